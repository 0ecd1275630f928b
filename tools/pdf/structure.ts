/**
 * What the words of a file are: headings, paragraphs, lists, tables. A program that reads aloud follows this tree, in the order
 * of the page's own markup, and says each run as it is written there (`ActualText`), not as its letters lie on the paper.
 */
import {
	type PDFArray,
	PDFDict,
	type PDFDocument,
	PDFHexString,
	PDFName,
	type PDFObject,
	type PDFPage,
	type PDFRef,
	PDFString,
} from 'pdf-lib'
import type { Run } from './words.ts'

const tags: Record<string, string> = {
	section: 'Sect',
	aside: 'Sect',
	header: 'Sect',
	h1: 'H1',
	h2: 'H2',
	h3: 'H3',
	p: 'P',
	ol: 'L',
	ul: 'L',
	li: 'LI',
	dl: 'L',
	label: 'Lbl',
	dt: 'Lbl',
	dd: 'LBody',
	table: 'Table',
	thead: 'THead',
	tbody: 'TBody',
	tfoot: 'TFoot',
	tr: 'TR',
	th: 'TH',
	td: 'TD',
}
/** What holds text itself; anything else holds paragraphs. */
const holdsText = new Set(['H1', 'H2', 'H3', 'P', 'Lbl', 'LBody', 'TH', 'TD'])

interface Element {
	tag: string
	ref: PDFRef
	dict: PDFDict
	kids: PDFArray
}

export function createStructure(pdf: PDFDocument, runs: readonly Run[]) {
	const { context } = pdf
	const pages = pdf.getPages()
	const root = context.register(context.obj({}))
	const document = add('Document', undefined)
	const known = new Map<string, Element>()
	const leaves = new Map<number, Element>()
	/** By page, the element of each marked piece of it. */
	const marked: PDFRef[][] = pages.map(() => [])
	const links = new Map<PDFDict, Element>()

	function add(tag: string, parent: Element | undefined): Element {
		const kids = context.obj([])
		const dict = context.obj({ Type: 'StructElem', S: tag, P: parent?.ref ?? root, K: kids })
		const ref = context.register(dict)
		parent?.kids.push(ref)
		return { tag, ref, dict, kids }
	}

	/** The element of that name, made when it is first met. */
	function within(parent: Element, key: string, tag: string): Element {
		const element = known.get(key) ?? add(tag, parent)
		known.set(key, element)
		return element
	}

	function placeOf({ path }: Run, run: number): Element {
		let place = document
		for (const { id, element } of path) {
			const tag = tags[element] ?? 'Div'
			if (place.tag === 'LI' && tag !== 'Lbl' && tag !== 'LBody')
				place = within(place, `body of ${place.ref}`, 'LBody')
			place = within(place, String(id), tag)
			if (tag === 'TH')
				place.dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }))
		}
		if (place.tag === 'LI') place = within(place, `body of ${place.ref}`, 'LBody')
		return holdsText.has(place.tag) ? place : within(place, `run ${run}`, 'P')
	}

	function linkOf(page: PDFPage, address: string): PDFDict | undefined {
		const notes = page.node.Annots()?.asArray() ?? []
		return notes
			.map((note) => context.lookup(note, PDFDict))
			.find((note) => {
				const target = note.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
				const isText = target instanceof PDFString || target instanceof PDFHexString
				return isText && target.decodeText() === address && !links.has(note)
			})
	}

	function leafOf(run: number, page: number): Element | undefined {
		const said = runs[run]
		const made = leaves.get(run)
		if (made || !said || said.silent) return made
		const sheet = pages[page]
		const note = said.link && sheet ? linkOf(sheet, said.link) : undefined
		const place = placeOf(said, run)
		const leaf = add(note ? 'Link' : 'Span', place)
		leaf.dict.set(PDFName.of('ActualText'), PDFHexString.fromText(said.text))
		leaf.dict.set(PDFName.of('Pg'), sheet?.ref ?? context.obj(null))
		if (note) {
			links.set(note, leaf)
			note.set(PDFName.of('Contents'), PDFHexString.fromText(said.text))
		}
		leaves.set(run, leaf)
		return leaf
	}

	return {
		/** How the words of a run on a page are introduced. */
		mark(page: number, run: number): string {
			const leaf = leafOf(run, page)
			const pieces = marked[page]
			if (!leaf || !pieces) return '/Artifact <</Type /Pagination>>'
			const id = pieces.push(leaf.ref) - 1
			leaf.kids.push(context.obj(id))
			return `/${leaf.tag} <</MCID ${id}>>`
		},
		/** Once all words are marked. */
		finish(): void {
			const owners: PDFObject[] = []
			const own = (number: number, owner: PDFObject) => owners.push(context.obj(number), owner)
			for (const [index, page] of pages.entries()) {
				page.node.set(PDFName.of('StructParents'), context.obj(index))
				page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
				own(index, context.register(context.obj(marked[index] ?? [])))
			}
			for (const [note, leaf] of links) {
				const number = owners.length / 2
				note.set(PDFName.of('StructParent'), context.obj(number))
				const ref = context.getObjectRef(note)
				if (ref) leaf.kids.push(context.obj({ Type: 'OBJR', Obj: ref }))
				own(number, leaf.ref)
			}
			context.assign(
				root,
				context.obj({
					Type: 'StructTreeRoot',
					K: document.ref,
					ParentTree: context.obj({ Nums: owners }),
					ParentTreeNextKey: owners.length / 2,
				}),
			)
			pdf.catalog.set(PDFName.of('StructTreeRoot'), root)
			pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
		},
	}
}
