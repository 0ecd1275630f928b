/** A PDF file as Typst writes it: a head, numbered objects, a table of where they are, a trailer. Any other form is an error. */
import { deflateSync, inflateSync } from 'node:zlib'
import { partsOf } from './operators.ts'

export interface PdfObject {
	number: number
	/** All of it, or the dictionary before a stream. */
	text: string
	stream?: Buffer
}

export interface PdfFile {
	head: string
	objects: PdfObject[]
	trailer: string
}

export function readFile(bytes: Uint8Array): PdfFile {
	const text = Buffer.from(bytes).toString('latin1')
	const table = text.lastIndexOf('\nxref\n')
	const first = text.indexOf('1 0 obj\n')
	if (table < 0 || first < 0) throw new Error('Not a file as Typst writes it.')
	const objects: PdfObject[] = []
	const begin = /(\d+) 0 obj\n/y
	for (let at = first; at < table; ) {
		begin.lastIndex = at
		const match = begin.exec(text)
		if (!match) throw new Error('Something other than an object before the table.')
		const { object, end } = readObject(text, Number(match[1]), at + match[0].length)
		objects.push(object)
		at = end
		while (/\s/.test(text[at] ?? '')) at += 1
	}
	const trailer = text.slice(text.indexOf('trailer', table), text.indexOf('startxref', table))
	return { head: text.slice(0, first), objects, trailer }
}

function readObject(text: string, number: number, start: number) {
	const close = text.indexOf('\nendobj', start)
	const stream = text.indexOf('stream\n', start)
	const hasStream = stream >= 0 && stream < close
	const object: PdfObject = { number, text: tidy(text.slice(start, hasStream ? stream : close)) }
	let end = close
	if (hasStream) {
		const from = stream + 'stream\n'.length
		const length = Number(/\/Length (\d+)/.exec(object.text)?.[1])
		object.stream = Buffer.from(text.slice(from, from + length), 'latin1')
		end = text.indexOf('\nendobj', from + length)
	}
	return { object, end: end + '\nendobj'.length }
}

/** One space between all parts, however they were written. */
function tidy(dictionary: string): string {
	return Array.from(partsOf(dictionary), ({ part }) => part).join(' ')
}

export function writeFile({ head, objects, trailer }: PdfFile): Uint8Array<ArrayBuffer> {
	const places: number[] = []
	const parts: Buffer[] = [Buffer.from(head, 'latin1')]
	let at = head.length
	for (const { number, text, stream } of objects) {
		const body = stream
			? [
					latin(
						`${number} 0 obj\n${text.replace(/\/Length \d+/, `/Length ${stream.length}`)}\nstream\n`,
					),
					stream,
					latin('\nendstream\nendobj\n'),
				]
			: [latin(`${number} 0 obj\n${text}\nendobj\n`)]
		places[number] = at
		parts.push(...body)
		at += body.reduce((sum, { length }) => sum + length, 0)
	}
	const free = '0000000000 65535 f\r\n'
	const rows = Array.from({ length: places.length - 1 }, (_, index) => {
		const place = places[index + 1]
		return place === undefined ? free : `${String(place).padStart(10, '0')} 00000 n\r\n`
	})
	const size = trailer.replace(/\/Size \d+/, `/Size ${places.length}`)
	parts.push(
		latin(`xref\n0 ${places.length}\n${free}${rows.join('')}${size}startxref\n${at}\n%%EOF\n`),
	)
	return new Uint8Array(Buffer.concat(parts))
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** What a stream holds, unpacked. */
export function contentOf({ text, stream }: PdfObject): string {
	const bytes = stream && text.includes('/FlateDecode') ? inflateSync(stream) : stream
	return bytes?.toString('latin1') ?? ''
}

export function setContent(object: PdfObject, content: string): void {
	object.stream = deflateSync(latin(content), { level: 9 })
	if (!object.text.includes('/FlateDecode')) {
		object.text = object.text.replace('<<', '<< /Filter /FlateDecode')
	}
}
