/** Photos in documents of the website: which a document names, and in which widths each is kept. */
import { isRecord, type JsonRecord } from './json.ts'

/** Narrower ones look coarse on a large screen. */
export const leastPhotoWidth = 800
/** What is kept for later sizes has at most this many pixels along either side. */
export const mostPhotoPixels = 2400
const widths = [480, 800, 1200, 1600] as const

export const photoFormats = ['avif', 'webp'] as const
export type PhotoFormat = (typeof photoFormats)[number]

export interface Photo {
	hash: string
	/** Of what is kept, upright. */
	width: number
	height: number
	/** What stays in sight where the photo is cut, in per cent from its upper left corner. */
	focus: { x: number; y: number }
}

/** The widths in which a photo of this width is kept. */
export const photoWidths = (width: number) => widths.filter((one) => one <= width)

export const photoAddress = (hash: string, width: number, format: PhotoFormat) =>
	`/photos/${hash}-${width}.${format}`

export const isPhotoHash = (text: string) => /^[0-9a-f]{32}$/.test(text)

/** The photo of a picture, recognised by what it consists of. */
export function isPhoto(value: unknown): value is JsonRecord & Photo {
	return (
		isRecord(value) &&
		typeof value.hash === 'string' &&
		typeof value.width === 'number' &&
		typeof value.height === 'number' &&
		isRecord(value.focus)
	)
}

/** Every photo that a document names, each with its place. */
export function photosIn(
	value: unknown,
	path: readonly string[] = [],
): { path: string[]; photo: Photo }[] {
	if (Array.isArray(value)) return value.flatMap((item, at) => photosIn(item, [...path, `${at}`]))
	if (isPhoto(value)) return [{ path: [...path], photo: value }]
	if (!isRecord(value)) return []
	return Object.entries(value).flatMap(([name, item]) => photosIn(item, [...path, name]))
}

/** The drawing where nobody has put a photo and no scene was drawn. */
export const generalScene = 'fallback'
