/**
 * Reads PDF objects token by token, for what their dictionaries say. Nothing is built up but one small record for each
 * dictionary that is open, so that neither size nor depth of an object costs memory.
 */

/**
 * A dictionary by what is known of its keys: `S` when it has that key, `S/GoTo` when a name stands there, `N=5` for a
 * number, `S@12` for object 12. A key that is there twice is known with both, because readers differ in which one they take.
 */
export type PdfDictionary = {
	/** The number of the object it is in. */
	object: number
	/** Whether it is that object itself, not a part of one. */
	isWhole: boolean
	/** The key under which it stands in the dictionary around it. */
	under: string
	facts: Set<string>
}

/** The only keys that are remembered. */
const keysOfInterest = new Set([
	...['Type', 'Subtype', 'S', 'JS', 'JavaScript', 'AA', 'OpenAction', 'XFA', 'EF', 'EmbeddedFiles'],
	...['F', 'UF', 'FT', 'T', 'Kids', 'Parent', 'Pages', 'Rect', 'N', 'First', 'Filter'],
	...['DecodeParms', 'DP', 'Encrypt'],
])

const maxDepth = 200

export class TooComplexPdf extends Error {}

/** Built so that one reader of PDF files finds something there and another one does not. */
export class UnclearPdf extends Error {}

/**
 * What may still be done with a file, over all its parts: one step for each byte that is looked at, more for what costs
 * more. Objects that lie over each other, and streams that unpack to much, all count against the same number.
 */
export type Budget = { left: number }

export function spend(budget: Budget, steps: number): void {
	budget.left -= steps
	if (budget.left < 0) throw new TooComplexPdf()
}

/** A dictionary or an array costs about as much as this many bytes. */
const stepsPerFrame = 16

const whitespace = new Set([0, 9, 10, 12, 13, 32])
/** ( ) < > [ ] { } / % */
const delimiters = new Set([40, 41, 60, 62, 91, 93, 123, 125, 47, 37])
const isRegular = (byte: number | undefined) =>
	byte !== undefined && !whitespace.has(byte) && !delimiters.has(byte)

type Token =
	| { kind: 'end' | 'dictionary' | 'array' | 'close dictionary' | 'close array' | 'other' }
	| { kind: 'name' | 'word'; text: string }

/** A name may write any of its letters as a number: `/J#61vaScript`. */
const nameText = (raw: string) =>
	raw.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

function createTokens(file: Buffer, start: number, budget: Budget) {
	let at = start

	function skip(): void {
		for (;;) {
			const byte = file[at]
			if (byte === 37) {
				while (at < file.length && file[at] !== 10 && file[at] !== 13) at += 1
			} else if (byte !== undefined && whitespace.has(byte)) at += 1
			else return
		}
	}

	function skipString(): void {
		let depth = 0
		for (; at < file.length; at += 1) {
			const byte = file[at]
			if (byte === 92) at += 1
			else if (byte === 40) depth += 1
			else if (byte === 41) {
				depth -= 1
				if (depth === 0) break
			}
		}
		at += 1
	}

	function regular(): string {
		const begin = at
		while (isRegular(file[at])) at += 1
		// No name or word that matters is longer.
		return file.toString('latin1', begin, Math.min(at, begin + 200))
	}

	function read(): Token {
		skip()
		const byte = file[at]
		if (byte === undefined) return { kind: 'end' }
		if (byte === 47) {
			at += 1
			return { kind: 'name', text: nameText(regular()) }
		}
		if (isRegular(byte)) return { kind: 'word', text: regular() }
		if (byte === 40) {
			skipString()
			return { kind: 'other' }
		}
		const isDouble = file[at + 1] === byte
		if (byte === 60 && !isDouble) {
			const end = file.indexOf(62, at)
			at = end < 0 ? file.length : end + 1
			return { kind: 'other' }
		}
		at += isDouble && (byte === 60 || byte === 62) ? 2 : 1
		if (byte === 60) return { kind: 'dictionary' }
		// A bracket alone ends no dictionary: readers pass over it.
		if (byte === 62) return { kind: isDouble ? 'close dictionary' : 'other' }
		if (byte === 91) return { kind: 'array' }
		return { kind: byte === 93 ? 'close array' : 'other' }
	}

	return {
		position: () => at,
		next(): Token {
			const before = at
			const token = read()
			spend(budget, at - before)
			return token
		},
	}
}

