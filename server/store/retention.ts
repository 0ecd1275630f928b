/** Which submissions are too old to be kept: their time runs from the day their case was closed. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database.ts'
import type { Target } from './erased-tables.ts'
import type { Kind } from './tables.ts'
import { column } from './tombstone-rows.ts'

const day = 24 * 60 * 60 * 1000
/** So long before they are deleted, a manager sees which cases will go; no case goes without. */
const noticeDays = 14

/**
 * From when on the time of a submission counts. An open case has none, however old it is; except one from before there was
 * a desk that nobody has touched since. A submission that has no case yet goes by its own age.
 */
const countsFrom = (kind: Kind): RawBuilder<string | null> => sql`
	case when cases.id is null then ${sql.table(kind)}.created_at
		when cases.closed_at is not null then cases.closed_at
		when cases.before_desk then cases.updated_at end`

const withCase = (kind: Kind) => sql`
	${sql.table(kind)} left join cases on cases.kind = ${kind} and cases.submission_id = ${sql.table(kind)}.id`

const leavingRow = v.object({
	id: v.string(),
	reference: v.string(),
	name: v.string(),
	from: v.string(),
})
const leavingRows = v.array(leavingRow)

const later = (time: string, days: number) => new Date(Date.parse(time) + days * day).toISOString()

export function createRetention(database: Database) {
	/** When this period was first set: it deletes nothing before its notice is over. */
	async function setAt(days: number): Promise<string> {
		return database.transaction(async (trx) => {
			await sql`delete from retention_periods where days <> ${days}`.execute(trx)
			await sql`
				insert into retention_periods (days, set_at) values (${days}, ${new Date().toISOString()})
				on conflict (days) do nothing`.execute(trx)
			const [time = ''] = await column(
				trx,
				sql`select set_at as value from retention_periods where days = ${days}`,
			)
			return time
		})
	}

	return {
		/** Ids of submissions whose time began before that one. */
		over: async (kind: Kind, time: string, limit: number): Promise<string[]> =>
			column(
				await database.ready(),
				sql`select ${sql.table(kind)}.id as value from ${withCase(kind)}
					where ${countsFrom(kind)} < ${time} order by ${sql.table(kind)}.created_at limit ${limit}`,
			),

		/** Asked once more with the case locked: somebody may have opened it again. */
		async isOver(trx: Transaction<unknown>, { kind, id }: Target, time: string): Promise<boolean> {
			const { rows } = await sql`
				select 1 from ${withCase(kind)}
				where ${sql.table(kind)}.id = ${id} and ${countsFrom(kind)} < ${time}`.execute(trx)
			return rows.length > 0
		},

		/** True when this period was set long enough ago for everybody to have seen what goes. */
		isAnnounced: async (days: number): Promise<boolean> =>
			later(await setAt(days), noticeDays) <= new Date().toISOString(),

		/** Cases that will be deleted within the next two weeks, with the day, the first to go first. */
		async leaving(days: number, limit: number) {
			const begins = later(await setAt(days), noticeDays)
			const time = later(new Date().toISOString(), noticeDays - days)
			const { rows } = await sql`
				select id, reference, name, coalesce(closed_at, updated_at) as "from" from cases
				where closed_at < ${time} or (closed_at is null and before_desk and updated_at < ${time})
				order by 4, id`.execute(await database.ready())
			const cases = v.parse(leavingRows, rows)
			return {
				count: cases.length,
				cases: cases.slice(0, limit).map(({ from, ...shown }) => {
					const on = later(from, days)
					return { ...shown, on: on < begins ? begins : on }
				}),
			}
		},
	}
}
