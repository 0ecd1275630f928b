/**
 * A draft with its gaps marked, for its preview: what is written stays, a text that is not says so, a figure or a day that is missing is one that pages show as missing, and of
 * choices the first is taken. What may be missing is left out, and a list has at least as many items as its kind needs.
 */
import { unfilled } from '../format.ts'
import type { Text } from '../language.ts'
import { emptyValue } from './empty.ts'
import type { Field } from './fields.ts'
import { isRecord, type Json } from './json.ts'

type Value = Json | undefined

const isWords = (value: Value): value is string => typeof value === 'string' && value.trim() !== ''

function isUnwritten(value: Value): boolean {
	if (isRecord(value)) return Object.values(value).every((one) => one === '')
	return value === undefined || value === null || value === ''
}

const isDay = (value: Value) => isWords(value) && !Number.isNaN(Date.parse(value))

function filledText(value: Value, unwritten: Text): Json {
	// A short name may be one word for both languages.
	if (isWords(value)) return value
	const { ar, en } = isRecord(value) ? value : {}
	return { ar: isWords(ar) ? ar : unwritten.ar, en: isWords(en) ? en : unwritten.en }
}

function filledPicture(value: Value, unwritten: Text): Json {
	const picture = isRecord(value) ? value : {}
	const scene = isWords(picture.scene) ? picture.scene : 'fallback'
	return { ...picture, scene, alt: filledText(picture.alt, unwritten) }
}

/** Undefined where it is left out. */
export function filled(field: Field, value: Value, unwritten: Text): Value {
	if (field.isOptional && isUnwritten(value)) return undefined
	if (field.isNullable && isUnwritten(value)) return null
	switch (field.kind) {
		case 'text':
			return filledText(value, unwritten)
		case 'picture':
			return filledPicture(value, unwritten)
		case 'number':
			return typeof value === 'number' ? value : unfilled.figure
		case 'boolean':
			return value === true
		case 'choice':
			// Pages look up what belongs to it, and can't do without.
			return isWords(value) && field.options.includes(value) ? value : (field.options[0] ?? '')
		case 'confidence':
			return isWords(value) ? value : 'estimate'
		case 'fixed':
			return field.value
		case 'date':
			return isDay(value) ? value : unfilled.day
		case 'list': {
			const items = Array.isArray(value) ? value : []
			const missing = Math.max(0, (field.min ?? 0) - items.length)
			const added = Array.from({ length: missing }, () => emptyValue(field.item))
			return [...items, ...added].flatMap((item) => filled(field.item, item, unwritten) ?? [])
		}
		case 'group': {
			const record = isRecord(value) ? value : {}
			const fields = Object.entries(field.fields).flatMap(([name, inner]) => {
				const one = filled(inner, record[name], unwritten)
				return one === undefined ? [] : [[name, one] as const]
			})
			return Object.fromEntries(fields)
		}
		default:
			return typeof value === 'string' ? value : ''
	}
}
