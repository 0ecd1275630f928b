/**
 * Values that were written or changed and are still called an estimate or a sample. Who publishes them is asked whether they are right,
 * and is shown each value that the answer vouches for: the mark of a person or a fee stands for more than what was changed of it.
 */
import { isText } from '../language.ts'
import { isEqual, isRecord, type Json, type JsonRecord } from './json.ts'
import { isPhoto } from './photos.ts'
import { withValueAt } from './places.ts'

type Value = Json | undefined

export interface VouchedValue {
	/** From the document down. */
	path: string[]
	value: Json
}

export interface Unconfirmed {
	/** Where the object is that says how sure somebody is. Items are named by their code or id, which they keep in another text. */
	path: string[]
	/** All that its mark is about. */
	values: VouchedValue[]
	/** Nothing among them is as visitors have it already. */
	isAllNew: boolean
}

const isOpen = ({ confidence }: JsonRecord) => confidence === 'estimate' || confidence === 'sample'

/** Where one of these stands, the mark is about it alone. */
const fees = ['annualFee', 'monthlyFee', 'price']
/** No facts: names in addresses, and a text that waits in somebody's WhatsApp. */
const notTold = new Set(['confidence', 'code', 'id', 'key', 'currency', 'message'])
/** Figures that only say more of words beside them. */
const besideWords = new Set(['year', 'calendar'])

const isPicture = (value: Value) => isRecord(value) && 'scene' in value && 'alt' in value
const isEmpty = (value: Value) =>
	value === undefined ||
	value === null ||
	value === '' ||
	(isText(value) && !value.ar && !value.en) ||
	(Array.isArray(value) && value.length === 0)

const keyOf = (item: Json): Value => (isRecord(item) ? (item.code ?? item.id) : undefined)
const stepOf = (item: Json, at: number) => `${keyOf(item) || at}`

/** Every value of an object but those with a mark of their own; a picture and its description are nothing to be sure of. */
function valuesIn(value: Json, path: string[]): VouchedValue[] {
	if (isEmpty(value) || isPicture(value) || isPhoto(value)) return []
	if (Array.isArray(value) && value.some((item) => isRecord(item) && !isText(item)))
		return value.flatMap((item, at) => valuesIn(item, [...path, stepOf(item, at)]))
	if (!isRecord(value) || isText(value)) return [{ path, value }]
	return Object.entries(value)
		.filter(([name, inner]) => !notTold.has(name) && !(isRecord(inner) && 'confidence' in inner))
		.flatMap(([name, inner]) => valuesIn(inner, [...path, name]))
}

/** What the mark is about: the figures, or the words where there are none. */
function marked(object: JsonRecord, path: string[]): VouchedValue[] {
	const fee = fees.find((name) => typeof object[name] === 'number')
	if (fee) return [{ path: [...path, fee], value: object[fee] ?? null }]
	const all = valuesIn(object, path)
	const figures = all.filter(
		(one) => typeof one.value === 'number' && !besideWords.has(one.path.at(-1) ?? ''),
	)
	return figures.length > 0 ? figures : all
}

/** The same item before: by its code or id, and without them only where nothing in it changed. */
function itemBefore(list: Value, item: Json): Value {
	if (!Array.isArray(list)) return undefined
	const key = keyOf(item)
	return list.find((one) => (key === undefined ? isEqual(one, item) : keyOf(one) === key))
}

export function unconfirmedChanges(
	before: Value,
	after: Value,
	path: string[] = [],
): Unconfirmed[] {
	if (Array.isArray(after))
		return after.flatMap((item, at) =>
			unconfirmedChanges(itemBefore(before, item), item, [...path, stepOf(item, at)]),
		)
	if (!isRecord(after) || isText(after)) return []
	const old = isRecord(before) ? before : {}
	return [
		...(isOpen(after) ? asked(old, after, path) : []),
		...Object.entries(after).flatMap(([name, value]) =>
			unconfirmedChanges(old[name], value, [...path, name]),
		),
	]
}

function asked(old: JsonRecord, now: JsonRecord, path: string[]): Unconfirmed[] {
	const known = new Map(marked(old, path).map((one) => [one.path.join(' '), one.value]))
	const values = marked(now, path)
	const isNew = (one: VouchedValue) => !isEqual(known.get(one.path.join(' ')), one.value)
	return values.some(isNew) ? [{ path, values, isAllNew: values.every(isNew) }] : []
}

export const withConfirmed = (document: Json, places: readonly string[][]): Json =>
	places.reduce<Json>(
		(changed, path) => withValueAt(changed, [...path, 'confidence'], 'verified') ?? changed,
		document,
	)
