/**
 * What the platform calls in, kept before it is answered and worked off exactly once. One process at a time, by the lease, works it off
 * in the order in which the platform took it, so that an album of five photos opens one case.
 */
import * as v from 'valibot'
import type { Database } from './database.ts'
import { isHeld, type Lease } from './leases.ts'
import type { Trx } from './schema.ts'
import {
	createWhatsappLanding,
	type Landed,
	type LandingParts,
	storedMessage,
	type Waiting,
} from './whatsapp-landing.ts'
import { noteStatus } from './whatsapp-statuses.ts'

export interface NewArrival {
	key: string
	kind: 'message' | 'status'
	/** When the platform took it. */
	at: string
	data: string
	/** Why nobody can work it off. */
	aside?: string
}

const stored = v.pipe(
	v.string(),
	v.parseJson(),
	v.union([storedMessage, v.object({ status: v.unknown() })]),
)

export function createWhatsappArrivals(database: Database, parts: LandingParts) {
	const landMessage = createWhatsappLanding(database, parts)

	async function land(trx: Trx, row: Waiting): Promise<Landed> {
		const read = v.safeParse(stored, row.data)
		if (!read.success) return { kind: 'message', caseId: null, aside: 'unreadable' }
		if ('message' in read.output) return landMessage(trx, row, read.output)
		return { kind: 'status', caseId: await noteStatus(trx, read.output.status, row.at) }
	}

	return {
		/** Keeps what is new; how many. */
		add: (rows: readonly NewArrival[]): Promise<number> =>
			database.transaction(async (trx) => {
				let added = 0
				for (const { key, kind, at, data, aside } of rows) {
					const isNew = await trx
						.insertInto('arrivals')
						.values({
							...{ key, channel: 'wa', kind, at, data },
							received_at: new Date().toISOString(),
							...(aside === undefined
								? { state: 'waiting' }
								: { state: 'aside', reason: aside, size: data.length }),
						})
						.onConflict((known) => known.doNothing())
						.returning('key')
						.executeTakeFirst()
					if (isNew) added += 1
				}
				return added
			}),

		/** The next to be worked off, in the order of the platform. */
		async waiting(limit: number): Promise<string[]> {
			const rows = await (await database.ready())
				.selectFrom('arrivals')
				.select('key')
				.where('state', '=', 'waiting')
				.orderBy('at')
				.orderBy('received_at')
				.orderBy('key')
				.limit(limit)
				.execute()
			return rows.map(({ key }) => key)
		},

		/** `lost` when another process has the lease now: nothing was written. */
		workOff: (lease: Lease, key: string): Promise<'done' | 'lost'> =>
			database.transaction(async (trx) => {
				if (!(await isHeld(trx, lease))) return 'lost'
				const row = await trx
					.selectFrom('arrivals')
					.select(['key', 'at', 'data', 'reason'])
					.where('key', '=', key)
					.where('state', '=', 'waiting')
					.executeTakeFirst()
				if (!row) return 'done'
				const { kind, caseId, messageId = null, aside } = await land(trx, row)
				await trx
					.updateTable('arrivals')
					.set({
						...{ kind, case_id: caseId, message_id: messageId },
						...(aside === undefined
							? { state: 'done', reason: null, data: null }
							: { state: 'aside', reason: aside }),
					})
					.where('key', '=', key)
					.execute()
				return 'done'
			}),

		/** It stopped the work too often: a person looks at it, and the next is worked off. */
		async setAside(key: string): Promise<void> {
			await (await database.ready())
				.updateTable('arrivals')
				.set({ state: 'aside', reason: 'tries' })
				.where('key', '=', key)
				.where('state', '=', 'waiting')
				.execute()
		},
	}
}
