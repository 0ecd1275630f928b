/** A photo as an iPhone keeps it: a JPEG where the browser can draw it, itself where it can't. */
import { afterEach, expect, test, vi } from 'vitest'
import { asJpeg } from './jpeg-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const heic = (name = 'IMG_0001.HEIC') => new File(['heic'], name, { lastModified: 7 })

/** A browser that draws photos of this size, as Safari does; what it drew. */
function browserThatDraws(width: number, height: number, jpeg: Blob | null = new Blob(['jpeg'])) {
	const drew: number[][] = []
	const canvas = {
		width: 0,
		height: 0,
		getContext: () => ({
			drawImage: (_: unknown, ...place: number[]) => drew.push(place),
		}),
		toBlob: (take: (blob: Blob | null) => void, type: string) =>
			take(type === 'image/jpeg' ? jpeg : null),
	}
	vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
	vi.stubGlobal('document', { createElement: () => canvas })
	return drew
}

test('becomes a JPEG of the same name where it can be drawn', async () => {
	const drew = browserThatDraws(3024, 4032)
	const photo = await asJpeg(heic())
	expect([photo.name, photo.type, photo.lastModified]).toEqual(['IMG_0001.jpg', 'image/jpeg', 7])
	expect(await photo.text()).toBe('jpeg')
	expect(drew).toEqual([[0, 0, 3024, 4032]])
	expect((await asJpeg(heic('صورة الجواز.heif'))).name).toBe('صورة الجواز.jpg')
})

test('is drawn smaller where it is larger than any scan needs', async () => {
	const drew = browserThatDraws(8064, 6048)
	await asJpeg(heic())
	expect(drew).toEqual([[0, 0, 4096, 3072]])
})

test('stays what it is where it can’t be drawn, and is then refused by its name', async () => {
	const photo = heic()
	vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot decode')))
	expect(await asJpeg(photo)).toBe(photo)
	browserThatDraws(10, 10, null)
	expect(await asJpeg(photo)).toBe(photo)
	vi.unstubAllGlobals()
	expect(await asJpeg(photo)).toBe(photo)
})

test('other files are not touched', async () => {
	const drew = browserThatDraws(10, 10)
	const scan = new File(['jpg'], 'heic.jpg')
	expect(await asJpeg(scan)).toBe(scan)
	expect(drew).toEqual([])
})
