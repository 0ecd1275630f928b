/** Deliveries to the company are rows: one per channel and submission. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { createClaims, type Failure } from './claims.ts'
import type { Database } from './database.ts'
import { type Channel, channels, kinds } from './tables.ts'

const deliveryRow = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submission_id: v.string(),
	channel: v.picklist(channels),
	attempts: v.number(),
})
const deliveryState = v.object({
	...deliveryRow.entries,
	delivered_at: v.nullable(v.string()),
	claimed_by: v.nullable(v.string()),
	claimed_until: v.nullable(v.string()),
})
export type DeliveryRow = v.InferOutput<typeof deliveryRow>

export function createDeliveryRows(database: Database) {
	const claims = createClaims(database, {
		name: 'deliveries',
		doneAt: 'delivered_at',
		isOpen: sql`delivered_at is null`,
		needed: Object.keys(deliveryRow.entries),
	})
	/** A kind that only a newer version knows is left to it. */
	const known = sql`kind in (${sql.join([...kinds])})`
	const through = (channel: Channel) => sql`channel = ${channel} and ${known}`

	return {
		hold: claims.hold,
		release: claims.release,

		claimDue: async (channel: Channel, by: string, until: Date, limit: number) =>
			v.parse(v.array(deliveryRow), await claims.claimDue(by, until, through(channel), limit)),

		claimProbe: async (channel: Channel, by: string, until: Date) =>
			v.parse(v.optional(deliveryRow), await claims.claimProbe(by, until, through(channel))),

		wake: (channel: Channel) => claims.wake(through(channel)),

		async markDelivered(id: string): Promise<void> {
			await claims.done(sql`id = ${id}`).execute(await database.ready())
		},

		async markFailed(id: string, failure: Failure, next: Date, isNoted: boolean): Promise<void> {
			await claims.failed(sql`id = ${id}`, failure, next, isNoted).execute(await database.ready())
		},

		/**
		 * What came of the first tries, and what the visitor was told: together, and once. A channel whose try is still
		 * under way keeps its claim.
		 */
		async settleFirst(
			submissionId: string,
			outcomes: Readonly<Record<Channel, Failure | 'under way' | null>>,
			next: Date,
			answer: string,
		): Promise<void> {
			await database.transaction(async (trx) => {
				const { rows } = await sql`
					update contact_submissions set answer = ${answer}
					where id = ${submissionId} and answer is null returning id`.execute(trx)
				if (rows.length === 0) return
				const rowsOf = (which: readonly Channel[]) => sql`
					kind = 'contact_submissions' and submission_id = ${submissionId}
					and channel in (${sql.join([...which])})`
				const taken = channels.filter((channel) => outcomes[channel] === null)
				if (taken.length > 0) await claims.done(rowsOf(taken)).execute(trx)
				for (const channel of channels) {
					const outcome = outcomes[channel]
					if (outcome === null || outcome === 'under way') continue
					await claims.failed(rowsOf([channel]), outcome, next, false).execute(trx)
				}
			})
		},

		/** How far each channel is; `claimedBy` while somebody is sending it. */
		async ofSubmission(submissionId: string) {
			const { rows } = await sql`
				select id, kind, submission_id, channel, attempts, delivered_at, claimed_by, claimed_until
				from deliveries
				where submission_id = ${submissionId} order by channel`.execute(await database.ready())
			const now = new Date().toISOString()
			return v
				.parse(v.array(deliveryState), rows)
				.map(({ delivered_at, claimed_by, claimed_until, ...row }) => ({
					...row,
					delivered: delivered_at !== null,
					claimedBy: claimed_until !== null && claimed_until > now ? claimed_by : null,
				}))
		},
	}
}
