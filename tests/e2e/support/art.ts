/** What the pictures of a page weigh that the browser fetches without anyone scrolling. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

const budget = 60 * 1024

/** On a slow network the browser fetches lazy pictures this far below the window (Chromium's own distance). */
const reach = 2500

async function artBeforeScrolling(page: Page): Promise<number> {
	const { files, drawings } = await page.evaluate((distance) => {
		const near = [...document.images].filter((image) => {
			// An eager picture is fetched even where it is not shown.
			if (image.loading === 'eager') return true
			return image.checkVisibility() && image.getBoundingClientRect().top < innerHeight + distance
		})
		const paths = near
			.map((image) => new URL(image.currentSrc || image.src).pathname)
			.filter((path) => path.startsWith('/scenes/'))
		const inlined = [...document.querySelectorAll('svg')]
			.map((drawing) => drawing.outerHTML)
			.filter((drawing) => drawing.includes('var(--k-'))
		return { files: [...new Set(paths)], drawings: inlined }
	}, reach)
	const sizes = [
		...files.map((path) => readFileSync(`build/client${path}.br`).length),
		...drawings.map((drawing) => gzipSync(drawing).length),
	]
	return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

export async function expectLightArt(page: Page): Promise<void> {
	const bytes = await artBeforeScrolling(page)
	expect.soft(bytes, 'bytes of pictures fetched before scrolling').toBeLessThanOrEqual(budget)
}
