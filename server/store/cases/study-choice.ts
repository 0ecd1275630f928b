/** What somebody wants to study, and where: by which cases are found, filtered and counted. */
import { dialogUniversityKeys } from '#domain/forms/choices.ts'
import type { Language } from '#domain/language.ts'
import { flattenStrings } from '#domain/translate.ts'
import arApply from '#locales/ar/apply.json' with { type: 'json' }
import arBooking from '#locales/ar/booking.json' with { type: 'json' }
import enApply from '#locales/en/apply.json' with { type: 'json' }
import enBooking from '#locales/en/booking.json' with { type: 'json' }
import { type Submission, textOf } from '../tables.ts'

const names = {
	ar: {
		...flattenStrings(arBooking.universities),
		...flattenStrings(arApply.options.preferred_university),
	},
	en: {
		...flattenStrings(enBooking.universities),
		...flattenStrings(enApply.options.preferred_university),
	},
}

/** A university as the forms call it; the code itself where they have no name for it. */
export const universityName = (code: string, language: Language): string =>
	names[language][code] ?? code

export interface StudyChoice {
	university: string
	programme: string
	intake: string
}

/** Empty where nothing was said. */
export function studyChoiceOf({ fields }: Pick<Submission, 'fields'>): StudyChoice {
	const said = textOf(fields.preferred_university) || textOf(fields.university)
	const code = dialogUniversityKeys[said] ?? said
	return {
		university: code === 'other' || code === 'undecided' ? '' : code,
		programme: textOf(fields.program_of_interest).trim(),
		intake: textOf(fields.intake),
	}
}
