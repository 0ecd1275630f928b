/** A photo from the editor's hand to a visitor's screen, and away again. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { isRecord } from '#domain/website/json.ts'
import { formWith, jpeg, pdf, png } from '#tests/factories/files.ts'
import { animatedWebp, flatPng, flatWebp, jpegClaiming } from '#tests/factories/pictures.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'
import { createApp } from '../app.ts'
import { immutable } from '../built-files.ts'
import { PageCache } from '../pages/cache.ts'

// Each photo is encoded nine times.
vi.setConfig({ testTimeout: 120_000 })

const university = shipped.universities.find(({ id }) => id === 'sunway-university')
const entry = { kind: 'university', id: 'sunway-university' }
const address = '/api/desk/website/university/sunway-university'
const canary = 'taken-at-a-place-nobody-may-know'

/** As a camera leaves it: on its side, with where it was taken. */
const camera = (width = 810, height = 830) =>
	sharp({ create: { width, height, channels: 3, background: '#2a6f6a' } })
		.jpeg()
		.withExif({ IFD0: { ImageDescription: canary } })
		.withMetadata({ orientation: 6 })
		.toBuffer()

async function openSite() {
	const settings = testSettings()
	const desk = await openTestDesk(settings)
	const { services } = desk
	const build = () => Promise.reject(new Error('no pages here'))
	const pages = { build, cache: new PageCache(services.content) }
	const app = createApp({ settings, services, files: temporaryFolder(), pages })
	const editor = await desk.person('editor')
	async function upload(content: Uint8Array, name: string, cookie = editor.cookie) {
		const response = await app.request(`${settings.siteUrl}/api/desk/website/photos`, {
			method: 'POST',
			headers: { origin: settings.siteUrl, cookie, 'x-forwarded-for': '10.0.0.1' },
			body: formWith(content, name),
		})
		const json: unknown = await response.json()
		return { status: response.status, json }
	}
	const ask = (path: string, cookie = '') =>
		app.request(`${settings.siteUrl}${path}`, { headers: { cookie } })
	const write = (version: number, document: unknown) =>
		desk.call(`PUT ${address}/draft`, { cookie: editor.cookie, body: { version, document } })
	const publish = (version: number, accepted: readonly string[] = []) =>
		desk.call('POST /api/desk/website/publish', {
			cookie: editor.cookie,
			body: { entries: [{ ...entry, version }], accepted },
		})
	const kept = () => {
		const folder = join(settings.dataDir, 'documents/photos')
		return existsSync(folder) ? readdirSync(folder) : []
	}
	return { ...desk, settings, editor, upload, ask, write, publish, kept }
}

const withPhoto = (photo: unknown) => ({
	...structuredClone(university),
	photos: structuredClone(university?.photos ?? []).map((picture, at) =>
		at === 0 ? { ...picture, photo } : picture,
	),
})

function photoIn(json: unknown) {
	if (!isRecord(json)) throw new Error('no photo')
	const { photo: hash, width, height } = json
	return { hash: `${hash}`, width, height, focus: { x: 40, y: 60 } }
}

test('a photo is turned upright, loses what the camera wrote, and comes in the widths pages ask for', async () => {
	const { upload, ask, editor, kept } = await openSite()
	const answer = await upload(await camera(1000, 1400), 'IMG_2041.jpg')
	expect(answer).toMatchObject({
		status: 201,
		json: { width: 1400, height: 1000, widths: [480, 800, 1200], sizes: 6 },
	})
	const { hash } = photoIn(answer.json)
	expect(kept()).toHaveLength(7)
	for (const format of ['avif', 'webp']) {
		const response = await ask(`/photos/${hash}-480.${format}`, editor.cookie)
		expect(response.headers.get('content-type')).toBe(`image/${format}`)
		const bytes = Buffer.from(await response.arrayBuffer())
		const { width, height, exif } = await sharp(bytes).metadata()
		expect([width, height, exif]).toEqual([480, 343, undefined])
		expect(bytes.includes(canary)).toBe(false)
	}
	// The same file again is the same photo.
	expect((await upload(await camera(1000, 1400), 'again.jpg')).json).toMatchObject({ photo: hash })
	expect(kept()).toHaveLength(7)
})

test('what is no photo is refused with its reason, and nothing of it is kept', async () => {
	const { upload, kept, person, settings } = await openSite()
	const refused = async (content: Uint8Array, name: string) => {
		const { status, json } = await upload(content, name)
		return [status, json]
	}
	expect(await refused(pdf(), 'a.pdf')).toEqual([415, { error: 'wrong_kind' }])
	expect(await refused(await png(900, 900), 'a.jpg')).toEqual([415, { error: 'wrong_kind' }])
	expect(await refused(Buffer.from('x'), 'a.heic')).toEqual([415, { error: 'heic' }])
	expect(await refused(await jpeg(799, 1200), 'a.jpg')).toEqual([415, { error: 'too_small' }])
	expect(await refused((await camera()).subarray(0, 4000), 'a.jpg')).toEqual([
		415,
		{ error: 'damaged' },
	])
	const large = Buffer.concat([await jpeg(900, 900), Buffer.alloc(10 * 1024 * 1024)])
	expect(await refused(large, 'a.jpg')).toEqual([413, { error: 'too_large' }])
	expect(await refused(await png(20_001, 800), 'a.png')).toEqual([415, { error: 'too_complex' }])
	const consultant = await person('consultant')
	expect((await upload(await jpeg(900, 900), 'a.jpg', consultant.cookie)).status).toBe(403)
	expect((await upload(await jpeg(900, 900), 'a.jpg', '')).status).toBe(401)
	expect(kept()).toEqual([])
	expect(readdirSync(join(settings.dataDir, 'documents/incoming'))).toEqual([])
})

