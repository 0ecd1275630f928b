/** What the fields of the application offer: apart from its rules, which are fetched when somebody fills it in. */

export const genders = ['male', 'female', 'other'] as const
export const applicationTypes = [
	'university',
	'language',
	'foundation',
	'diploma',
	'master',
	'phd',
] as const
export const preferredUniversities = [
	'um',
	'utm',
	'upm',
	'help',
	'imu',
	'taylors',
	'apu',
	'sunway',
	'mmu',
	'xmum',
	'pbs',
	'utar',
	'inti',
	'ukm',
	'usm',
	'other',
] as const
/** The catalogue has no entry of these. */
const withoutEntry: readonly string[] = ['imu', 'other']

/** Without those whose entry is hidden or deleted; `shown` are the codes of the catalogue. */
export const offeredUniversities = (shown: readonly string[]) =>
	preferredUniversities.filter((code) => withoutEntry.includes(code) || shown.includes(code))

export const englishProficiencies = [
	'beginner',
	'intermediate',
	'advanced',
	'native',
	'ielts',
	'toefl',
] as const
/** Tests whose scores universities in Malaysia accept. */
export const englishTests = ['ielts', 'toefl', 'muet', 'pte', 'duolingo', 'cambridge'] as const
export type EnglishTest = (typeof englishTests)[number]
export const applicationAccommodationTypes = [
	'dormitory',
	'apartment',
	'homestay',
	'shared',
] as const

/** What an application should hold in the end. */
export const applicationDocuments = [
	'passport',
	'transcripts',
	'certificates',
	'english',
	'photos',
	'medical',
] as const
