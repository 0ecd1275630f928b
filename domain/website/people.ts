/** Lists whose items are people. Each may ask to be forgotten, and is then taken out of every version. */
import { isRecord, type Json, type JsonRecord } from './json.ts'

interface EntryName {
	kind: string
	id: string
}

/** The list of an entry that shows people, by the entry's kind and id. */
const lists: Readonly<Record<string, string>> = {
	'company/consultants': 'consultants',
	'page/testimonials': 'testimonials',
}

export const peopleListOf = ({ kind, id }: EntryName): string | null =>
	lists[`${kind}/${id}`] ?? null

/** A text from before people had ids has only their names. */
export const nameKeyOf = ({ name }: JsonRecord) =>
	`name ${JSON.stringify(isRecord(name) ? [name.ar, name.en] : name)}`

/** By what a person is found again in every version. */
export const personKeyOf = (item: JsonRecord) =>
	typeof item.id === 'string' && item.id !== '' ? `id ${item.id}` : nameKeyOf(item)

export function peopleIn(entry: EntryName, document: Json | null): JsonRecord[] {
	const list = peopleListOf(entry)
	const items = list !== null && isRecord(document) ? document[list] : undefined
	return Array.isArray(items) ? items.filter(isRecord) : []
}

/** The same object where nobody is to be taken out. */
export function withoutPeople(
	entry: EntryName,
	document: Json,
	isToGo: (personKey: string) => boolean,
): { document: Json; removed: JsonRecord[] } {
	const list = peopleListOf(entry)
	const removed = peopleIn(entry, document).filter((item) => isToGo(personKeyOf(item)))
	if (list === null || !isRecord(document) || removed.length === 0) return { document, removed: [] }
	const stay = peopleIn(entry, document).filter((item) => !removed.includes(item))
	return { document: { ...document, [list]: stay }, removed }
}
