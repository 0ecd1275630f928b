/**
 * The two names that addresses know an entry by: its id, the last part of its page's address, and its code, by which plans name it.
 * Families keep such addresses, so both can be others only until the entry is first published.
 */
import { pathOf } from './entry-paths.ts'
import { isRecord, type Json } from './json.ts'

const longestId = 60
export const longestCode = 20
const shortest = 2

export type NameFault = 'required' | 'form' | 'too_short' | 'too_long' | 'reserved'

/** What forms offer beside the entries, and what every object of the language has. */
const reserved = new Set('other undecided flexible none any all constructor'.split(' '))

function faultOf(name: string, form: RegExp, longest: number): NameFault | null {
	if (name === '') return 'required'
	if (!form.test(name)) return 'form'
	if (name.length < shortest) return 'too_short'
	if (name.length > longest) return 'too_long'
	return reserved.has(name) ? 'reserved' : null
}

/** Small Latin letters and digits, with single hyphens between them, and one letter at least. */
export const wrongId = (id: string): NameFault | null =>
	faultOf(id, /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, longestId)

/** Letters alone: digits and dots belong to the codes of its parts. */
export const wrongCode = (code: string): NameFault | null => faultOf(code, /^[a-z]+$/, longestCode)

export function slugOf(text: string): string {
	return (
		text
			.normalize('NFKD')
			// Taylor’s is taylors, and an accent is no letter of its own.
			.replace(/[\p{M}'’]/gu, '')
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-')
			.replace(/^-+|-+$/g, '')
			.slice(0, longestId)
			.replace(/-+$/, '')
	)
}

function changed(value: Json, change: (text: string) => string): Json {
	if (typeof value === 'string') return change(value)
	if (Array.isArray(value)) return value.map((one) => changed(one, change))
	if (!isRecord(value)) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, changed(one, change)]),
	)
}

/** The entry under its new names: the codes of its parts begin with its own. */
export function renamed(document: Json, names: { id: string; code: string }): Json {
	if (!isRecord(document)) return document
	const old = `${document.code ?? ''}.`
	const parts = changed(document, (text) =>
		old !== '.' && text.startsWith(old) && /^\.[a-z]\d+$/.test(text.slice(old.length - 1))
			? `${names.code}${text.slice(old.length - 1)}`
			: text,
	)
	return isRecord(parts) ? { ...parts, ...names } : parts
}

/** Another entry's text, where it names the one that has another id now: in an order, as a related entry, in the address of a link. */
export function pointedAnew(
	of: { kind: string; id: string },
	document: Json,
	from: { kind: string; id: string },
	id: string,
): Json {
	if (!isRecord(document)) return document
	const path = pathOf(from)
	const better = pathOf({ ...from, id })
	const linked = changed(document, (text) =>
		text === path || text.startsWith(`${path}#`)
			? `${better}${text.slice(`${path}`.length)}`
			: text,
	)
	const list = of.kind === from.kind ? 'related' : 'order'
	const isNamed = of.kind === from.kind || (of.kind === 'order' && of.id === `${from.kind}-order`)
	if (!isNamed || !isRecord(linked) || !Array.isArray(linked[list])) return linked
	return { ...linked, [list]: linked[list].map((one) => (one === from.id ? id : one)) }
}
