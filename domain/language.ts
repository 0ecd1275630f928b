/**
 * The two languages of the site, and how text that exists in both becomes text in one.
 * Authors write `{ ar, en }`; a page only ever sees plain strings in the language it shows.
 */

export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'ar'

export type Direction = 'rtl' | 'ltr'

export function isLanguage(value: unknown): value is Language {
	return value === 'ar' || value === 'en'
}

export function directionOf(language: Language): Direction {
	return language === 'ar' ? 'rtl' : 'ltr'
}

export function otherLanguage(language: Language): Language {
	return language === 'ar' ? 'en' : 'ar'
}

/** A text in both languages. */
export interface Text {
	ar: string
	en: string
}

/** The same shape with every `Text` replaced by a plain string. */
export type Localized<T> = T extends Text
	? string
	: T extends readonly (infer Item)[]
		? Localized<Item>[]
		: T extends object
			? { [Key in keyof T]: Localized<T[Key]> }
			: T

export function isText(value: unknown): value is Text {
	if (typeof value !== 'object' || value === null) return false
	return 'ar' in value && 'en' in value && Object.keys(value).length === 2
}

/** Chooses one language throughout a value, leaving everything that is not a `Text` as it is. */
export function localize<T>(value: T, language: Language): Localized<T>
export function localize(value: unknown, language: Language): unknown {
	if (isText(value)) return value[language]
	if (Array.isArray(value)) return value.map((item) => localize(item, language))
	if (typeof value === 'object' && value !== null) {
		// A loop: everything that is shown comes through here whenever it is made.
		const local: Record<string, unknown> = {}
		for (const [key, item] of Object.entries(value)) local[key] = localize(item, language)
		return local
	}
	return value
}
