/** The sheet on top of an application for a university: who applies, for what, and which documents are enclosed. */
import { formatDate } from '#domain/format.ts'
import type { FieldWords } from '../../deliver/field-words.ts'
import type { CaseDocument } from '../../store/cases/case-documents.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

export interface CoverSheetCase {
	reference: string
	/** As in the passport. */
	name: string
	/** What was submitted, in words of the paper's language. */
	fields: readonly Pick<FieldWords, 'name' | 'label' | 'lines'>[]
	documents: readonly Pick<
		CaseDocument,
		'name' | 'label' | 'title' | 'created_at' | 'state' | 'scan'
	>[]
}

const ofApplicant = ['nationality', 'date_of_birth', 'gender', 'passport_number', 'phone', 'email']
const ofCourse = [
	'application_type',
	'preferred_university',
	'program_of_interest',
	'further_choices',
	'intake',
	'english_proficiency',
	'english_test',
	'english_score',
	'previous_education',
]

export function coverSheet(
	content: PaperContent,
	{ reference, name, fields, documents }: CoverSheetCase,
) {
	const { language } = content
	const t = wordsOf('pdf', language)
	const words = wordsOf('status-documents', language)
	const rows = (names: readonly string[]) =>
		names.flatMap((one) => {
			const field = fields.find((each) => each.name === one)
			return field && field.lines.length > 0 ? [[field.label, field.lines.join(' ')]] : []
		})
	const enclosed = documents.filter(
		({ state, scan }) => state !== 'refused' && (scan === null || scan === 'clean'),
	)
	return {
		...frame(content, t('cover.title'), t('cover.lead')),
		applicant: {
			title: t('cover.applicant'),
			rows: [[t('cover.name'), name], ...rows(ofApplicant)],
		},
		course: {
			title: t('cover.course'),
			rows: [...rows(ofCourse), [t('cover.reference'), reference]],
		},
		enclosed: {
			title: t('cover.enclosed'),
			none: enclosed.length === 0 ? t('cover.none') : null,
			columns: [t('cover.number'), t('own.document'), t('cover.file'), t('own.arrived')],
			rows: enclosed.map(({ label, title, name: file, created_at }) => [
				title ?? words(`documents.${label ?? 'other'}`),
				file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
				formatDate(language, created_at),
			]),
		},
		sender: { title: t('cover.sender'), text: t('cover.text') },
	}
}
