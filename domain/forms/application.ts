import * as v from 'valibot'
import { defaultDialCode } from '../countries.ts'
import { checkPassport, normalizePassport, type PassportCode } from '../passport.ts'
import {
	applicationAccommodationTypes,
	applicationTypes,
	englishProficiencies,
	genders,
	preferredUniversities,
} from './application-options.ts'
import type { ErrorCode } from './errors.ts'
import {
	code,
	email,
	flag,
	optionalLine,
	optionalOption,
	optionalText,
	pastDate,
	requiredLine,
	requiredOption,
	requiredText,
} from './fields.ts'

export const maxDocuments = 20

const passportErrors: Record<Exclude<PassportCode, 'valid'>, ErrorCode> = {
	empty: 'required',
	tooShort: 'passport_too_short',
	tooLong: 'passport_too_long',
	invalidCharacters: 'passport_invalid_characters',
	identical: 'passport_identical',
}

const passportNumber = v.pipe(
	v.nullish(v.string('invalid'), ''),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const { code } = checkPassport(dataset.value)
		if (code === 'valid') return normalizePassport(dataset.value)
		addIssue({ message: passportErrors[code] })
		return NEVER
	}),
)

const countryCode = v.pipe(
	optionalLine(10),
	v.transform((code) => code ?? defaultDialCode),
	v.regex(/^\+\d{1,4}(?:[- ]?\d{1,4})?$/, 'not_an_option'),
)

/** The fields of the five steps; `documents` are the addresses that uploads were answered with. */
export const applicationForm = v.pipe(
	v.strictObject(
		{
			first_name: requiredLine(100),
			last_name: requiredLine(100),
			email,
			phone: requiredLine(40),
			country_code: countryCode,
			/** The English name of the country. */
			nationality: requiredLine(100),
			date_of_birth: pastDate,
			gender: requiredOption(genders),
			passport_number: passportNumber,
			application_type: requiredOption(applicationTypes),
			preferred_university: optionalOption(preferredUniversities),
			program_of_interest: optionalLine(200),
			previous_education: requiredText(3000),
			english_proficiency: optionalOption(englishProficiencies),
			accommodation_needed: flag,
			accommodation_type: optionalOption(applicationAccommodationTypes),
			visa_support: flag,
			airport_pickup: flag,
			/** Marked as required on the page and never enforced: empty is stored as an empty string. */
			emergency_contact: v.pipe(
				optionalText(1000),
				v.transform((contact) => contact ?? ''),
			),
			medical_conditions: optionalText(3000),
			additional_info: optionalText(3000),
			documents: v.pipe(
				v.nullish(v.array(code(500), 'invalid'), []),
				v.maxLength(maxDocuments, 'too_many_documents'),
				v.check((all) => new Set(all).size === all.length, 'duplicate_document'),
			),
			/** Taken for the sake of those who send the whole row; the stored value follows the documents. */
			documents_uploaded: flag,
		},
		'invalid',
	),
	v.transform((row) => ({ ...row, documents_uploaded: row.documents.length > 0 })),
)
export type ApplicationForm = v.InferOutput<typeof applicationForm>
