import * as v from 'valibot'
import {
	budgets,
	dialogDurations,
	dialogUniversities,
	pageDurations,
	pageUniversities,
} from './choices.ts'
import {
	email,
	optionalComingDate,
	optionalLine,
	optionalOption,
	optionalText,
	requiredLine,
} from './fields.ts'

/** The page form and the booking dialog: table `accommodation_requests`. */
export const accommodationRequestForm = v.strictObject(
	{
		name: requiredLine(120),
		email,
		phone: requiredLine(40),
		university: optionalOption([...pageUniversities, ...dialogUniversities]),
		check_in_date: optionalComingDate,
		duration: optionalOption([...pageDurations, ...dialogDurations]),
		/** A type of the page form, or `{accommodation name} - {room type}` in English. */
		accommodation_type: optionalLine(200),
		budget: optionalOption(budgets),
		special_requests: optionalText(3000),
	},
	'invalid',
)
