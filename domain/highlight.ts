/**
 * Where in a text a search found what was typed. Search compares folded texts, in which letters are missing, merged
 * or opened into two; a reader sees the text as it was written. Every folded character therefore remembers which
 * characters it came from.
 */

import { bareLetters, fold } from './fold.ts'
import { memoize } from './memoize.ts'
import { needlesOf } from './search.ts'

/** From the first character to the one after the last. */
export type Span = readonly [start: number, end: number]

interface Traced {
	folded: string
	/** For every folded character, the characters it stands for. */
	origins: Span[]
}

/** The spans of a text that a query found, in order and apart from each other. */
export function highlight(text: string, query: string): Span[] {
	const wanted = fold(query)
	if (wanted === '') return []
	const { folded, origins } = traceOnce(text)
	const whole = occurrences(folded, wanted)
	const found = whole.length > 0 ? whole : partsFound(folded, wanted)
	return merge(
		found.map(([start, end]) => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length]),
	)
}

/** A piece of a long text around the first thing found, cut between words, with the spans moved along. */
export function excerpt(text: string, spans: readonly Span[], radius: number) {
	const [first] = spans
	if (!first) return undefined
	const start = wordStart(text, Math.max(0, first[0] - radius))
	const end = wordEnd(text, Math.min(text.length, first[1] + radius))
	const inside = spans.flatMap(([from, to]): Span[] =>
		from >= start && to <= end ? [[from - start, to - start]] : [],
	)
	return {
		text: text.slice(start, end),
		spans: inside,
		cutBefore: start > 0,
		cutAfter: end < text.length,
	}
}

function wordStart(text: string, at: number): number {
	return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
}

function wordEnd(text: string, at: number): number {
	const space = text.indexOf(' ', at)
	return space === -1 ? text.length : space
}

/** The folded text, character by character, with the way back. It equals `fold(text)`; a test holds it to that. */
export function trace(text: string): Traced {
	const letters = bareWithOrigins(text)
	let folded = ''
	const origins: Span[] = []
	letters.forEach(({ letter, origin }, index) => {
		if (/[\p{L}\p{N}]/u.test(letter)) {
			folded += letter
			// A letter outside the basic plane takes two places.
			for (let place = 0; place < letter.length; place += 1) origins.push(origin)
		} else if (!isThousands(letters, index) && folded !== '' && !folded.endsWith(' ')) {
			folded += ' '
			origins.push(origin)
		}
	})
	return folded.endsWith(' ')
		? { folded: folded.slice(0, -1), origins: origins.slice(0, -1) }
		: { folded, origins }
}

const traceOnce = memoize(trace)

interface Letter {
	letter: string
	origin: Span
}

function bareWithOrigins(text: string): Letter[] {
	const letters: Letter[] = []
	let start = 0
	for (const character of text) {
		const end = start + character.length
		const bare = lettersOf(character)
		const last = letters.at(-1)
		// A vowel sign, a tatweel or a lone hamza belongs to the letter before it.
		if (bare.length === 0 && last) last.origin = [last.origin[0], end]
		for (const letter of bare) letters.push({ letter, origin: [start, end] })
		start = end
	}
	return letters
}

/** A site's texts use a few hundred characters: each is folded once. */
const known = new Map<string, readonly string[]>()

function lettersOf(character: string): readonly string[] {
	const remembered = known.get(character)
	if (remembered) return remembered
	const letters = [...bareLetters(character)]
	known.set(character, letters)
	return letters
}

/** The comma of 12,500. */
function isThousands(letters: readonly Letter[], index: number): boolean {
	return (
		/[,٬]/.test(letters[index]?.letter ?? '') &&
		/\d/.test(letters[index - 1]?.letter ?? '') &&
		/\d/.test(letters[index + 1]?.letter ?? '')
	)
}

/** What Arabic writes in one piece with the word that follows. */
const attached = '(?:[وبلكف]?ال|لل|[وبل])?'

function partsFound(folded: string, wanted: string): Span[] {
	return needlesOf(wanted).flatMap(({ typed, names }) => {
		const typedWords = typed.split(' ').flatMap((word) => occurrences(folded, word))
		return [...typedWords, ...names.flatMap((name) => words(folded, name))]
	})
}

function occurrences(folded: string, part: string): Span[] {
	const found: Span[] = []
	if (part === '') return found
	for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + part.length))
		found.push([at, at + part.length])
	return found
}

/** A name as a whole word, whatever is written in one piece with it. */
function words(folded: string, name: string): Span[] {
	// A folded name holds letters, digits and spaces only: nothing in it means something to a pattern.
	const pattern = new RegExp(`(?:^| )${attached}(${name})(?= |$)`, 'g')
	return [...folded.matchAll(pattern)].map((match) => {
		const end = match.index + match[0].length
		return [end - name.length, end]
	})
}

function merge(spans: readonly Span[]): Span[] {
	const merged: Span[] = []
	for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
		const last = merged.at(-1)
		if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
		else merged.push([start, end])
	}
	return merged
}
