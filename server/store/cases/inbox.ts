/** The inbox: which cases a view shows, page by page in the order of their clocks, and how many each view holds. */
import type { RawBuilder, SqlBool } from 'kysely'
import type { CaseView } from '#domain/cases/codes.ts'
import type { WaitingOn } from '#domain/cases/stages.ts'
import { endOfDay } from '#domain/desk/clock.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { readRow } from '../submissions.ts'
import { kinds, type Submission } from '../tables.ts'
import { passportKeyOf } from './applicant.ts'
import {
	type CaseFilter,
	type Cases,
	type Condition,
	conditionsOf,
	isAfter,
	isFailed,
	isSearch,
	isSilent,
	isWithdrawn,
	orderOf,
	willBeErased,
} from './case-filter.ts'
import { type CaseRow, caseColumnNames, selectCases } from './case-rows.ts'
import { namesIntake, namesUniversity } from './lighter-writes.ts'

const pageLength = 50

const inOrder = (run: Run, filter: CaseFilter) => {
	const [column, way] = orderOf(filter)
	return selectCases(run).orderBy(column, way).orderBy('id', way)
}

/** The query of one page. Exported, like those below, for the bench, which prints its plan. */
export const pageQuery = (run: Run, filter: CaseFilter, staffId: string, now: string) =>
	inOrder(run, filter)
		.where(conditionsOf(filter, staffId, now))
		.where(isAfter(filter))
		.limit(pageLength + 1)

/**
 * The page of a search, and how many are found in all: every text is looked through once for both. What is found is read from the index
 * of what is searched; whole rows are read of one page alone.
 */
export function searchQuery(run: Run, filter: CaseFilter, staffId: string, now: string) {
	const [column, way] = orderOf(filter)
	return run
		.with(
			(name) => name('page').materialized(),
			(page) =>
				page
					.selectFrom('cases')
					.select(({ fn }) => ['id as found_id', fn.countAll<number>().over().as('found')])
					.where(conditionsOf(filter, staffId, now))
					.where(isAfter(filter))
					.orderBy(column, way)
					.orderBy('id', way)
					.limit(pageLength + 1),
		)
		.selectFrom('page')
		.innerJoin('cases', 'id', 'found_id')
		.select(['found', ...caseColumnNames])
		.orderBy(column, way)
		.orderBy('id', way)
}

/** How many cases a filter holds over all its pages. */
export const totalQuery = (run: Run, filter: CaseFilter, staffId: string, now: string) =>
	run
		.selectFrom('cases')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where(conditionsOf(filter, staffId, now))

/** What a whole view holds is among the counts; null where the filter narrows it further. */
function countOfView(
	{ view, waiting, after: _, sort: __, ...more }: CaseFilter,
	counts: CaseCounts,
) {
	if (Object.values(more).some((value) => value !== undefined)) return null
	if (view === 'closed') return null
	if (!waiting) return counts[view]
	return view === 'inbox' ? counts.waiting[waiting] : null
}

/** One pass over an index that holds all that is counted. */
const openQuery = (run: Run, staffId: string, now: string, tonight: string) =>
	run
		.selectFrom('cases')
		.select((cases) => {
			const count = (condition: Condition) => cases.fn.countAll<number>().filterWhere(condition)
			return [
				'before_desk',
				'waiting_on',
				cases.fn.countAll<number>().as('all_of_them'),
				count(cases('assignee_id', '=', staffId)).as('mine'),
				count(cases('clock_at', '<', now)).as('late'),
				count(cases('clock_at', '<', tonight)).as('tonight'),
				count(cases.ref('unread')).as('unread'),
			]
		})
		.where('closed_at', 'is', null)
		.groupBy(['before_desk', 'waiting_on'])

/** What the views of a few cases hold, each found by an index of its own. */
const fewQuery = (run: Run, now: string) =>
	run.selectNoFrom(({ selectFrom }) => {
		const count = (condition: (cases: Cases) => Condition) =>
			selectFrom('cases')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.where(condition)
		// The failed mails are few: what they belong to is found by their index, and not by looking at every case.
		const failed = selectFrom('outgoing')
			.select(({ fn }) => fn.count<number>('outgoing.case_id').distinct().as('count'))
			.where(isFailed)
			// Joined, SQLite would begin with the cases.
			.where(({ exists, selectFrom: from }) =>
				exists(
					from('cases')
						.select('cases.id')
						.whereRef('cases.id', '=', 'outgoing.case_id')
						.where('cases.closed_at', 'is', null),
				),
			)
		return [
			failed.as('failed'),
			count((cases) => isWithdrawn(cases, now)).as('withdrawn'),
			count((cases) => isSilent(cases, now)).as('silent'),
			count(willBeErased).as('erasure'),
		]
	})

