/** How the desk stands, for the manager: what is open, what is late, how fast answers are, which mail does not arrive. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { kinds } from '../tables.ts'

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const day = 24 * 60 * 60 * 1000
const period = 30 * day

const openRow = v.object({ kind: v.picklist(kinds), stage: v.string(), n: number, late: number })
const replyRow = v.object({ created_at: v.string(), first_reply_at: v.string() })
const keptRow = v.object({
	data: v.pipe(
		v.string(),
		v.transform((text): unknown => JSON.parse(text)),
		v.object({ kept: v.optional(v.boolean()) }),
	),
})
const failingRow = v.object({
	id: v.string(),
	table: v.picklist(['deliveries', 'outgoing']),
	case_id: v.nullable(v.string()),
	reference: v.nullable(v.string()),
	what: v.string(),
	attempts: v.number(),
	failed_at: v.nullable(v.string()),
	last_attempt_at: v.nullable(v.string()),
	reason: v.nullable(v.string()),
})

/** Upper bounds of the bars, in hours; the last one has none. */
const replyBars = [2, 4, 8, 24, null] as const

export function createOverview(database: Database) {
	async function failing() {
		const { rows } = await sql`
			select deliveries.id, 'deliveries' as "table", cases.id as case_id, cases.reference, channel as what,
				attempts, failed_at, last_attempt_at, failure_reason as reason
			from deliveries left join cases on cases.id = deliveries.submission_id
			where delivered_at is null and attempts > 0
			union all
			select outgoing.id, 'outgoing', outgoing.case_id, cases.reference, template, attempts, failed_at,
				last_attempt_at, failure_reason
			from outgoing left join cases on cases.id = outgoing.case_id
			where sent_at is null and cancelled_at is null and attempts > 0
			order by 8 desc limit 100`.execute(await database.ready())
		return v.parse(v.array(failingRow), rows)
	}

	return {
		async read() {
			const db = await database.ready()
			const now = new Date()
			const since = new Date(now.getTime() - period).toISOString()
			const open = v.parse(
				v.array(openRow),
				(
					await sql`
						select kind, stage, count(*) as n,
							sum(case when clock_at < ${now.toISOString()} then 1 else 0 end) as late
						from cases where closed_at is null and before_desk = ${false}
						group by kind, stage order by kind, stage`.execute(db)
				).rows,
			)
			const replies = v.parse(
				v.array(replyRow),
				(
					await sql`
						select created_at, first_reply_at from cases
						where first_reply_at > ${since} and before_desk = ${false}`.execute(db)
				).rows,
			)
			// A promise is kept or missed in the moment of the answer, and that answer's event says which; one that was
			// taken back has not kept anything.
			const answers = v.parse(
				v.array(keptRow),
				(
					await sql`
						select data from events where at > ${since} and type = 'message' and not exists (
							select 1 from messages join outgoing on outgoing.message_id = messages.id
							where messages.case_id = events.case_id and messages.event_id = events.id
								and outgoing.cancelled_at is not null)`.execute(db)
				).rows,
			)
			const promises = answers.map(({ data }) => data.kept).filter((kept) => kept !== undefined)
			const hours = replies.map(
				(row) => (Date.parse(row.first_reply_at) - Date.parse(row.created_at)) / (day / 24),
			)
			const bars = replyBars.map((until, at) => {
				const from = at === 0 ? -1 : (replyBars[at - 1] ?? 0)
				return {
					until,
					count: hours.filter((h) => h > from && (until === null || h <= until)).length,
				}
			})
			return {
				open,
				late: open.reduce((sum, row) => sum + row.late, 0),
				promises: { kept: promises.filter(Boolean).length, all: promises.length },
				replies: bars,
				failing: await failing(),
				days: period / day,
			}
		},

		/** Tries once more what has failed: at once, also what was given up. False when there is nothing to try. */
		async retry(table: 'deliveries' | 'outgoing', id: string): Promise<boolean> {
			const now = new Date().toISOString()
			const isOpen =
				table === 'deliveries'
					? sql`delivered_at is null`
					: sql`sent_at is null and cancelled_at is null`
			const { rows } = await sql`
				update ${sql.table(table)} set next_attempt_at = ${now}, failed_at = null
				where id = ${id} and ${isOpen} returning id`.execute(await database.ready())
			return rows.length > 0
		},
	}
}
