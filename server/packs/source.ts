/** An uploaded PDF, opened for its pages: what they show, and nothing that acts, hides or is attached. */
import { ParseSpeeds, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { drawAppearances } from './appearance.ts'

/** All else of a page is dropped before it is copied: actions, remarks, thumbnails, data of the program that made it. */
const keptOfPage = new Set(
	[
		'Type',
		'Parent',
		'Resources',
		'Contents',
		'MediaBox',
		'CropBox',
		'Rotate',
		'UserUnit',
		'Group',
	].map((name) => PDFName.of(name)),
)

function keepWhatIsShown(file: PDFDocument, page: PDFPage): void {
	drawAppearances(file, page)
	for (const key of page.node.keys()) if (!keptOfPage.has(key)) page.node.delete(key)
}

function isSigned({ context }: PDFDocument): boolean {
	return context
		.enumerateIndirectObjects()
		.some(([, object]) => object instanceof PDFDict && object.has(PDFName.of('ByteRange')))
}

export type Source =
	| { file: PDFDocument; pages: number; isSigned: boolean }
	| { reason: 'password' | 'damaged' | 'too_many_pages' }

/** A file that only its owner may change opens with an empty password, and is copied as anybody reads it. */
export async function openSource(bytes: Uint8Array, mostPages: number): Promise<Source> {
	let file: PDFDocument
	try {
		file = await PDFDocument.load(bytes, {
			password: '',
			parseSpeed: ParseSpeeds.Fastest,
			updateMetadata: false,
		})
	} catch {
		const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')
		return { reason: isLocked ? 'password' : 'damaged' }
	}
	try {
		const pages = file.getPages()
		if (pages.length === 0) return { reason: 'damaged' }
		if (pages.length > mostPages) return { reason: 'too_many_pages' }
		const signed = isSigned(file)
		for (const page of pages) {
			const { width, height } = page.getSize()
			if (!(width > 0 && height > 0)) return { reason: 'damaged' }
			keepWhatIsShown(file, page)
		}
		return { file, pages: pages.length, isSigned: signed }
	} catch {
		return { reason: 'damaged' }
	}
}
