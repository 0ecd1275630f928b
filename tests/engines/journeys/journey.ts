import type { Language } from '#domain/language.ts'
import type { Engine } from '../engine.ts'
import type { Visitor } from '../visitor.ts'

export interface Journey {
	name: string
	/** Why it can't be made in an engine. */
	lacking?: Partial<Record<Engine['name'], string>>
	/** Errors that belong to the journey. */
	expected?: RegExp
	make: (companions: Companions) => Promise<void>
}

export interface Companions {
	visitor: Visitor
	language: Language
	/** The same visitor on another address of the site, such as one behind a slow network. */
	visitorOn: (site: string) => Visitor
	site: string
	/** A mail address that nobody else writes from. */
	email: string
}
