/** The cover sheet of a university pack: what the consultant typed, what the university needs of the submission, and the pages enclosed. */
import { isLatin, labelOf, type PackBody } from '#domain/cases/pack.ts'
import { formatDate, formatMonth, formatNumber } from '#domain/format.ts'
import type { FieldWords } from '../../deliver/field-words.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

interface Enclosed {
	label: string | null
	title: string | null
	created_at: string
	pages: number
}

export interface PackCover extends Omit<PackBody, 'limit_mb'> {
	reference: string
	/** What was submitted, in words of the paper's language. */
	fields: readonly Pick<FieldWords, 'name' | 'label' | 'lines'>[]
	enclosed: readonly Enclosed[]
	/** When the pack is made. */
	today: string
}

const ofApplicant = ['passport_number', 'nationality', 'date_of_birth', 'gender']
const ofSchooling = ['previous_education', 'english_proficiency', 'english_test', 'english_score']

/** What an admission office reads of a document: a title in Latin letters, else the name of its label. */
export function enclosedName(
	{ language }: Pick<PaperContent, 'language'>,
	{ label, title }: Pick<Enclosed, 'label' | 'title'>,
): string {
	const known = wordsOf('status-documents', language)(`documents.${labelOf(label)}`)
	return title !== null && isLatin(title) ? title : known
}

export function packCover(content: PaperContent, pack: PackCover) {
	const { language } = content
	const t = wordsOf('pdf', language)
	const rows = (names: readonly string[]) =>
		names.flatMap((one) => {
			const field = pack.fields.find((each) => each.name === one)
			return field && field.lines.length > 0 ? [[field.label, field.lines.join(' ')]] : []
		})
	return {
		...frame(content, t('cover.title'), t('cover.lead')),
		applicant: {
			title: t('cover.applicant'),
			rows: [[t('cover.name'), pack.name_in_passport], ...rows(ofApplicant)],
		},
		course: {
			title: t('cover.course'),
			rows: [
				[t('cover.university'), pack.university],
				[t('cover.programme'), pack.programme],
				[t('cover.intake'), formatMonth(language, pack.intake)],
				...rows(ofSchooling),
				[t('cover.reference'), pack.reference],
				[t('cover.date'), formatDate(language, pack.today)],
			],
		},
		enclosed: {
			title: t('cover.enclosed'),
			none: null,
			columns: [t('cover.number'), t('own.document'), t('cover.pages'), t('own.arrived')],
			rows: pack.enclosed.map((one) => [
				enclosedName(content, one),
				formatNumber(language, one.pages),
				formatDate(language, one.created_at),
			]),
		},
		sender: { title: t('cover.sender'), text: t('cover.text') },
	}
}
