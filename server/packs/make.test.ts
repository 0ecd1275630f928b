/** What becomes of each kind of document in a pack: read back as other programs read it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import {
	drawnPage,
	faultsByQpdf,
	hasPoppler,
	hasQpdf,
	pdfSaying,
	photo,
	protectedPdf,
	readPack,
	scannedPdf,
} from '#tests/services/packs.ts'
import { packBounds } from './bounds.ts'
import { makePack } from './make.ts'
import { scansOn } from './pictures.ts'
import type { ReadDocument } from './task.ts'

vi.setConfig({ testTimeout: 120_000 })
if (!hasQpdf) console.warn('NOT TESTED: packs by qpdf, and of protected files: qpdf is missing.')
if (!hasPoppler) console.warn('NOT TESTED: how packs look: pdftoppm (poppler-utils) is missing.')

const pdf = 'application/pdf'
type Given = { content: Uint8Array; contentType?: string }

async function make(
	given: Readonly<Record<string, Given>>,
	limit = 20_000_000,
	bounds = packBounds,
) {
	const folder = temporaryFolder()
	const target = join(folder, 'made.pdf')
	const documents = Object.entries(given).map(([name, { content, contentType = pdf }]) => {
		const path = join(folder, name)
		writeFileSync(path, content)
		return { name, path, contentType }
	})
	const cover = await pdfSaying('The cover sheet')
	let read: readonly ReadDocument[] = []
	const task = { documents, limit, pagesEach: bounds.pagesEach, target }
	const result = await makePack(task, bounds, new AbortController().signal, async (found) => {
		read = found
		const names = found.filter((one) => one.result === 'in').map(({ document }) => document)
		return names.length === 0 ? null : { cover, title: 'A pack', bookmarks: ['Cover', ...names] }
	})
	const bytes = result.result === 'made' ? readFileSync(target) : new Uint8Array()
	return { result, bytes, read }
}

const reasons = (read: readonly ReadDocument[]) =>
	read.map((one) => (one.result === 'in' ? one.pages : one.reason))

async function expectSound(bytes: Uint8Array) {
	if (hasQpdf) expect(faultsByQpdf(bytes)).toBe('')
}

test('cover sheet, PDFs and pictures become one sound file with a bookmark each', async () => {
	const { result, bytes, read } = await make({
		passport: { content: await pdfSaying('Passport one', 'Passport two') },
		photo: { content: await photo(900, 1200), contentType: 'image/jpeg' },
		transcript: { content: await pdfSaying('Transcript') },
	})
	expect(result).toEqual({ result: 'made', pages: 5, size: bytes.length })
	expect(reasons(read)).toEqual([2, 1, 1])
	const { pages, bookmarks, title } = await readPack(bytes)
	expect(title).toBe('A pack')
	expect(pages.map(({ text }) => text)).toEqual([
		'The cover sheet',
		'Passport one',
		'Passport two',
		'',
		'Transcript',
	])
	expect(bookmarks).toEqual([
		{ title: 'Cover', page: 0 },
		{ title: 'passport', page: 1 },
		{ title: 'photo', page: 3 },
		{ title: 'transcript', page: 4 },
	])
	await expectSound(bytes)
})

test.skipIf(!hasQpdf)(
	'files that only their owner may change go in, others are named',
	async () => {
		const open = await pdfSaying('Nobody may print this')
		const { bytes, read } = await make({
			rc4: { content: protectedPdf(open, 40) },
			aes128: { content: protectedPdf(open, 128) },
			aes256: { content: protectedPdf(open, 256) },
			locked: { content: protectedPdf(open, 256, 'secret') },
			lockedOld: { content: protectedPdf(open, 40, 'secret') },
		})
		expect(reasons(read)).toEqual([1, 1, 1, 'password', 'password'])
		const { pages } = await readPack(bytes)
		const said = pages.map(({ text }) => text).slice(1)
		expect(said).toEqual(Array.from({ length: 3 }, () => 'Nobody may print this'))
		await expectSound(bytes)
	},
)

test('hostile, broken and endless files are left out, and the rest is made', async () => {
	const whole = await pdfSaying('whole')
	const objects = (text: string) =>
		new TextEncoder().encode(`%PDF-1.4\n${text}\ntrailer << /Root 1 0 R >>\n%%EOF\n`)
	const catalogue = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n'
	const manyKids = '3 0 R '.repeat(200_000)
	const page = '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj'
	const { read, bytes } = await make({
		garbage: { content: Buffer.from('not a PDF at all') },
		cut: { content: whole.subarray(0, 200) },
		loop: {
			content: objects(`${catalogue}2 0 obj << /Type /Pages /Kids [2 0 R] /Count 1 >> endobj`),
		},
		parents: {
			content: objects(
				`${catalogue}2 0 obj << /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >> endobj\n${page}`,
			),
		},
		many: {
			content: objects(
				`${catalogue}2 0 obj << /Type /Pages /Kids [${manyKids}] /Count 200000 >> endobj\n${page}`,
			),
		},
		long: { content: await pdfSaying(...Array.from({ length: 201 }, (_, at) => `${at}`)) },
		noPicture: { content: Buffer.from('nothing'), contentType: 'image/png' },
		whole: { content: whole },
	})
	const found = Object.fromEntries(read.map((one) => [one.document, one]))
	expect(found.whole).toMatchObject({ result: 'in', pages: 1 })
	for (const name of ['garbage', 'cut', 'loop', 'noPicture'])
		expect(found[name]).toMatchObject({ result: 'out', reason: 'damaged' })
	for (const name of ['many', 'long'])
		expect(found[name]).toMatchObject({ result: 'out', reason: 'too_many_pages' })
	const { pages } = await readPack(bytes)
	expect(pages.at(-1)?.text).toBe('whole')
	await expectSound(bytes)
})

test('a document that the thread does not get through is left out, whatever it was', async () => {
	const bounds = { ...packBounds, reading: 1 }
	const long = await pdfSaying(...Array.from({ length: 150 }, (_, at) => `${at}`))
	const { result, read } = await make({ slow: { content: long } }, 1e7, bounds)
	expect(result).toEqual({ result: 'not_wanted' })
	expect(reasons(read)).toEqual(['damaged'])
})

test('fields and stamps are in as they look; actions, scripts, attachments and other bookmarks are not', async () => {
	const file = await PDFDocument.create()
	const page = file.addPage([595, 842])
	const font = await file.embedFont(StandardFonts.Helvetica)
	page.drawText('A form', { x: 60, y: 780, size: 18, font })
	const form = file.getForm()
	const field = form.createTextField('name')
	field.setText('FILLED IN')
	field.addToPage(page, { x: 60, y: 600, width: 200, height: 30, font })
	file.addJavaScript('main', 'app.alert("CANARY")')
	await file.attach(Buffer.from('CANARY'), 'CANARY.txt')
	page.node.set(PDFName.of('AA'), file.context.obj({ O: { S: 'JavaScript', JS: 'CANARY' } }))
	const { bytes } = await make({ form: { content: await file.save({ useObjectStreams: false }) } })
	const { pages } = await readPack(bytes)
	expect(pages[1]?.text).toContain('A form')
	expect(pages[1]?.text).toContain('FILLED IN')
	const made = await PDFDocument.load(bytes)
	const left = made.context.enumerateIndirectObjects().map(([, object]) => object.toString())
	expect(
		left.filter((text) => /CANARY|JavaScript|EmbeddedFile|AcroForm|Widget/.test(text)),
	).toEqual([])
	await expectSound(bytes)
})

test('a signed file is in without its signature, and that is said', async () => {
	const file = await PDFDocument.load(await pdfSaying('Signed'))
	const signature = file.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] })
	file.context.register(signature)
	const { read, bytes } = await make({ signed: { content: await file.save() } })
	expect(read).toMatchObject([{ result: 'in', isSigned: true }])
	const made = await PDFDocument.load(bytes)
	const left = made.context.enumerateIndirectObjects().map(([, object]) => object.toString())
	expect(left.filter((text) => text.includes('ByteRange'))).toEqual([])
})

/** As the telephone's sensor saw it: what its mark says turns it back. */
const turns: readonly ((picture: Sharp) => Sharp)[] = [
	(picture) => picture,
	(picture) => picture.flop(),
	(picture) => picture.rotate(180),
	(picture) => picture.flip(),
	(picture) => picture.rotate(270).flop(),
	(picture) => picture.rotate(270),
	(picture) => picture.rotate(90).flop(),
	(picture) => picture.rotate(90),
]

