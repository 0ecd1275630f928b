import type { Json } from '../json.ts'

/** Something about a document: an error keeps it from being published, a warning must be accepted, a note informs. */
export interface Finding {
	level: 'error' | 'warning' | 'note'
	code: string
	/** Where, by places: names of fields, and items counted from 0. */
	path: string[]
	/** What the sentence about it needs: a figure, a word, a limit. */
	values: Record<string, string | number>
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
