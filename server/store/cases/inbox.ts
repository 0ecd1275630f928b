/** The inbox: which cases a view shows, page by page in the order of their clocks, and how many each view holds. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { CaseView } from '#domain/cases/codes.ts'
import type { WaitingOn } from '#domain/cases/stages.ts'
import { endOfDay } from '#domain/desk/clock.ts'
import type { Database } from '../database.ts'
import { contains } from '../like.ts'
import type { Run, Tables } from '../schema.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds, type Submission } from '../tables.ts'
import { searchParts } from './applicant.ts'
import { type CaseRow, selectCases } from './case-rows.ts'

const pageLength = 50
const thirtyDays = 30 * 24 * 60 * 60 * 1000

export type CaseFilter = {
	view: CaseView
	kind?: Kind | undefined
	stage?: string | undefined
	waiting?: WaitingOn | undefined
	/** A colleague's id, or `none`. */
	assignee?: string | undefined
	country?: string | undefined
	/** Looks through open and closed cases alike, whatever the view. */
	q?: string | undefined
	after?: Place | undefined
}

/** Where the next page begins: after this case. */
export type Place = { clock: string; id: string }

type Cases = ExpressionBuilder<Tables, 'cases'>
type Condition = Expression<SqlBool>

/** A mail that will not arrive, and no answer since. */
function hasFailedMail(cases: Cases): Condition {
	return cases.exists(
		cases
			.selectFrom('outgoing')
			.select('outgoing.id')
			.whereRef('outgoing.case_id', '=', 'cases.id')
			.where('outgoing.failed_at', 'is not', null)
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom('messages')
							.select('messages.id')
							.whereRef('messages.case_id', '=', 'cases.id')
							.where('messages.direction', '=', 'out')
							.whereRef('messages.at', '>', 'outgoing.failed_at'),
					),
				),
			),
	)
}

/** By the applicant, and nobody has looked since. */
function isWithdrawn(cases: Cases, now: string): Condition {
	const since = new Date(Date.parse(now) - thirtyDays).toISOString()
	return cases.and([
		cases('closed_at', '>', since),
		cases('outcome', '=', 'withdrawn'),
		cases.ref('unread'),
	])
}

/** Somebody asked for it, and it can still be taken back or looked into. A case has the id of its submission. */
function willBeErased(cases: Cases): Condition {
	const asked = cases.selectFrom('erasures').select('submission_id').where('done_at', 'is', null)
	return cases('id', 'in', asked)
}

function viewCondition(cases: Cases, view: CaseView, staffId: string, now: string): Condition {
	const isOpen = cases('closed_at', 'is', null)
	// `not`, because an equation leads SQLite to the index of what is counted, and to sorting all of it.
	const isWorked = cases.and([isOpen, cases.not('before_desk')])
	switch (view) {
		case 'inbox':
			return isWorked
		case 'mine':
			return cases.and([isWorked, cases('assignee_id', '=', staffId)])
		case 'late':
			return cases.and([isWorked, cases('clock_at', '<', now)])
		case 'new':
			return cases.and([isWorked, cases('unread', '=', true)])
		case 'withdrawn':
			return isWithdrawn(cases, now)
		case 'erasure':
			return willBeErased(cases)
		case 'failed':
			return cases.and([isOpen, hasFailedMail(cases)])
		case 'before':
			return cases.and([isOpen, cases('before_desk', '=', true)])
	}
}

const conditionsOf = (filter: CaseFilter, staffId: string, now: string) => (cases: Cases) => {
	const { kind, stage, waiting, assignee, country, after } = filter
	const parts = searchParts(filter.q ?? '')
	const conditions: Condition[] = parts.map((part) => contains('search', part))
	if (parts.length === 0) conditions.push(viewCondition(cases, filter.view, staffId, now))
	if (kind) conditions.push(cases('kind', '=', kind))
	if (stage) conditions.push(cases('stage', '=', stage))
	if (waiting) conditions.push(cases('waiting_on', '=', waiting))
	if (assignee === 'none') conditions.push(cases('assignee_id', 'is', null))
	else if (assignee) conditions.push(cases('assignee_id', '=', assignee))
	if (country) conditions.push(cases('country', '=', country))
	if (after) {
		const place = cases.refTuple('clock_at', 'id')
		conditions.push(cases(place, '>', cases.tuple(after.clock, after.id)))
	}
	return cases.and(conditions)
}

