/** What a careful reader of Arabic would stumble over, found by walking over a page as the browser laid it out. */
import { expect, type Page } from '@playwright/test'

export async function expectGoodArabic(page: Page): Promise<void> {
	expect.soft(await page.evaluate(stumbles), 'what a reader of Arabic stumbles over').toEqual([])
}

/** Runs in the page, so it can use nothing from outside. */
function stumbles(): string[] {
	const arabic = /\p{Script=Arabic}/u
	const sentence = /(?:\b[A-Za-z][a-z']+\b[ ,]+){4,}/
	/** Their parts change places when nothing tells the browser that they run from left to right. */
	const fragile = /\+\d[\d -]{6,}|\bRM\s?\d|\d\s?[-–]\s?\d|[\w.]+@[\w.]+|\bC2\+/
	const key = /^[a-z][A-Za-z]*(?:\.[a-z_][A-Za-z0-9_]*)+$/
	const found = new Set<string>()

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent?.trim() ?? ''
		const element = node.parentElement
		if (!element || text === '' || element.closest('script, style, svg, template, noscript'))
			continue
		if (!element.checkVisibility()) continue
		const say = (what: string) => found.add(`${what}: ${text.slice(0, 80)}`)
		if (key.test(text)) say('a key instead of words')
		const { direction, letterSpacing, textTransform, fontStyle, fontSize, lineHeight } =
			getComputedStyle(element)
		const isolated = direction === 'ltr'
		if (!isolated && sentence.test(text)) say('English')
		if (!isolated && fragile.test(text)) say('not isolated')
		if (!arabic.test(text)) continue
		if (letterSpacing !== 'normal' && letterSpacing !== '0px') say('letters pulled apart')
		if (textTransform === 'uppercase') say('upper case')
		if (fontStyle === 'italic') say('slanted')
		const block = element.closest('h1, h2, h3, h4, p, dd')
		if (block !== element) continue
		const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
		const least = element.tagName.startsWith('H') ? 1.3 : 1.6
		if (ratio < least - 0.005) say(`lines ${ratio.toFixed(2)} apart, at least ${least}`)
	}
	return [...found]
}
