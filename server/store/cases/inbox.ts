/** The inbox: which cases a view shows, page by page in the order of their clocks, and how many each view holds. */
import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { CaseView } from '#domain/cases/codes.ts'
import { type WaitingOn, waitingOn } from '#domain/cases/stages.ts'
import { endOfDay } from '#domain/desk/clock.ts'
import type { Database } from '../database.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds, type Submission } from '../tables.ts'
import { searchParts } from './applicant.ts'
import { type CaseRow, caseColumns, flag, parseCases } from './case-rows.ts'

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

type Condition = RawBuilder<unknown>

/** A mail that will not arrive, and no answer since. */
const failedMail = sql`exists (
	select 1 from outgoing
	where outgoing.case_id = cases.id and outgoing.failed_at is not null and not exists (
		select 1 from messages
		where messages.case_id = cases.id and messages.direction = 'out' and messages.at > outgoing.failed_at))`

/** By the applicant, and nobody has looked since. */
function withdrawn(now: string): Condition {
	const since = new Date(Date.parse(now) - thirtyDays).toISOString()
	return sql`closed_at > ${since} and outcome = 'withdrawn' and unread`
}

/** Somebody asked for it, and it can still be taken back or looked into. A case has the id of its submission. */
const willBeErased = sql`id in (select submission_id from erasures where done_at is null)`

function viewCondition(view: CaseView, staffId: string, now: string): Condition {
	// `not`, because an equation leads SQLite to the index of what is counted, and to sorting all of it.
	const working = sql`closed_at is null and not before_desk`
	switch (view) {
		case 'inbox':
			return working
		case 'mine':
			return sql`${working} and assignee_id = ${staffId}`
		case 'late':
			return sql`${working} and clock_at < ${now}`
		case 'new':
			return sql`${working} and unread = ${true}`
		case 'withdrawn':
			return withdrawn(now)
		case 'erasure':
			return willBeErased
		case 'failed':
			return sql`closed_at is null and ${failedMail}`
		case 'before':
			return sql`closed_at is null and before_desk = ${true}`
	}
}

