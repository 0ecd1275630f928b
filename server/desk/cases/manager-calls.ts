/** What only a manager sees: how the desk stands, what everybody did, everything as one file. */
import { stream } from 'hono/streaming'
import * as v from 'valibot'
import { formErrors } from '#domain/forms/errors.ts'
import { languageOf } from '../../api/request-parts.ts'
import { byteOrderMark, csvLine } from '../../deliver/csv.ts'
import { fieldWords, subjectWords } from '../../deliver/field-words.ts'
import { malaysiaTime } from '../../deliver/mail.ts'
import type { Services } from '../../services.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import type { Submission } from '../../store/tables.ts'
import { retryBody } from './bodies.ts'
import { type DeskContext, notFound, placeIn, readCall, refused, wordOf } from './desk-call.ts'

const short = v.optional(v.pipe(v.string(), v.maxLength(100)))
const time = v.optional(
	v.pipe(
		v.string(),
		v.isoTimestamp('invalid_date'),
		v.transform((text) => new Date(text).toISOString()),
	),
)
const auditQuery = v.object({
	person: short,
	case: short,
	type: short,
	from: time,
	until: time,
	after: v.optional(v.string()),
})

const columns: Record<string, (row: CaseRow, said: (name: string) => string) => string> = {
	reference: (row) => row.reference,
	kind: (row) => row.kind,
	received: (row) => malaysiaTime(row.created_at),
	name: (row) => row.name,
	email: (_, said) => said('email'),
	phone: (_, said) => said('phone'),
	country: (row) => row.country ?? '',
	stage: (row) => row.stage,
	stage_since: (row) => malaysiaTime(row.stage_at),
	waiting_on: (row) => row.waiting_on,
	due: (row) => (row.due_at ? malaysiaTime(row.due_at) : ''),
	first_reply: (row) => (row.first_reply_at ? malaysiaTime(row.first_reply_at) : ''),
	closed: (row) => (row.closed_at ? malaysiaTime(row.closed_at) : ''),
	outcome: (row) => row.outcome ?? '',
}

export function createManagerCalls({ store, deliveries }: Pick<Services, 'store' | 'deliveries'>) {
	const { cases } = store

	return {
		async overview(c: DeskContext) {
			return c.json(await cases.overview.read())
		},

		async retry(c: DeskContext) {
			const call = await readCall(c, retryBody)
			if ('answer' in call) return call.answer
			const { table, id } = call.body
			if (!(await cases.overview.retry(table, id))) return notFound(c)
			await cases.audit.note(call.doing.actor, 'retried', { table, id })
			deliveries.poke()
			return c.body(null, 204)
		},

		async events(c: DeskContext) {
			const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
			const parsed = v.safeParse(auditQuery, Object.fromEntries(given))
			if (!parsed.success) return refused(c, formErrors(parsed.issues))
			const { after, ...filter } = parsed.output
			const [at, id] = placeIn(after) ?? []
			const place = at !== undefined && id !== undefined ? { after: { at, id } } : {}
			const { events, next } = await cases.audit.page({ ...filter, ...place })
			return c.json({ events, next: next && wordOf([next.at, next.id]) })
		},

		async export(c: DeskContext) {
			const language = languageOf(c)
			// Written down before the first line leaves.
			await cases.audit.note(c.get('staff').id, 'exported')
			const day = malaysiaTime(new Date().toISOString()).slice(0, 10)
			c.header('content-type', 'text/csv; charset=utf-8')
			c.header('content-disposition', `attachment; filename="cases-${day}.csv"`)
			c.header('x-content-type-options', 'nosniff')
			const lineOf = (row: CaseRow, submission: Submission) => {
				const words = fieldWords(submission, language)
				const said = (name: string) =>
					words.find((field) => field.name === name)?.lines.join(' ') ?? ''
				const cells = Object.values(columns).map((read) => read(row, said))
				return csvLine([...cells, subjectWords(submission, language)])
			}
			return stream(c, async (out) => {
				await out.write(byteOrderMark + csvLine([...Object.keys(columns), 'subject']))
				for await (const { row, submission } of cases.every()) {
					await out.write(lineOf(row, submission))
				}
			})
		},
	}
}
