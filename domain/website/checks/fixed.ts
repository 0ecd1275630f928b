/** What no editor may change, and names that must lead somewhere: codes, addresses, related entries, inside paths, values of templates. */
import { unfilledValues } from '../../cases/template-values.ts'
import { keyedItems } from '../compare.ts'
import { isRecord, type Json } from '../json.ts'
import { wrongCode } from '../own-names.ts'
import type { CheckedEntry, Finding } from './finding.ts'
import { textsIn } from './texts.ts'

export interface KnownNames {
	/** Ids of all entries of the same kind that are shown. */
	siblings: readonly string[]
	/** Values that a message template may name. */
	values: readonly string[]
	/** Paths of the site, without anchors. */
	paths: readonly string[]
}

const error = (code: string, path: string[], values: Finding['values'] = {}): Finding => ({
	level: 'error',
	code,
	path,
	values,
})

/** The entry's own id and code are part of addresses that people keep. */
function ownNames({ document, before, id }: CheckedEntry): Finding[] {
	if (!isRecord(document)) return []
	const found: Finding[] = []
	if ('id' in document && document.id !== id) found.push(error('fixed', ['id']))
	if (isRecord(before) && 'code' in before && document.code !== before.code)
		found.push(error('fixed', ['code']))
	const isNew = before === undefined && typeof document.code === 'string'
	if (isNew && wrongCode(`${document.code}`) === 'reserved') found.push(error('invalid', ['code']))
	return found
}

/** A part's code begins with its entry's: another one would take a name that belongs to somebody else. */
function partNames({ document }: CheckedEntry): Finding[] {
	if (!isRecord(document) || typeof document.code !== 'string') return []
	const found: Finding[] = []
	const start = `${document.code}.`
	walk(document, [], (value, path) => {
		if (path.length < 2 || path.at(-1) !== 'code' || typeof value !== 'string') return
		if (value !== '' && !value.startsWith(start)) found.push(error('fixed', path))
	})
	return found
}

function walk(value: Json | undefined, path: string[], see: (value: Json, path: string[]) => void) {
	if (value === undefined) return
	see(value, path)
	if (Array.isArray(value))
		for (const [at, item] of value.entries()) walk(item, [...path, `${at}`], see)
	else if (isRecord(value))
		for (const [name, item] of Object.entries(value)) walk(item, [...path, name], see)
}

/** Two items of one list under the same code or id. */
function doubles(document: Json): Finding[] {
	const found: Finding[] = []
	walk(document, [], (value, path) => {
		if (!Array.isArray(value) || value.length === 0) return
		const isNamed = value.every((item) => isRecord(item) && ('code' in item || 'id' in item))
		// What is new has no name yet.
		const named = value.filter((item) => isRecord(item) && (item.code ?? item.id) !== '')
		if (isNamed && keyedItems(named) === null) found.push(error('double', path))
	})
	return found
}

function references({ kind, id, document }: CheckedEntry, known: KnownNames): Finding[] {
	const found: Finding[] = []
	walk(document, [], (value, path) => {
		const name = path.at(-1)
		if (name === 'href' && typeof value === 'string') {
			const [target = ''] = value.split('#')
			if (!known.paths.includes(target))
				found.push({ level: 'warning', code: 'link', path, values: { target: value } })
		}
		if (path.length === 2 && path[0] === 'related' && typeof value === 'string')
			if (value === id || !known.siblings.includes(value)) found.push(error('reference', path))
	})
	if (kind !== 'template') return found
	for (const { path, text } of textsIn(document))
		for (const language of ['ar', 'en'] as const)
			for (const value of unfilledValues(text[language]))
				if (!known.values.includes(value))
					found.push(error('value', [...path, language], { value }))
	return found
}

export function fixedFindings(entry: CheckedEntry, known: KnownNames): Finding[] {
	return [
		...ownNames(entry),
		...partNames(entry),
		...doubles(entry.document),
		...references(entry, known),
	]
}
