/** Countries by their names, and the time there. */
import { formatTime, perLanguage, plain } from './format.ts'
import type { Language } from './language.ts'

const regions = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
const shortRegions = perLanguage(
	(tag) => new Intl.DisplayNames(tag, { type: 'region', style: 'short' }),
)

/** The short name of these is the one people use: Palestine, Hong Kong, Macao. */
const knownByShortName = new Set(['PS', 'HK', 'MO'])

/** As Arabic says it; the full name stands among the kingdoms and emirates, where nobody looks for it. */
const everyday: Readonly<Record<string, Partial<Record<Language, string>>>> = {
	SA: { ar: 'السعودية' },
	AE: { ar: 'الإمارات' },
}

/** The name of a country or territory by its ISO code. Made at build time for visitors: engines know different names. */
export function formatRegion(language: Language, code: string): string {
	const known = everyday[code]?.[language]
	if (known) return known
	const names = knownByShortName.has(code) ? shortRegions(language) : regions(language)
	return plain(names.of(code) ?? code)
}

/** Where the full name is too long for a row. Forms store the English name, so it stays as it is there. */
export const shortRegion = (language: Language, code: string): string =>
	language === 'en' && code === 'AE' ? 'UAE' : formatRegion(language, code)

/** The time of day in a place of the world (`Africa/Cairo`). */
export function formatTimeIn(language: Language, time: Date, timeZone: string): string {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone,
		hour: 'numeric',
		minute: 'numeric',
		hourCycle: 'h23',
	}).formatToParts(time)
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		Number(parts.find((one) => one.type === type)?.value)
	return formatTime(language, part('hour') * 60 + part('minute'))
}
