/** Values that were written or changed and are still called an estimate or a sample. Who publishes them is asked once whether they are right. */
import { isText } from '../language.ts'
import { isEqual, isRecord, type Json, type JsonRecord } from './json.ts'
import { withValueAt } from './places.ts'

type Value = Json | undefined

const isOpen = ({ confidence }: JsonRecord) => confidence === 'estimate' || confidence === 'sample'

/** What the confidence is about: the figures, or the words where there are none. */
function saidIn({ confidence: _, code: __, id: ___, ...said }: JsonRecord): Json {
	const figures = Object.entries(said).filter(([, value]) => typeof value === 'number')
	return figures.length > 0 ? Object.fromEntries(figures) : said
}

const keyOf = (item: Json): Value => (isRecord(item) ? (item.code ?? item.id) : undefined)

/** The same item before: by its code or id, and without them only where nothing in it changed. */
function itemBefore(list: Value, item: Json): Value {
	if (!Array.isArray(list)) return undefined
	const key = keyOf(item)
	return list.find((one) => (key === undefined ? isEqual(one, item) : keyOf(one) === key))
}

/** Where the objects are that say how sure somebody is. Items are named by their code or id, which they keep in another text. */
export function unconfirmedChanges(before: Value, after: Value, path: string[] = []): string[][] {
	if (Array.isArray(after))
		return after.flatMap((item, at) =>
			unconfirmedChanges(itemBefore(before, item), item, [...path, `${keyOf(item) || at}`]),
		)
	if (!isRecord(after) || isText(after)) return []
	const old = isRecord(before) ? before : {}
	const own = isOpen(after) && !isEqual(saidIn(old), saidIn(after)) ? [path] : []
	return [
		...own,
		...Object.entries(after).flatMap(([name, value]) =>
			unconfirmedChanges(old[name], value, [...path, name]),
		),
	]
}

export const withConfirmed = (document: Json, places: readonly string[][]): Json =>
	places.reduce<Json>(
		(changed, path) => withValueAt(changed, [...path, 'confidence'], 'verified') ?? changed,
		document,
	)
