/**
 * No two entities of a kind share a sentence once names, places and numbers are masked: a page that was copied
 * and renamed tells its reader nothing. Lines that are shared on purpose may stand on many pages, to the letter.
 */
import { isText, type Language, languages, type Text } from '#domain/language.ts'
import { type Entry, textsIn } from './content.ts'

/** Fewer words of its own make a fact that may hold twice: «واي فاي مجاني». */
const leastWords = 6

/** Fields that name a thing or a time rather than say something about the entity. */
const named =
	/(^|\.)(name|area|aliases|programmeNames|programmes|accreditations|intakes|duration|schedule|startDates|nearby\w+)(\.|$)/

export function samenessFaults(
	entries: readonly Entry[],
	places: readonly unknown[],
	shared: readonly Text[],
): string[] {
	return languages.flatMap((language) => {
		const names = namesIn([...entries.map(({ value }) => value), ...places], language)
		const seen = new Map<string, string>()
		return entries.flatMap(({ file, value }) =>
			sentencesOf(value, language, shared).flatMap((sentence) => {
				const masked = mask(sentence, names)
				if (ownWords(masked) < leastWords) return []
				const owner = seen.get(masked)
				if (owner === undefined) seen.set(masked, file)
				return owner === undefined || owner === file ? [] : [`${owner} and ${file}: ${sentence}`]
			}),
		)
	})
}

function sentencesOf(value: unknown, language: Language, shared: readonly Text[]): string[] {
	return textsIn(value)
		.filter(({ path }) => !named.test(path))
		.map(({ text }) =>
			shared.reduce((own, line) => own.replace(line[language], ''), text[language]),
		)
		.flatMap((own) => own.split(/(?<=[.!?؟…])\s+|[;؛:]\s+/))
		.map((sentence) => sentence.trim())
}

/** Everything that only says which entity or place is meant, longest first, so that parts don't break the whole. */
function namesIn(values: readonly unknown[], language: Language): string[] {
	const found = values.flatMap((value) => {
		if (isText(value)) return [value[language]]
		return textsIn(value)
			.filter(({ path }) => /(^|\.)(name|area)$/.test(path))
			.map(({ text }) => text[language])
	})
	return [...new Set(found)].sort((a, b) => b.length - a.length)
}

function ownWords(masked: string): number {
	return masked.split(' ').filter((word) => /\p{L}/u.test(word)).length
}

function mask(sentence: string, names: readonly string[]): string {
	const withoutNames = names.reduce((text, name) => text.replaceAll(name, '∎'), sentence)
	return withoutNames
		.replace(/\p{M}/gu, '')
		.replace(/[\d.,]+/g, '#')
		.replace(/\b[A-Z][A-Z]+\b/g, '∎')
		.replace(/[^\p{L}#∎]+/gu, ' ')
		.trim()
		.toLowerCase()
}
