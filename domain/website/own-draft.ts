/**
 * Whether a stored draft is what this tab sent. Its answer is lost when the page is loaded anew or the network goes; the draft
 * then has codes and ids that the server gave to new items and the tab does not know. Compared as somebody else's text, every
 * new item would count as two.
 */
import { singleLine } from '../plain-text.ts'
import { isRecord, type Json } from './json.ts'
import { valueAt, withValueAt } from './places.ts'

export interface GivenName {
	path: string[]
	value: string
}

/** The names that were given to new items; null where the stored draft says anything else than what was sent. */
export function namesGiven(sent: Json, stored: Json): GivenName[] | null {
	const given: GivenName[] = []
	return isSameText([], sent, stored, given) ? given : null
}

function isSameText(
	path: string[],
	sent: Json | undefined,
	stored: Json | undefined,
	given: GivenName[],
): boolean {
	if (typeof sent === 'string' && typeof stored === 'string') {
		const isName = ['code', 'id'].includes(path.at(-1) ?? '')
		if (isName && sent === '' && stored !== '') given.push({ path, value: stored })
		return (isName && sent === '') || singleLine(sent) === singleLine(stored)
	}
	if (Array.isArray(sent) && Array.isArray(stored))
		return (
			sent.length === stored.length &&
			sent.every((item, at) => isSameText([...path, `${at}`], item, stored[at], given))
		)
	if (isRecord(sent) && isRecord(stored))
		return [...new Set([...Object.keys(sent), ...Object.keys(stored)])].every((key) =>
			isSameText([...path, key], sent[key], stored[key], given),
		)
	return sent === stored
}

/** What was sent, as the server wrote it where it only cleaned it: a space at the end is nothing that somebody else changed. */
export function asStored(sent: Json, stored: Json | undefined): Json {
	if (typeof sent === 'string') {
		const isSame = typeof stored === 'string' && singleLine(sent) === singleLine(stored)
		return isSame ? stored : sent
	}
	if (Array.isArray(sent)) {
		const list: readonly Json[] = Array.isArray(stored) ? stored : []
		return sent.map((item, at) => asStored(item, list[at]))
	}
	if (!isRecord(sent)) return sent
	const record = isRecord(stored) ? stored : {}
	return Object.fromEntries(
		Object.entries(sent).map(([name, value]) => [name, asStored(value, record[name])]),
	)
}

/** What was written meanwhile, with the names; an item that has one keeps it. */
export function withNames(document: Json, given: readonly GivenName[]): Json {
	let named = document
	for (const { path, value } of given)
		if (valueAt(named, path) === '') named = withValueAt(named, path, value) ?? named
	return named
}
