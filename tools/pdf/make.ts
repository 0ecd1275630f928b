/**
 * `npm run pdf`: makes the files for download anew, from the content as it is now. A browser lays them out, so this is
 * done by whoever changes the content; the files are kept with the sources and the site only hands them out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { site } from '#content/site.ts'
import { type Language, languages } from '#domain/language.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { root } from '#scripts/run.ts'
import { documentHtml, fileName, fingerprint, type Kind, kinds, titleOf } from './document.ts'
import { outlineText } from './outlines.ts'
import { createStructure } from './structure.ts'
import { addTextLayer } from './text-layer.ts'
import { wordsOn } from './words.ts'

const folder = join(root, 'public', 'downloads')

const browser = await chromium.launch({
	executablePath: await findBrowser(),
	args: browserArguments,
})
try {
	mkdirSync(folder, { recursive: true })
	for (const kind of kinds) {
		for (const language of languages) {
			const begun = performance.now()
			const bytes = await make(browser, kind, language)
			const name = fileName(kind, language)
			writeFileSync(join(folder, name), bytes)
			const seconds = ((performance.now() - begun) / 1000).toFixed(1)
			console.log(`${name}: ${Math.round(bytes.length / 1024)} KB in ${seconds} s`)
		}
	}
} finally {
	await browser.close()
}

async function make(browser: Browser, kind: Kind, language: Language) {
	const page = await browser.newPage({ viewport: { width: 793, height: 1122 } })
	await page.emulateMedia({ media: 'print' })
	await page.setContent(documentHtml(kind, language))
	await page.evaluate(() => document.fonts.ready)
	const tooFull = await page.evaluate(() =>
		[...document.querySelectorAll('.page main')].flatMap((main, index) => {
			const room =
				main.getBoundingClientRect().bottom -
				Number.parseFloat(getComputedStyle(main).paddingBottom)
			const over = Math.round((main.lastElementChild?.getBoundingClientRect().bottom ?? 0) - room)
			return over > 0 ? [`${index + 1} by ${over} px`] : []
		}),
	)
	if (tooFull.length > 0) {
		throw new Error(`${fileName(kind, language)}: too much on page ${tooFull.join(', ')}`)
	}
	const { words, runs } = await wordsOn(page)
	const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false })
	await page.close()

	const pdf = await PDFDocument.load(printed, { updateMetadata: false })
	outlineText(pdf)
	const structure = createStructure(pdf, runs)
	addTextLayer(pdf, words, structure.mark)
	structure.finish()
	pdf.setTitle(titleOf(kind, language), { showInWindowTitleBar: true })
	pdf.setAuthor(site.brand[language])
	pdf.setLanguage(language)
	pdf.setKeywords([fingerprint(kind, language)])
	pdf.setCreator('')
	pdf.setProducer('')
	// The same content gives the same file, to the byte.
	const information = pdf.context.lookup(pdf.context.trailerInfo.Info)
	if (information instanceof PDFDict) {
		for (const key of ['CreationDate', 'ModDate']) information.delete(PDFName.of(key))
	}
	return pdf.save()
}
