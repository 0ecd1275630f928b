/** Documents in a case, packs made of them, and what other programs read in the finished file. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import type { DocumentExtension } from '#domain/forms/document-kinds.ts'
import type { Services } from '#server/services.ts'
import { claimDocuments, type Scan } from '#server/store/document-rows.ts'
import { temporaryFolder } from './folder.ts'

interface NewDocument {
	content: Uint8Array
	extension: DocumentExtension
	label?: DocumentLabel
	state?: 'new' | 'accepted' | 'refused'
	scan?: Scan
}

/** As if the applicant had sent it and a colleague had looked at it. */
export async function addDocument(
	{ store, documents }: Pick<Services, 'store' | 'documents'>,
	caseId: string,
	{ content, extension, label = 'other', state = 'accepted', scan = null }: NewDocument,
): Promise<string> {
	const path = await documents.incomingPath()
	writeFileSync(path, content)
	const fingerprint = createHash('sha256').update(content).digest('hex')
	const key = randomUUID()
	const given = { path, size: content.length, extension, key, fingerprint, fileName: 'scan' }
	const name = (await documents.keep({ ...given, source: 'x', scan })) ?? ''
	await store.transaction(async (trx) => {
		await claimDocuments(trx, [{ name, label }], caseId)
		await trx.updateTable('documents').set({ state }).where('name', '=', name).execute()
	})
	return name
}

/** A PDF whose pages each say a sentence. */
export async function pdfSaying(...sentences: string[]): Promise<Uint8Array> {
	const file = await PDFDocument.create()
	const font = await file.embedFont(StandardFonts.Helvetica)
	for (const sentence of sentences) {
		file.addPage([595, 842]).drawText(sentence, { x: 60, y: 700, size: 18, font })
	}
	return file.save({ useObjectStreams: false })
}

/** Grainy, as photos are: it does not become small by itself. */
export function photo(width: number, height: number, quality = 90): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
	return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
		.jpeg({ quality })
		.toBuffer()
}

/** Sheets as a scanner saves them: one picture on each page. */
export async function scannedPdf(pages: number, width = 2480, height = 3508): Promise<Uint8Array> {
	const file = await PDFDocument.create()
	for (let at = 0; at < pages; at += 1) {
		const image = await file.embedJpg(await photo(width, height, 70))
		file.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
	}
	return file.save({ useObjectStreams: false })
}

const has = (program: string) => spawnSync(program, ['--version']).error === undefined
export const hasQpdf = has('qpdf')
export const hasPoppler = has('pdftoppm')

function inFolder(bytes: Uint8Array): string {
	const path = join(temporaryFolder(), 'pack.pdf')
	writeFileSync(path, bytes)
	return path
}

/** What it complains about; nothing of a sound file. Stories in a browser ask too, so that the folder goes by itself. */
export function faultsByQpdf(bytes: Uint8Array): string {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-test-'))
	try {
		const path = join(folder, 'pack.pdf')
		writeFileSync(path, bytes)
		const checked = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
		return checked.status === 0 ? '' : `${checked.stdout}${checked.stderr}`
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

/** The file as its owner protects it, with a password to open it or without. */
export function protectedPdf(bytes: Uint8Array, bits: 40 | 128 | 256, user = ''): Uint8Array {
	const path = inFolder(bytes)
	const old = bits === 256 ? [] : ['--allow-weak-crypto']
	const aes = bits === 128 ? ['--use-aes=y'] : []
	const args = [...old, '--object-streams=disable', '--encrypt', user, 'owner', `${bits}`, ...aes]
	execFileSync('qpdf', [...args, '--', path, `${path}.out`])
	return readFileSync(`${path}.out`)
}

export interface ReadPack {
	pages: { text: string; width: number; height: number }[]
	bookmarks: { title: string; page: number }[]
	title: unknown
}

/** As Firefox reads it. */
export async function readPack(bytes: Uint8Array): Promise<ReadPack> {
	const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
	const file = await loading.promise
	const pages = await Promise.all(
		Array.from({ length: file.numPages }, async (_, at) => {
			const page = await file.getPage(at + 1)
			const { items } = await page.getTextContent()
			const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
			const { width, height } = page.getViewport({ scale: 1 })
			return { text, width: Math.round(width), height: Math.round(height) }
		}),
	)
	const bookmarks = await Promise.all(
		((await file.getOutline()) ?? []).map(async ({ title, dest }) => ({
			title,
			page: Array.isArray(dest) ? await file.getPageIndex(dest[0]) : -1,
		})),
	)
	const { info } = await file.getMetadata()
	await loading.destroy()
	return { pages, bookmarks, title: Reflect.get(info, 'Title') }
}

/** A page as it is printed, at 50 dots to the inch. */
export async function drawnPage(bytes: Uint8Array, page: number) {
	const path = inFolder(bytes)
	const at = `${page}`
	execFileSync('pdftoppm', ['-r', '50', '-f', at, '-l', at, '-png', '-singlefile', path, path])
	const { data, info } = await sharp(`${path}.png`)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return {
		...info,
		/** Red, green and blue at this part of the width and height. */
		at(x: number, y: number): number[] {
			const place =
				Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))
			return [...data.subarray(place * 3, place * 3 + 3)]
		},
	}
}
