/** Which submissions are too old to be kept: their time runs from the day their case was closed. */
import type { Database } from './database.ts'
import type { Target } from './erased-tables.ts'
import type { Run, Trx } from './schema.ts'
import type { Kind } from './tables.ts'

const day = 24 * 60 * 60 * 1000
/** So long before they are deleted, a manager sees which cases will go; no case goes without. */
const noticeDays = 14

/**
 * Submissions whose time began before that one. An open case has no such time, however old it is; except one from before there
 * was a desk that nobody has touched since. A submission that has no case yet goes by its own age.
 */
const overBefore = (run: Run, kind: Kind, time: string) =>
	run
		.selectFrom(kind)
		.leftJoin('cases', (join) =>
			join.on('cases.kind', '=', kind).onRef('cases.submission_id', '=', `${kind}.id`),
		)
		.select(`${kind}.id`)
		.where(
			({ eb }) =>
				eb
					.case()
					.when('cases.id', 'is', null)
					.then(eb.ref(`${kind}.created_at`))
					.when('cases.closed_at', 'is not', null)
					.then(eb.ref('cases.closed_at'))
					.when(eb.ref('cases.before_desk'))
					.then(eb.ref('cases.updated_at'))
					.end(),
			'<',
			time,
		)

const later = (time: string, days: number) => new Date(Date.parse(time) + days * day).toISOString()

export function createRetention(database: Database) {
	/** When this period was first set: it deletes nothing before its notice is over. */
	async function setAt(days: number): Promise<string> {
		return database.transaction(async (trx) => {
			await trx.deleteFrom('retention_periods').where('days', '<>', days).execute()
			await trx
				.insertInto('retention_periods')
				.values({ days, set_at: new Date().toISOString() })
				.onConflict((known) => known.column('days').doNothing())
				.execute()
			const { set_at } = await trx
				.selectFrom('retention_periods')
				.select('set_at')
				.where('days', '=', days)
				.executeTakeFirstOrThrow()
			return set_at
		})
	}

	return {
		/** Ids of submissions whose time began before that one. */
		async over(kind: Kind, time: string, limit: number): Promise<string[]> {
			const query = overBefore(await database.ready(), kind, time)
			const rows = await query.orderBy(`${kind}.created_at`).limit(limit).execute()
			return rows.map(({ id }) => id)
		},

		/** Asked once more with the case locked: somebody may have opened it again. */
		async isOver(trx: Trx, { kind, id }: Target, time: string): Promise<boolean> {
			const query = overBefore(trx, kind, time).where(`${kind}.id`, '=', id)
			return (await query.executeTakeFirst()) !== undefined
		},

		/** True when this period was set long enough ago for everybody to have seen what goes. */
		isAnnounced: async (days: number): Promise<boolean> =>
			later(await setAt(days), noticeDays) <= new Date().toISOString(),

		/** Cases that will be deleted within the next two weeks, with the day, the first to go first. */
		async leaving(days: number, limit: number) {
			const begins = later(await setAt(days), noticeDays)
			const time = later(new Date().toISOString(), noticeDays - days)
			const db = await database.ready()
			const cases = await db
				.selectFrom('cases')
				.select(({ fn }) => [
					'id',
					'reference',
					'name',
					fn.coalesce('closed_at', 'updated_at').as('from'),
				])
				.where(({ eb, or, and, ref }) =>
					or([
						eb('closed_at', '<', time),
						and([eb('closed_at', 'is', null), ref('before_desk'), eb('updated_at', '<', time)]),
					]),
				)
				.orderBy('from')
				.orderBy('id')
				.execute()
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
