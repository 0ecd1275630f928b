/** Pictures: decoded line by line to their end, within bounds of time and memory. */
import type { Metadata } from 'sharp'
import type { DocumentRefusal } from '#domain/forms/document.ts'

/** An A3 scan at 600 dots per inch has 70 million pixels. */
export const maxPixels = 80_000_000
const maxSide = 20_000
/** For pictures that are held as a whole until they are decoded; photos of phones and scanners come line by line. */
const maxHeld = 48 * 1024 * 1024
const maxSeconds = 4

/** Loaded with the first picture: other kinds never need it. */
export async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// One picture is decoded in one thread and not kept: uploads are rare, and memory is for everybody.
	sharp.concurrency(1)
	sharp.cache(false)
	return sharp
}

/** What comes in several passes, and any WebP. */
const isHeldWhole = ({ format, isProgressive }: Metadata): boolean =>
	isProgressive || format === 'webp'

/** What the decoder holds for each pixel of these. */
function heldPerPixel({ format, channels, chromaSubsampling, depth }: Metadata): number {
	if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : (channels ?? 4))
	return (channels ?? 4) * (depth === 'ushort' ? 2 : 1)
}

/** Whether the decoder would hold too much of it at once. */
export const holdsTooMuch = (metadata: Metadata): boolean =>
	isHeldWhole(metadata) && metadata.width * metadata.height * heldPerPixel(metadata) > maxHeld

export async function checkPicture(path: string): Promise<DocumentRefusal | null> {
	const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
	const sharp = await loadSharp()
	try {
		const metadata = await sharp(path, { ...options, limitInputPixels: false }).metadata()
		const { width, height } = metadata
		if (width > maxSide || height > maxSide || width * height > maxPixels) return 'too_complex'
		if (holdsTooMuch(metadata)) return 'too_complex'
		// Every line is decoded: a script behind the signature of a picture has none.
		await sharp(path, options)
			.timeout({ seconds: maxSeconds })
			.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
			.raw()
			.toBuffer()
		return null
	} catch (error) {
		const isTooSlow = error instanceof Error && error.message.startsWith('timeout')
		return isTooSlow ? 'too_complex' : 'damaged'
	}
}