/** The query of one page. Exported for the bench, which prints its plan. */
export function pageQuery(run: Run, filter: CaseFilter, staffId: string, now: string) {
	const isWanted = conditionsOf(filter, staffId, now)
	const inOrder = selectCases(run).orderBy('clock_at').orderBy('id')
	if (searchParts(filter.q ?? '').length === 0) return inOrder.where(isWanted).limit(pageLength + 1)
	// Found in the index of what is searched; whole rows are read of one page alone.
	const found = run
		.selectFrom('cases')
		.select('id')
		.where(isWanted)
		.orderBy('clock_at')
		.orderBy('id')
		.limit(pageLength + 1)
	return inOrder.where('id', 'in', found)
}

/** How many cases a filter holds over all its pages. */
export const totalQuery = (run: Run, filter: CaseFilter, staffId: string, now: string) =>
	run
		.selectFrom('cases')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where(conditionsOf({ ...filter, after: undefined }, staffId, now))

/** What a whole view holds is among the counts; null where the filter narrows it further. */
function countOfView({ view, waiting, after: _, ...more }: CaseFilter, counts: CaseCounts) {
	if (Object.values(more).some((value) => value !== undefined)) return null
	if (!waiting) return counts[view]
	return view === 'inbox' ? counts.waiting[waiting] : null
}

/** One pass over an index that holds all that is counted. */
export function countQuery(run: Run, staffId: string, now: string, tonight: string) {
	return run
		.selectFrom('cases')
		.select((cases) => {
			const sum = (condition: Condition) =>
				cases.fn.sum<number>(
					cases.case().when(condition).then(cases.lit(1)).else(cases.lit(0)).end(),
				)
			return [
				'before_desk',
				'waiting_on',
				cases.fn.countAll<number>().as('all_of_them'),
				sum(cases('assignee_id', '=', staffId)).as('mine'),
				sum(cases('clock_at', '<', now)).as('late'),
				sum(cases('clock_at', '<', tonight)).as('tonight'),
				sum(cases.ref('unread')).as('unread'),
			]
		})
		.where('closed_at', 'is', null)
		.groupBy(['before_desk', 'waiting_on'])
}

export type CaseCounts = Record<CaseView | 'today', number> & { waiting: Record<WaitingOn, number> }

export function createInbox(database: Database) {
	async function counts(staffId: string): Promise<CaseCounts> {
		const db = await database.ready()
		const now = new Date()
		const tonight = new Date(endOfDay(now.getTime())).toISOString()
		const all = await countQuery(db, staffId, now.toISOString(), tonight).execute()
		const countWhere = async (condition: (cases: Cases) => Condition) => {
			const counted = db.selectFrom('cases').select(({ fn }) => fn.countAll<number>().as('count'))
			return (await counted.where(condition).executeTakeFirstOrThrow()).count
		}
		// The failed mails are few: what they belong to is found by their index, and then looked at.
		const failed = await countWhere((cases) =>
			cases.and([
				viewCondition(cases, 'failed', staffId, ''),
				cases(
					'id',
					'in',
					cases.selectFrom('outgoing').select('case_id').where('failed_at', 'is not', null),
				),
			]),
		)
		const gone = await countWhere((cases) => isWithdrawn(cases, now.toISOString()))
		const erasing = await countWhere(willBeErased)
		const working = all.filter((row) => !row.before_desk)
		const total = (of: 'all_of_them' | 'mine' | 'late' | 'tonight' | 'unread', rows = working) =>
			rows.reduce((sum, row) => sum + row[of], 0)
		const late = total('late')
		return {
			inbox: total('all_of_them'),
			mine: total('mine'),
			late,
			today: total('tonight') - late,
			new: total('unread'),
			withdrawn: gone,
			erasure: erasing,
			failed,
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
				...Object.fromEntries(working.map((row) => [row.waiting_on, row.all_of_them])),
			},
		}
	}

	async function page(filter: CaseFilter, staffId: string) {
		const now = new Date().toISOString()
		const rows = await pageQuery(await database.ready(), filter, staffId, now).execute()
		const cases = rows.slice(0, pageLength)
		const last = rows.length > pageLength ? cases.at(-1) : undefined
		return { cases, next: last ? { clock: last.clock_at, id: last.id } : null }
	}

	async function total(filter: CaseFilter, staffId: string, known: CaseCounts): Promise<number> {
		const counted = countOfView(filter, known)
		if (counted !== null) return counted
		const now = new Date().toISOString()
		const query = totalQuery(await database.ready(), filter, staffId, now)
		return (await query.executeTakeFirstOrThrow()).count
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

	return { counts, page, total, submissionsOf }
}
export type Inbox = ReturnType<typeof createInbox>
