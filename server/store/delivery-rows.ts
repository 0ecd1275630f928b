/**
 * Deliveries are rows: one per channel and submission. A worker claims a row for a short time before it sends; a row
 * whose claim ran out (the process died) is free again.
 */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database.ts'
import { type Channel, channels, kinds } from './tables.ts'

const deliveryRow = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submission_id: v.string(),
	channel: v.picklist(channels),
	attempts: v.number(),
})
export type DeliveryRow = v.InferOutput<typeof deliveryRow>

/** `outage`: the channel did not answer; otherwise it answered and refused this one. */
export type Failure = { code: string; outage: boolean }

export type DeliveryRows = ReturnType<typeof createDeliveryRows>

export function createDeliveryRows(database: Database) {
	/** Two processes never get the same row: on PostgreSQL a locked row is passed over, SQLite has one writer. */
	const passOver = database.pool ? sql`for update skip locked` : sql``

	async function claim(
		by: string,
		until: Date,
		wanted: ReturnType<typeof sql>,
		limit: number,
	): Promise<DeliveryRow[]> {
		const now = new Date().toISOString()
		const { rows } = await sql`
			update deliveries set claimed_by = ${by}, claimed_until = ${until.toISOString()}
			where id in (
				select id from deliveries
				where delivered_at is null and (claimed_until is null or claimed_until < ${now}) and ${wanted}
				order by next_attempt_at limit ${limit} ${passOver}
			)
			returning id, kind, submission_id, channel, attempts`.execute(await database.ready())
		return v.parse(v.array(deliveryRow), rows)
	}

	return {
		claimDue: (channel: Channel, by: string, until: Date, limit: number) =>
			claim(
				by,
				until,
				sql`channel = ${channel} and next_attempt_at <= ${new Date().toISOString()}`,
				limit,
			),

		/** One row to find out whether a channel that did not answer is back, however long it still had to wait. */
		claimProbe: async (channel: Channel, by: string, until: Date) =>
			(await claim(by, until, sql`channel = ${channel} and outage = ${true}`, 1))[0],

		/** The channel is back: what waited for it is due at once. */
		async wake(channel: Channel): Promise<void> {
			const now = new Date().toISOString()
			await sql`
				update deliveries set next_attempt_at = ${now}
				where channel = ${channel} and delivered_at is null and outage = ${true}
					and next_attempt_at > ${now}`.execute(await database.ready())
		},

		async markDelivered(id: string): Promise<void> {
			const now = new Date().toISOString()
			await sql`
				update deliveries set delivered_at = ${now}, last_attempt_at = ${now}, attempts = attempts + 1,
					claimed_by = null, claimed_until = null, failed_at = null, failure_reason = null, outage = ${false}
				where id = ${id}`.execute(await database.ready())
		},

		async markFailed(
			id: string,
			failure: Failure,
			nextAttemptAt: Date,
			givenUp: boolean,
		): Promise<void> {
			const now = new Date().toISOString()
			await sql`
				update deliveries set attempts = attempts + 1, last_attempt_at = ${now},
					next_attempt_at = ${nextAttemptAt.toISOString()}, claimed_by = null, claimed_until = null,
					failure_reason = ${failure.code}, outage = ${failure.outage},
					failed_at = ${givenUp ? now : null}
				where id = ${id} and delivered_at is null`.execute(await database.ready())
		},

		async ofSubmission(submissionId: string): Promise<(DeliveryRow & { delivered: boolean })[]> {
			const { rows } = await sql`
				select id, kind, submission_id, channel, attempts, delivered_at from deliveries
				where submission_id = ${submissionId} order by channel`.execute(await database.ready())
			const withTime = v.object({ ...deliveryRow.entries, delivered_at: v.nullable(v.string()) })
			return v
				.parse(v.array(withTime), rows)
				.map(({ delivered_at, ...row }) => ({ ...row, delivered: delivered_at !== null }))
		},
	}
}
