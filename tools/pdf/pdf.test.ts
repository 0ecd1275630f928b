import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { guide } from '#content/guide.ts'
import { site } from '#content/site.ts'
import { visa } from '#content/visa.ts'
import { formatRinggitRange } from '#domain/format.ts'
import { isText, type Language, languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { root } from '#scripts/run.ts'
import { bodyOf, fileName, fingerprint, type Kind, kinds, titleOf } from './document.ts'

const megabyte = 1024 * 1024
const millimetre = 72 / 25.4

const files = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })))
const pathOf = (kind: Kind, language: Language) =>
	join(root, 'public', 'downloads', fileName(kind, language))

/** What each file must say: all of the guide but its pictures, and of the visa page what the checklist takes. */
const told = {
	'visa-checklist': [
		visa.documents,
		visa.steps,
		visa.fees,
		visa.nationalityNote,
		visa.disclaimer,
		site.city,
	],
	'travel-guide': [
		guide.destinations,
		guide.destinationBudgetNote,
		guide.dishes,
		guide.foodNotes,
		guide.comparison,
		guide.budgets,
		guide.transportNote,
		guide.trips,
		guide.tripCostNote,
		guide.tripNote,
		guide.tips,
		guide.climate,
		guide.packing,
		site.city,
	],
} satisfies Record<Kind, unknown>

function sentencesIn(value: unknown, language: Language): string[] {
	if (isText(value)) return [value[language]]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, item]) =>
		key === 'picture' ? [] : sentencesIn(item, language),
	)
}

function headingsOf(kind: Kind, language: Language): string[] {
	const headings = bodyOf(kind, language).matchAll(/<(h[123]|dt|th)\b[^>]*>(.*?)<\/\1>/g)
	return [...headings].map(([, , inside = '']) =>
		inside
			.replace(/<em.*?<\/em>/g, '')
			.replace(/<[^>]+>/g, '')
			.replaceAll('&amp;', '&'),
	)
}

/** Direction marks say how a line is ordered; where a line breaks says nothing. */
function plain(text: string): string {
	return text
		.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/\s+/g, ' ')
		.trim()
}

/** What a program that reads aloud is told: each stretch of text with the elements around it. */
function heard(element: PDFDict, around: readonly string[] = []): [path: string, text: string][] {
	const tag = element.lookup(PDFName.of('S'), PDFName).asString().slice(1)
	const path = [...around, tag]
	const said = element.lookup(PDFName.of('ActualText'))
	if (said instanceof PDFHexString) return [[path.join(' '), said.decodeText()]]
	const kids = element.lookup(PDFName.of('K'), PDFArray)
	return kids.asArray().flatMap((_, at) => heard(kids.lookup(at, PDFDict), path))
}

/** All that the file says but for what is repeated on every page and what is only drawn. */
function written(kind: Kind, language: Language): string {
	return bodyOf(kind, language)
		.replaceAll(/<div class="running">.*?<\/div>|<footer>.*?<\/footer>/gs, '')
		.replaceAll(/<div class="bars">.*?<\/div><\/div>/gs, '')
		.replaceAll(/<[^>]+>/g, '')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
}

const unspaced = (text: string) => text.replaceAll(/\s/g, '')

function hasPoppler() {
	try {
		execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
		return true
	} catch {
		return false
	}
}

/** Where the pages are divided into columns, as shares of their width: a column is read by itself, not across. */
const layouts = [[], [1 / 2], [0.352, 0.648], [0.465], [0.535]]

function textsOf(path: string): string {
	const width = 595
	const columns = layouts.flatMap((divisions) =>
		[0, ...divisions].map((from, index) => [from, divisions[index] ?? 1] as const),
	)
	const texts = columns.map(([from, to]) => {
		const region = [from * width, 0, (to - from) * width, 842].map((n) => String(Math.round(n)))
		const [x = '', y = '', w = '', h = ''] = region
		return execFileSync('pdftotext', ['-x', x, '-y', y, '-W', w, '-H', h, path, '-']).toString()
	})
	return texts.map(plain).join('\n')
}

