/**
 * The kinds of submission and their columns, in the order in which people read them. The store writes and
 * reads these tables by this list.
 */
import { type CaseKind, caseKinds } from '#domain/cases/stages.ts'
import type { FurtherChoice } from '#domain/forms/application.ts'
import type { Language } from '#domain/language.ts'

export const kinds = caseKinds
export type Kind = CaseKind

export const channels = ['email', 'spreadsheet'] as const
export type Channel = (typeof channels)[number]

/** SQLite has neither booleans nor lists: they are kept as 0 or 1, and as JSON on both databases. */
type ColumnType = 'text' | 'flag' | 'list' | 'choices'

export type Value = string | boolean | null | readonly string[] | readonly FurtherChoice[]
export type Fields = Readonly<Record<string, Value | undefined>>

export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

/** The texts of a list; none where the value is no list. */
export const textsOf = (value: Value | undefined): string[] =>
	Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The further choices of an application; none in rows from before they were asked for. */
export const choicesOf = (value: Value | undefined): FurtherChoice[] =>
	Array.isArray(value) ? value.filter((one) => typeof one === 'object') : []

/**
 * `phone` is what was typed. `phone_e164` is the number that a telephone dials, worked out from it: empty where that can't be
 * done, null where nobody has tried yet.
 */
export const columns = {
	contact_submissions: {
		name: 'text',
		email: 'text',
		phone: 'text',
		phone_e164: 'text',
		subject: 'text',
		message: 'text',
		inquiry_type: 'text',
	},
	accommodation_requests: {
		name: 'text',
		email: 'text',
		phone: 'text',
		phone_e164: 'text',
		university: 'text',
		check_in_date: 'text',
		duration: 'text',
		accommodation_type: 'text',
		budget: 'text',
		special_requests: 'text',
	},
	visa_consultations: {
		name: 'text',
		email: 'text',
		phone: 'text',
		phone_e164: 'text',
		nationality: 'text',
		program_type: 'text',
		university: 'text',
		concerns: 'text',
	},
	user_applications: {
		first_name: 'text',
		last_name: 'text',
		name_latin: 'text',
		email: 'text',
		phone: 'text',
		phone_e164: 'text',
		country_code: 'text',
		nationality: 'text',
		date_of_birth: 'text',
		gender: 'text',
		passport_number: 'text',
		application_type: 'text',
		preferred_university: 'text',
		program_of_interest: 'text',
		further_choices: 'choices',
		intake: 'text',
		previous_education: 'text',
		english_proficiency: 'text',
		english_test: 'text',
		english_score: 'text',
		accommodation_needed: 'flag',
		accommodation_type: 'text',
		visa_support: 'flag',
		airport_pickup: 'flag',
		emergency_contact: 'text',
		medical_conditions: 'text',
		additional_info: 'text',
		plan: 'text',
		documents: 'list',
		documents_uploaded: 'flag',
	},
} as const satisfies Readonly<Record<Kind, Readonly<Record<string, ColumnType>>>>

/** A submission as it was stored. */
export type Submission = {
	kind: Kind
	id: string
	reference: string
	/** ISO 8601 in UTC, so that text order is time order on both databases. */
	created_at: string
	language: Language
	fields: Fields
}
