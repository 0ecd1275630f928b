/** The list of cases: its pages, its counts, bulk changes and saved views. */

import { collator } from '#domain/collator.ts'
import type {
	ListAnswer,
	ListChoices,
	NoticesAnswer,
	Pulse,
	SavedView,
} from '#domain/desk/desk-api.ts'
import { formatMonth } from '#domain/format.ts'
import { languageOf } from '../../api/request-parts.ts'
import type { CaseFilter } from '../../store/cases/case-filter.ts'
import type { CaseCounts } from '../../store/cases/inbox.ts'
import { universityName } from '../../store/cases/study-choice.ts'
import type { Store } from '../../store/store.ts'
import type { Read } from '../reading.ts'
import { bulkBody, viewBody } from './bodies.ts'
import { caseJson } from './case-json.ts'
import { type DeskContext, readCall, refused, wordOf } from './desk-call.ts'
import { createReadFilter } from './list-filter.ts'
import { createReadChanges } from './read-changes.ts'

export function createInboxCalls({ cases, staff }: Pick<Store, 'cases' | 'staff'>) {
	const readChanges = createReadChanges(staff)
	const readFilter = createReadFilter(cases)

	/** Counted with the first page alone, and only where that page is not all of it. */
	async function totalOf(
		filter: CaseFilter,
		staffId: string,
		page: { rows: number; next: unknown; found: number | null; counts: CaseCounts },
	): Promise<number | null> {
		if (filter.after) return null
		if (page.found !== null) return page.found
		return page.next ? cases.inbox.total(filter, staffId, page.counts) : page.rows
	}

	const list: Read<ListAnswer> = async ({ session, query: asked, language }) => {
		const staffId = session.staff.id
		const filter = await readFilter(asked, staffId)
		const { cases: rows, next, found } = await cases.inbox.page(filter, staffId)
		const submissions = await cases.inbox.submissionsOf(rows)
		const details = await cases.rowDetails(rows.map((row) => row.id))
		const counts = await cases.inbox.counts(staffId)
		return {
			cases: rows.map((row) => ({
				...caseJson(row, submissions.get(row.submission_id), language),
				...(details.get(row.id) ?? { last: null, erasure_due_at: null }),
			})),
			next: next && wordOf([next.by, next.id]),
			total: await totalOf(filter, staffId, { rows: rows.length, next, found, counts }),
			counts,
		}
	}

	const pulse: Read<Pulse> = async ({ session: { staff }, params: { id } }) => {
		// A case and the frame around it are loaded at once: what opening it settles is not counted any more, whichever is first.
		if (id !== undefined) {
			await cases.viewers.markRead(id)
			await cases.staffNotices.see(staff.id, id)
		}
		return {
			counts: await cases.inbox.counts(staff.id),
			notices: await cases.staffNotices.unseen(staff.id),
		}
	}

	const notices: Read<NoticesAnswer> = async ({ session }) => ({
		notices: await cases.staffNotices.of(session.staff.id),
	})

	const choices: Read<ListChoices> = async ({ language }) => {
		const { universities, intakes } = await cases.inbox.choices()
		return {
			universities: universities
				.map((value) => ({ value, label: universityName(value, language) }))
				.sort((a, b) => collator(language).compare(a.label, b.label)),
			intakes: intakes.map((value) => ({ value, label: formatMonth(language, value) })),
		}
	}

	const views: Read<{ views: SavedView[] }> = async ({ session }) => ({
		views: await cases.views.of(session.staff.id),
	})

	return {
		list,
		pulse,
		notices,
		choices,
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
