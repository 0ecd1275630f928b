/**
 * Interface strings: flat keys (`hero.title`), `{{name}}` placeholders, and Arabic's six plural forms as
 * suffixes (`files_zero _one _two _few _many _other`). A library does the same for 15 KB on every page.
 */
import { formatNumber, pluralCategory } from './format.ts'
import type { Language } from './language.ts'

export type Strings = Readonly<Record<string, string>>

/** Numbers are written as the language writes them; a year or a code comes in as a string. */
export type Values = Readonly<Record<string, string | number>>

/** `form` and `form.errors` of `form.errors.email`. */
type Group<Key> = Key extends `${infer First}.${infer Rest}`
	? First | `${First}.${Group<Rest>}`
	: never

/** Written out to its end, not put together with any text whatever. */
// biome-ignore lint/complexity/noBannedTypes: only the empty object tells a pattern of texts from a text.
type IsWhole<Asked extends string> = {} extends Record<Asked, 1> ? false : true

/**
 * The compiler holds every key to those written in `locales`. Where the end of a key is data (`t(`fields.${name}`)`), it
 * holds the beginning.
 */
export type Translate<Key extends string = string> = <
	Asked extends Key | `${Group<Key>}.${string}`,
>(
	key: [Asked] extends [Key] ? Asked : IsWhole<Asked> extends true ? Key : Asked,
	values?: Values,
) => string

export interface NestedStrings {
	readonly [key: string]: string | NestedStrings
}

export function createTranslator<Key extends string = string>(
	strings: Strings,
	language: Language,
): Translate<Key> {
	const find = (key: string) => (Object.hasOwn(strings, key) ? strings[key] : undefined)

	function findPlural(key: string, count: number) {
		// English has no category for nothing, but may well have a sentence for it.
		const none = count === 0 ? find(`${key}_zero`) : undefined
		return none ?? find(`${key}_${pluralCategory(language, count)}`) ?? find(`${key}_other`)
	}

	return (key, values) => {
		if (!values) return find(key) ?? key
		const { count } = values
		const pattern = (typeof count === 'number' ? findPlural(key, count) : undefined) ?? find(key)
		if (pattern === undefined) return key
		return pattern.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
			const value = Object.hasOwn(values, name) ? values[name] : undefined
			if (value === undefined) return placeholder
			return typeof value === 'number' ? formatNumber(language, value) : value
		})
	}
}

/** `{ hero: { title } }` becomes `{ 'hero.title' }`. */
export function flattenStrings(nested: NestedStrings, prefix = ''): Record<string, string> {
	return Object.fromEntries(
		Object.entries(nested).flatMap(([key, value]) =>
			typeof value === 'string'
				? [[prefix + key, value]]
				: Object.entries(flattenStrings(value, `${prefix}${key}.`)),
		),
	)
}

/**
 * The strings of the current language, and Arabic for every key it lacks. A key with any plural form of
 * its own takes none from Arabic: the six forms of one language do not complete the two of another.
 */
export function withFallback(strings: Strings, arabic: Strings): Record<string, string> {
	const present = new Set(Object.keys(strings).map(withoutPlural))
	const missing = Object.entries(arabic).filter(([key]) => !present.has(withoutPlural(key)))
	return { ...strings, ...Object.fromEntries(missing) }
}

/** The plural forms of a key are one key. */
export function withoutPlural(key: string): string {
	return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}
