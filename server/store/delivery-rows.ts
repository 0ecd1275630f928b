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
const deliveryState = v.object({
	...deliveryRow.entries,
	delivered_at: v.nullable(v.string()),
	claimed_by: v.nullable(v.string()),
	claimed_until: v.nullable(v.string()),
})
export type DeliveryRow = v.InferOutput<typeof deliveryRow>

/** `outage`: the channel did not answer; otherwise it answered and refused this one. */
export type Failure = { code: string; outage: boolean }

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

	function delivered(which: ReturnType<typeof sql>) {
		const now = new Date().toISOString()
		return sql`
			update deliveries set delivered_at = ${now}, last_attempt_at = ${now}, attempts = attempts + 1,
				claimed_by = null, claimed_until = null, failed_at = null, failure_reason = null, outage = ${false}
			where ${which} and delivered_at is null`
	}

	function failed(which: ReturnType<typeof sql>, failure: Failure, next: Date, givenUp: boolean) {
		const now = new Date().toISOString()
		return sql`
			update deliveries set attempts = attempts + 1, last_attempt_at = ${now},
				next_attempt_at = ${next.toISOString()}, claimed_by = null, claimed_until = null,
				failure_reason = ${failure.code}, outage = ${failure.outage},
				failed_at = ${givenUp ? now : null}
			where ${which} and delivered_at is null`
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

		/** Frees at once what a process that is no more had claimed. */
		async release(isGone: (claimedBy: string) => boolean): Promise<void> {
			const db = await database.ready()
			const { rows } = await sql<{ claimed_by: string }>`
				select distinct claimed_by from deliveries
				where delivered_at is null and claimed_by is not null`.execute(db)
			for (const { claimed_by } of rows.filter((row) => isGone(row.claimed_by))) {
				await sql`
					update deliveries set claimed_by = null, claimed_until = null
					where claimed_by = ${claimed_by} and delivered_at is null`.execute(db)
			}
		},

		/** The channel is back: what waited for it is due at once. */
		async wake(channel: Channel): Promise<void> {
			const now = new Date().toISOString()
			await sql`
				update deliveries set next_attempt_at = ${now}
				where channel = ${channel} and delivered_at is null and outage = ${true}
					and next_attempt_at > ${now}`.execute(await database.ready())
		},

		async markDelivered(id: string): Promise<void> {
			await delivered(sql`id = ${id}`).execute(await database.ready())
		},

		async markFailed(id: string, failure: Failure, next: Date, givenUp: boolean): Promise<void> {
			await failed(sql`id = ${id}`, failure, next, givenUp).execute(await database.ready())
		},

		/** What came of the first tries, and what the visitor was told: together, and once. */
		async settleFirst(
			submissionId: string,
			outcomes: Readonly<Record<Channel, Failure | null>>,
			next: Date,
			answer: string,
		): Promise<void> {
			await database.transaction(async (trx) => {
				const { rows } = await sql`
					update contact_submissions set answer = ${answer}
					where id = ${submissionId} and answer is null returning id`.execute(trx)
				if (rows.length === 0) return
				for (const channel of channels) {
					const outcome = outcomes[channel]
					const row = sql`submission_id = ${submissionId} and channel = ${channel}`
					await (outcome ? failed(row, outcome, next, false) : delivered(row)).execute(trx)
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
