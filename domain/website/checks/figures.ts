/** Figures that changed: by how much, whether a text still says the old one, whether ranges hold their parts, and whether a number dials what it shows. */
import { toLatinDigits } from '../../digits.ts'
import { formatNumber } from '../../format.ts'
import { changesOf } from '../changes.ts'
import { isRecord, type Json } from '../json.ts'
import { placed } from '../places.ts'
import type { CheckedEntry, Finding } from './finding.ts'
import { internationalForm, isInternational } from './international.ts'
import { textsIn } from './texts.ts'

/** More than this share up or down is asked about. */
const jump = 0.3
/** Smaller figures stand in texts for many other things. */
const leastTold = 100

const grouped = (figure: number) => formatNumber('en', figure)

function changedFigures({ before, document }: CheckedEntry) {
	if (before === undefined) return []
	return changesOf(before, document).flatMap(({ path, before: old, after }) =>
		typeof old === 'number' && typeof after === 'number'
			? [{ path: placed(document, path), old, now: after }]
			: [],
	)
}

function jumps(entry: CheckedEntry): Finding[] {
	return changedFigures(entry)
		.filter(({ old, now }) => old !== 0 && Math.abs(now - old) / Math.abs(old) > jump)
		.map(({ path, old, now }) => ({
			level: 'warning',
			code: 'jump',
			path,
			values: { before: grouped(old), after: grouped(now) },
		}))
}

/** The replaced figure still stands in a sentence of the entry. */
function oldFigures(entry: CheckedEntry): Finding[] {
	const texts = textsIn(entry.document)
	return changedFigures(entry)
		.filter(({ old }) => old >= leastTold)
		.flatMap(({ old }) => {
			const told = new RegExp(`(?<![\\d,.])(?:${old}|${grouped(old)})(?![\\d]|[,.]\\d)`)
			const found = texts.find(({ text }) => told.test(text.ar) || told.test(text.en))
			if (!found) return []
			const values = { figure: grouped(old) }
			// In the language that says it, so that whoever is led there sees it.
			const path = [...found.path, told.test(found.text.ar) ? 'ar' : 'en']
			return [{ level: 'warning' as const, code: 'oldFigure', path, values }]
		})
}

/** Wherever a document says `min` and `max`. */
function ranges(value: Json | undefined, path: string[] = []): Finding[] {
	if (Array.isArray(value)) return value.flatMap((item, at) => ranges(item, [...path, `${at}`]))
	if (!isRecord(value)) return []
	const { min, max } = value
	const isTurned = typeof min === 'number' && typeof max === 'number' && min > max
	const inner = Object.entries(value).flatMap(([name, item]) => ranges(item, [...path, name]))
	if (!isTurned) return inner
	return [{ level: 'error', code: 'range', path: [...path, 'max'], values: {} }, ...inner]
}

const digitsIn = (text: string) => toLatinDigits(text).replace(/\D/g, '')

/** A telephone number is written twice, to be read and to be dialled: a visitor must reach the one that is read, from any country. */
function dialled(value: Json | undefined, path: string[] = []): Finding[] {
	if (Array.isArray(value)) return value.flatMap((item, at) => dialled(item, [...path, `${at}`]))
	if (!isRecord(value)) return []
	const { display, dial } = value
	if (typeof display !== 'string' || typeof dial !== 'string')
		return Object.entries(value).flatMap(([name, item]) => dialled(item, [...path, name]))
	const at = [...path, 'dial']
	// Dialled from abroad it would reach nobody, or somebody else.
	const isWhole = path.includes('whatsapp') || dial.startsWith('+')
	if (dial !== '' && !(isWhole && isInternational(dial))) {
		const better = internationalForm(display || dial)
		return [{ level: 'error', code: 'national', path: at, values: better ? { better } : {} }]
	}
	if (digitsIn(display) === digitsIn(dial)) return []
	// The same number, without its code where it is read: one press writes it in both.
	const whole = internationalForm(display)
	const better = whole !== null && digitsIn(whole) === digitsIn(dial) ? { better: whole } : {}
	return [{ level: 'error', code: 'dialled', path: at, values: better }]
}

/** Which list of an entry is told as one range, and which figure of its items. */
const told: Readonly<Record<string, readonly [range: string, list: string, figure: string]>> = {
	university: ['tuition', 'programmes', 'annualFee'],
	institute: ['monthlyFee', 'courses', 'monthlyFee'],
	home: ['priceRange', 'roomTypes', 'price'],
}

/** A fee or a rent that was changed, outside the range that the entry tells. */
function outside(entry: CheckedEntry): Finding[] {
	const own = told[entry.kind]
	if (!own || !isRecord(entry.document)) return []
	const [name, list, figure] = own
	const range = entry.document[name]
	if (!isRecord(range)) return []
	const { min, max } = range
	if (typeof min !== 'number' || typeof max !== 'number') return []
	return changedFigures(entry)
		.filter(({ path }) => path[0] === list && path.at(-1) === figure)
		.filter(({ now }) => now < min || now > max)
		.map(({ path }) => ({
			level: 'warning',
			code: 'outside',
			path,
			values: { min: grouped(min), max: grouped(max) },
		}))
}

export function figureFindings(entry: CheckedEntry): Finding[] {
	return [
		...ranges(entry.document),
		...dialled(entry.document),
		...jumps(entry),
		...oldFigures(entry),
		...outside(entry),
	]
}
