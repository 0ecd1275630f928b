/** Values in braces: `{reference}`, or in words `{الخطوة التالية}`. One that is still there when a message is sent was forgotten. */
import type { Text } from '../language.ts'
import type { CaseKind } from './stages.ts'

export interface MessageTemplate {
	id: string
	/** Which cases it is for. */
	kinds: readonly CaseKind[]
	/** The stage in which it is offered first. */
	stage?: string
	/** Its name in the list. */
	title: Text
	subject: Text
	body: Text
}

/** Filled when the mail leaves: a link is made for that mail alone, and its secret is never stored. */
export const linkValue = 'status_link'

/** A placeholder in braces is a name of letters in any alphabet. */
export const bracedName = String.raw`\{\p{L}[\p{L}\p{M}_ ]*\}`
const value = new RegExp(bracedName, 'gu')

/** What is known is put in its place; what is not stays, for a person to fill. */
export function fillValues(text: string, known: Readonly<Record<string, string>>): string {
	return text.replace(value, (braces) => {
		const name = braces.slice(1, -1)
		const given = Object.hasOwn(known, name) ? known[name] : undefined
		return given === undefined || given === '' ? braces : given
	})
}

/** The values that a text names, each once. */
export const valueNames = (text: string): string[] => [
	...new Set([...text.matchAll(value)].map(([braces]) => braces.slice(1, -1))),
]

/** The values that a person has still to fill, each once. */
export const unfilledValues = (text: string): string[] =>
	valueNames(text).filter((name) => name !== linkValue)
