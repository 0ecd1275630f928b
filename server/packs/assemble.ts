/** Puts the cover sheet and the documents into one file, with as many dots to the inch as its size allows. */
import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { addBookmarks, type Bookmark } from './bookmarks.ts'
import { addPicturePage, isPicture, type Picture, scansOn } from './pictures.ts'
import { openSource, type Source } from './source.ts'
import type { CoverSheet, PackTask, ReadDocument } from './task.ts'

type Given = PackTask['documents'][number]
type Opened = Exclude<Source, { reason: string }>

/** Dots to the inch, of uploaded pictures and of scans inside documents; the first that fits is taken. */
const tries: readonly { pictures: number; scans: number | null }[] = [
	{ pictures: 200, scans: null },
	...[200, 150, 120, 96].map((dots) => ({ pictures: dots, scans: dots })),
]

export interface Opening {
	given: Given
	read: ReadDocument
	/** Null of a picture, and of what can't go in. */
	source: Opened | null
	/** Of the file that its pages are copied from. */
	size: number
}

export async function openDocument(given: Given, pagesEach: number): Promise<Opening> {
	const document = given.name
	const out = (reason: 'password' | 'damaged' | 'too_many_pages'): Opening => ({
		given,
		read: { result: 'out', document, reason },
		source: null,
		size: 0,
	})
	if (given.contentType.startsWith('image/')) {
		if (!(await isPicture(given.path))) return out('damaged')
		const read = { result: 'in', document, pages: 1, isSigned: false } as const
		return { given, read, source: null, size: 0 }
	}
	const bytes = await readFile(given.path)
	const source = await openSource(bytes, pagesEach)
	if ('reason' in source) return out(source.reason)
	const { pages, isSigned } = source
	return {
		given,
		read: { result: 'in', document, pages, isSigned },
		source,
		size: bytes.length,
	}
}

async function copyInto(file: PDFDocument, { file: from }: Opened) {
	const pages = await file.copyPages(from, from.getPageIndices())
	for (const page of pages) file.addPage(page)
	return pages
}

/** Those that take the most room. */
function largestOf(openings: readonly Opening[], pictures: readonly Picture[]): string[] {
	const room = new Map(openings.map(({ given, size }) => [given.name, size]))
	for (const { document, grown } of pictures) {
		room.set(document, (room.get(document) ?? 0) + grown())
	}
	const byRoom = [...room].toSorted(([, a], [, b]) => b - a)
	return byRoom.slice(0, 3).map(([document]) => document)
}

export type Assembled = { bytes: Uint8Array; pages: number } | { largest: string[] }

/** `begin` is called before the pages of a document are copied: if that never ends, it is known which one it was. */
export async function assemble(
	openings: readonly Opening[],
	{ cover, title, bookmarks }: CoverSheet,
	limit: number,
	begin: (document: string | null) => void,
): Promise<Assembled> {
	const file = await PDFDocument.create({ updateMetadata: false })
	file.setTitle(title)
	file.setLanguage('en')
	const first = await openSource(cover, Number.MAX_SAFE_INTEGER)
	if ('reason' in first) throw new Error('the cover sheet does not open')
	const marks: Bookmark[] = []
	const mark = (page: Bookmark['page'] | undefined) => {
		if (page) marks.push({ title: bookmarks[marks.length] ?? '', page })
	}
	mark((await copyInto(file, first))[0])
	const pictures: Picture[] = []
	const scans: Picture[] = []
	for (const { given, source } of openings) {
		begin(given.name)
		if (source) {
			const pages = await copyInto(file, source)
			mark(pages[0])
			scans.push(...scansOn(file, given.name, pages))
		} else {
			const { page, picture } = await addPicturePage(file, given.name, given.path)
			mark(page)
			pictures.push(picture)
		}
	}
	begin(null)
	addBookmarks(file, marks)
	for (const { pictures: dots, scans: scanDots } of tries) {
		for (const picture of pictures) await picture.draw(dots)
		if (scanDots !== null) for (const scan of scans) await scan.draw(scanDots)
		const bytes = await file.save({ updateFieldAppearances: false, objectsPerTick: 1_000_000 })
		if (bytes.length <= limit) return { bytes, pages: file.getPageCount() }
	}
	return { largest: largestOf(openings, [...pictures, ...scans]) }
}
