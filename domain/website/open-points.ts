/** What only the owner can confirm: estimates, samples, missing videos, addresses that lead nowhere. */
import { formatNumber } from '../format.ts'
import { isText } from '../language.ts'
import { isRecord, type Json, type JsonRecord } from './json.ts'
import { valueAt } from './places.ts'

export const pointKinds = ['estimate', 'sample', 'expired', 'video', 'address'] as const
export type PointKind = (typeof pointKinds)[number]

export interface OpenPoint {
	kind: PointKind
	/** The object that the confidence is about, by places. */
	path: string[]
	/** Which it is, in both languages where it has a name. */
	name: { ar: string; en: string } | null
	/** Its figure or words, as they are shown now. */
	value: string
}

const naming = ['name', 'title', 'label', 'type', 'term', 'topic', 'country']
const figures = [
	'value',
	'annualFee',
	'monthlyFee',
	'price',
	'display',
	'address',
	'url',
	'year',
	'date',
	'rank',
	'text',
	'summary',
	'distance',
]
const exampleAddress = /\.example\b/

function worded(value: Json | undefined): string {
	if (isText(value)) return `${value.ar}`
	if (isRecord(value) && 'display' in value) return worded(value.display)
	if (typeof value === 'number') return formatNumber('en', value)
	return typeof value === 'string' ? value : ''
}

function nameOf(entry: JsonRecord): OpenPoint['name'] {
	for (const key of naming) {
		const value = entry[key]
		if (isText(value) && value.ar && value.en) return { ar: value.ar, en: value.en }
	}
	return null
}

function shownValue(entry: JsonRecord): string {
	const { min, max } = entry
	if (typeof min === 'number' && typeof max === 'number')
		return `${formatNumber('en', min)}–${formatNumber('en', max)}`
	return figures.map((key) => worded(entry[key])).find((one) => one !== '') ?? ''
}

export function openPointsOf(value: Json | undefined, path: string[] = []): OpenPoint[] {
	if (Array.isArray(value))
		return value.flatMap((item, at) => openPointsOf(item, [...path, `${at}`]))
	if (!isRecord(value)) return []
	const points: OpenPoint[] = []
	const about = { name: nameOf(value), value: shownValue(value) }
	const { confidence } = value
	if (confidence === 'estimate' || confidence === 'sample')
		points.push({ kind: confidence, path, ...about })
	if (value.videoUrl === null)
		points.push({ kind: 'video', path: [...path, 'videoUrl'], name: nameOf(value), value: '' })
	for (const [key, item] of Object.entries(value)) {
		const isDead = typeof item === 'string' && exampleAddress.test(item)
		if (isDead)
			points.push({ kind: 'address', path: [...path, key], name: nameOf(value), value: item })
		points.push(...openPointsOf(item, [...path, key]))
	}
	return points
}

/** As it was confirmed: by its place, and until when. */
export interface Confirmed {
	field: string
	value: string
	valid_until: string | null
}

/** Figures that were confirmed until a day that has gone by, and still say the same. The last confirmation of a field counts. */
export function expiredPoints(
	document: Json | undefined,
	confirmed: readonly Confirmed[],
	today: string,
): OpenPoint[] {
	const last = new Map(confirmed.map((one) => [one.field, one]))
	return [...last.values()].flatMap(({ field, value, valid_until }): OpenPoint[] => {
		if (valid_until === null || valid_until >= today) return []
		const path = field.split('.')
		const now = valueAt(document, path)
		if (!isRecord(now) || shownValue(now) !== value) return []
		if (now.confidence === 'estimate' || now.confidence === 'sample') return []
		return [{ kind: 'expired', path, name: nameOf(now), value }]
	})
}
