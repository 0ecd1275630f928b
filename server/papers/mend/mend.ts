/**
 * Puts the text of a file that Typst wrote in order for those who search, copy and listen to it. What it looks like stays the same.
 *
 * It counts on fonts in which every character has a glyph of its own (`papers/fonts`): each glyph then says its character, a line is
 * one piece from left to right, and each element of the structure says its text as it is read aloud.
 */
import { type Characters, charactersIn, writeCharacters } from './characters.ts'
import { joinLines, type Piece } from './lines.ts'
import { contentOf, type PdfObject, readFile, setContent, writeFile } from './objects.ts'
import { keyOf, ownersIn, type Said, sayTexts } from './structure.ts'

export function mend(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const file = readFile(bytes)
	const { objects } = file
	const byNumber = new Map(objects.map((object) => [object.number, object]))
	const find = (number: string | undefined) => byNumber.get(Number(number))
	const mapOf = (font: number) =>
		find(/\/ToUnicode (\d+)/.exec(byNumber.get(font)?.text ?? '')?.[1])
	const fonts = new Map<number, Characters>()
	const said: Said = { texts: new Map(), joined: new Set() }
	const owners = ownersIn(objects, find)

	for (const page of objects.filter(({ text }) => /\/Type \/Page\b/.test(text))) {
		const content = find(/\/Contents (\d+) 0 R/.exec(page.text)?.[1])
		if (!content?.stream) continue
		const onPage = owners.get(page.number)?.owners
		const ownerOf = ({ mark }: Piece) => onPage?.[mark] ?? ''
		// What runs on to the next page names its pieces by page, and keeps them.
		const mayJoin = (a: Piece, b: Piece) =>
			ownerOf(a) === ownerOf(b) && !find(ownerOf(a))?.text.includes('/MCR')
		const joined = joinLines(contentOf(content), charactersOn(page), mayJoin)
		for (const line of joined.lines) addLine(said, line, page.number)
		setContent(content, joined.content)
	}
	for (const [font, characters] of fonts) {
		const map = mapOf(font)
		if (map) writeCharacters(map, characters)
	}
	sayTexts(objects, owners, said, find)
	showTitle(objects)
	return writeFile(file)

	/** The characters of a font by the name it has on this page. */
	function charactersOn(page: PdfObject) {
		const resources = find(/\/Resources (\d+) 0 R/.exec(page.text)?.[1]) ?? page
		const named = new Map<string, Characters>()
		return (name: string) => {
			const before = named.get(name)
			if (before) return before
			const number = Number(new RegExp(`/${name} (\\d+) 0 R`).exec(resources.text)?.[1])
			const characters = fonts.get(number) ?? charactersIn(mapOf(number))
			fonts.set(number, characters)
			named.set(name, characters)
			return characters
		}
	}
}

/** The first piece of a line says all of it. */
function addLine({ texts, joined }: Said, line: readonly Piece[], page: number): void {
	const [first, ...others] = line
	if (!first) return
	texts.set(keyOf(page, first.mark), line.map(({ said }) => said).join(''))
	for (const { mark } of others) joined.add(keyOf(page, mark))
}

/** A reader shows the title in its bar, not the name of the file. */
function showTitle(objects: readonly PdfObject[]): void {
	const catalogue = objects.find(({ text }) => text.includes('/Type /Catalog'))
	if (!catalogue) throw new Error('A file without a catalogue.')
	const shown = '/DisplayDocTitle true'
	catalogue.text = catalogue.text.includes('/ViewerPreferences')
		? catalogue.text.replace('/ViewerPreferences <<', `/ViewerPreferences << ${shown}`)
		: catalogue.text.replace('/Type /Catalog', `/Type /Catalog /ViewerPreferences << ${shown} >>`)
}
