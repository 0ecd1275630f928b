import * as v from 'valibot'
import { documentLabels } from '../cases/codes.ts'
import { defaultDialCode } from '../countries.ts'
import { checkPassport, normalizePassport, type PassportCode } from '../passport.ts'
import { tidyQuery } from '../plan/plan-query.ts'
import {
	applicationAccommodationTypes,
	applicationTypes,
	englishProficiencies,
	englishTests,
	genders,
	preferredUniversities,
} from './application-options.ts'
import { readEnglishScore } from './english-score.ts'
import type { ErrorCode } from './errors.ts'
import {
	code,
	email,
	flag,
	optionalComingMonth,
	optionalLatinName,
	optionalLine,
	optionalOption,
	optionalText,
	pastDate,
	requiredLine,
	requiredOption,
	requiredText,
} from './fields.ts'
import { furtherChoices as askedChoices } from './further-choices.ts'

export const maxDocuments = 20

/** The longest answers, by field; every other one is a line. */
const longTexts = {
	previous_education: 3000,
	emergency_contact: 1000,
	medical_conditions: 3000,
	additional_info: 3000,
	plan: 1000,
}
const longestLine = 254

/** How many letters of a field are kept while the form is not sent yet. */
export const longestAnswer = (name: string): number =>
	new Map<string, number>(Object.entries(longTexts)).get(name) ?? longestLine

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

const furtherChoice = v.strictObject(
	{ university: optionalOption(preferredUniversities), program: optionalLine(200) },
	'invalid',
)

/** Entries that nobody filled in are none; until here they keep their places, so that what is wrong is told at its own field. */
const furtherChoices = v.pipe(
	v.nullish(v.array(furtherChoice, 'invalid'), []),
	v.maxLength(askedChoices.length, 'invalid'),
	v.transform((all) => {
		const given = all.filter(({ university, program }) => university !== null || program !== null)
		return given.length > 0 ? given : null
	}),
)

/** As rows hold them: a code that was offered once stays readable. */
export const storedChoices = v.array(
	v.object({ university: v.nullable(v.string()), program: v.nullable(v.string()) }),
)
export type FurtherChoice = v.InferOutput<typeof storedChoices>[number]

/** The query of a plan, written in the one way that plans are. */
const planQuery = v.pipe(
	optionalLine(longTexts.plan),
	v.transform((query) => tidyQuery(new URLSearchParams(query ?? '')) || null),
)

/**
 * For fields that came later: left out where nothing was answered. An application without them then has the digest it had before they
 * were asked for, and one that is sent again is known.
 */
const leftOut = <Output>(field: v.GenericSchema<unknown, Output | null>) =>
	v.optional(
		v.pipe(
			field,
			v.transform((answer) => answer ?? undefined),
		),
	)

/** The fields of the five steps; `documents` are the addresses that uploads were answered with. */
export const applicationForm = v.pipe(
	v.strictObject(
		{
			first_name: requiredLine(100),
			last_name: requiredLine(100),
			/** As in the passport. */
			name_latin: leftOut(optionalLatinName(120)),
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
			further_choices: leftOut(furtherChoices),
			/** A month, as `2027-09`. */
			intake: leftOut(optionalComingMonth),
			previous_education: requiredText(longTexts.previous_education),
			english_proficiency: optionalOption(englishProficiencies),
			english_test: leftOut(optionalOption(englishTests)),
			english_score: leftOut(optionalLine(10)),
			accommodation_needed: flag,
			accommodation_type: optionalOption(applicationAccommodationTypes),
			visa_support: flag,
			airport_pickup: flag,
			/** Marked as required on the page and never enforced: empty is stored as an empty string. */
			emergency_contact: v.pipe(
				optionalText(longTexts.emergency_contact),
				v.transform((contact) => contact ?? ''),
			),
			medical_conditions: optionalText(longTexts.medical_conditions),
			additional_info: optionalText(longTexts.additional_info),
			plan: leftOut(planQuery),
			documents: v.pipe(
				v.nullish(v.array(code(500), 'invalid'), []),
				v.maxLength(maxDocuments, 'too_many_documents'),
				v.check((all) => new Set(all).size === all.length, 'duplicate_document'),
			),
			/** What each of them is, in the same order. */
			document_kinds: v.optional(v.array(v.picklist(documentLabels, 'not_an_option'), 'invalid')),
			/** Taken for the sake of those who send the whole row; the stored value follows the documents. */
			documents_uploaded: flag,
		},
		'invalid',
	),
	v.forward(
		v.partialCheck(
			[['documents'], ['document_kinds']],
			({ documents, document_kinds: kinds }) => !kinds || kinds.length === documents.length,
			'invalid',
		),
		['document_kinds'],
	),
	v.forward(
		v.partialCheck(
			[['english_test'], ['english_score']],
			({ english_test, english_score }) => !english_score || english_test !== undefined,
			'required',
		),
		['english_test'],
	),
	v.forward(
		v.partialCheck(
			[['english_test'], ['english_score']],
			({ english_test: test, english_score: score }) =>
				!test || !score || readEnglishScore(test, score) !== undefined,
			'score_out_of_range',
		),
		['english_score'],
	),
	v.transform((row) => ({
		...row,
		english_score:
			row.english_test &&
			row.english_score &&
			readEnglishScore(row.english_test, row.english_score),
		documents_uploaded: row.documents.length > 0,
	})),
)
export type ApplicationForm = v.InferOutput<typeof applicationForm>
