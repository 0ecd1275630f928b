/** What every field of the form knows: the document, what it was, what is wrong with it, and how to change it. */
import { createContext, use } from 'react'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import type { FindingsByPlace } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'

export interface Editing {
	document: Json
	/** What visitors read now; null for a new entry. */
	published: Json | null
	findings: FindingsByPlace
	/** Entries that a field may name. */
	siblings: EntryAnswer['siblings']
	change(path: readonly string[], value: Json | undefined): void
	announce(text: string): void
	/** The items of this list have other numbers than before. */
	forget(path: readonly string[]): void
}

export const EditContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
	const editing = use(EditContext)
	if (!editing) throw new Error('a field outside its form')
	return editing
}

export const idOfField = (path: readonly string[]) => `field-${path.join('-').replace(/\W/g, '_')}`