function figuresOf(kind: Kind, language: Language): string[] {
	const isolated = bodyOf(kind, language).matchAll(/<bdi dir="ltr">([^<]*\d[^<]*)<\/bdi>/g)
	const prices = [
		...guide.destinations.map(({ budget }) => budget),
		...guide.dishes.map(({ price }) => price),
	]
	return [
		...[...isolated].map(([, figure = '']) => figure),
		...(kind === 'travel-guide' ? prices : []).map(({ min, max }) =>
			formatRinggitRange(language, min, max),
		),
	]
}

const poppler = hasPoppler()
if (!poppler) {
	console.warn(
		'NOT TESTED: the text of the PDF files, because pdftotext (poppler-utils) is missing.',
	)
}

describe.each(files)('$kind in $language', ({ kind, language }) => {
	const path = pathOf(kind, language)
	const text = poppler ? textsOf(path) : ''

	it('stands where the page links to', () => {
		const address = { 'visa-checklist': paths.visaChecklist, 'travel-guide': paths.travelGuide }
		expect(existsSync(join(root, 'public', address[kind](language)))).toBe(true)
	})

	it('is an A4 file of less than a megabyte with its title and language', async () => {
		const bytes = readFileSync(path)
		expect(bytes.length).toBeLessThan(megabyte)
		const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
		expect(pdf.getTitle()).toBe(titleOf(kind, language))
		expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe(language)
		for (const page of pdf.getPages()) {
			expect(Math.abs(page.getWidth() - 210 * millimetre)).toBeLessThan(1.5)
			expect(Math.abs(page.getHeight() - 297 * millimetre)).toBeLessThan(1.5)
		}
	})

	it('says what the content says now (else: npm run pdf)', async () => {
		const pdf = await PDFDocument.load(readFileSync(path), { updateMetadata: false })
		expect(pdf.getKeywords()).toBe(fingerprint(kind, language))
	})

	it('tells a program that reads aloud what it says, in order, and what is a heading, a list or a table', async () => {
		const pdf = await PDFDocument.load(readFileSync(path), { updateMetadata: false })
		const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
		expect(marks.lookup(PDFName.of('Marked'), PDFBool).asBoolean()).toBe(true)
		const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
		const texts = heard(root.lookup(PDFName.of('K'), PDFDict))
		expect(unspaced(texts.map(([, text]) => text).join(''))).toBe(unspaced(written(kind, language)))
		const under = (tag: string) =>
			texts.filter(([path]) => path.split(' ').includes(tag)).map(([, text]) => text)
		expect(under('H1')).toEqual([titleOf(kind, language)])
		const titles = bodyOf(kind, language).matchAll(/<h2>(.*?)<\/h2>/g)
		expect(under('H2')).toEqual(
			[...titles].map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, '')),
		)
		expect(under('Link').map(plain)).toContain(site.email.address)
		for (const tag of ['L', 'LI', 'LBody', 'Table', 'TH', 'TD', 'P'])
			expect(under(tag).length, tag).toBeGreaterThan(0)
		// Each marked piece of a page knows the element it belongs to.
		const owners = root
			.lookup(PDFName.of('ParentTree'), PDFDict)
			.lookup(PDFName.of('Nums'), PDFArray)
		for (const [at] of pdf.getPages().entries())
			expect(owners.lookup(at * 2 + 1, PDFArray).size()).toBeGreaterThan(10)
	})

	it.skipIf(!poppler)('gives back its sentences and headings in the order they are read', () => {
		const expected = [...sentencesIn(told[kind], language), ...headingsOf(kind, language)]
		const lost = expected.filter((sentence) => !text.includes(plain(sentence)))
		expect(expected.length).toBeGreaterThan(50)
		expect(lost).toEqual([])
	})

	it.skipIf(!poppler)('keeps prices and telephone numbers whole', () => {
		const figures = figuresOf(kind, language)
		expect(figures).toContain(site.phone.display)
		expect(figures.filter((figure) => !text.includes(plain(figure)))).toEqual([])
	})
})
