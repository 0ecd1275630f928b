import type { Json } from '../json.ts'
import { valueAt } from '../places.ts'

/**
 * Something about a document: an error keeps it from being published, a warning must be accepted, a note informs. In the form an
 * error is `missing` while nobody has been in its empty field: nothing is wrong there yet.
 */
export interface Finding {
	level: 'error' | 'missing' | 'warning' | 'note'
	code: string
	/** Where, by places: names of fields, and items counted from 0. */
	path: string[]
	/** What the sentence about it needs: a figure, a word, a limit. */
	values: Record<string, string | number>
}

/** Findings as the fields of a form ask for them: gathered once, because a long form has hundreds of fields. */
export interface FindingsByPlace {
	at(path: readonly string[]): readonly Finding[]
	/** How many errors, or fields to fill in, are inside a part, without those of the part itself. */
	inside(level: 'error' | 'missing', path: readonly string[]): number
}

export function byPlace(findings: readonly Finding[]): FindingsByPlace {
	const own = new Map<string, Finding[]>()
	const inside = new Map<string, number>()
	for (const finding of findings) {
		const place = finding.path.join('.')
		const known = own.get(place)
		if (known) known.push(finding)
		else own.set(place, [finding])
		if (finding.level !== 'error' && finding.level !== 'missing') continue
		for (let length = 0; length < finding.path.length; length += 1) {
			const part = `${finding.level} ${finding.path.slice(0, length).join('.')}`
			inside.set(part, (inside.get(part) ?? 0) + 1)
		}
	}
	return {
		at: (path) => own.get(path.join('.')) ?? [],
		inside: (level, path) => inside.get(`${level} ${path.join('.')}`) ?? 0,
	}
}

/** The name under which a warning is accepted. */
export const nameOfFinding = ({ code, path }: Pick<Finding, 'code' | 'path'>) =>
	`${code} ${path.join('.')}`

export interface CheckedEntry {
	kind: string
	id: string
	document: Json
	/** What it replaces; undefined for a new entry. */
	before: Json | undefined
}

/** The server gives an item's code and id once its words are there: nobody is asked for them. */
const givenNames = new Set(['code', 'id'])

/** Something is still to be written, and nothing that was written is wrong. */
export const isUnwritten = ({ code }: Pick<Finding, 'code'>): boolean =>
	code === 'required' || code === 'noProgramme'

/** As the server counts it: spaces are no text. */
const isEmpty = (value: Json | undefined) =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** The server looked at the text before the last keys: what is filled in by now is no longer missing. */
export const stillMissing = (findings: readonly Finding[], document: Json): Finding[] =>
	findings.filter(({ code, path }) => code !== 'required' || isEmpty(valueAt(document, path)))

/** Empty fields that nobody has been in are to be filled in; one that was emptied, or left empty, is an error. */
export function asFilledIn(
	findings: readonly Finding[],
	wasVisited: (path: readonly string[]) => boolean,
): Finding[] {
	return findings
		.filter(({ code, path }) => code !== 'required' || !givenNames.has(path.at(-1) ?? ''))
		.map((finding) =>
			isUnwritten(finding) && finding.level === 'error' && !wasVisited(finding.path)
				? { ...finding, level: 'missing' }
				: finding,
		)
}

const order = ['error', 'warning', 'missing', 'note'] as const

/** The first of them, what is wrong before what is still to be written, and how many others there are. */
export function firstFindings(
	findings: readonly Finding[],
	most: number,
): { first: Finding[]; more: number } {
	const all = order.flatMap((level) => findings.filter((one) => one.level === level))
	return { first: all.slice(0, most), more: Math.max(0, all.length - most) }
}
