/** Opening pages as a visitor with a language and a theme of their own. */
import { expect, type Page, type Response } from '@playwright/test'
import { siteAddress } from './site-address.ts'

export const languages = ['ar', 'en'] as const

/** For a story that is the same in both languages: files take turns with the language, and `npm run test:all` takes both. */
export function testedIn(
	language: (typeof languages)[number],
): readonly (typeof languages)[number][] {
	return process.env.TEST_ALL === '1' ? languages : [language]
}

export const themes = ['light', 'dark'] as const

export interface Visitor {
	language?: (typeof languages)[number]
	theme?: (typeof themes)[number]
}

/** Opens a path with the visitor's stored choices, and waits until the application runs. */
export async function openPage(
	page: Page,
	path: string,
	{ language = 'ar', theme = 'light' }: Visitor = {},
): Promise<Response | null> {
	await prefer(page, { language, theme })
	const response = await page.goto(path)
	await hydrated(page)
	return response
}

/** Stores a language and a theme as an earlier visit would have. */
export async function prefer(page: Page, { language, theme }: Required<Visitor>): Promise<void> {
	const url = siteAddress()
	await page.context().addCookies([{ name: 'language', value: language, url }])
	// Storage belongs to an address: on a page of the site it is written at once, else by the first one that opens.
	if (page.url() === 'about:blank')
		await page.addInitScript(store, { language, theme, first: true })
	else await page.evaluate(store, { language, theme, first: false })
}

/** Runs in the page, so it can use nothing from outside. */
function store({ language, theme, first }: Required<Visitor> & { first: boolean }): void {
	// What the story chose since then stays.
	if (first && (window !== top || localStorage.getItem('theme') !== null)) return
	localStorage.setItem('language', language)
	localStorage.setItem('theme', theme)
}

/**
 * What a visitor does before the application runs is kept and replayed; after that the page is ready. One touch starts it: a browser on a
 * busy machine may take seconds until it finds a moment without work. It is inside the wait, because the page may still be replaced.
 */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const isWaiting = document.querySelector('script[type="rihla/module"]') !== null
		if (isWaiting && document.readyState !== 'loading')
			document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
		return window.earlyInput?.done === true
	})
}

/** Nothing sticks out at the side: a page that scrolls sideways is broken on a phone. Names what does. */
export async function expectNoOverflow(page: Page): Promise<void> {
	const sticking = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement
		if (scrollWidth === clientWidth) return []
		const wide = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].filter(
			(element) => {
				const { left, right, width } = element.getBoundingClientRect()
				return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
			},
		)
		const innermost = wide.filter(
			(element) => !wide.some((other) => other !== element && element.contains(other)),
		)
		const names = innermost.map(
			(element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`,
		)
		return [`${scrollWidth} wide instead of ${clientWidth}`, ...names.slice(0, 10)]
	})
	expect.soft(sticking, 'what sticks out at the side').toEqual([])
}
