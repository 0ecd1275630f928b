/**
 * Text as a paper needs it. Latin inside Arabic is isolated, and numbers and signs are followed by a mark of direction: without it
 * some readers take a sign, and the space after it, for Latin. What could break the layout is taken out.
 */
import { removeDirectionMarks } from '#domain/direction-marks.ts'
import type { Language } from '#domain/language.ts'
import { runsOf } from '#domain/latin-runs.ts'

const arabic = /\p{Script=Arabic}/u
const isolate = '\u2066'
const isolateArabic = '\u2067'
const endOfIsolate = '\u2069'
const rightToLeft = '\u200f'
/** A line with nothing but a number and its full stop is Latin to Firefox, which reads the stop first: a word stays beside it. */
const lastNumber = / (?=[\d.,:]+\p{P}?$)/u
const noBreak = '\u00a0'

/** Values that are not shown as text: what a template decides by, addresses of links, pictures. */
const notText = new Set(['address', 'code', 'group', 'language', 'scene', 'state', 'version'])

/** The same data with every text in it made ready. */
export function prepared(value: unknown, language: Language, key = ''): unknown {
	if (typeof value === 'string') return notText.has(key) ? value : forPaper(value, language)
	if (Array.isArray(value)) return value.map((one) => prepared(one, language, key))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, prepared(one, language, name)]),
	)
}

export function forPaper(raw: string, language: Language): string {
	const text = breakable(raw)
	if (arabic.test(text)) {
		const runs = runsOf(text).map((run) =>
			run.isolated
				? `${isolate}${run.text}${endOfIsolate}${rightToLeft}`
				: marked(run.text.replace(lastNumber, noBreak)),
		)
		// On an English paper what somebody wrote in Arabic keeps its own direction, also its full stop.
		return language === 'ar' ? runs.join('') : `${isolateArabic}${runs.join('')}${endOfIsolate}`
	}
	return language === 'ar' && /[\p{L}\d]/u.test(text) ? `${isolate}${text}${endOfIsolate}` : text
}

const emoji =
	/(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu

/** No half characters, emoji, controls or direction marks of others; few signs on one letter; every word can be broken after 40 letters. */
function breakable(text: string): string {
	return (
		removeDirectionMarks(text)
			.replace(/\p{Cs}/gu, '')
			// No font of papers draws them; a name with boxes in it looks broken.
			.replace(emoji, '')
			// Letters with accents are one character each in the fonts; other accents have no glyph.
			.normalize('NFC')
			.replace(/[\u0300-\u036f]+/g, '')
			.replace(/[\p{Cc}\p{Co}]+/gu, ' ')
			.replace(/(\p{M}{4})\p{M}+/gu, '$1')
			.replace(/[^\s]{40}(?=[^\s])/gu, '$&\u200b')
	)
}

function marked(text: string): string {
	return text.replace(/\d+(?:[.,:]\d+)*|[\p{P}\p{S}]/gu, (sign, at: number) => {
		const before = text[at - 1] ?? ''
		const after = text[at + sign.length] ?? ''
		const opens = /\d/.test(sign) || arabic.test(before) ? '' : rightToLeft
		return `${opens}${sign}${arabic.test(after) ? '' : rightToLeft}`
	})
}
