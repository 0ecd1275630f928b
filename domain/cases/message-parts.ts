/** Finds the values of a template in a message, so that the sender sees what was filled in and what is missing. */
import { bracedName, linkValue, valueNames } from './template-values.ts'

export interface MessagePart {
	text: string
	/** A value that was put in, one that is still to fill, or the link that is made when the message leaves. */
	value: 'filled' | 'open' | 'link' | null
}

const braces = new RegExp(`^${bracedName}$`, 'u')
const letter = String.raw`[\p{L}\p{M}\p{N}]`

/** A value is found as a whole word, wherever it is now: the text may have been changed since it was filled. */
const wordPattern = (word: string) =>
	`(?<!${letter})${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!${letter})`

function markOf(piece: string): MessagePart['value'] {
	if (piece === `{${linkValue}}`) return 'link'
	return braces.test(piece) ? 'open' : 'filled'
}

export function messageParts(
	text: string,
	template: string,
	known: Readonly<Record<string, string>>,
): MessagePart[] {
	const filled = valueNames(template)
		.map((name) => (Object.hasOwn(known, name) ? (known[name] ?? '') : ''))
		.filter((word) => word !== '')
		// Of two that begin alike the longer one is meant.
		.sort((a, b) => b.length - a.length)
	const pattern = [bracedName, ...filled.map(wordPattern)].join('|')
	return text
		.split(new RegExp(`(${pattern})`, 'u'))
		.map((piece, at) => ({ text: piece, value: at % 2 === 1 ? markOf(piece) : null }))
		.filter((part) => part.text !== '')
}
