/** The shapes and widths of a TrueType font as a browser puts it into a PDF file. */
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream } from 'pdf-lib'

export interface Face {
	unitsPerEm: number
	/** Large enough for every glyph. */
	box: number[]
	advanceOf: (glyph: number) => number
	/** The operators that fill the glyph, in units of the font; empty for a space. */
	pathOf: (glyph: number) => string
}

interface Point {
	x: number
	y: number
	on: boolean
}

export function readFace(font: PDFDict | undefined): Face {
	const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
	const descriptor = descendant?.lookup(PDFName.of('FontDescriptor'), PDFDict)
	const file = descriptor?.lookup(PDFName.of('FontFile2'))
	if (!(file instanceof PDFRawStream)) throw new Error('A font that is not TrueType.')
	const data = Buffer.from(decodePDFRawStream(file).decode())
	const tables = tablesOf(data)
	const table = (name: string) => {
		const found = tables.get(name)
		if (!found) throw new Error(`A font without its table ${name}.`)
		return found
	}
	const head = table('head')
	const longOffsets = head.readInt16BE(50) === 1
	const locations = table('loca')
	const outlines = table('glyf')
	const metrics = table('hmtx')
	const lastMetric = table('hhea').readUInt16BE(34) - 1

	function glyphData(glyph: number): Buffer {
		const at = (index: number) =>
			longOffsets ? locations.readUInt32BE(index * 4) : locations.readUInt16BE(index * 2) * 2
		return outlines.subarray(at(glyph), at(glyph + 1))
	}

	function contoursOf(glyph: number): Point[][] {
		const bytes = glyphData(glyph)
		if (bytes.length === 0) return []
		return bytes.readInt16BE(0) >= 0 ? simpleContours(bytes) : compositeContours(bytes, contoursOf)
	}

	return {
		unitsPerEm: head.readUInt16BE(18),
		box: [36, 38, 40, 42].map((offset) => head.readInt16BE(offset)),
		advanceOf: (glyph) => metrics.readUInt16BE(Math.min(glyph, lastMetric) * 4),
		pathOf(glyph) {
			const contours = contoursOf(glyph)
			return contours.length === 0 ? '' : `${contours.map(drawContour).join(' ')} f`
		},
	}
}

function tablesOf(data: Buffer): Map<string, Buffer> {
	return new Map(
		Array.from({ length: data.readUInt16BE(4) }, (_, index) => {
			const entry = 12 + index * 16
			const start = data.readUInt32BE(entry + 8)
			const name = data.toString('latin1', entry, entry + 4)
			return [name, data.subarray(start, start + data.readUInt32BE(entry + 12))] as const
		}),
	)
}

function simpleContours(bytes: Buffer): Point[][] {
	const count = bytes.readInt16BE(0)
	const ends = Array.from({ length: count }, (_, index) => bytes.readUInt16BE(10 + index * 2))
	const total = (ends.at(-1) ?? -1) + 1
	let at = 10 + count * 2
	at += 2 + bytes.readUInt16BE(at)
	const flags: number[] = []
	while (flags.length < total) {
		const flag = bytes.readUInt8(at++)
		const times = flag & 8 ? bytes.readUInt8(at++) + 1 : 1
		for (let time = 0; time < times; time += 1) flags.push(flag)
	}
	const axis = (short: number, same: number) => {
		let value = 0
		return flags.map((flag) => {
			if (flag & short) value += flag & same ? bytes.readUInt8(at++) : -bytes.readUInt8(at++)
			else if (!(flag & same)) {
				value += bytes.readInt16BE(at)
				at += 2
			}
			return value
		})
	}
	const xs = axis(2, 16)
	const ys = axis(4, 32)
	const points = flags.map((flag, index) => ({
		x: xs[index] ?? 0,
		y: ys[index] ?? 0,
		on: (flag & 1) === 1,
	}))
	return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

/** A glyph put together from others: a letter and its dots. */
function compositeContours(bytes: Buffer, contoursOf: (glyph: number) => Point[][]): Point[][] {
	const contours: Point[][] = []
	let at = 10
	for (let more = true; more; ) {
		const flags = bytes.readUInt16BE(at)
		const glyph = bytes.readUInt16BE(at + 2)
		const wide = (flags & 1) === 1
		const dx = wide ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4)
		const dy = wide ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5)
		at += wide ? 8 : 6
		const fraction = () => {
			at += 2
			return bytes.readInt16BE(at - 2) / 16384
		}
		let [a, b, c, d] = [1, 0, 0, 1]
		if (flags & 8) a = d = fraction()
		else if (flags & 64) [a, d] = [fraction(), fraction()]
		else if (flags & 128) [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()]
		for (const contour of contoursOf(glyph)) {
			contours.push(
				contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })),
			)
		}
		more = (flags & 32) !== 0
	}
	return contours
}

/** TrueType curves have one control point and leave out the points between two of them; PDF curves have two. */
function drawContour(points: Point[]): string {
	const full = points.flatMap((point, index) => {
		const next = points[(index + 1) % points.length] ?? point
		return point.on || next.on ? [point] : [point, { ...middle(point, next), on: true }]
	})
	const start = full.findIndex(({ on }) => on)
	const [first, ...rest] = [...full.slice(start), ...full.slice(0, start)]
	if (!first) return ''
	const parts = [`${show(first)} m`]
	let from = first
	let control: Point | undefined
	for (const point of [...rest, first]) {
		if (!point.on) {
			control = point
			continue
		}
		parts.push(
			control
				? `${show(third(from, control))} ${show(third(point, control))} ${show(point)} c`
				: `${show(point)} l`,
		)
		from = point
		control = undefined
	}
	return `${parts.join(' ')} h`
}

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const third = (end: Point, control: Point) => ({
	x: end.x + (2 / 3) * (control.x - end.x),
	y: end.y + (2 / 3) * (control.y - end.y),
})
const show = ({ x, y }: { x: number; y: number }) => `${+x.toFixed(1)} ${+y.toFixed(1)}`