test.skipIf(!hasPoppler)('photos taken in all eight orientations lie upright', async () => {
	// Upright: wider than high, red in its first corner, blue in the one below.
	const mark = (colour: string, top: number) => ({
		input: { create: { width: 150, height: 150, channels: 3 as const, background: colour } },
		left: 0,
		top,
	})
	const upright = await sharp({
		create: { width: 800, height: 500, channels: 3, background: '#fff' },
	})
		.composite([mark('#f00', 0), mark('#00f', 350)])
		.png()
		.toBuffer()
	const photos = await Promise.all(
		turns.map(async (turn, at) => {
			const turned = await turn(sharp(upright)).png().toBuffer()
			const content = await sharp(turned)
				.withMetadata({ orientation: at + 1 })
				.jpeg()
				.toBuffer()
			return [`${at + 1}`, { content, contentType: 'image/jpeg' }] as const
		}),
	)
	const { bytes } = await make(Object.fromEntries(photos))
	const { pages } = await readPack(bytes)
	expect(pages).toHaveLength(9)
	for (let page = 2; page <= 9; page += 1) {
		expect([pages[page - 1]?.width, pages[page - 1]?.height]).toEqual([842, 595])
		const drawn = await drawnPage(bytes, page)
		const [red = 0, , otherBlue = 255] = drawn.at(0.31, 0.35)
		const [otherRed = 255, , blue = 0] = drawn.at(0.31, 0.65)
		const colours = [red > 200, otherBlue < 80, blue > 200, otherRed < 80]
		expect(colours, `orientation ${page - 1}`).toEqual([true, true, true, true])
		expect(Math.min(...drawn.at(0.69, 0.35))).toBeGreaterThan(240)
	}
})

