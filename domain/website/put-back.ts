/** Changes between two texts taken back in the newer one: the field as it was, an item in or out again, a list in its old order. */
import { type Change, changesOf, nameOfChange } from './changes.ts'
import { keyedItems, withInserted } from './compare.ts'
import type { Json } from './json.ts'
import { valueAt, withValueAt } from './places.ts'

type Value = Json | undefined

const isName = (value: Json): value is string => typeof value === 'string'

export function putBack(document: Value, { path, what, before, order }: Change): Value {
	const place = what === 'moved' ? path : path.slice(0, -1)
	const items = keyedItems(valueAt(document, place))
	const name = path.at(-1) ?? ''
	const named = items && [...items.keys()]
	const inOrder = (names: readonly string[], known = items) =>
		withValueAt(
			document,
			place,
			names.map((one) => known?.get(one)).filter((item) => item !== undefined),
		)
	if (what === 'moved' && named && Array.isArray(before)) {
		// What was not there then follows the one it follows now.
		const was = before.filter(isName).filter((one) => items.has(one))
		return inOrder(withInserted(was, named))
	}
	if (what === 'added' && named) return inOrder(named.filter((one) => one !== name))
	const [item] = keyedItems([before ?? null])?.values() ?? []
	if (what === 'removed' && named && order && item) {
		const around = order.filter((one) => one === name || items.has(one))
		return inOrder(withInserted(named, around), new Map([...items, [name, item]]))
	}
	return withValueAt(document, path, before)
}

/** The newer text without some of its changes; null where one of these names is no change between the two. */
export function withoutChanges(
	before: Json,
	after: Json,
	names: ReadonlySet<string>,
): { text: Json; left: Json } | null {
	const changes = changesOf(before, after)
	const isLeftOut = (change: Change) => names.has(nameOfChange(change))
	const leftOut = changes.filter(isLeftOut)
	if (leftOut.length < names.size) return null
	const taken = changes.filter((change) => !isLeftOut(change))
	return {
		text: leftOut.reduce<Value>(putBack, after) ?? null,
		left: taken.reduce<Value>(putBack, after) ?? null,
	}
}
