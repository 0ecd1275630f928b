/** What says most of something that was added, for a line or two below its name: figures, choices and texts, in their order. */
import { isText, type Text } from '../language.ts'
import { isRecord, type Json, type JsonRecord } from './json.ts'

export type MainValue = string | number | Text | { min: number; max: number }

/** Names in addresses, of drawings, and how sure somebody is. */
const left = new Set(['id', 'code', 'key', 'crest', 'mark', 'scene', 'confidence', 'currency'])
const most = 9

function mainValue(value: Json): MainValue | null {
	if (typeof value === 'number') return value
	if (typeof value === 'string') return value === '' ? null : value
	if (isText(value)) return value.ar === '' && value.en === '' ? null : value
	if (!isRecord(value)) return null
	const { min, max } = value
	if (typeof min === 'number' && typeof max === 'number') return { min, max }
	// A figure with how sure we are of it.
	const own = Object.entries(value).filter(([name]) => !left.has(name))
	const [only] = own
	return only && own.length === 1 ? mainValue(only[1]) : null
}

/** Without its first text, which is what it is called. */
export function mainFields(item: JsonRecord): [name: string, MainValue][] {
	const called = Object.values(item).find((value) => isText(value))
	return Object.entries(item)
		.filter(([name, value]) => !left.has(name) && value !== called)
		.flatMap(([name, value]): [string, MainValue][] => {
			const main = mainValue(value)
			return main === null ? [] : [[name, main]]
		})
		.slice(0, most)
}

/** What the programmes, courses or rooms of an entry are called: items with a code, however deep. */
export function namesOfParts(value: Json, isInside = false): Text[] {
	if (Array.isArray(value)) return value.flatMap((item) => namesOfParts(item, true))
	if (!isRecord(value) || isText(value)) return []
	const called = Object.values(value).find((one) => isText(one))
	if (isInside && 'code' in value) return isText(called) && (called.ar || called.en) ? [called] : []
	return Object.values(value).flatMap((one) => namesOfParts(one))
}
