/**
 * A photo placed in `media/` under a scene's name (`media/campus-um.jpg`) is shown instead of the scene.
 * Each is cut to several widths in AVIF and WebP under `public/photos/`, once, until the photo changes.
 */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const media = path.resolve(import.meta.dirname, '../media')
const target = path.resolve(import.meta.dirname, '../public/photos')
const widths = [480, 800, 1200, 1600]
const photoFile = /^([a-z0-9-]+)\.(jpe?g|png|webp|avif|tiff?)$/i

function photoFiles(): { name: string; file: string }[] {
	if (!existsSync(media)) return []
	return readdirSync(media).flatMap((file) => {
		const name = photoFile.exec(file)?.[1]
		return name ? [{ name, file: path.join(media, file) }] : []
	})
}

export function photoNames(): string[] {
	return photoFiles().map((photo) => photo.name)
}

function isCurrent(made: string, source: string): boolean {
	return existsSync(made) && statSync(made).mtimeMs >= statSync(source).mtimeMs
}

/** Makes what is missing and returns which widths each photo has. */
export async function generatePhotos(): Promise<Record<string, { widths: number[] }>> {
	const photos = photoFiles()
	if (photos.length === 0) return {}
	const { default: sharp } = await import('sharp')
	mkdirSync(target, { recursive: true })
	const entries = photos.map(async ({ name, file }) => {
		const { width = 0 } = await sharp(file).metadata()
		const fitting = widths.filter((candidate) => candidate <= width)
		const made = fitting.length > 0 ? fitting : [width]
		for (const size of made) {
			for (const format of ['avif', 'webp'] as const) {
				const address = path.join(target, `${name}-${size}.${format}`)
				if (!isCurrent(address, file))
					await sharp(file).rotate().resize(size).toFormat(format, { quality: 60 }).toFile(address)
			}
		}
		return [name, { widths: made }] as const
	})
	return Object.fromEntries(await Promise.all(entries))
}
