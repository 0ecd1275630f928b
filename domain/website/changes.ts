/** What differs between two documents, field by field, as publishing and the history show it. A text in two languages is one field. */
import { isText } from '../language.ts'
import { type FieldPath, keyedItems, nameOfPath } from './compare.ts'
import { isEqual, isRecord, type Json } from './json.ts'
import { isPhoto } from './photos.ts'

type Value = Json | undefined

/** What people see as one thing. */
const isOne = (value: Value) => isText(value) || isPhoto(value)

export interface Change {
	/** Items of lists are named by their code or id. */
	path: FieldPath
	what: 'changed' | 'added' | 'removed' | 'moved'
	before: Value
	after: Value
	/** Of an item that was removed: the names of its list as it was, so that it can be put back in its place. */
	order?: readonly string[]
}

/** The name under which a change is left out of a publication. */
export const nameOfChange = ({ what, path }: Pick<Change, 'what' | 'path'>) =>
	`${what} ${nameOfPath(path)}`

/** A number as it is read and as it is dialled: half of it would be another number. */
const halves = new Set(['display', 'dial'])

/** Whether one of them can't be published without the other. */
export const goTogether = (one: FieldPath, other: FieldPath) =>
	halves.has(one.at(-1) ?? '') &&
	halves.has(other.at(-1) ?? '') &&
	nameOfPath(one.slice(0, -1)) === nameOfPath(other.slice(0, -1))

export function changesOf(before: Value, after: Value, path: FieldPath = []): Change[] {
	if (isEqual(before, after)) return []
	if (isRecord(before) && isRecord(after) && !isOne(before) && !isOne(after)) {
		return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
			changesOf(before[key], after[key], [...path, key]),
		)
	}
	const [old, now] = [keyedItems(before), keyedItems(after)]
	if (old && now) return changesOfItems(old, now, path)
	const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
	return [{ path, what, before, after }]
}

type Items = NonNullable<ReturnType<typeof keyedItems>>

function changesOfItems(old: Items, now: Items, path: FieldPath): Change[] {
	const changes: Change[] = []
	for (const [key, item] of now) {
		const before = old.get(key)
		const at = [...path, key]
		if (before) changes.push(...changesOf(before, item, at))
		else changes.push({ path: at, what: 'added', before: undefined, after: item })
	}
	for (const [key, item] of old)
		if (!now.has(key))
			changes.push({
				...{ path: [...path, key], what: 'removed', before: item, after: undefined },
				order: [...old.keys()],
			})
	const order = (items: Items, others: Items) => [...items.keys()].filter((key) => others.has(key))
	const [was, is] = [order(old, now), order(now, old)]
	if (!isEqual(was, is)) changes.push({ path, what: 'moved', before: was, after: is })
	return changes
}
