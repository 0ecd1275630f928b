/** A clash is settled: one of the two sides is what the merged text says in that place. */
import { type Clash, orderStep } from './compare.ts'
import type { Json } from './json.ts'
import { withValueAt } from './places.ts'
import { putBack } from './put-back.ts'

export function settled(merged: Json, clash: Clash, side: 'mine' | 'theirs'): Json {
	const { path, [side]: value } = clash
	const isOrder = path.at(-1) === orderStep
	// The merged text keeps mine, but for an item that I removed and the other rewrote.
	if (side === 'mine' && value !== undefined) return merged
	const next = isOrder
		? putBack(merged, { path: path.slice(0, -1), what: 'moved', before: value, after: undefined })
		: value === undefined
			? putBack(merged, { path, what: 'added', before: undefined, after: undefined })
			: withValueAt(merged, path, value)
	return next ?? merged
}
