import { copyFileSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { sources } from './build.ts'
import { generatePhotos } from './photos.ts'

test('a photo that replaces another is cut anew and known by another version, however old its file is', async () => {
	const folder = temporaryFolder()
	const folders = { media: join(folder, 'media'), target: join(folder, 'photos') }
	mkdirSync(folders.media)
	const paint = (name: string, background: string) =>
		sharp({ create: { width: 500, height: 300, channels: 3, background } })
			.png()
			.toFile(join(folder, name))
	await Promise.all([paint('red.png', '#f00'), paint('blue.png', '#00f')])
	const photo = join(folders.media, 'campus-um.png')
	copyFileSync(join(folder, 'red.png'), photo)
	const first = await generatePhotos({}, folders)
	expect(first['campus-um']?.widths).toEqual([480])
	const cut = join(folders.target, 'campus-um-480.webp')
	const red = readFileSync(cut)
	expect(await generatePhotos(first, folders)).toEqual(first)

	copyFileSync(join(folder, 'blue.png'), photo)
	utimesSync(photo, new Date(0), new Date(0))
	const second = await generatePhotos(first, folders)
	expect(second['campus-um']?.version).not.toBe(first['campus-um']?.version)
	expect(readFileSync(cut).equals(red)).toBe(false)
})

test('a new photo makes the build stale', () => {
	expect(sources).toContain('media')
})
