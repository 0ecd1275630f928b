/** The list of cases: its pages, its counts, bulk changes and saved views. */
import * as v from 'valibot'
import { caseViews } from '#domain/cases/codes.ts'
import { allStages, caseKinds, waitingOn } from '#domain/cases/stages.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { ListAnswer, NoticesAnswer, Pulse, SavedView } from '#domain/desk/desk-api.ts'
import { formErrors } from '#domain/forms/errors.ts'
import { code } from '#domain/forms/fields.ts'
import { languageOf } from '../../api/request-parts.ts'
import type { CaseCounts, CaseFilter } from '../../store/cases/inbox.ts'
import type { Store } from '../../store/store.ts'
import type { Read } from '../reading.ts'
import { bulkBody, viewBody } from './bodies.ts'
import { caseJson } from './case-json.ts'
import { type DeskContext, placeIn, readCall, refused, wordOf } from './desk-call.ts'
import { createReadChanges } from './read-changes.ts'

const short = v.optional(code(100))
const filterQuery = v.object({
	view: v.optional(code(100), 'inbox'),
	kind: v.optional(v.picklist(caseKinds)),
	stage: v.optional(v.picklist(allStages)),
	waiting: v.optional(v.picklist(waitingOn)),
	assignee: short,
	country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
	q: v.optional(code(200)),
	after: v.optional(v.string()),
})
type FilterQuery = v.InferOutput<typeof filterQuery>

/** An empty value is an unset one: forms send both. */
const given = (query: Readonly<Record<string, string | undefined>>) =>
	Object.fromEntries(Object.entries(query).filter(([, value]) => value))

export function createInboxCalls({ cases, staff }: Pick<Store, 'cases' | 'staff'>) {
	const readChanges = createReadChanges(staff)

	/** What a saved view asks, under what was asked besides; null when there is no such view. */
	async function withView(query: FilterQuery, staffId: string): Promise<FilterQuery | null> {
		if (caseViews.some((view) => view === query.view)) return query
		const saved = await cases.views.find(staffId, query.view)
		if (!saved) return null
		const kept = given(Object.fromEntries(new URLSearchParams(saved.query)))
		const parsed = v.safeParse(filterQuery, { ...kept, ...given({ ...query, view: '' }) })
		return parsed.success ? parsed.output : null
	}

	function filterOf({ after, view, assignee, ...query }: FilterQuery, staffId: string): CaseFilter {
		const [clock, id] = placeIn(after) ?? []
		return {
			...query,
			view: caseViews.find((each) => each === view) ?? 'inbox',
			assignee: assignee === 'me' ? staffId : assignee,
			...(clock !== undefined && id !== undefined ? { after: { clock, id } } : {}),
		}
	}

	/** Counted with the first page alone, and only where that page is not all of it. */
	async function totalOf(
		filter: CaseFilter,
		staffId: string,
		page: { rows: number; next: unknown; counts: CaseCounts },
	): Promise<number | null> {
		if (filter.after) return null
		return page.next ? cases.inbox.total(filter, staffId, page.counts) : page.rows
	}

	const list: Read<ListAnswer> = async ({ session, query: asked, language }) => {
		const staffId = session.staff.id
		const parsed = v.safeParse(filterQuery, given(asked))
		if (!parsed.success) throw new CallRefused(422, { errors: formErrors(parsed.issues) })
		const query = await withView(parsed.output, staffId)
		if (!query) throw new CallRefused(404, { error: 'not_found' })
		const filter = filterOf(query, staffId)
		const { cases: rows, next } = await cases.inbox.page(filter, staffId)
		const submissions = await cases.inbox.submissionsOf(rows)
		const last = await cases.latestEvents(rows.map((row) => row.id))
		const erasures = await cases.erasure.pendingOf(rows.map((row) => row.id))
		const counts = await cases.inbox.counts(staffId)
		return {
			cases: rows.map((row) => ({
				...caseJson(row, submissions.get(row.submission_id), language),
				last: last.get(row.id) ?? null,
				erasure_due_at: erasures.get(row.id)?.dueAt ?? null,
			})),
			next: next && wordOf([next.clock, next.id]),
			total: await totalOf(filter, staffId, { rows: rows.length, next, counts }),
			counts,
		}
	}

	const pulse: Read<Pulse> = async ({ session }) => ({
		counts: await cases.inbox.counts(session.staff.id),
		notices: await cases.staffNotices.unseen(session.staff.id),
	})

	const notices: Read<NoticesAnswer> = async ({ session }) => ({
		notices: await cases.staffNotices.of(session.staff.id),
	})

	const views: Read<{ views: SavedView[] }> = async ({ session }) => ({
		views: await cases.views.of(session.staff.id),
	})

	return {
		list,
		pulse,
		notices,
		views,

		async bulk(c: DeskContext) {
			const call = await readCall(c, bulkBody)
			if ('answer' in call) return call.answer
			const read = await readChanges(call.body.changes)
			if ('errors' in read) return refused(c, read.errors)
			const results = await cases.changeMany(call.body.cases, read.changes, call.doing)
			const language = languageOf(c)
			return c.json({
				done: results.flatMap(({ outcome }) =>
					outcome.result === 'done' ? [caseJson(outcome.case, undefined, language)] : [],
				),
				conflicts: results
					.filter(({ outcome }) => outcome.result !== 'done')
					.map(({ id, outcome }) => ({
						id,
						errors: outcome.result === 'refused' ? outcome.faults : null,
						case:
							outcome.result === 'conflict' ? caseJson(outcome.case, undefined, language) : null,
					})),
			})
		},

		async seeNotices(c: DeskContext) {
			await cases.staffNotices.see(c.get('staff').id)
			return c.body(null, 204)
		},

		async addView(c: DeskContext) {
			const call = await readCall(c, viewBody)
			if ('answer' in call) return call.answer
			const { name, query } = call.body
			const { actor, key } = call.doing
			return c.json({ id: await cases.views.add(actor, { name, query: query ?? '' }, key) }, 201)
		},

		async removeView(c: DeskContext) {
			await cases.views.remove(c.get('staff').id, c.req.param('id') ?? '')
			return c.body(null, 204)
		},
	}
}
