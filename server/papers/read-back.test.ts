/** Every paper in both languages, made and read back: as Firefox does, as poppler does, and as a program that reads aloud. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '#domain/language.ts'
import { comparePicture } from '#tests/services/paper-pictures.ts'
import {
	hasPoppler,
	heardIn,
	plain,
	readWithPdfJs,
	readWithPoppler,
	sampleData,
	textsIn,
	unspaced,
} from '#tests/services/papers.ts'
import { createPrinter, type Paper, papers } from './printer.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const printer = createPrinter()
afterAll(() => printer.close())
if (!hasPoppler) {
	console.warn('NOT TESTED: the text of the papers by pdftotext (poppler-utils), which is missing.')
}

/** Of the samples; growing content may take more. */
const lengths: Record<Paper, number> = {
	'visa-checklist': 2,
	'travel-guide': 5,
	plan: 1,
	comparison: 2,
	'own-checklist': 1,
	'cover-sheet': 1,
}
/** Below every page of a paper that has a foot, and not read aloud there. */
const inFoot = ['brand', 'email', 'telephone']
/** The plan has its own people in place of these. */
const notOnPlan = [...inFoot, 'contact']

const all = papers.flatMap((paper) => languages.map((language) => ({ paper, language })))

describe.each(all)('$paper in $language', ({ paper, language }) => {
	let bytes = new Uint8Array()
	let data: Awaited<ReturnType<typeof sampleData>>
	let said: string[] = []

	beforeAll(async () => {
		data = await sampleData(paper, language)
		bytes = (await printer.print(paper, JSON.stringify(data), 'test')).bytes
		const shown = Object.entries(data).filter(
			([key]) => !(paper === 'plan' && notOnPlan.includes(key)),
		)
		said = textsIn(Object.fromEntries(shown))
	})

	test('is the same file each time it is made', async () => {
		const again = await printer.print(paper, JSON.stringify(data), 'test')
		expect(Buffer.compare(again.bytes, bytes)).toBe(0)
	})

	test('is a small A4 file with its title, language, bookmarks and structure', async () => {
		expect(bytes.length).toBeLessThan(256 * 1024)
		const file = await readWithPdfJs(bytes)
		expect(plain(file.title)).toBe(plain(data.title))
		expect(file.language).toBe(language)
		expect(file.bookmarks).toBeGreaterThan(0)
		expect(file.pages).toHaveLength(lengths[paper])
		for (const { size } of file.pages) expect(size).toEqual([595, 842])
		const roles = new Set(file.pages.flatMap((page) => page.roles))
		for (const role of ['H1', 'Table', 'TR', 'TD', 'Link']) expect(roles, role).toContain(role)
	})

	test('says every text aloud, whole, under one first heading', () => {
		const heard = heardIn(bytes)
		const under = (tag: string) =>
			heard.filter(({ path }) => path.split(' ').includes(tag)).map(({ text }) => plain(text))
		expect(under('H1')).toEqual([plain(data.title)])
		const whole = unspaced(heard.map(({ text }) => text).join(''))
		const texts = said.filter((text) => text !== data.brand)
		expect(texts.filter((text) => !whole.includes(unspaced(text)))).toEqual([])
	})

	test.skipIf(!hasPoppler)('gives back every word, and every text by its column', () => {
		const { whole, columns } = readWithPoppler(bytes)
		const words = said.flatMap((text) => plain(text).split(' '))
		expect(words.filter((word) => !whole.includes(word))).toEqual([])
		if (paper === 'comparison') return
		expect(said.filter((text) => !columns.includes(plain(text)))).toEqual([])
	})

	test.skipIf(!hasPoppler)('looks as it did when somebody last looked at it', async () => {
		expect(await comparePicture(`${paper}-${language}`, bytes)).toEqual({ moved: 0, changed: 0 })
	})

	test('gives its English texts to Firefox', async () => {
		const { pages } = await readWithPdfJs(bytes)
		const read = unspaced(pages.map(({ text }) => text).join(''))
		const expected = language === 'en' ? said : []
		expect(expected.filter((text) => !read.includes(unspaced(text)))).toEqual([])
	})
})

test('the headings of the checklist are heard in the order of the paper', async () => {
	const data = await sampleData('visa-checklist', 'ar')
	const { bytes } = await printer.print('visa-checklist', JSON.stringify(data), 'test')
	const heard = heardIn(bytes).filter(({ path }) => / H2\b/.test(path))
	const titles = ['documents', 'steps', 'fees', 'contact'].map((part) => {
		const section: unknown = Reflect.get(data, part)
		return typeof section === 'object' && section ? Reflect.get(section, 'title') : undefined
	})
	expect(heard.map(({ text }) => plain(text))).toEqual(titles)
})
