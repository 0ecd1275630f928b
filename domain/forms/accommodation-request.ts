import * as v from 'valibot'
import {
	email,
	optionalComingDate,
	optionalLine,
	optionalOption,
	optionalText,
	requiredLine,
} from './fields.ts'

/** Options of the request form on the accommodation page. */
export const pageUniversities = ['um', 'utm', 'help', 'imu', 'taylors', 'other'] as const
export const pageDurations = ['3-months', '6-months', '1-year', '2-years', '3-years'] as const
export const pageAccommodationTypes = [
	'dormitory',
	'apartment',
	'homestay',
	'shared',
	'flexible',
] as const

/** Options of the booking dialog; its accommodation type is a name and a room, so it has none. */
export const dialogUniversities = [
	'University of Malaya',
	'Universiti Teknologi Malaysia',
	'HELP University',
	'International Medical University',
	"Taylor's University",
	'Sunway University',
	'Multimedia University',
	'Monash University Malaysia',
	'Other',
] as const
export const dialogDurations = ['1-3 months', '3-6 months', '6-12 months', '1+ years'] as const

/** Both forms offer the same budgets, in MYR per month. */
export const budgets = ['300-500', '500-800', '800-1200', '1200-1500', '1500+'] as const

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
