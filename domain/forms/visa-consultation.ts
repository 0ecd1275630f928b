import * as v from 'valibot'
import { email, optionalOption, optionalText, requiredLine, requiredOption } from './fields.ts'

export const visaNationalities = [
	'saudi-arabia',
	'egypt',
	'jordan',
	'uae',
	'kuwait',
	'other',
] as const
export const visaProgramTypes = ['foundation', 'bachelor', 'master', 'phd', 'language'] as const
export const visaUniversities = ['um', 'utm', 'help', 'imu', 'taylors', 'undecided'] as const

/** The free consultation on the visa page: table `visa_consultations`. */
export const visaConsultationForm = v.pipe(
	v.strictObject(
		{
			name: requiredLine(120),
			email,
			phone: requiredLine(40),
			nationality: requiredOption(visaNationalities),
			program_type: optionalOption(visaProgramTypes),
			/** The specification's name of the same field; stored as `program_type`. */
			programType: optionalOption(visaProgramTypes),
			university: optionalOption(visaUniversities),
			concerns: optionalText(3000),
		},
		'invalid',
	),
	v.transform(({ programType, ...row }) => ({
		...row,
		program_type: row.program_type ?? programType,
	})),
)
