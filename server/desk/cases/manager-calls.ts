/** What only a manager sees: the overview, the log, the export. */
import * as v from 'valibot'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { AuditAnswer, Overview } from '#domain/desk/desk-api.ts'
import { malaysiaAhead } from '#domain/format.ts'
import { formErrors } from '#domain/forms/errors.ts'
import { code } from '#domain/forms/fields.ts'
import type { Language } from '#domain/language.ts'
import { languageOf } from '../../api/request-parts.ts'
import { streamed } from '../../api/streamed.ts'
import { byteOrderMark, csvLine } from '../../deliver/csv.ts'
import { malaysiaTime } from '../../deliver/mail.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { MassActs } from '../mass-acts.ts'
import type { Read } from '../reading.ts'
import { retryBody } from './bodies.ts'
import { type DeskContext, notFound, placeIn, readCall, wordOf } from './desk-call.ts'
import { exportWords } from './export-words.ts'

const short = v.optional(v.pipe(code(100), v.trim()))
const oneDay = 24 * 60 * 60 * 1000
/** Days of Kuala Lumpur, both included. */
const dayFrom = (daysLater: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.isoDate('invalid_date'),
			v.transform((day) =>
				new Date(Date.parse(day) - malaysiaAhead + daysLater * oneDay).toISOString(),
			),
		),
	)
/** Written together: a chunk for each line costs more than the line. */
const linesAtOnce = 100
const auditQuery = v.object({
	person: short,
	case: short,
	type: short,
	from: dayFrom(0),
	until: dayFrom(1),
	after: v.optional(v.string()),
})

/** How many of the cases that will be deleted are listed by name. */
const mostListed = 20

export function createManagerCalls(
	{ store, deliveries }: Pick<Services, 'store' | 'deliveries'>,
	{ retentionDays }: Pick<Settings, 'retentionDays'>,
	massAct: MassActs,
) {
	const { cases, retention } = store

	/** The last line says that it is the last, and how many cases there are: a table without it is not whole. */
	async function* linesOf(language: Language): AsyncGenerator<string> {
		const { head, line, end } = exportWords(language)
		let lines = byteOrderMark + csvLine(head)
		let count = 0
		for await (const { row, submission } of cases.every()) {
			lines += csvLine(line(row, submission))
			count += 1
			if (count % linesAtOnce !== 0) continue
			yield lines
			lines = ''
		}
		yield lines + csvLine([end(count)])
	}

	const overview: Read<Overview> = async () => ({
		...(await cases.overview.read()),
		leaving: retentionDays === null ? null : await retention.leaving(retentionDays, mostListed),
	})

	const events: Read<AuditAnswer> = async ({ query }) => {
		const given = Object.entries(query).filter(([, value]) => value !== '')
		const parsed = v.safeParse(auditQuery, Object.fromEntries(given))
		if (!parsed.success) throw new CallRefused(422, { errors: formErrors(parsed.issues) })
		const { after, ...filter } = parsed.output
		const [at, id] = placeIn(after) ?? []
		const place = at !== undefined && id !== undefined ? { after: { at, id } } : {}
		const { events: found, next } = await cases.audit.page({ ...filter, ...place })
		return { events: found, next: next && wordOf([next.at, next.id]) }
	}

	return {
		overview,
		events,

		async retry(c: DeskContext) {
			const call = await readCall(c, retryBody)
			if ('answer' in call) return call.answer
			const { table, id } = call.body
			if (!(await cases.overview.retry(table, id))) return notFound(c)
			await cases.audit.note(call.doing.actor, 'retried', { table, id })
			deliveries.poke()
			return c.body(null, 204)
		},

		async export(c: DeskContext) {
			const tooMany = await massAct(c, 'export')
			if (tooMany) return tooMany
			const language = languageOf(c)
			// Written down before the first line leaves.
			await cases.audit.note(c.get('staff').id, 'exported')
			const day = malaysiaTime(new Date().toISOString()).slice(0, 10)
			c.header('content-type', 'text/csv; charset=utf-8')
			c.header('content-disposition', `attachment; filename="cases-${day}.csv"`)
			c.header('x-content-type-options', 'nosniff')
			return c.body(streamed(c, 'export', linesOf(language)))
		},
	}
}
