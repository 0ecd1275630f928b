/** One change between two versions taken back in a text: the field as it was, an item in or out again, a list in its old order. */
import type { Change } from './changes.ts'
import { isRecord, type Json } from './json.ts'
import { valueAt, withValueAt } from './places.ts'

type Value = Json | undefined

const nameOf = (item: Json): Value => (isRecord(item) ? (item.code ?? item.id) : undefined)

export function putBack(document: Value, { path, what, before }: Change): Value {
	const list = valueAt(document, what === 'moved' ? path : path.slice(0, -1))
	if (what === 'moved' && Array.isArray(list) && Array.isArray(before)) {
		const place = (item: Json) => before.indexOf(nameOf(item) ?? null)
		// What was not there then stays behind the others.
		const order = list.toSorted((a, b) => (place(a) + 1 || 1000) - (place(b) + 1 || 1000))
		return withValueAt(document, path, order)
	}
	const name = path.at(-1)
	if (what === 'added' && Array.isArray(list))
		return withValueAt(
			document,
			path.slice(0, -1),
			list.filter((item) => nameOf(item) !== name),
		)
	if (what === 'removed' && Array.isArray(list) && before !== undefined)
		return withValueAt(document, path.slice(0, -1), [...list, before])
	return withValueAt(document, path, before)
}
