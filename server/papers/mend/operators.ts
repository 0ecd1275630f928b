/** The operators of a page's content, and the strings in them, as PDF writes them. */

export interface Operation {
	name: string
	/** The operator with what stands before it. */
	text: string
}

interface Part {
	part: string
	start: number
	end: number
}

const token =
	/\(|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s/<>[\]()]+|[-+.\d]+(?=[\s/<>[\]()]|$)|[A-Za-z'"*\d]+/g

/** Names, numbers, strings and brackets, one by one. Brackets inside a string are escaped or come in pairs. */
export function* partsOf(content: string): Generator<Part> {
	token.lastIndex = 0
	for (let match = token.exec(content); match; match = token.exec(content)) {
		let end = token.lastIndex
		if (match[0] === '(') {
			for (let depth = 1; depth > 0; end += 1) {
				const sign = content[end]
				if (sign === undefined) throw new Error('A string that does not end.')
				if (sign === '\\') end += 1
				else if (sign === '(') depth += 1
				else if (sign === ')') depth -= 1
			}
		}
		yield { part: content.slice(match.index, end), start: match.index, end }
		token.lastIndex = end
	}
}

export function operationsIn(content: string): Operation[] {
	const found: Operation[] = []
	let start = -1
	let depth = 0
	for (const { part, start: from, end } of partsOf(content)) {
		if (start < 0) start = from
		if (part === '<<' || part === '[') depth += 1
		else if (part === '>>' || part === ']') depth -= 1
		else if (depth === 0 && /^[A-Za-z'"*]/.test(part)) {
			found.push({ name: part, text: content.slice(start, end) })
			start = -1
		}
	}
	return found
}

/** Where the marked piece that begins at `start` ends. */
export function endOfMarked(operations: readonly Operation[], start: number): number {
	let depth = 0
	for (let index = start; index < operations.length; index += 1) {
		const { name } = operations[index] ?? {}
		if (name === 'BDC' || name === 'BMC') depth += 1
		if (name === 'EMC') depth -= 1
		if (depth === 0) return index
	}
	throw new Error('A marked piece of a page that does not end.')
}

/** The strings among an operator's operands, as they are written. */
export function stringsIn(text: string): string[] {
	return [...partsOf(text)].flatMap(({ part }) => (/^(?:\(|<[^<])/.test(part) ? [part] : []))
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a string, one character each. */
export function bytesIn(literal: string): string {
	if (literal.startsWith('<')) {
		return Buffer.from(literal.slice(1, -1).replace(/\s/g, ''), 'hex').toString('latin1')
	}
	let bytes = ''
	for (let at = 1; at < literal.length - 1; at += 1) {
		const sign = literal[at] ?? ''
		if (sign !== '\\') {
			bytes += sign
			continue
		}
		const [octal] = /^[0-7]{1,3}/.exec(literal.slice(at + 1, at + 4)) ?? []
		const next = literal[at + 1] ?? ''
		bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next)
		at += octal?.length ?? 1
	}
	return bytes
}

/** What a string says to people: UTF-16 where it begins with that mark. */
export function textIn(literal: string): string {
	const bytes = Buffer.from(bytesIn(literal), 'latin1')
	return bytes[0] === 0xfe && bytes[1] === 0xff
		? textFromHex(bytes.subarray(2).toString('hex'))
		: bytes.toString('latin1')
}

export const textFromHex = (value: string) => Buffer.from(value, 'hex').swap16().toString('utf16le')
export const hexOf = (text: string) =>
	Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
