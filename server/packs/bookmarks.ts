import {
	PDFDict,
	type PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFPage,
} from '@cantoo/pdf-lib'

export interface Bookmark {
	title: string
	page: PDFPage
}

/** One for each document, at its first page. Readers show them beside the pages. */
export function addBookmarks(file: PDFDocument, bookmarks: readonly Bookmark[]): void {
	const { context } = file
	const root = context.nextRef()
	const refs = bookmarks.map(() => context.nextRef())
	for (const [at, { title, page }] of bookmarks.entries()) {
		const item = PDFDict.withContext(context)
		item.set(PDFName.of('Title'), PDFHexString.fromText(title))
		item.set(PDFName.of('Parent'), root)
		item.set(PDFName.of('Dest'), context.obj([page.ref, 'Fit']))
		const [before, after, own] = [refs[at - 1], refs[at + 1], refs[at]]
		if (before) item.set(PDFName.of('Prev'), before)
		if (after) item.set(PDFName.of('Next'), after)
		if (own) context.assign(own, item)
	}
	const [first, last] = [refs[0], refs.at(-1)]
	if (!first || !last) return
	const outlines = PDFDict.withContext(context)
	outlines.set(PDFName.of('Type'), PDFName.of('Outlines'))
	outlines.set(PDFName.of('First'), first)
	outlines.set(PDFName.of('Last'), last)
	outlines.set(PDFName.of('Count'), PDFNumber.of(refs.length))
	context.assign(root, outlines)
	file.catalog.set(PDFName.of('Outlines'), root)
	file.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
