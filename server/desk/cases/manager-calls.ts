/** What only a manager sees: the overview, the log, the export. */
import * as v from 'valibot'
import { approvedMessages } from '#content/approved-messages.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { AuditAnswer } from '#domain/desk/desk-api.ts'
import type { Figures, Overview } from '#domain/desk/manager-api.ts'
import { formatMonth } from '#domain/format.ts'
import { formErrors } from '#domain/forms/errors.ts'
import { code } from '#domain/forms/fields.ts'
import type { Language } from '#domain/language.ts'
import { shortRegion } from '#domain/places.ts'
import { languageOf } from '../../api/request-parts.ts'
import { streamed } from '../../api/streamed.ts'
import { byteOrderMark, csvLine } from '../../deliver/csv.ts'
import { malaysiaTime } from '../../deliver/mail.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { Wanted } from '../../store/cases/every-case.ts'
import { universityName } from '../../store/cases/study-choice.ts'
import type { MassActs } from '../mass-acts.ts'
import type { Read } from '../reading.ts'
import { arrivalBody, retryBody, templateBody } from './bodies.ts'
import { type DeskContext, notFound, placeIn, readCall, wordOf } from './desk-call.ts'
import { exportWords, sourceName } from './export-words.ts'
import { createReadFilter, dayFrom } from './list-filter.ts'
import { mailboxReport, whatsappReport } from './mailbox-report.ts'

const short = v.optional(v.pipe(code(100), v.trim()))
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
	{ retentionDays, mailbox, whatsapp }: Pick<Settings, 'retentionDays' | 'mailbox' | 'whatsapp'>,
	massAct: MassActs,
) {
	const { cases, retention, staff } = store
	const readFilter = createReadFilter(cases)

	/** The last line says that it is the last, and how many cases there are: a table without it is not whole. */
	async function* linesOf(language: Language, wanted: Wanted | null): AsyncGenerator<string> {
		const people = new Map((await staff.all()).map(({ id, name }) => [id, name]))
		const { head, line, end } = exportWords(language, people)
		let lines = byteOrderMark + csvLine(head)
		let count = 0
		for await (const { row, submission } of cases.every(wanted)) {
			lines += csvLine(line(row, submission))
			count += 1
			if (count % linesAtOnce !== 0) continue
			yield lines
			lines = ''
		}
		yield lines + csvLine([end(count)])
	}

	const overview: Read<Overview> = async ({ language }) => ({
		...(await cases.overview.read()),
		...(await figures(language)),
		mailbox: mailbox && (await mailboxReport(store, mailbox)),
		whatsapp: whatsapp && (await whatsappReport(store)),
		leaving: retentionDays === null ? null : await retention.leaving(retentionDays, mostListed),
	})

	/** The manager's numbers, with universities, intakes and countries in words. */
	async function figures(language: Language) {
		const { promises, replies, funnel, intakes, matrix, ...rest } = await cases.figures()
		const name = (by: string, value: string) => {
			if (by === 'university') return universityName(value, language)
			if (by === 'intake') return formatMonth(language, value)
			if (by === 'source') return sourceName(language, value)
			return by === 'country' ? shortRegion(language, value) : value
		}
		const figures: Figures = {
			...rest,
			funnel: funnel.map((row) => ({ ...row, label: name(row.by, row.value) })),
			intakes: intakes.map((value) => ({ value, label: formatMonth(language, value) })),
			matrix: matrix.map((row) => ({ ...row, label: universityName(row.university, language) })),
		}
		return { promises, replies, figures }
	}

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
			if (!(await cases.overview.retry(table, id, call.doing.actor))) return notFound(c)
			deliveries.poke()
			return c.body(null, 204)
		},

		/** A mail that was set aside. */
		async arrival(c: DeskContext) {
			const call = await readCall(c, arrivalBody)
			if ('answer' in call) return call.answer
			const key = c.req.param('key') ?? ''
			const isDone = await store.mailArrivals.settle(key, call.body.do, call.doing.actor)
			return isDone ? c.body(null, 204) : notFound(c)
		},

		/** The platform has approved it meanwhile. Pressed twice, or after one got through, it is allowed all the same. */
		async allowTemplate(c: DeskContext) {
			const call = await readCall(c, templateBody)
			if ('answer' in call) return call.answer
			const template = { name: c.req.param('name') ?? '', ...call.body }
			const isKnown = approvedMessages.some(({ name }) => name === template.name)
			const isDone = await store.refusedTemplates.allow(template, call.doing.actor)
			return isDone || isKnown ? c.body(null, 204) : notFound(c)
		},

		async export(c: DeskContext) {
			const tooMany = await massAct(c, 'export')
			if (tooMany) return tooMany
			const language = languageOf(c)
			const staffId = c.get('staff').id
			const query = c.req.query()
			// Without a question it is every case, open and closed.
			const isAll = Object.values(query).every((value) => value === '')
			const wanted = isAll ? null : { filter: await readFilter(query, staffId), staffId }
			// Written down before the first line leaves.
			await cases.audit.note(staffId, 'exported')
			const day = malaysiaTime(new Date().toISOString()).slice(0, 10)
			c.header('content-type', 'text/csv; charset=utf-8')
			c.header('content-disposition', `attachment; filename="cases-${day}.csv"`)
			c.header('x-content-type-options', 'nosniff')
			return c.body(streamed(c, 'export', linesOf(language, wanted)))
		},
	}
}
