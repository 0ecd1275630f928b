/** How texts in two languages are written: each in its own script, with the site's digits and marks, complete in both. */
import { isText, type Text } from '../../language.ts'
import { changesOf } from '../changes.ts'
import { isRecord, type Json } from '../json.ts'
import { placed } from '../places.ts'
import type { CheckedEntry, Finding } from './finding.ts'
import { givenUp } from './terms.ts'

interface FoundText {
	path: string[]
	text: Text
}

/** Every text of a document, with its place. */
export function textsIn(value: Json | undefined, path: string[] = []): FoundText[] {
	if (isText(value)) {
		const { ar, en } = value
		return typeof ar === 'string' && typeof en === 'string' ? [{ path, text: { ar, en } }] : []
	}
	if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, `${at}`]))
	if (!isRecord(value)) return []
	return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]))
}

const arabicLetter = /\p{Script=Arabic}/u
const otherDigits = /[٠-٩۰-۹]/
/** A Latin comma, semicolon or question mark right after an Arabic letter. */
const latinMark = /\p{Script=Arabic}[,;?]/u
/** What the site's fonts have: Latin, Arabic, and the signs that texts use. */
const drawn =
	/^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Inherited}\p{N}\s!"#$%&'()*+,\-./:;<=>?@[\]_`{|}~«»“”‘’–—…·•×÷±≈≤≥→←©®°€£¥§،؛؟ـ،٪\u200c\u200d]*$/u
/** Longest of what a card or a search result shows, by the name of the field. */
const longest: Readonly<Record<string, number>> = { summary: 160, name: 60 }
/** Words that say «أنت» to one reader: the site says «أنتم». */
const toOneReader =
	/(?<![\u0621-\u0652])(?:أنت|أنتِ|اختر|اضغط|اكتب|احجز|ابدأ|اقرأ|اطلب)(?![\u0621-\u0652])/u

function ofText({ path, text: { ar, en } }: FoundText): Finding[] {
	const found: Finding[] = []
	const warn = (code: string, language: 'ar' | 'en' | null, values: Finding['values'] = {}) =>
		found.push({ level: 'warning', code, path: language ? [...path, language] : path, values })
	if (!ar.trim() || !en.trim()) return []
	if (arabicLetter.test(en)) warn('untranslated', 'en')
	if (/[A-Za-z]{3}/.test(ar) && !arabicLetter.test(ar) && ar !== en) warn('untranslated', 'ar')
	if (ar === en && en.split(/\s+/).length > 6) warn('copied', null)
	if (otherDigits.test(ar)) warn('digits', 'ar')
	if (otherDigits.test(en)) warn('digits', 'en')
	if (latinMark.test(ar)) warn('punctuation', 'ar')
	const singular = toOneReader.exec(ar)
	if (singular) warn('voice', 'ar', { word: singular[0] })
	const [term] = givenUp(ar)
	if (term) warn('terms', 'ar', { ...term })
	for (const language of ['ar', 'en'] as const) {
		const text = { ar, en }[language]
		if (!drawn.test(text)) {
			const sign = [...text].find((one) => !drawn.test(one)) ?? ''
			warn('glyph', language, { sign })
		}
		const most = longest[path.at(-1) ?? '']
		if (most !== undefined && path.length === 1 && text.length > most)
			warn('tooLong', language, { count: text.length - most, most })
	}
	return found
}

/** Somebody rewrote one language of a text and left the other as it was. */
function oneLanguage({ document, before }: CheckedEntry): Finding[] {
	if (before === undefined) return []
	return changesOf(before, document).flatMap(({ path, before: old, after }) => {
		if (!isText(old) || !isText(after)) return []
		const isHalf = (old.ar === after.ar) !== (old.en === after.en)
		if (!isHalf || !old.ar || !old.en) return []
		const left = old.ar === after.ar ? 'ar' : 'en'
		return [
			{
				level: 'warning' as const,
				code: 'oneLanguage',
				path: [...placed(document, path), left],
				values: {},
			},
		]
	})
}

/** Only texts that are new or changed: what is on the site already is not asked about again. */
export function textFindings(entry: CheckedEntry): Finding[] {
	const known = new Set(textsIn(entry.before).map(({ text }) => JSON.stringify(text)))
	const written = textsIn(entry.document).filter(({ text }) => !known.has(JSON.stringify(text)))
	return [...written.flatMap(ofText), ...oneLanguage(entry)]
}
