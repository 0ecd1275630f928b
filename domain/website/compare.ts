/**
 * Two people changed the same document since `base`: what of it fits together, and what only a person can decide.
 *
 * A clash keeps `mine` in the merged document and names the field with all three values; everything that only one side
 * changed is merged. Items of a list are matched by their `code` or `id`; a list without them is one value.
 */
import { isEqual, isRecord, type Json, type JsonRecord } from './json.ts'
import { isPhoto } from './photos.ts'

/** Names of fields and keys of list items, from the document down: `['faq', 'fees', 'answer', 'ar']`. */
export type FieldPath = readonly string[]

/** As one word: codes have dots in them, so that joined with dots two paths could be the same. */
export const nameOfPath = (path: FieldPath) => JSON.stringify(path)

export interface Clash {
	path: FieldPath
	base: Json | undefined
	mine: Json | undefined
	theirs: Json | undefined
}

export interface Comparison {
	merged: Json | undefined
	clashes: Clash[]
}

/** The last step of a clash's path when both sides put the items of a list in another order. */
export const orderStep = '(order)'

type Value = Json | undefined

export function compare(base: Value, mine: Value, theirs: Value): Comparison {
	const clashes: Clash[] = []
	return { merged: mergeAt([], base, mine, theirs, clashes), clashes }
}

function mergeAt(
	path: FieldPath,
	base: Value,
	mine: Value,
	theirs: Value,
	clashes: Clash[],
): Value {
	if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine
	if (isEqual(base, mine)) return theirs
	// A photo and where it is cut belong together: two of them are two choices.
	if (isRecord(mine) && isRecord(theirs) && !isPhoto(mine) && !isPhoto(theirs)) {
		return mergeRecords(path, isRecord(base) ? base : {}, mine, theirs, clashes)
	}
	const lists = [base ?? [], mine, theirs].map(keyedItems)
	const [baseItems, myItems, theirItems] = lists
	if (baseItems && myItems && theirItems) {
		return mergeLists(path, baseItems, myItems, theirItems, clashes)
	}
	clashes.push({ path, base, mine, theirs })
	return mine
}

function mergeRecords(
	path: FieldPath,
	base: JsonRecord,
	mine: JsonRecord,
	theirs: JsonRecord,
	clashes: Clash[],
): JsonRecord {
	const merged: JsonRecord = {}
	for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
		const value = mergeAt([...path, key], base[key], mine[key], theirs[key], clashes)
		if (value !== undefined) merged[key] = value
	}
	return merged
}

type Items = Map<string, JsonRecord>

/** The items of a list by their code or id; null where one has neither or two have the same. */
export function keyedItems(value: Value): Items | null {
	if (!Array.isArray(value)) return null
	const items: Items = new Map()
	for (const item of value) {
		if (!isRecord(item)) return null
		const key = item.code ?? item.id
		if (typeof key !== 'string' || items.has(key)) return null
		items.set(key, item)
	}
	return items
}

function mergeLists(
	path: FieldPath,
	base: Items,
	mine: Items,
	theirs: Items,
	clashes: Clash[],
): JsonRecord[] {
	const merged = new Map<string, JsonRecord>()
	for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
		const item = mergeItem([...path, key], base.get(key), mine.get(key), theirs.get(key), clashes)
		if (item) merged.set(key, item)
	}
	const order = mergeOrder(path, base, mine, theirs, clashes)
	return order.map((key) => merged.get(key)).filter((item) => item !== undefined)
}

/** An item that one side removed and the other changed stays, and is asked about. */
function mergeItem(
	path: FieldPath,
	base: JsonRecord | undefined,
	mine: JsonRecord | undefined,
	theirs: JsonRecord | undefined,
	clashes: Clash[],
): JsonRecord | undefined {
	const kept = mine ?? theirs
	const isRemovedByOne = base !== undefined && (mine === undefined || theirs === undefined)
	if (isRemovedByOne) {
		if (isEqual(base, kept)) return undefined
		clashes.push({ path, base, mine, theirs })
		return kept
	}
	const value = mergeAt(path, base, mine, theirs, clashes)
	return isRecord(value) ? value : undefined
}

function mergeOrder(
	path: FieldPath,
	base: Items,
	mine: Items,
	theirs: Items,
	clashes: Clash[],
): string[] {
	const [old, my, their] = [[...base.keys()], [...mine.keys()], [...theirs.keys()]]
	const common = new Set(old.filter((key) => mine.has(key) && theirs.has(key)))
	const among = (keys: string[]) => keys.filter((key) => common.has(key))
	const [oldOrder, myOrder, theirOrder] = [among(old), among(my), among(their)]
	const iMoved = !isEqual(oldOrder, myOrder)
	const theyMoved = !isEqual(oldOrder, theirOrder)
	if (iMoved && theyMoved && !isEqual(myOrder, theirOrder)) {
		clashes.push({ path: [...path, orderStep], base: old, mine: my, theirs: their })
	}
	return theyMoved && !iMoved ? withInserted(their, my) : withInserted(my, their)
}

/** `order` with the keys that only `other` has, each after the one it follows there. */
export function withInserted(order: readonly string[], other: readonly string[]): string[] {
	const result = [...order]
	for (const [index, key] of other.entries()) {
		if (result.includes(key)) continue
		const before = other[index - 1]
		result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key)
	}
	return result
}
