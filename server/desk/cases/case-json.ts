/** Cases as the desk's pages get them: codes for what the pages name, words for what a visitor typed. */
import { hiddenFields } from '#domain/cases/codes.ts'
import { pressingFrom } from '#domain/cases/promise.ts'
import { stageTimes } from '#domain/cases/stage-timeline.ts'
import { stagesOf } from '#domain/cases/stages.ts'
import type { CaseField, DeskCase } from '#domain/desk/desk-api.ts'
import type { CaseContact, CaseMessage } from '#domain/desk/message-api.ts'
import type { Language } from '#domain/language.ts'
import { masked } from '#domain/masked.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/desk-cases.json' with { type: 'json' }
import en from '#locales/en/desk-cases.json' with { type: 'json' }
import { type FieldWords, fieldWords, firstWords, subjectWords } from '../../deliver/field-words.ts'
import { emailKeyOf, firstNameOf } from '../../store/cases/applicant.ts'
import { officeCalendar } from '../../store/cases/calendar.ts'
import type { CaseDocument } from '../../store/cases/case-documents.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import type { ContactChange } from '../../store/cases/contact-changes.ts'
import type { Contact } from '../../store/cases/contacts.ts'
import type { CaseEvent } from '../../store/cases/events.ts'
import type { MessageRow } from '../../store/cases/message-rows.ts'
import { dialledBy } from '../../store/phones.ts'
import { type Submission, textOf } from '../../store/tables.ts'

const documentWords: Record<Language, Translate<StringKeys['desk-cases']>> = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}

export function caseJson(
	row: CaseRow,
	submission: Submission | undefined,
	language: Language,
): DeskCase {
	const { submission_id: _, email_key: __, due_from: ___, ...rest } = row
	return {
		...rest,
		pressing_at: pressingFrom(officeCalendar(), row),
		subject: submission ? subjectWords(submission, language, true) : '',
		first_words: submission ? firstWords(submission) : null,
	}
}

/** A number hides behind the same Show as the one that was typed into the form. */
const shownValue = (value: string) => (value.startsWith('+') ? masked(value) : value)

export const contactsJson = (
	contacts: readonly Contact[],
	{ fields }: Pick<Submission, 'fields'>,
): CaseContact[] =>
	contacts.map(({ value, ...rest }) => ({
		...rest,
		value: shownValue(value),
		is_own: value === textOf(fields.phone_e164),
	}))

export function messagesJson(
	messages: readonly MessageRow[],
	contacts: readonly Contact[],
	again: ReadonlySet<string>,
): CaseMessage[] {
	const known = new Set(contacts.map(({ value }) => value))
	return messages.map(({ sender, ...rest }) => ({
		...rest,
		// The platform says that somebody has a new number: that number is all it says.
		body: rest.left_out.some(({ reason }) => reason === 'number_changed')
			? shownValue(rest.body)
			: rest.body,
		sender: sender && shownValue(sender),
		may_send_again: again.has(rest.id),
		is_contact: sender !== null && (known.has(sender) || known.has(emailKeyOf(sender))),
	}))
}

const isHidden = (name: string) => hiddenFields.some((hidden) => hidden === name)

/** A telephone number as it is dialled, where that could be worked out; else as it was typed. */
function deskLines(submission: Submission, { name, lines }: FieldWords): string[] {
	const dialled = name === 'phone' ? textOf(submission.fields.phone_e164) : ''
	return dialled === '' ? lines : [dialled]
}

/** Everything that was submitted, in words, with nothing hidden. */
export function shownFields(submission: Submission, language: Language): FieldWords[] {
	return fieldWords(submission, language).map((field) => ({
		...field,
		lines: deskLines(submission, field),
	}))
}

export function fieldsJson(submission: Submission, language: Language): CaseField[] {
	return fieldWords(submission, language).map((field) => {
		const lines = deskLines(submission, field)
		const hidden = isHidden(field.name) && lines.length > 0
		const undialable =
			field.name === 'phone' && hidden && textOf(submission.fields.phone_e164) === ''
		return { ...field, hidden, undialable, lines: hidden ? [masked(lines.join(' '))] : lines }
	})
}

/** A hidden field in full; null when it was left empty. With a telephone number comes what a link dials. */
export function revealed(submission: Submission, name: string) {
	const field = fieldWords(submission, 'en').find((each) => each.name === name)
	const value = field ? deskLines(submission, field).join(' ') : ''
	if (value === '') return null
	const dials = name === 'phone' ? { dials: textOf(submission.fields.phone_e164) || null } : {}
	return { value, ...dials }
}

/** How the applicant wants to be reached, and whether a new number can be dialled. It hides as the one before does. */
export function wantedJson({ fields }: Submission, wanted: ContactChange | null) {
	if (!wanted) return null
	const dialled = wanted.phone && dialledBy({ ...fields, phone: wanted.phone })
	return { ...wanted, phone: wanted.phone && masked(wanted.phone), undialable: dialled === '' }
}

export function stagesJson(row: CaseRow, moves: readonly CaseEvent[]) {
	const times = stageTimes(row.created_at, moves)
	return stagesOf(row.kind).map((code) => ({ code, at: times[code] ?? null }))
}

/** The document that was refused last: what a message after it is about. */
type RefusedDocument = Pick<CaseDocument, 'label' | 'reason'>

export function lastRefused(documents: readonly CaseDocument[]): RefusedDocument | undefined {
	return documents
		.filter(({ state }) => state === 'refused')
		.sort((a, b) => ((a.checked_at ?? '') < (b.checked_at ?? '') ? 1 : -1))[0]
}

/** What a template's braces are filled with, in the applicant's language. */
export function templateValues(
	row: CaseRow,
	submission: Submission,
	{ consultant, refused }: { consultant: string; refused: RefusedDocument | undefined },
) {
	const { fields, language } = submission
	const said = (name: string) =>
		fieldWords(submission, language)
			.find((field) => field.name === name)
			?.lines.join(' ') ?? ''
	const university = textOf(fields.preferred_university) || textOf(fields.university)
	const isNamed = university !== '' && !/^(other|undecided)$/i.test(university)
	return {
		first_name: firstNameOf(submission),
		reference: row.reference,
		consultant,
		university: isNamed ? said('preferred_university') || said('university') : '',
		document: refused ? documentWords[language](`document.${refused.label ?? 'other'}`) : '',
		reason: refused?.reason ?? '',
		percent: row.emgs_percent === null ? '' : `${row.emgs_percent}`,
	}
}
