/**
 * The tags and texts of an XML part one after another, in time that grows with its length. Word reads only well-formed XML, so
 * that whatever is not is refused.
 */

class BrokenXml extends Error {}

export type XmlPiece =
	/** `isOpen` of `<a>`, neither of `</a>` nor of `<a/>`. `tag` is all that stands between its brackets. */
	| { name: string; isOpen: boolean; tag: string; attributes: (name: string) => string }
	| { text: string }

/** Word writes UTF-8 and also reads UTF-16. Everything looked for is ASCII, so that UTF-8 may be read byte by byte. */
export function decodeXml(content: Buffer): string {
	if (content[1] === 0 || (content[0] === 0xff && content[1] === 0xfe)) {
		return content.toString('utf16le')
	}
	if (content[0] === 0 || (content[0] === 0xfe && content[1] === 0xff)) {
		const even = content.subarray(0, content.length - (content.length % 2))
		return Buffer.from(even).swap16().toString('utf16le')
	}
	return content.toString('latin1')
}

/** By its first bytes: in any of the encodings, with or without a mark before. */
export function looksLikeXml(head: Buffer): boolean {
	return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head.toString('latin1', 0, 200))
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
}

function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, ten, hex, name) => {
		if (name !== undefined) return entities[name] ?? whole
		const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten)
		return code <= 0x10ffff ? String.fromCodePoint(code) : ''
	})
}

/** Attributes and tags are asked for without their prefix: a document may choose any. */
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function attributesOf(tag: string) {
	return (wanted: string): string => {
		for (const [, name = '', double, single] of tag.matchAll(
			/\s([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
		)) {
			if (withoutPrefix(name) === wanted) return decodeEntities(double ?? single ?? '')
		}
		return ''
	}
}

function indexAfter(xml: string, mark: string, from: number): number {
	const found = xml.indexOf(mark, from)
	if (found < 0) throw new BrokenXml()
	return found + mark.length
}

/** A bracket in the value of an attribute ends no tag. */
function tagEnd(xml: string, from: number): number {
	let quote = ''
	for (let at = from; at < xml.length; at += 1) {
		const letter = xml[at]
		if (quote) {
			if (letter === quote) quote = ''
		} else if (letter === '"' || letter === "'") quote = letter
		else if (letter === '>') return at
		else if (letter === '<') break
	}
	throw new BrokenXml()
}

/** An encoding in which the letters that are looked for may be other bytes. Word itself writes none but the first two. */
const strangeEncoding =
	/^[^<]{0,4}<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-?8|utf-?16|us-ascii|iso-8859|windows-125)/i

export function* xmlPieces(xml: string): Generator<XmlPiece> {
	if (strangeEncoding.test(xml)) throw new BrokenXml()
	for (let at = 0; at < xml.length; ) {
		const open = xml.indexOf('<', at)
		if (open !== at) yield { text: decodeEntities(xml.slice(at, open < 0 ? xml.length : open)) }
		if (open < 0) return
		if (xml.startsWith('<!--', open)) at = indexAfter(xml, '-->', open + 4)
		else if (xml.startsWith('<?', open)) at = indexAfter(xml, '?>', open)
		else if (xml.startsWith('<![CDATA[', open)) {
			at = indexAfter(xml, ']]>', open)
			yield { text: xml.slice(open + 9, at - 3) }
		} else if (xml.startsWith('<!', open)) {
			// A DOCTYPE: Word refuses it too, and it could give another name to everything.
			throw new BrokenXml()
		} else {
			const end = tagEnd(xml, open + 1)
			const tag = xml.slice(open + 1, end)
			at = end + 1
			const isOpen = !tag.startsWith('/') && !tag.endsWith('/')
			const name = withoutPrefix(/^\/?([^\s/>]+)/.exec(tag)?.[1] ?? '')
			yield { name, isOpen, tag, attributes: attributesOf(tag) }
		}
	}
}
