/**
 * Turns the letters a browser printed into drawings. Readers of PDF files take Arabic from a browser's file with
 * ligatures reversed and marks astray, so the letters become shapes and the words are added as text of their own.
 */
import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	type PDFDocument,
	PDFName,
	type PDFPage,
	PDFRawStream,
	PDFRef,
	PDFStream,
} from 'pdf-lib'
import { type Face, readFace } from './face.ts'

type Matrix = [number, number, number, number, number, number]

/** The shapes of one file, each kept once and drawn wherever it is used. */
interface Shapes {
	faces: Map<string, Face>
	drawn: Map<string, PDFRef>
}

export function outlineText(pdf: PDFDocument): void {
	const shapes: Shapes = { faces: new Map(), drawn: new Map() }
	for (const page of pdf.getPages()) outlinePage(pdf, page, shapes)
	removeUnused(pdf)
}

/** The fonts are nobody's now, and weigh more than all the shapes. */
function removeUnused({ context }: PDFDocument) {
	const used = new Set<PDFRef>()
	const visit = (value: unknown): void => {
		if (value instanceof PDFRef) {
			if (used.has(value)) return
			used.add(value)
			visit(context.lookup(value))
		} else if (value instanceof PDFArray) value.asArray().forEach(visit)
		else if (value instanceof PDFDict) value.values().forEach(visit)
		else if (value instanceof PDFStream) visit(value.dict)
	}
	visit(context.trailerInfo.Root)
	visit(context.trailerInfo.Info)
	for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
}

function outlinePage(pdf: PDFDocument, page: PDFPage, shapes: Shapes) {
	const { context } = pdf
	const resources = page.node.Resources()
	const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict)
	if (!resources || !fonts) return
	const used = new Map<string, PDFRef>()
	const content = contentOf(page).replace(/\bBT\b([\s\S]*?)\bET\b/g, (_, block: string) =>
		drawBlock(block, (name) => faceNamed(name), draw),
	)
	const forms = resources.lookupMaybe(PDFName.of('XObject'), PDFDict) ?? context.obj({})
	for (const [name, ref] of used) forms.set(PDFName.of(name), ref)
	resources.set(PDFName.of('XObject'), forms)
	resources.delete(PDFName.of('Font'))
	// Drawings are looked at; what is read stands in the text layer.
	const drawn = `/Artifact BMC\n${content}\nEMC`
	page.node.set(PDFName.of('Contents'), context.register(context.flateStream(drawn)))

	function faceNamed(name: string): Face {
		const ref = fonts?.get(PDFName.of(name))
		const key = String(ref)
		const face = shapes.faces.get(key) ?? readFace(fonts?.lookup(PDFName.of(name), PDFDict))
		shapes.faces.set(key, face)
		return face
	}

	function draw(font: string, glyph: number, face: Face): string | undefined {
		const path = face.pathOf(glyph)
		if (path === '') return undefined
		const key = `${String(fonts?.get(PDFName.of(font)))} ${glyph}`
		const ref =
			shapes.drawn.get(key) ??
			context.register(
				context.flateStream(path, {
					Type: 'XObject',
					Subtype: 'Form',
					BBox: face.box,
				}),
			)
		shapes.drawn.set(key, ref)
		const name = `L${ref.objectNumber}`
		used.set(name, ref)
		return name
	}
}

function contentOf(page: PDFPage): string {
	const contents = page.node.Contents()
	const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
	return streams
		.map((entry) => {
			const stream = entry && page.doc.context.lookup(entry)
			if (!(stream instanceof PDFRawStream)) throw new Error('A page without content.')
			return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
		})
		.join('\n')
}

const token = /\[|\]|<[0-9A-Fa-f]*>|\/[^\s/<[(]+|-?\d*\.?\d+|[A-Za-z*'"]+/g

/** One block of text operators, as drawings. Knows the operators a browser writes and refuses all others. */
function drawBlock(
	block: string,
	faceNamed: (name: string) => Face,
	draw: (font: string, glyph: number, face: Face) => string | undefined,
): string {
	const output: string[] = []
	let operands: string[] = []
	let font = ''
	let face: Face | undefined
	let size = 0
	let line: Matrix = [1, 0, 0, 1, 0, 0]
	let advance = 0
	const numbers = () => operands.map(Number)

	function show(codes: string) {
		if (!face) throw new Error('Text without a font.')
		for (const [code] of codes.matchAll(/[0-9A-Fa-f]{4}/g)) {
			const glyph = Number.parseInt(code, 16)
			const name = draw(font, glyph, face)
			const [a, b, c, d, e, f] = line
			const at = [e + a * advance, f + b * advance]
			const scale = size / face.unitsPerEm
			if (name) {
				const matrix = [a * scale, b * scale, c * scale, d * scale, ...at].map((n) => +n.toFixed(5))
				output.push(`q ${matrix.join(' ')} cm /${name} Do Q`)
			}
			advance += face.advanceOf(glyph) * scale
		}
	}

	for (const [part] of block.matchAll(token)) {
		if (!/^[A-Za-z*'"]/.test(part)) {
			operands.push(part)
			continue
		}
		const [x = 0, y = 0] = numbers()
		switch (part) {
			case 'Tf':
				font = (operands[0] ?? '').slice(1)
				face = faceNamed(font)
				size = Number(operands[1])
				break
			case 'Tm': {
				const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers()
				line = [a, b, c, d, e, f]
				advance = 0
				break
			}
			case 'Td': {
				const [a, b, c, d, e, f] = line
				line = [a, b, c, d, e + a * x + c * y, f + b * x + d * y]
				advance = 0
				break
			}
			case 'Tj':
			case 'TJ':
				for (const operand of operands) {
					if (operand.startsWith('<')) show(operand)
					else if (operand !== '[' && operand !== ']') advance -= (Number(operand) / 1000) * size
				}
				break
			case 'BMC':
			case 'BDC':
			case 'EMC':
				break
			default:
				throw new Error(`The browser wrote a text operator that is not known here: ${part}`)
		}
		operands = []
	}
	return output.join('\n')
}