/**
 * Where the bytes of a stream begin whose dictionary ends at `at`; null when there is none. White space and comments of any
 * length may stand between. What follows the word `stream` must be the end of the line: readers differ in what they do otherwise.
 */
export function streamAfter(file: Buffer, at: number, budget: Budget): number | null {
	const tokens = createTokens(file, at, budget)
	const token = tokens.next()
	if (token.kind !== 'word' || !token.text.startsWith('stream')) return null
	const begin = tokens.position()
	const line = /^[ \t]*(?:\r\n|\n|\r)/.exec(file.toString('latin1', begin, begin + 100))
	if (token.text !== 'stream' || !line) throw new UnclearPdf()
	return begin + line[0].length
}

type Frame = PdfDictionary & { isArray: boolean; key: string; value: string[] }

/** What stood since the last key is that key's value. */
function endValue({ key, value, facts }: Frame): void {
	if (!keysOfInterest.has(key)) return
	const [first, second] = value
	facts.add(key)
	if (first?.startsWith('/')) facts.add(key + first)
	else if (first && second === undefined) facts.add(`${key}=${first}`)
	// A reference; some readers also take `5 0R` for one.
	else if (first) facts.add(`${key}@${first}`)
}

/**
 * Reads one object from `start` and hands on every dictionary in it when it closes. An object that is only a name is handed
 * on as if it stood behind `S`: an action may keep its kind in an object of its own. Answers where the object ends.
 */
export function readObject(
	file: Buffer,
	start: number,
	object: number,
	budget: Budget,
	visit: (dictionary: PdfDictionary) => void,
): number {
	const tokens = createTokens(file, start, budget)
	const open: Frame[] = []

	function close(frame: Frame): void {
		open.pop()
		if (!frame.isArray) {
			endValue(frame)
			visit(frame)
			return
		}
		// `/Filter [/FlateDecode]` says the same as `/Filter /FlateDecode`.
		const around = open.at(-1)
		if (around?.key === 'Filter') around.value = [frame.value.join('')]
	}

	for (;;) {
		const token = tokens.next()
		const frame = open.at(-1)
		if (token.kind === 'end') {
			for (const unclosed of open.toReversed()) close(unclosed)
			return tokens.position()
		}
		if (token.kind === 'dictionary' || token.kind === 'array') {
			if (open.length >= maxDepth) throw new TooComplexPdf()
			spend(budget, stepsPerFrame)
			const isArray = token.kind === 'array'
			const under = frame?.key ?? ''
			const isWhole = !frame
			open.push({ object, isWhole, under, facts: new Set(), isArray, key: '', value: [] })
			if (frame && frame.value.length < 3) frame.value.push('')
		} else if (!frame) {
			if (token.kind === 'name') {
				visit({ object, isWhole: true, under: '', facts: new Set([`S/${token.text}`]) })
			}
			return tokens.position()
		} else if (token.kind === 'close dictionary' || token.kind === 'close array') {
			// Some readers close what is open, others look for the right bracket further on.
			if (frame.isArray !== (token.kind === 'close array')) throw new UnclearPdf()
			close(frame)
			if (open.length === 0) return tokens.position()
		} else if (token.kind === 'name' && !frame.isArray && (!frame.key || frame.value.length > 0)) {
			endValue(frame)
			frame.key = token.text
			frame.value = []
		} else if (frame.value.length < 3) {
			const text = token.kind === 'name' ? `/${token.text}` : ''
			frame.value.push(token.kind === 'word' ? token.text : text)
		}
	}
}
