/** A photo for the website as it is kept: upright, without what the camera wrote into it, in the widths that pages ask for. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import {
	leastPhotoWidth,
	mostPhotoPixels,
	photoFormats,
	photoWidths,
} from '#domain/website/photos.ts'
import { loadSharp, maxPixels } from './picture.ts'

export interface MadePhoto {
	/** As it was sent, upright. */
	sent: { width: number; height: number }
	width: number
	height: number
	/** By the end of its name: `480.avif`, `original.webp`. */
	files: { name: string; bytes: number }[]
}
export type PhotoRefusal = 'too_small' | 'damaged' | 'too_complex'

const settings = {
	// A quarter of the time that the next effort takes, for a tenth more bytes.
	avif: { quality: 60, effort: 3 },
	webp: { quality: 60 },
} as const
/** What later sizes are made from. */
const originalQuality = 85
/** For one size; the largest takes a second or two on a machine that does nothing else. */
const maxSeconds = 30

/** Written so that it is still there after a power cut: it is only moved to its place. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
	const file = await open(path, 'wx', 0o600)
	try {
		await file.writeFile(bytes)
		await file.sync()
	} finally {
		await file.close()
	}
}

/** Writes the sizes of the picture at `path` into a folder. */
export async function makePhoto(
	path: string,
	folder: string,
): Promise<MadePhoto | { refusal: PhotoRefusal }> {
	const sharp = await loadSharp()
	try {
		const { autoOrient: sent } = await sharp(path, { limitInputPixels: maxPixels }).metadata()
		if (sent.width < leastPhotoWidth) return { refusal: 'too_small' }
		// Decoded once; every size is made from these pixels. Colours become those of screens, and no metadata is kept.
		const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
			.timeout({ seconds: maxSeconds })
			.autoOrient()
			.flatten({ background: '#ffffff' })
			.resize(mostPhotoPixels, mostPhotoPixels, { fit: 'inside', withoutEnlargement: true })
			.toColourspace('srgb')
			.raw()
			.toBuffer({ resolveWithObject: true })
		const { width, height, channels } = info
		if (width < leastPhotoWidth) return { refusal: 'too_small' }
		const pixels = () =>
			sharp(data, { raw: { width, height, channels } }).timeout({ seconds: maxSeconds })
		const files: MadePhoto['files'] = []
		async function keep(name: string, bytes: Uint8Array) {
			await write(join(folder, name), bytes)
			files.push({ name, bytes: bytes.length })
		}
		for (const size of photoWidths(width))
			for (const format of photoFormats)
				await keep(
					`${size}.${format}`,
					await pixels().resize(size).toFormat(format, settings[format]).toBuffer(),
				)
		await keep('original.webp', await pixels().webp({ quality: originalQuality }).toBuffer())
		return { sent: { width: sent.width, height: sent.height }, width, height, files }
	} catch (error) {
		if (!(error instanceof Error) || 'code' in error) throw error
		return { refusal: error.message.startsWith('timeout') ? 'too_complex' : 'damaged' }
	}
}
