/** Pictures in a pack: uploaded ones, each on a page of its own, and those inside scanned pages. Both can be drawn anew with fewer dots. */
import {
	concatTransformationMatrix,
	drawObject,
	PDFArray,
	PDFDict,
	type PDFDocument,
	PDFName,
	PDFNumber,
	type PDFPage,
	PDFRawStream,
	PDFRef,
	popGraphicsState,
	pushGraphicsState,
} from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { holdsTooMuch } from '../documents/picture.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A hundred million: more than any scan has, less than fills the memory. */
const limitInputPixels = 100_000_000
const inch = 72
const a4 = { short: 595.28, long: 841.89 }
const margin = 28
/** What a picture with few dots is printed at: larger would show them. */
const fewestDots = 150

export interface Picture {
	/** Of the document that it is in. */
	document: string
	/** Draws it with so many dots to the inch, where that takes less room. */
	draw(dots: number): Promise<void>
	/** How many bytes more, or less, it takes now than in the uploaded PDF; all of them where it was a file of its own. */
	grown(): number
}

interface Drawn {
	data: Uint8Array
	width: number
	height: number
	channels: number
}

function imageOf(file: PDFDocument, { data, width, height, channels }: Drawn): PDFRawStream {
	const dict = file.context.obj({
		Type: 'XObject',
		Subtype: 'Image',
		Width: width,
		Height: height,
		BitsPerComponent: 8,
		ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
		Filter: 'DCTDecode',
		Length: data.length,
	})
	return PDFRawStream.of(dict, data)
}

async function asJpeg(picture: Sharp): Promise<Drawn> {
	const { data, info } = await picture
		.jpeg({ quality: 80, mozjpeg: false })
		.toBuffer({ resolveWithObject: true })
	const { width, height, channels } = info
	return { data: new Uint8Array(data), width, height, channels }
}

export async function isPicture(path: string): Promise<boolean> {
	const read = await sharp(path, { limitInputPixels })
		.metadata()
		.catch(() => null)
	return read !== null
}

/** Upright, as the telephone held it; on A4, lying where it is wider than high. */
export async function addPicturePage(
	file: PDFDocument,
	document: string,
	path: string,
): Promise<{ page: PDFPage; picture: Picture }> {
	const upright = () =>
		// Every line was decoded when it was uploaded: what is odd about it since is shown as it is.
		sharp(path, { limitInputPixels, failOn: 'none' })
			.autoOrient()
			.flatten({ background: '#fff' })
			.toColourspace('srgb')
	const { autoOrient } = await sharp(path, { limitInputPixels }).metadata()
	const isLying = autoOrient.width > autoOrient.height
	const sheet = isLying ? ([a4.long, a4.short] as const) : ([a4.short, a4.long] as const)
	const room = { width: sheet[0] - 2 * margin, height: sheet[1] - 2 * margin }
	const scale = Math.min(
		inch / fewestDots,
		room.width / autoOrient.width,
		room.height / autoOrient.height,
	)
	const shown = { width: autoOrient.width * scale, height: autoOrient.height * scale }
	const page = file.addPage([...sheet])
	const ref = file.context.nextRef()
	page.pushOperators(
		pushGraphicsState(),
		concatTransformationMatrix(
			shown.width,
			0,
			0,
			shown.height,
			(sheet[0] - shown.width) / 2,
			(sheet[1] - shown.height) / 2,
		),
		drawObject(page.node.newXObject('Picture', ref)),
		popGraphicsState(),
	)
	let size = 0
	const picture: Picture = {
		document,
		grown: () => size,
		async draw(dots) {
			const drawn = await asJpeg(
				upright().resize({
					width: Math.max(1, Math.round((shown.width / inch) * dots)),
					height: Math.max(1, Math.round((shown.height / inch) * dots)),
					fit: 'fill',
					withoutEnlargement: true,
				}),
			)
			size = drawn.data.length
			file.context.assign(ref, imageOf(file, drawn))
		},
	}
	return { page, picture }
}

const nameIn = (dict: PDFDict, key: string) => {
	const value = dict.lookup(PDFName.of(key))
	const only = value instanceof PDFArray && value.size() === 1 ? value.lookup(0) : value
	return only instanceof PDFName ? only.toString() : null
}