test('only published photos are public; a draft’s are for those who may edit', async () => {
	const { upload, ask, write, publish, editor, person, services } = await openSite()
	const photo = photoIn((await upload(await camera(), 'a.jpg')).json)
	const path = `/photos/${photo.hash}-800.avif`
	const consultant = await person('consultant')
	await write(0, withPhoto(photo))
	expect((await ask(path)).status).toBe(404)
	expect((await ask(path, consultant.cookie)).status).toBe(404)
	const drafted = await ask(path, editor.cookie)
	expect([drafted.status, drafted.headers.get('cache-control')]).toEqual([200, 'private, no-store'])

	expect((await publish(1)).status).toBe(200)
	const shown = await ask(path)
	expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, immutable])
	expect((await ask(`/photos/${photo.hash}-1600.avif`)).status).toBe(404)
	expect((await ask('/photos/..%2fsecret-480.avif')).status).toBe(404)
	const text = services.content.current().read('ar', 'universities/sunway-university')?.json ?? ''
	expect(text).toContain(photo.hash)

	// Taken off again: gone from the text at once, still there for pages that are open.
	await write(0, withPhoto(undefined))
	expect((await publish(1)).status).toBe(200)
	const now = services.content.current().read('ar', 'universities/sunway-university')?.json
	expect(now).not.toContain(photo.hash)
	expect((await ask(path)).status).toBe(200)
})

test('a photo that is not kept, or not of this size, keeps a draft from being published', async () => {
	const { upload, write, publish } = await openSite()
	const photo = photoIn((await upload(await camera(), 'a.jpg')).json)
	const invented = await write(0, withPhoto({ ...photo, hash: '0'.repeat(32) }))
	const wrong = { level: 'error', code: 'photo', path: ['photos', '0', 'photo'] }
	// With another first picture the entry's card for shared links does not fit.
	const card = { level: 'note', code: 'card' }
	expect(invented.json).toMatchObject({ findings: [card, wrong] })
	expect(await publish(1)).toMatchObject({ status: 422, json: { error: 'invalid' } })
	expect((await write(1, withPhoto({ ...photo, width: 829 }))).json).toMatchObject({
		findings: [card, wrong],
	})
	expect((await write(2, withPhoto(photo))).json).toMatchObject({ findings: [card] })
})

test('photos that nothing names go after a day, with bytes that have no row; those of old versions stay', async () => {
	const { upload, write, publish, kept, services } = await openSite()
	const first = photoIn((await upload(await camera(), 'a.jpg')).json)
	await write(0, withPhoto(first))
	await publish(1)
	const second = photoIn((await upload(await camera(811), 'b.jpg')).json)
	await write(0, withPhoto(second))
	const third = photoIn((await upload(await camera(812), 'c.jpg')).json)
	const { photos, documents } = services
	expect(await photos.sweep()).toBe(0)
	expect(await photos.sweep(undefined, new Date(Date.now() + 1000))).toBe(1)
	const hashes = () => new Set(kept().map((name) => name.slice(0, 32)))
	expect(hashes()).toEqual(new Set([first.hash, second.hash]))

	const made = join(temporaryFolder(), 'left')
	await sharp(await jpeg(800, 800)).toFile(`${made}.jpg`)
	await documents.storage.put(`photos/${third.hash}-480.webp`, `${made}.jpg`, 'image/webp')
	await photos.sweep()
	expect(hashes()).toEqual(new Set([first.hash, second.hash]))
})

test('pictures that are small as files and large once decoded are refused in words, before they take memory', async () => {
	const { upload, kept, settings } = await openSite()
	const send = async (content: Uint8Array, name: string) => (await upload(content, name)).json
	// Of a moving picture the first is kept.
	const moving = await animatedWebp(900, 900, 12)
	expect(await send(moving, 'a.webp')).toMatchObject({ width: 900, height: 900 })
	const before = kept()
	expect(await send(moving.subarray(0, 300), 'a.webp')).toEqual({ error: 'damaged' })
	const claiming = Buffer.from(flatPng(1000, 1000))
	claiming.writeUInt32BE(30_000, 16)
	claiming.writeUInt32BE(30_000, 20)
	const tooComplex = { error: 'too_complex' }
	expect(await send(claiming, 'a.png')).toEqual(tooComplex)
	expect(await send(await jpegClaiming(30_000, 30_000), 'a.jpg')).toEqual(tooComplex)
	expect(await send(flatWebp(16_383, 16_383), 'a.webp')).toEqual(tooComplex)
	// Forty bytes that took 612 MB.
	expect(await send(flatWebp(8900, 8900), 'a.webp')).toEqual(tooComplex)
	expect(kept()).toEqual(before)
	expect(readdirSync(join(settings.dataDir, 'documents/incoming'))).toEqual([])
})
