import * as v from 'valibot'
import { checking } from './check.ts'
import { visaNationalities, visaProgramTypes, visaUniversities } from './choices.ts'
import { email, optionalOption, optionalText, requiredLine, requiredOption } from './fields.ts'

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

export const checkVisaConsultation = checking(visaConsultationForm)
