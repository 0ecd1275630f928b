/** Ideas that a question may hold, by the tables of the words for them. */
import type { ideas as arabic } from './words/arabic.ts'
import type { ideas as latin } from './words/latin.ts'

export type Idea = keyof typeof arabic | keyof typeof latin

/** A table of words: those in Arabic letters or those in Latin letters. */
export interface Words {
	ideas: { readonly [idea in Idea]?: string }
	subjects: { readonly [subject: string]: string }
	plain: string
}
