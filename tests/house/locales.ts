/** Both languages say the same things: same keys, same placeholders, and counted texts in all the forms a language has. */

import type { Strings } from '#domain/translate.ts'

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const counted = new RegExp(`_(${forms.join('|')})$`)

/** The forms a count takes in each language; English has two, Arabic six. */
const formsOf = { ar: forms, en: ['one', 'other'] } as const

/** The key as the code asks for it, without the form of its count. */
export function foldedKey(key: string): string {
	return key.replace(counted, '')
}

export function parityFaults(ar: Strings, en: Strings): string[] {
	return [
		...missingFrom(ar, en).map((key) => `${key} is missing in Arabic`),
		...missingFrom(en, ar).map((key) => `${key} is missing in English`),
		...formFaults('ar', ar, en),
		...formFaults('en', en, ar),
		...placeholderFaults(ar, en),
		...emptyFaults('ar', ar),
		...emptyFaults('en', en),
	]
}

function missingFrom(strings: Strings, other: Strings) {
	const known = new Set(Object.keys(strings).map(foldedKey))
	return [...new Set(Object.keys(other).map(foldedKey))].filter((key) => !known.has(key))
}

/** A text that is counted in either language has every form of this one. */
function formFaults(language: 'ar' | 'en', strings: Strings, other: Strings) {
	const countedKeys = Object.keys({ ...strings, ...other })
		.filter((key) => counted.test(key))
		.map(foldedKey)
	return [...new Set(countedKeys)].flatMap((key) =>
		formsOf[language]
			.filter((form) => strings[`${key}_${form}`] === undefined)
			.map((form) => `${key} has no form "${form}" in ${language}`),
	)
}

/**
 * Every form may leave its own number out («ملفان» needs none), so counted texts are compared by all placeholders
 * of all their forms together.
 */
function placeholderFaults(ar: Strings, en: Strings) {
	const inArabic = placeholdersByKey(ar)
	const inEnglish = placeholdersByKey(en)
	return [...inArabic].flatMap(([key, names]) => {
		const others = inEnglish.get(key)
		if (!others || names.join() === others.join()) return []
		return [`${key} has placeholders (${names}) in Arabic and (${others}) in English`]
	})
}

function placeholdersByKey(strings: Strings) {
	const found = new Map<string, Set<string>>()
	for (const [key, text] of Object.entries(strings)) {
		const names = found.get(foldedKey(key)) ?? new Set()
		for (const match of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) names.add(match[1] ?? '')
		// A tag around a run of text (`<link>…</link>`) is a placeholder too.
		for (const match of text.matchAll(/<(\w+)>/g)) names.add(`<${match[1]}>`)
		found.set(foldedKey(key), names)
	}
	return new Map([...found].map(([key, names]) => [key, [...names].sort()]))
}

function emptyFaults(language: string, strings: Strings) {
	return Object.entries(strings)
		.filter(([, text]) => text.trim() === '')
		.map(([key]) => `${key} is empty in ${language}`)
}

/** A language is called by its own name in both. */
const namesOfLanguages = /^language\./

/** Latin letters alone in Arabic are a text that was not translated; the other way round too. */
export function untranslatedFaults(ar: Strings, en: Strings): string[] {
	return [
		...Object.entries(ar)
			.filter(
				([key, text]) =>
					/[A-Za-z]{3}/.test(withoutMarkup(text)) &&
					!/\p{Script=Arabic}/u.test(text) &&
					!isProperName(en[key], text),
			)
			.map(([key]) => `${key} is not translated into Arabic`),
		...Object.entries(en)
			.filter(([key, text]) => /\p{Script=Arabic}/u.test(text) && !namesOfLanguages.test(key))
			.map(([key]) => `${key} holds Arabic in English`),
	]
}

/** Names that stay Latin are the same in both languages and short. */
function isProperName(english: string | undefined, arabic: string) {
	return english === arabic && arabic.split(/\s+/).length <= 2
}

function withoutMarkup(text: string) {
	return text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '')
}
