/** Deliveries to the company are rows: one per channel and submission. */
import { expressionBuilder } from 'kysely'
import { createClaims, type Failure } from './claims.ts'
import type { Database } from './database.ts'
import type { Row, Tables, Trx } from './schema.ts'
import { type Channel, channels, kinds } from './tables.ts'

const needed = ['id', 'kind', 'submission_id', 'channel', 'attempts'] as const
export type DeliveryRow = Pick<Row<'deliveries'>, (typeof needed)[number]>

/** What came of a message's first attempts, and what its sender is answered. */
export type FirstSettled = {
	submissionId: string
	outcomes: Readonly<Record<Channel, Failure | 'under way' | null>>
	next: Date
	answer: string
}

const deliveries = expressionBuilder<Tables, 'deliveries'>()
const { and } = deliveries
const isOpen = deliveries('delivered_at', 'is', null)

/** A kind that only a newer version knows is left to it. */
const through = (channel: Channel) =>
	and([deliveries('channel', '=', channel), deliveries('kind', 'in', kinds)])
const isOne = (id: string) => deliveries('id', '=', id)

export function createDeliveryRows(database: Database) {
	const claims = createClaims(database, {
		name: 'deliveries',
		isOpen,
		isNotTaken: isOpen,
		takenAt: (delivered_at) => ({ delivered_at }),
	})

	async function settleIn(trx: Trx, { submissionId, outcomes, next, answer }: FirstSettled) {
		const { numUpdatedRows } = await trx
			.updateTable('contact_submissions')
			.set({ answer })
			.where('id', '=', submissionId)
			.where('answer', 'is', null)
			.executeTakeFirst()
		if (numUpdatedRows === 0n) return
		const rowsOf = (which: readonly Channel[]) =>
			and([
				deliveries('kind', '=', 'contact_submissions'),
				deliveries('submission_id', '=', submissionId),
				deliveries('channel', 'in', which),
			])
		const taken = channels.filter((channel) => outcomes[channel] === null)
		if (taken.length > 0) await claims.done(trx, rowsOf(taken))
		for (const channel of channels) {
			const outcome = outcomes[channel]
			if (outcome === null || outcome === 'under way') continue
			await claims.failed(trx, rowsOf([channel]), outcome, next, false)
		}
	}

	return {
		hold: claims.hold,
		release: claims.release,

		async claimDue(
			channel: Channel,
			by: string,
			until: Date,
			limit: number,
		): Promise<DeliveryRow[]> {
			const isDue = deliveries('next_attempt_at', '<=', new Date().toISOString())
			const wanted = and([through(channel), isDue])
			const claim = claims.claim(await database.ready(), by, until, wanted, limit)
			return claim.returning(needed).execute()
		},

		/** One row to find out whether a channel that did not answer is back, however long it still had to wait. */
		async claimProbe(channel: Channel, by: string, until: Date): Promise<DeliveryRow | undefined> {
			const wanted = and([through(channel), deliveries('outage', '=', true)])
			const claim = claims.claim(await database.ready(), by, until, wanted, 1)
			return claim.returning(needed).executeTakeFirst()
		},

		wake: (channel: Channel) => claims.wake(through(channel)),

		markDelivered: async (id: string) => claims.done(await database.ready(), isOne(id)),

		async markFailed(id: string, failure: Failure, next: Date, isNoted: boolean): Promise<void> {
			await claims.failed(await database.ready(), isOne(id), failure, next, isNoted)
		},

		/**
		 * Stores the results of the first attempts together with the answer that the visitor gets, once. A channel whose attempt is
		 * still under way keeps its claim.
		 */
		settleFirst: (settled: FirstSettled): Promise<void> =>
			database.sharedTransaction((trx) => settleIn(trx, settled)),

		/** How far each channel is; `claimedBy` while somebody is sending it. */
		async ofSubmission(submissionId: string) {
			const db = await database.ready()
			const rows = await db
				.selectFrom('deliveries')
				.select([...needed, 'delivered_at', 'claimed_by', 'claimed_until'])
				.where('submission_id', '=', submissionId)
				.orderBy('channel')
				.execute()
			const now = new Date().toISOString()
			return rows.map(({ delivered_at, claimed_by, claimed_until, ...row }) => ({
				...row,
				delivered: delivered_at !== null,
				claimedBy: claimed_until !== null && claimed_until > now ? claimed_by : null,
			}))
		},
	}
}
