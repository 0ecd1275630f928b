/** Which cases a list holds: its view, its filters, its search. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { CaseSort, CaseSource, CaseView } from '#domain/cases/codes.ts'
import { stagesFrom, type WaitingOn } from '#domain/cases/stages.ts'
import { contains } from '../contains.ts'
import type { Tables } from '../schema.ts'
import type { Kind } from '../tables.ts'
import { searchParts, searchReadings } from './applicant.ts'
import { namesIntake, namesUniversity } from './lighter-writes.ts'

const day = 24 * 60 * 60 * 1000
const thirtyDays = 30 * day
/** So long after the last word a case counts as silent. */
const silence = 21 * day

export type CaseFilter = {
	view: CaseView
	kind?: Kind | undefined
	stage?: string | undefined
	/** In this stage of an application, or past it. */
	reached?: string | undefined
	waiting?: WaitingOn | undefined
	/** A colleague's id, or `none`. */
	assignee?: string | undefined
	country?: string | undefined
	university?: string | undefined
	programme?: string | undefined
	/** A month, as `2027-09`. */
	intake?: string | undefined
	source?: CaseSource | undefined
	/** Times of receipt; the second is not included. */
	from?: string | undefined
	until?: string | undefined
	/** Among open and closed ones alike. */
	all?: boolean | undefined
	sort?: CaseSort | undefined
	/** Looks through open and closed cases alike, whatever the view. */
	q?: string | undefined
	/** The digest of a passport number that some case has. */
	passportKey?: string | undefined
	after?: Place | undefined
}

/** Where the next page begins: after this case, by what orders it. */
export type Place = { by: string; id: string }

/** What orders a list, and whether backwards. */
const orders = {
	clock: ['clock_at', 'asc'],
	newest: ['created_at', 'desc'],
	name: ['name', 'asc'],
	closed: ['closed_at', 'desc'],
} as const

/** The closed ones have no clocks: the last one closed comes first. */
export function orderOf({ sort, view }: Pick<CaseFilter, 'sort' | 'view'>) {
	return orders[sort ?? (view === 'closed' ? 'closed' : 'clock')]
}

export type Cases = ExpressionBuilder<Tables, 'cases'>
export type Condition = Expression<SqlBool>

/** A mail that will not arrive, and nobody has written since. */
export const isFailed = (outgoing: ExpressionBuilder<Tables, 'outgoing'>): Condition =>
	outgoing.and([
		outgoing('outgoing.failed_at', 'is not', null),
		outgoing.not(
			outgoing.exists(
				outgoing
					.selectFrom('messages')
					.select('messages.id')
					.whereRef('messages.case_id', '=', 'outgoing.case_id')
					.where('messages.direction', '=', 'out')
					.whereRef('messages.at', '>', 'outgoing.failed_at'),
			),
		),
	])

function hasFailedMail(cases: Cases): Condition {
	return cases.exists(
		cases
			.selectFrom('outgoing')
			.select('outgoing.id')
			.whereRef('outgoing.case_id', '=', 'cases.id')
			.where(isFailed),
	)
}

/** By the applicant, and nobody has looked since. */
export function isWithdrawn(cases: Cases, now: string): Condition {
	const since = new Date(Date.parse(now) - thirtyDays).toISOString()
	return cases.and([
		cases('closed_at', '>', since),
		cases('outcome', '=', 'withdrawn'),
		cases.ref('unread'),
	])
}

/** It is their turn, and nobody has said anything for three weeks. Nothing closes by itself: a person looks at these. */
export const isSilent = (cases: Cases, now: string): Condition =>
	cases.and([
		cases('closed_at', 'is', null),
		cases('waiting_on', '=', 'student'),
		cases('spoke_at', '<', new Date(Date.parse(now) - silence).toISOString()),
		cases.not('before_desk'),
	])

/** Somebody asked for it, and it can still be taken back or looked into. A case has the id of its submission. */
export function willBeErased(cases: Cases): Condition {
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
		case 'silent':
			return isSilent(cases, now)
		case 'closed':
			return cases('closed_at', 'is not', null)
		case 'before':
			return cases.and([isOpen, cases('before_desk', '=', true)])
	}
}

const isFound = (cases: Cases, query: string): Condition =>
	cases.or(
		searchReadings(query).map((words) =>
			cases.and(words.map((ways) => cases.or(ways.map((way) => contains('search', way))))),
		),
	)

export const isSearch = ({ q }: Pick<CaseFilter, 'q'>) => searchParts(q ?? '').length > 0

export const conditionsOf =
	(filter: CaseFilter, staffId: string, now: string) => (cases: Cases) => {
		const { kind, stage, waiting, assignee, country, university, intake, from, until } = filter
		const conditions: Condition[] = []
		if (filter.passportKey) conditions.push(cases('passport_key', '=', filter.passportKey))
		else if (isSearch(filter)) conditions.push(isFound(cases, filter.q ?? ''))
		else if (!filter.all) conditions.push(viewCondition(cases, filter.view, staffId, now))
		if (kind) conditions.push(cases('kind', '=', kind))
		if (stage) conditions.push(cases('stage', '=', stage))
		if (waiting) conditions.push(cases('waiting_on', '=', waiting))
		if (assignee === 'none') conditions.push(cases('assignee_id', 'is', null))
		else if (assignee) conditions.push(cases('assignee_id', '=', assignee))
		if (country) conditions.push(cases('country', '=', country))
		if (university) conditions.push(cases('university', '=', university), namesUniversity)
		if (filter.programme) conditions.push(cases('programme', '=', filter.programme))
		if (filter.reached) conditions.push(cases('stage', 'in', stagesFrom(filter.reached)))
		if (filter.source) conditions.push(cases('source', '=', filter.source))
		if (intake) conditions.push(cases('intake', '=', intake), namesIntake)
		if (from) conditions.push(cases('created_at', '>=', from))
		if (until) conditions.push(cases('created_at', '<', until))
		return cases.and(conditions)
	}

/** Only what comes after the last case of the page before. */
export const isAfter = (filter: CaseFilter) => (cases: Cases) => {
	if (!filter.after) return cases.lit(true)
	const [column, way] = orderOf(filter)
	const { by, id } = filter.after
	return cases(cases.refTuple(column, 'id'), way === 'asc' ? '>' : '<', cases.tuple(by, id))
}
