/** Which character each glyph of a font stands for: read from the file, corrected where a letter carries signs, and written back. */
import { contentOf, type PdfObject, setContent } from './objects.ts'
import { hexOf, textFromHex } from './operators.ts'

/** By the two bytes of a glyph. */
export type Characters = Map<string, string>

export function charactersIn(map: PdfObject | undefined): Characters {
	if (!map) throw new Error('A font that does not say its characters.')
	const found = contentOf(map).matchAll(/^<([0-9A-F]{4})> ?<([0-9A-F]+)>$/gim)
	return new Map(
		Array.from(found, ([, glyph = '', text = '']) => [
			Buffer.from(glyph, 'hex').toString('latin1'),
			textFromHex(text),
		]),
	)
}

/** The list may have a hundred entries in a block. */
const longestBlock = 100

export function writeCharacters(map: PdfObject, characters: Characters): void {
	const lines = [...characters]
		.map(([glyph, text]) => `<${Buffer.from(glyph, 'latin1').toString('hex')}> <${hexOf(text)}>`)
		.toSorted()
	const blocks = Array.from({ length: Math.ceil(lines.length / longestBlock) }, (_, block) => {
		const some = lines.slice(block * longestBlock, (block + 1) * longestBlock)
		return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`
	})
	const content = contentOf(map)
	const mark = 'endcodespacerange'
	const head = content.slice(0, content.indexOf(mark) + mark.length)
	const tail = content.slice(content.indexOf('endcmap'))
	setContent(map, `${head}\n${blocks.join('\n')}\n${tail}`)
}

const shadda = '\u0651'

/**
 * Typst says a letter and its signs together. Each has a glyph of its own, the last sign first; a shadda comes before other signs, as
 * shapers put it.
 */
export function learnSigns(
	characters: Characters,
	glyphs: readonly string[],
	cluster: string,
): void {
	const [letter = '', ...signs] = cluster
	const inOrder = signs.toSorted((a, b) => Number(b === shadda) - Number(a === shadda))
	const drawn = [letter, ...inOrder].toReversed()
	if (signs.length === 0 || glyphs.length !== drawn.length) return
	for (const [index, glyph] of glyphs.entries()) characters.set(glyph, drawn[index] ?? '')
}
