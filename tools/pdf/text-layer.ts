/**
 * The words of a file as text that is found, read and copied but not seen, each over its drawing. The font has one
 * empty glyph for each character used, so that a reader can take one for the other without guessing.
 */
import { type PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import type { Word } from './words.ts'

/** A point of print for a pixel of the screen. */
const scale = 0.75
const glyphWidth = 500
/** Vowel signs and marks of direction take no room: a reader that sets them aside must not find a gap. */
const widthOf = (character: string) => (/[\p{M}\u200f]/u.test(character) ? 0 : glyphWidth)

/** `mark` names the place in the structure of the words that follow each other in one run; see `structure.ts`. */
export function addTextLayer(
	pdf: PDFDocument,
	words: readonly Word[],
	mark: (page: number, run: number) => string,
): void {
	const { context } = pdf
	const characters = [...new Set(words.flatMap(({ seen }) => [...seen]))].toSorted()
	if (characters.length > 254) throw new Error('More characters than a simple font has room for.')
	const codes = new Map(characters.map((character, index) => [character, index + 1]))
	const font = context.register(invisibleFont(pdf, characters))
	for (const [index, page] of pdf.getPages().entries()) {
		const { height } = page.getSize()
		const onPage = words.filter((word) => word.page === index)
		const lines = onPage.map(({ run, x, baseline, width, size, seen }, position) => {
			const letters = [...seen]
			const codesOf = letters.map((letter) => hex(codes.get(letter) ?? 0, 2)).join('')
			const natural = letters.reduce((sum, letter) => sum + widthOf(letter), 0) * (size / 1000)
			const stretch = (width / natural) * 100
			const place = [x * scale, height - baseline * scale].map((n) => n.toFixed(2)).join(' ')
			const begin = onPage[position - 1]?.run === run ? '' : `${mark(index, run)} BDC\n`
			const next = onPage[position + 1]
			// A line ends inside a run: for whoever takes the text as it comes, the words on either side are still two.
			const space =
				next?.run === run && Math.abs(next.baseline - baseline) > size / 2
					? ` <${hex(codes.get(' ') ?? 0, 2)}> Tj`
					: ''
			const end = next?.run === run ? space : '\nEMC'
			return `${begin}/Words ${size * scale} Tf ${stretch.toFixed(2)} Tz 1 0 0 1 ${place} Tm <${codesOf}> Tj${end}`
		})
		page.node.normalize()
		page.node.setFontDictionary(PDFName.of('Words'), font)
		page.node.addContentStream(
			context.register(context.flateStream(`q BT 3 Tr\n${lines.join('\n')}\nET Q`)),
		)
	}
}

function invisibleFont(pdf: PDFDocument, characters: readonly string[]) {
	const { context } = pdf
	const names = characters.map((_, index) => `c${index + 1}`)
	const empty = (width: number) => context.register(context.flateStream(`${width} 0 0 0 0 0 d1`))
	const drawings = new Map([0, glyphWidth].map((width) => [width, empty(width)]))
	const mapping = characters
		.map(
			(character, index) =>
				`<${hex(index + 1, 2)}> <${PDFHexString.fromText(character).asString().slice(4)}>`,
		)
		.join('\n')
	const unicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${chunks(mapping.split('\n'), 100)
	.map((lines) => `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`)
	.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
	return context.obj({
		Type: 'Font',
		Subtype: 'Type3',
		FontBBox: [0, -250, glyphWidth, 750],
		FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
		FirstChar: 1,
		LastChar: characters.length,
		Widths: characters.map(widthOf),
		Encoding: { Type: 'Encoding', Differences: [1, ...names] },
		CharProcs: Object.fromEntries(
			characters.map((character, index) => [`c${index + 1}`, drawings.get(widthOf(character))]),
		),
		Resources: {},
		ToUnicode: context.register(context.flateStream(unicode)),
	})
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	)
}

const hex = (value: number, digits: number) =>
	value.toString(16).toUpperCase().padStart(digits, '0')
