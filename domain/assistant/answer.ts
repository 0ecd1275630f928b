/** An answer as facts, not as text: it is spoken in a language when it is shown (`speak.ts`). A figure says on which page it stands. */
import type { Range } from '../plan/facts.ts'
import type { Intent } from './intents.ts'

export type Unit = 'ringgit' | 'number' | 'percent' | 'years' | 'months' | 'score'

export interface Figure {
	figure: number | Range
	unit: Unit
	/** The page on which it stands, or which works it out. */
	from: string
}

/** A text of the interface, by its key. */
export interface Key {
	key: string
}

/** Several, one after the other in a sentence. */
export interface Series {
	each: Value[]
}

export type Value = string | Figure | Key | Series

export interface Sentence {
	say: string
	values?: Readonly<Record<string, Value>>
}

export interface Row {
	label: Value
	cells: Value[]
}

export type Block =
	| { kind: 'say'; sentences: Sentence[] }
	/** Word for word from the site. */
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: Value[] }
	| { kind: 'table'; head: Value[]; rows: Row[] }
	/** Parts of a whole, each as wide as the middle of its range. */
	| { kind: 'bar'; parts: { label: Key; figure: Figure }[] }

export interface AnswerLink {
	to: string
	label: Sentence
}

/** Who answers what the site does not say. */
export type Person = 'university' | 'visa' | 'housing'

export interface Choice {
	/** What is sent when it is pressed. */
	text: Value
}

export interface Answer {
	/** `passage`: no row fitted, but an answer of the site has its words. */
	intent: Intent | 'passage' | 'unclear'
	/** How surely the question was understood: the weight of its row in `intents.ts`. */
	weight: number
	blocks: Block[]
	links: AnswerLink[]
	/** Offers to write to a person, with the question filled in. */
	person?: Person
	/** At most one question back, after what is known without it. */
	ask?: { sentence: Sentence; choices: Choice[] }
	/** Questions that may follow. */
	next: string[]
	/** The entries that it names first, where the question named none: the next may point back to them. */
	about?: { universities?: string[]; institutes?: string[] }
	/** The first of the steps that it tells, where it was asked what comes next. */
	step?: number
	/** Nothing of it is a fact, so that nobody is asked whether it helped. */
	isSmallTalk?: true
	/** The site's search looks for the nearest page. */
	searches?: true
}
