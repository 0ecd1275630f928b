/** A case as a line of the exported file: in words, as the desk's pages say it, and no codes. */
import { caseSources } from '#domain/cases/codes.ts'
import { formatMonth } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import { formatRegion } from '#domain/places.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import arCases from '#locales/ar/desk-cases.json' with { type: 'json' }
import arManager from '#locales/ar/desk-manager.json' with { type: 'json' }
import enCases from '#locales/en/desk-cases.json' with { type: 'json' }
import enManager from '#locales/en/desk-manager.json' with { type: 'json' }
import { fieldWords, subjectWords } from '../../deliver/field-words.ts'
import { malaysiaTime } from '../../deliver/mail.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import { universityName } from '../../store/cases/study-choice.ts'
import { type Submission, textOf } from '../../store/tables.ts'

const names: Record<Language, Translate<StringKeys['desk-manager']>> = {
	ar: createTranslator(flattenStrings(arManager), 'ar'),
	en: createTranslator(flattenStrings(enManager), 'en'),
}
const words: Record<Language, Translate<StringKeys['desk-cases']>> = {
	ar: createTranslator(flattenStrings(arCases), 'ar'),
	en: createTranslator(flattenStrings(enCases), 'en'),
}

export function sourceName(language: Language, value: string): string {
	const source = caseSources.find((one) => one === value)
	return source ? names[language](`funnel.sources.${source}`) : value
}

const columns = [
	'reference',
	'kind',
	'received',
	'name',
	'email',
	'phone',
	'phone_e164',
	'country',
	'owner',
	'university',
	'programme',
	'intake',
	'subject',
	'stage',
	'stage_since',
	'waiting_on',
	'due',
	'first_reply',
	'closed',
	'outcome',
] as const
type Column = (typeof columns)[number]

export function exportWords(language: Language, people: ReadonlyMap<string, string>) {
	const t = words[language]
	const time = (at: string | null) => (at === null ? '' : malaysiaTime(at))
	return {
		head: columns.map((name) => names[language](`column.${name}`)),
		end: (count: number) => names[language]('export.end', { count }),
		line(row: CaseRow, submission: Submission): string[] {
			const fields = fieldWords(submission, language)
			const said = (name: string) =>
				fields.find((field) => field.name === name)?.lines.join(' ') ?? ''
			const cells: Record<Column, string> = {
				reference: row.reference,
				kind: t(`kind.${row.kind}`),
				received: time(row.created_at),
				name: row.name,
				email: said('email'),
				phone: said('phone'),
				phone_e164: textOf(submission.fields.phone_e164),
				country: row.country === null ? '' : formatRegion(language, row.country),
				owner: people.get(row.assignee_id ?? '') ?? '',
				university: row.university ? universityName(row.university, language) : '',
				programme: row.programme ?? '',
				intake: row.intake ? formatMonth(language, row.intake) : '',
				subject: subjectWords(submission, language),
				stage: t(`stage.${row.stage}`),
				stage_since: time(row.stage_at),
				waiting_on: t(`waitingOn.${row.waiting_on}`),
				due: time(row.due_at),
				first_reply: time(row.first_reply_at),
				closed: time(row.closed_at),
				outcome: row.outcome === null ? '' : t(`outcome.${row.outcome}`),
			}
			return columns.map((name) => cells[name])
		},
	}
}
