/**
 * A photo placed in `media/` under a scene's name (`media/campus-um.jpg`) is shown instead of the scene.
 * Each is cut to several widths in AVIF and WebP under `public/photos/`, once, until the photo changes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const root = path.resolve(import.meta.dirname, '..')
const folders = { media: path.join(root, 'media'), target: path.join(root, 'public/photos') }
const widths = [480, 800, 1200, 1600]
const photoFile = /^([a-z0-9-]+)\.(jpe?g|png|webp|avif|tiff?)$/i

/** Which widths each photo has, and what tells its content from another one under the same name. */
const madePhotos = v.record(
	v.string(),
	v.object({ widths: v.array(v.number()), version: v.string() }),
)
export type MadePhotos = v.InferOutput<typeof madePhotos>

export function readMadePhotos(file: string): MadePhotos {
	if (!existsSync(file)) return {}
	const read = v.safeParse(madePhotos, JSON.parse(readFileSync(file, 'utf8')))
	return read.success ? read.output : {}
}

function photoFiles(media: string): { name: string; file: string }[] {
	if (!existsSync(media)) return []
	return readdirSync(media).flatMap((file) => {
		const name = photoFile.exec(file)?.[1]
		return name ? [{ name, file: path.join(media, file) }] : []
	})
}

/** Makes what is missing or was made from another photo. */
export async function generatePhotos(
	before: MadePhotos,
	{ media, target } = folders,
): Promise<MadePhotos> {
	const photos = photoFiles(media)
	if (photos.length === 0) return {}
	const { default: sharp } = await import('sharp')
	mkdirSync(target, { recursive: true })
	const entries = photos.map(async ({ name, file }) => {
		const bytes = readFileSync(file)
		const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
		const { width = 0 } = await sharp(bytes).metadata()
		const fitting = widths.filter((candidate) => candidate <= width)
		const made = fitting.length > 0 ? fitting : [width]
		for (const size of made) {
			for (const format of ['avif', 'webp'] as const) {
				const address = path.join(target, `${name}-${size}.${format}`)
				if (before[name]?.version !== version || !existsSync(address))
					await sharp(bytes).rotate().resize(size).toFormat(format, { quality: 60 }).toFile(address)
			}
		}
		return [name, { widths: made, version }] as const
	})
	return Object.fromEntries(await Promise.all(entries))
}