/** Both in one question: the few stand in every row, also in the only one where no case is open. */
export const countQuery = (run: Run, staffId: string, now: string, tonight: string) =>
	run
		.selectFrom(fewQuery(run, now).as('few'))
		.leftJoin(openQuery(run, staffId, now, tonight).as('open'), (join) => join.onTrue())
		.selectAll()

export type CaseCounts = Record<Exclude<CaseView, 'closed'> | 'today', number> & {
	waiting: Record<WaitingOn, number>
}

export function createInbox(database: Database) {
	async function counts(staffId: string): Promise<CaseCounts> {
		const db = await database.ready()
		const now = new Date()
		const tonight = new Date(endOfDay(now.getTime())).toISOString()
		const all = await countQuery(db, staffId, now.toISOString(), tonight).execute()
		const few = all[0]
		const working = all.filter((row) => !row.before_desk)
		const total = (of: 'all_of_them' | 'mine' | 'late' | 'tonight' | 'unread', rows = working) =>
			rows.reduce((sum, row) => sum + (row[of] ?? 0), 0)
		const late = total('late')
		return {
			inbox: total('all_of_them'),
			mine: total('mine'),
			late,
			today: total('tonight') - late,
			new: total('unread'),
			withdrawn: few?.withdrawn ?? 0,
			erasure: few?.erasure ?? 0,
			failed: few?.failed ?? 0,
			silent: few?.silent ?? 0,
			before: total(
				'all_of_them',
				all.filter((row) => row.before_desk),
			),
			waiting: {
				us: 0,
				student: 0,
				university: 0,
				authority: 0,
				landlord: 0,
				nobody: 0,
				...Object.fromEntries(
					working.flatMap((row) =>
						row.waiting_on ? [[row.waiting_on, row.all_of_them ?? 0]] : [],
					),
				),
			},
		}
	}

	/** `found`: how many a search finds, from this page on; null where nothing is searched. */
	async function page(filter: CaseFilter, staffId: string) {
		const now = new Date().toISOString()
		const db = await database.ready()
		const search = isSearch(filter) ? await searchQuery(db, filter, staffId, now).execute() : null
		const rows: CaseRow[] =
			search?.map(({ found: _, ...row }) => row) ??
			(await pageQuery(db, filter, staffId, now).execute())
		const found = search && (search[0]?.found ?? 0)
		const cases = rows.slice(0, pageLength)
		const last = rows.length > pageLength ? cases.at(-1) : undefined
		const [column] = orderOf(filter)
		return { cases, found, next: last ? { by: last[column] ?? '', id: last.id } : null }
	}

	async function total(filter: CaseFilter, staffId: string, known: CaseCounts): Promise<number> {
		const counted = countOfView(filter, known)
		if (counted !== null) return counted
		const now = new Date().toISOString()
		const query = totalQuery(await database.ready(), filter, staffId, now)
		return (await query.executeTakeFirstOrThrow()).count
	}

	/** A whole passport number finds its cases and nothing else; what is no such number is searched as words. */
	async function withPassport(filter: CaseFilter): Promise<CaseFilter> {
		const db = await database.ready()
		const passportKey = await passportKeyOf(db, filter.q ?? '')
		if (passportKey === null) return filter
		const known = await db
			.selectFrom('cases')
			.select('id')
			.where('passport_key', '=', passportKey)
			.limit(1)
			.executeTakeFirst()
		return known ? { ...filter, passportKey } : filter
	}

	/** The universities and intakes that cases name. */
	async function choices() {
		const db = await database.ready()
		const of = async (column: 'university' | 'intake', isNamed: RawBuilder<SqlBool>) => {
			const rows = await db
				.selectFrom('cases')
				.select(column)
				.distinct()
				.where(isNamed)
				.orderBy(column)
				.execute()
			return rows.flatMap((row) => row[column] ?? [])
		}
		return {
			universities: await of('university', namesUniversity),
			intakes: await of('intake', namesIntake),
		}
	}

	/** What was submitted, by the case's id. */
	async function submissionsOf(cases: readonly CaseRow[]): Promise<Map<string, Submission>> {
		const db = await database.ready()
		const found = new Map<string, Submission>()
		for (const kind of kinds) {
			const ids = cases.filter((row) => row.kind === kind).map((row) => row.submission_id)
			if (ids.length === 0) continue
			for (const row of await db.selectFrom(kind).selectAll().where('id', 'in', ids).execute()) {
				const { submission } = readRow(kind, row)
				found.set(submission.id, submission)
			}
		}
		return found
	}

	return { counts, page, total, withPassport, choices, submissionsOf }
}
export type Inbox = ReturnType<typeof createInbox>