const escaped = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`

function conditionsOf(filter: CaseFilter, staffId: string, now: string): Condition[] {
	const parts = searchParts(filter.q ?? '')
	const conditions: Condition[] = []
	if (parts.length === 0) conditions.push(viewCondition(filter.view, staffId, now))
	for (const part of parts) conditions.push(sql`search like ${escaped(part)} escape '\\'`)
	if (filter.kind) conditions.push(sql`kind = ${filter.kind}`)
	if (filter.stage) conditions.push(sql`stage = ${filter.stage}`)
	if (filter.waiting) conditions.push(sql`waiting_on = ${filter.waiting}`)
	if (filter.assignee === 'none') conditions.push(sql`assignee_id is null`)
	else if (filter.assignee) conditions.push(sql`assignee_id = ${filter.assignee}`)
	if (filter.country) conditions.push(sql`country = ${filter.country}`)
	if (filter.after) {
		conditions.push(sql`(clock_at, id) > (${filter.after.clock}, ${filter.after.id})`)
	}
	return conditions
}

/** The query of one page, for the inbox and for whoever wants to see its plan. */
export function pageQuery(filter: CaseFilter, staffId: string, now: string) {
	const where = sql.join(conditionsOf(filter, staffId, now), sql` and `)
	const page = sql`order by clock_at, id limit ${pageLength + 1}`
	if (searchParts(filter.q ?? '').length === 0) {
		return sql`select ${caseColumns} from cases where ${where} ${page}`
	}
	// Found in the index of what is searched; whole rows are read of one page alone.
	return sql`
		select ${caseColumns} from cases where id in (select id from cases where ${where} ${page})
		order by clock_at, id`
}

/** How many cases a filter holds over all its pages. */
export function totalQuery(filter: CaseFilter, staffId: string, now: string) {
	const conditions = conditionsOf({ ...filter, after: undefined }, staffId, now)
	return sql<{ n: number | string }>`
		select count(*) as n from cases where ${sql.join(conditions, sql` and `)}`
}

/** What a whole view holds is among the counts; null where the filter narrows it further. */
function countOfView({ view, waiting, after: _, ...more }: CaseFilter, counts: CaseCounts) {
	if (Object.values(more).some((value) => value !== undefined)) return null
	if (!waiting) return counts[view]
	return view === 'inbox' ? counts.waiting[waiting] : null
}

/** One pass over an index that holds all that is counted. */
export function countQuery(staffId: string, now: string, tonight: string) {
	const sum = (condition: Condition) => sql`sum(case when ${condition} then 1 else 0 end)`
	return sql`
		select before_desk, waiting_on, count(*) as all_of_them, ${sum(sql`assignee_id = ${staffId}`)} as mine,
			${sum(sql`clock_at < ${now}`)} as late, ${sum(sql`clock_at < ${tonight}`)} as tonight,
			${sum(sql`unread`)} as unread
		from cases where closed_at is null group by before_desk, waiting_on`
}

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const countRows = v.array(
	v.object({
		before_desk: flag,
		waiting_on: v.picklist(waitingOn),
		all_of_them: number,
		mine: number,
		late: number,
		tonight: number,
		unread: number,
	}),
)

export type CaseCounts = Record<CaseView | 'today', number> & { waiting: Record<WaitingOn, number> }

export function createInbox(database: Database) {
	async function counts(staffId: string): Promise<CaseCounts> {
		const db = await database.ready()
		const now = new Date()
		const query = countQuery(
			staffId,
			now.toISOString(),
			new Date(endOfDay(now.getTime())).toISOString(),
		)
		const all = v.parse(countRows, (await query.execute(db)).rows)
		const failed = await sql<{ n: number | string }>`
			select count(*) as n from cases where ${viewCondition('failed', staffId, '')}
				and id in (select case_id from outgoing where failed_at is not null)`.execute(db)
		const gone = await sql<{ n: number | string }>`
			select count(*) as n from cases where ${withdrawn(now.toISOString())}`.execute(db)
		const erasing = await sql<{ n: number | string }>`
			select count(*) as n from cases where ${willBeErased}`.execute(db)
		const working = all.filter((row) => !row.before_desk)
		const total = (of: keyof (typeof all)[number], rows = working) =>
			rows.reduce((sum, row) => sum + Number(row[of]), 0)
		const late = total('late')
		return {
			inbox: total('all_of_them'),
			mine: total('mine'),
			late,
			today: total('tonight') - late,
			new: total('unread'),
			withdrawn: Number(gone.rows[0]?.n ?? 0),
			erasure: Number(erasing.rows[0]?.n ?? 0),
			failed: Number(failed.rows[0]?.n ?? 0),
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
		const query = pageQuery(filter, staffId, new Date().toISOString())
		const rows = parseCases((await query.execute(await database.ready())).rows)
		const cases = rows.slice(0, pageLength)
		const last = rows.length > pageLength ? cases.at(-1) : undefined
		return { cases, next: last ? { clock: last.clock_at, id: last.id } : null }
	}

	async function total(filter: CaseFilter, staffId: string, known: CaseCounts): Promise<number> {
		const counted = countOfView(filter, known)
		if (counted !== null) return counted
		const query = totalQuery(filter, staffId, new Date().toISOString())
		return Number((await query.execute(await database.ready())).rows[0]?.n ?? 0)
	}

	/** What was submitted, by the case's id. */
	async function submissionsOf(cases: readonly CaseRow[]): Promise<Map<string, Submission>> {
		const db = await database.ready()
		const found = new Map<string, Submission>()
		for (const kind of kinds) {
			const ids = cases.filter((row) => row.kind === kind).map((row) => row.submission_id)
			if (ids.length === 0) continue
			const { rows } = await sql`
				select * from ${sql.table(kind)} where id in (${sql.join(ids)})`.execute(db)
			for (const row of rows) {
				const { submission } = readRow(kind, row)
				found.set(submission.id, submission)
			}
		}
		return found
	}

	return { counts, page, total, submissionsOf }
}
export type Inbox = ReturnType<typeof createInbox>
