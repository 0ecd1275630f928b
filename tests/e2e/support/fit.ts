/** Whether a page still holds what it says when a visitor sets letters, words and lines further apart, zoomed in too. */
import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './page.ts'

/** WCAG 1.4.12. */
const wide = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`

/** At 400 % a window of 1280 px is 320 px wide: nothing sticks out and no text is cut off. */
export async function expectToFitAnyway(
	page: Page,
	widths: readonly number[] = [1280, 320],
): Promise<void> {
	await spread(page, wide)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		await expectNoOverflow(page)
		expect.soft(await page.evaluate(cutOff), `text cut off at ${width}`).toEqual([])
	}
	await spread(page, '')
}

function spread(page: Page, rules: string): Promise<void> {
	return page.evaluate((text) => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(text)
		document.adoptedStyleSheets = [sheet]
	}, rules)
}

/** Runs in the page, so it can use nothing from outside. Texts that reach over the edge of something that clips. */
function cutOff(): string[] {
	const found: string[] = []
	const clips = (value: string) => value === 'hidden' || value === 'clip'
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent?.trim() ?? ''
		const element = node.parentElement
		if (!element || text === '' || element.closest('svg, script, noscript, .tooltip')) continue
		if (!element.checkVisibility({ visibilityProperty: true })) continue
		const range = document.createRange()
		range.selectNodeContents(node)
		const { left, right, top, bottom } = range.getBoundingClientRect()
		for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
			const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(box)
			// For listeners only, or shortened on purpose, or reached by scrolling.
			if (clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'auto') break
			const edge = box.getBoundingClientRect()
			if (clips(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) found.push(text)
			if (clips(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)) found.push(text)
			if (position === 'fixed') break
		}
	}
	return found
}
