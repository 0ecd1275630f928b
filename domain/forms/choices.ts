/** What the fields of the forms offer: apart from the rules, which a page fetches only when its form is touched. */

/** Subjects of the message form. */
export const inquiryTypes = [
	'university',
	'language',
	'accommodation',
	'visa',
	'general',
	'other',
] as const

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

/** Options of the booking dialog, stored by their English names: where their names in both languages stand. */
export const dialogUniversityKeys: Readonly<Record<string, string>> = {
	'University of Malaya': 'um',
	'Universiti Teknologi Malaysia': 'utm',
	'HELP University': 'help',
	'International Medical University': 'imu',
	"Taylor's University": 'taylors',
	'Sunway University': 'sunway',
	'Multimedia University': 'mmu',
	'Monash University Malaysia': 'monash',
	Other: 'other',
}
export const dialogUniversities = Object.keys(dialogUniversityKeys)
/** Its accommodation type is a name and a room, so it has no options. */
export const dialogDurations = ['1-3 months', '3-6 months', '6-12 months', '1+ years'] as const

/** Both forms offer the same budgets, in MYR per month. */
export const budgets = ['300-500', '500-800', '800-1200', '1200-1500', '1500+'] as const

/** Options of the visa consultation. */
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