test.skipIf(!hasPoppler)('a small picture is not blown up', async () => {
	const content = await sharp({
		create: { width: 300, height: 300, channels: 3, background: '#000' },
	})
		.png()
		.toBuffer()
	const { bytes } = await make({ small: { content, contentType: 'image/png' } })
	const drawn = await drawnPage(bytes, 2)
	// 300 dots at 150 to the inch are 2 of the 8.27 inches of the sheet.
	expect(drawn.at(0.5, 0.5)).toEqual([0, 0, 0])
	expect(drawn.at(0.35, 0.5)).toEqual([255, 255, 255])
})

test('pictures and scans are drawn with fewer dots until the file fits; what never does is named', async () => {
	const picture = { content: await photo(1700, 1200), contentType: 'image/jpeg' }
	const scan = { content: await scannedPdf(1, 1200, 1700) }
	const given = { scan, picture, letter: { content: await pdfSaying('Letter') } }
	const sizes: number[] = []
	for (const limit of [3_000_000, 1_500_000]) {
		const { result, bytes } = await make(given, limit)
		expect(result.result).toBe('made')
		expect(bytes.length).toBeLessThanOrEqual(limit)
		const { pages } = await readPack(bytes)
		expect([pages.length, pages.at(-1)?.text]).toEqual([4, 'Letter'])
		await expectSound(bytes)
		sizes.push(bytes.length)
	}
	expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
	const { result } = await make(given, 100_000)
	expect(result.result === 'too_large' && result.largest.slice(0, 2).toSorted()).toEqual([
		'picture',
		'scan',
	])
})

test('a scan that would be held whole while it is decoded stays as it came', async () => {
	const grownOf = async (isProgressive: boolean) => {
		const jpeg = await sharp({
			create: { width: 4200, height: 4200, channels: 3, background: '#ccc' },
		})
			.jpeg({ progressive: isProgressive })
			.toBuffer()
		const file = await PDFDocument.create()
		const image = await file.embedJpg(jpeg)
		file.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 595 })
		const opened = await PDFDocument.load(await file.save())
		const [scan] = scansOn(opened, 'scan', opened.getPages())
		await scan?.draw(72)
		return scan?.grown()
	}
	expect(await grownOf(false)).toBeLessThan(0)
	expect(await grownOf(true)).toBe(0)
})
