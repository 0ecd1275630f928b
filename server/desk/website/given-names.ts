/** Codes and ids of items that an editor added: the server gives them, so that none is given twice. */
import { randomBytes } from 'node:crypto'
import { isText } from '#domain/language.ts'
import type { Field } from '#domain/website/fields.ts'
import { isRecord, type Json, type JsonRecord } from '#domain/website/json.ts'
import type { GivenName } from '#domain/website/own-draft.ts'
import { longestCode, slugOf } from '#domain/website/own-names.ts'
import { peopleListOf } from '#domain/website/people.ts'
import { withValueAt } from '#domain/website/places.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { codesIn, isOfOtherShipped } from './entries.ts'

/** The letter of a part's kind in its code, by the list it is in. */
const letterOf: Readonly<Record<string, string>> = {
	bachelor: 'b',
	master: 'm',
	phd: 'p',
	courses: 'c',
	roomTypes: 'r',
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

/** Words that many names have: a code of them would say nothing of its entry. */
const common = new Set(
	(
		'a an and at for in of the to ' +
		'malaysia malaysian malaysias universiti university universities college institute institution institutes academy school ' +
		'centre center international language languages ' +
		'residence residences residency apartment apartments condominium condo suites serviced student students house houses ' +
		'complex hostel hall homestay'
	).split(' '),
)

/**
 * Codes for a new entry, from whole words of its id that are its own, the best first; letters alone, and other letters behind where
 * one is taken.
 */
export function entryCodes(id: string): string[] {
	const words = id.split('-')
	const own = words.filter((word) => !common.has(word))
	const letters = (own.length > 0 ? own : words)
		.map((word) => word.replace(/[^a-z]/g, ''))
		.filter((word) => word !== '')
	const fitting = letters.filter((_, at) => letters.slice(0, at + 1).join('').length <= longestCode)
	const code = fitting.join('') || letters.join('').slice(0, longestCode)
	const ends = Array.from({ length: 25 }, (_, at) => String.fromCharCode('b'.charCodeAt(0) + at))
	return code === '' ? [] : [code, ...ends.map((end) => `${code}${end}`)]
}

/** From its English words; empty while it has none. */
function idFor(item: JsonRecord, taken: ReadonlySet<unknown>): string {
	const words = Object.values(item).find((value) => isText(value) && value.en !== '')
	const base = slugOf(isText(words) ? `${words.en}` : '')
	if (base === '') return ''
	for (let number = 1; ; number += 1) {
		const id = number === 1 ? base : `${base}-${number}`
		if (!taken.has(id)) return id
	}
}

/** Nobody adds more items between two savings; the others get theirs with the next one. */
const mostCodes = 50

interface BeforeDraft {
	/** The code that the entry has on the site; null for an entry that was never published. */
	code: string | null
	/** Codes of its parts on the site and in the release. */
	used: readonly string[]
}

export function createGivenNames({ codes }: Store['website']) {
	/** A draft can name any code: an entry that is on the site keeps its own, and a new one may not use that of another. */
	async function codeOf(entry: EntryName, document: Json, before: BeforeDraft): Promise<string> {
		if (before.code !== null) return before.code
		const own = isRecord(document) && typeof document.code === 'string' ? document.code : ''
		const isForeign = isOfOtherShipped(entry, own) || (await codes.isTaken(entry, own))
		return isForeign ? '' : own
	}

	/** Counts on from every code that the entry has or ever had. */
	async function createCounter(code: string, known: readonly string[]) {
		const all = [...known, ...(await codes.ofParts(code))]
		const last = new Map<string, number>()
		return (letter: string) => {
			const prefix = `${code}.${letter}`
			const numbers = all
				.filter((one) => one.startsWith(prefix))
				.map((one) => Number(one.slice(prefix.length)))
				.filter(Number.isSafeInteger)
			const number = (last.get(letter) ?? Math.max(0, ...numbers)) + 1
			last.set(letter, number)
			return `${prefix}${number}`
		}
	}

	return async (
		entry: EntryName,
		form: Field,
		document: Json,
		before: BeforeDraft,
	): Promise<{ document: Json; given: GivenName[] }> => {
		const wanting = nameless(form, document)
		if (wanting.length === 0) return { document, given: [] }
		const code = await codeOf(entry, document, before)
		const next = await createCounter(code, [...codesIn(document), ...before.used])
		const given: GivenName[] = []
		let current: Json = document
		let codesLeft = mostCodes
		const people = peopleListOf(entry)
		const takenIn = new Map<readonly Json[], Set<unknown>>()
		for (const { path, list, item, siblings } of wanting) {
			const letter = letterOf[list]
			let value = ''
			if (path.at(-1) !== 'code') {
				const taken =
					takenIn.get(siblings) ?? new Set(siblings.map((one) => isRecord(one) && one.id))
				takenIn.set(siblings, taken)
				// What stays of a person who is erased must not name them.
				value = list === people ? `person-${randomBytes(5).toString('hex')}` : idFor(item, taken)
				taken.add(value)
			} else if (letter !== undefined && code !== '' && codesLeft > 0) {
				value = next(letter)
				codesLeft -= 1
			}
			if (value === '') continue
			given.push({ path, value })
			current = withValueAt(current, path, value) ?? current
		}
		return { document: current, given }
	}
}