/** Grey or colour as screens have it, without anything that depends on single dots: only these can be drawn anew. */
function isPlainJpeg(dict: PDFDict): boolean {
	if (nameIn(dict, 'Subtype') !== '/Image' || nameIn(dict, 'Filter') !== '/DCTDecode') return false
	if (['Decode', 'DecodeParms', 'Mask'].some((key) => dict.has(PDFName.of(key)))) return false
	const mask = dict.lookup(PDFName.of('SMask'))
	if (mask instanceof PDFRawStream && mask.dict.has(PDFName.of('Matte'))) return false
	const colours = dict.lookup(PDFName.of('ColorSpace'))
	if (colours instanceof PDFName) {
		return ['/DeviceRGB', '/DeviceGray'].includes(colours.toString())
	}
	return colours instanceof PDFArray && colours.lookup(0)?.toString() === '/ICCBased'
}

/** The pictures that a page shows, also those inside its parts. */
function shownOn(page: PDFPage, file: PDFDocument): PDFRef[] {
	const found: PDFRef[] = []
	const seen = new Set<PDFRef>()
	function look(resources: PDFDict | undefined, depth: number) {
		const parts = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
		for (const [, ref] of parts?.entries() ?? []) {
			if (!(ref instanceof PDFRef) || seen.has(ref)) continue
			seen.add(ref)
			const part = file.context.lookup(ref)
			if (!(part instanceof PDFRawStream)) continue
			if (isPlainJpeg(part.dict)) found.push(ref)
			else if (depth > 0) look(part.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), depth - 1)
		}
	}
	look(page.node.Resources(), 3)
	return found
}

/** What scanners made of a sheet. A picture fills its page at most, so the page says how many dots it needs. */
export function scansOn(file: PDFDocument, document: string, pages: readonly PDFPage[]): Picture[] {
	const longest = new Map<PDFRef, number>()
	for (const page of pages) {
		const { width, height } = page.getSize()
		for (const ref of shownOn(page, file)) {
			longest.set(ref, Math.max(longest.get(ref) ?? 0, width, height))
		}
	}
	return [...longest].flatMap(([ref, points]) => {
		const original = file.context.lookup(ref)
		if (!(original instanceof PDFRawStream)) return []
		let size = original.contents.length
		return [
			{
				document,
				grown: () => size - original.contents.length,
				async draw(dots) {
					const drawn = await drawScan(file, original, (points / inch) * dots)
					if (!drawn) return
					size = drawn.contents.length
					file.context.assign(ref, drawn)
				},
			},
		]
	})
}

/** Null where it stays as it came: small enough, or nothing that can be drawn anew. */
async function drawScan(
	file: PDFDocument,
	original: PDFRawStream,
	most: number,
): Promise<PDFRawStream | null> {
	const side = Math.max(1, Math.round(most))
	const width = original.dict.lookupMaybe(PDFName.of('Width'), PDFNumber)?.asNumber() ?? 0
	const height = original.dict.lookupMaybe(PDFName.of('Height'), PDFNumber)?.asNumber() ?? 0
	if (Math.max(width, height) <= side) return null
	try {
		const picture = sharp(original.contents, { limitInputPixels, failOn: 'error' })
		const metadata = await picture.metadata()
		const { channels } = metadata
		// Nobody looked at it when the PDF was uploaded, unlike at pictures of their own.
		if ((channels !== 1 && channels !== 3) || holdsTooMuch(metadata)) return null
		const drawn = await asJpeg(picture.resize({ width: side, height: side, fit: 'inside' }))
		if (drawn.channels !== channels || drawn.data.length >= original.contents.length) return null
		const dict = original.dict.clone(file.context)
		dict.set(PDFName.of('Width'), PDFNumber.of(drawn.width))
		dict.set(PDFName.of('Height'), PDFNumber.of(drawn.height))
		dict.set(PDFName.of('Length'), PDFNumber.of(drawn.data.length))
		return PDFRawStream.of(dict, drawn.data)
	} catch {
		return null
	}
}
