/** What an address asks of the list of cases, by itself or under a saved view; also for the list as a file. */
import * as v from 'valibot'
import { caseSorts, caseSources, caseViews } from '#domain/cases/codes.ts'
import { allStages, caseKinds, waitingOn } from '#domain/cases/stages.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import { malaysiaAhead } from '#domain/format.ts'
import { formErrors } from '#domain/forms/errors.ts'
import { code } from '#domain/forms/fields.ts'
import type { CaseFilter } from '../../store/cases/case-filter.ts'
import type { Store } from '../../store/store.ts'
import { placeIn } from './desk-call.ts'

const oneDay = 24 * 60 * 60 * 1000
/** Days of Kuala Lumpur, both included. */
export const dayFrom = (daysLater: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.isoDate('invalid_date'),
			v.transform((day) =>
				new Date(Date.parse(day) - malaysiaAhead + daysLater * oneDay).toISOString(),
			),
		),
	)

const short = v.optional(code(100))
const filterQuery = v.object({
	view: v.optional(code(100), 'inbox'),
	kind: v.optional(v.picklist(caseKinds)),
	stage: v.optional(v.picklist(allStages)),
	reached: v.optional(v.picklist(allStages)),
	waiting: v.optional(v.picklist(waitingOn)),
	assignee: short,
	country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
	university: short,
	programme: v.optional(code(300)),
	intake: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
	source: v.optional(v.picklist(caseSources)),
	from: dayFrom(0),
	until: dayFrom(1),
	all: v.optional(v.literal('1')),
	sort: v.optional(v.picklist(caseSorts)),
	q: v.optional(code(200)),
	after: v.optional(v.string()),
})

/** An empty value is an unset one: forms send both. */
const given = (query: Readonly<Record<string, string | undefined>>) =>
	Object.fromEntries(Object.entries(query).filter(([, value]) => value))

export function createReadFilter(cases: Pick<Store['cases'], 'views' | 'inbox'>) {
	function parse(query: Readonly<Record<string, string | undefined>>) {
		const parsed = v.safeParse(filterQuery, given(query))
		if (!parsed.success) throw new CallRefused(422, { errors: formErrors(parsed.issues) })
		return parsed.output
	}

	/** What a saved view asks, under what was asked besides. */
	async function withView(asked: Readonly<Record<string, string>>, staffId: string) {
		const query = parse(asked)
		if (caseViews.some((view) => view === query.view)) return query
		const saved = await cases.views.find(staffId, query.view)
		if (!saved) throw new CallRefused(404, { error: 'not_found' })
		const kept = given(Object.fromEntries(new URLSearchParams(saved.query)))
		return parse({ ...kept, ...given({ ...asked, view: '' }) })
	}

	return async (asked: Readonly<Record<string, string>>, staffId: string): Promise<CaseFilter> => {
		const { after, view, assignee, all, ...query } = await withView(asked, staffId)
		const [by, id] = placeIn(after) ?? []
		return cases.inbox.withPassport({
			...query,
			view: caseViews.find((each) => each === view) ?? 'inbox',
			assignee: assignee === 'me' ? staffId : assignee,
			all: all === '1' || undefined,
			...(by !== undefined && id !== undefined ? { after: { by, id } } : {}),
		})
	}
}
