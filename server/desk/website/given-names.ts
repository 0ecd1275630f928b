/** Codes and ids of items that an editor added: the server gives them, so that none is given twice. */
import { isText } from '#domain/language.ts'
import type { Field } from '#domain/website/fields.ts'
import { isRecord, type Json, type JsonRecord } from '#domain/website/json.ts'
import { withValueAt } from '#domain/website/places.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'

/** The letter of a part's kind in its code, by the list it is in. */
const letters: Readonly<Record<string, string>> = {
	bachelor: 'b',
	master: 'm',
	phd: 'p',
	courses: 'c',
	roomTypes: 'r',
}

export interface GivenName {
	path: string[]
	value: string
}

/** Items of lists whose code or id is empty, with the list's name. */
function nameless(
	field: Field,
	value: Json | undefined,
	path: string[] = [],
): { path: string[]; list: string; item: JsonRecord; siblings: readonly Json[] }[] {
	if (field.kind === 'group' && isRecord(value))
		return Object.entries(field.fields).flatMap(([name, inner]) =>
			nameless(inner, value[name], [...path, name]),
		)
	if (field.kind !== 'list' || !Array.isArray(value)) return []
	const { item: inner } = field
	return value.flatMap((item, at) => {
		const here = [...path, `${at}`]
		const own = ['code', 'id'].filter(
			(name) =>
				inner.kind === 'group' &&
				inner.fields[name]?.kind === 'words' &&
				isRecord(item) &&
				!item[name],
		)
		const found = own.flatMap((name) =>
			isRecord(item)
				? [{ path: [...here, name], list: path.at(-1) ?? '', item, siblings: value }]
				: [],
		)
		return [...found, ...nameless(inner, item, here)]
	})
}

export function slugOf(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)
		.replace(/-+$/, '')
}

/** From its English words; empty while it has none. */
function idFor(item: JsonRecord, siblings: readonly Json[]): string {
	const words = Object.values(item).find((value) => isText(value) && value.en !== '')
	const base = slugOf(isText(words) ? `${words.en}` : '')
	if (base === '') return ''
	const taken = new Set(siblings.map((one) => (isRecord(one) ? one.id : undefined)))
	for (let number = 1; ; number += 1) {
		const id = number === 1 ? base : `${base}-${number}`
		if (!taken.has(id)) return id
	}
}

/** Every code in a document. */
export function codesIn(value: Json | undefined): string[] {
	if (Array.isArray(value)) return value.flatMap(codesIn)
	if (!isRecord(value)) return []
	const own = typeof value.code === 'string' && value.code !== '' ? [value.code] : []
	return [...own, ...Object.values(value).flatMap(codesIn)]
}

export function createGivenNames({ codes }: Store['website']) {
	return async (
		entry: EntryName,
		form: Field,
		document: Json,
		shipped: Json | null,
	): Promise<{ document: Json; given: GivenName[] }> => {
		const given: GivenName[] = []
		let current: Json = document
		const code = isRecord(document) && typeof document.code === 'string' ? document.code : ''
		for (const { path, list, item, siblings } of nameless(form, document)) {
			const letter = letters[list]
			const isCode = path.at(-1) === 'code'
			if (isCode && (letter === undefined || code === '')) continue
			const used = [...codesIn(current), ...codesIn(shipped ?? undefined)]
			const value = isCode
				? await codes.give(entry, `${code}.${letter}`, used)
				: idFor(item, siblings)
			if (value === '') continue
			given.push({ path, value })
			current = withValueAt(current, path, value) ?? current
		}
		return { document: current, given }
	}
}
