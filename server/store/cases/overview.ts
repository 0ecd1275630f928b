/** Figures of the desk for the manager: what is open, what is late, how fast answers are, which mail does not arrive. */
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { doAndNote } from './do-and-note.ts'

const day = 24 * 60 * 60 * 1000
const period = 30 * day

/** What is open and what is late, by kind and stage. Exported for the bench, which prints its plan. */
export const openQuery = (run: Run, now: string) =>
	run
		.selectFrom('cases')
		.select(({ fn }) => [
			'kind',
			'stage',
			fn.countAll<number>().as('n'),
			fn.countAll<number>().filterWhere('clock_at', '<', now).as('late'),
		])
		.where('closed_at', 'is', null)
		// `not`, because an equation leads SQLite to an index without kind and stage, and to reading every row for them.
		.where(({ not }) => not('before_desk'))
		.groupBy(['kind', 'stage'])
		.orderBy('kind')
		.orderBy('stage')

export function createOverview(database: Database) {
	async function failing() {
		const db = await database.ready()
		return db
			.selectFrom('deliveries')
			.leftJoin('cases', 'cases.id', 'deliveries.submission_id')
			.select((eb) => [
				'deliveries.id',
				eb.val<'deliveries' | 'outgoing'>('deliveries').as('table'),
				'cases.id as case_id',
				'cases.reference',
				eb.ref('channel').$castTo<string>().as('what'),
				'attempts',
				'failed_at',
				'last_attempt_at',
				'failure_reason as reason',
			])
			.where('delivered_at', 'is', null)
			.where('attempts', '>', 0)
			.unionAll(
				db
					.selectFrom('outgoing')
					.leftJoin('cases', 'cases.id', 'outgoing.case_id')
					.select((eb) => [
						'outgoing.id',
						eb.val<'deliveries' | 'outgoing'>('outgoing').as('table'),
						'outgoing.case_id',
						'cases.reference',
						'template as what',
						'attempts',
						'failed_at',
						'last_attempt_at',
						'failure_reason as reason',
					])
					.where('sent_at', 'is', null)
					.where('cancelled_at', 'is', null)
					.where(({ eb, or }) => or([eb('attempts', '>', 0), eb('failed_at', 'is not', null)])),
			)
			.orderBy('last_attempt_at', 'desc')
			.limit(100)
			.execute()
	}

	return {
		async read() {
			const db = await database.ready()
			const now = new Date().toISOString()
			const open = await openQuery(db, now).execute()
			return {
				open,
				late: open.reduce((sum, row) => sum + row.late, 0),
				failing: await failing(),
				days: period / day,
			}
		},

		/** Tries once more what has failed: at once, also what was given up. False when there is nothing to try. */
		async retry(table: 'deliveries' | 'outgoing', id: string, actor: string): Promise<boolean> {
			const again = { next_attempt_at: new Date().toISOString(), failed_at: null }
			// A person has decided that it may go twice. While its call goes on, or may still be reported, nothing has failed.
			const anew = { ...again, begun_at: null }
			const queryOn = (run: Run) =>
				table === 'deliveries'
					? run
							.updateTable('deliveries')
							.set(again)
							.where('id', '=', id)
							.where('delivered_at', 'is', null)
					: run
							.updateTable('outgoing')
							.set(anew)
							.where('id', '=', id)
							.where('sent_at', 'is', null)
							.where('cancelled_at', 'is', null)
							.where(({ eb, or }) =>
								or([eb('begun_at', 'is', null), eb('failed_at', 'is not', null)]),
							)
			return doAndNote(database, { actor, type: 'retried', data: { table, id } }, async (run) => {
				return (await queryOn(run).executeTakeFirst()).numUpdatedRows > 0n
			})
		},
	}
}
