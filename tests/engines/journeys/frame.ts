/** The frame around every page: languages, themes, menus, and what is pressed before scripts run. */

import { expect } from 'vitest'
import { startSlowNetwork } from '../slow-network.ts'
import type { Journey } from './journey.ts'

const theme = 'header .icon-btn.needs-scripts:has(svg + svg)'
const language = 'header a[hreflang]'

const switches: Journey = {
	name: 'the other language and the night, without losing what was typed',
	// Left while the script of a link is fetched ahead, Firefox ends the fetching, and the router says so.
	expected: /Error loading route module|error loading dynamically imported module/,
	async make({ visitor, language: own }) {
		const other = own === 'ar' ? 'en' : 'ar'
		await visitor.open(`/faq?lang=${own}`)
		await visitor.type('main [type=search]', '2026')
		await visitor.press(language)
		await visitor.expectRead(() => document.documentElement.lang).toBe(other)
		await visitor
			.expectRead(() => getComputedStyle(document.body).direction)
			.toBe(other === 'ar' ? 'rtl' : 'ltr')
		await visitor.holds('main [type=search]', '2026')
		await visitor.press(theme)
		await visitor.expectRead(() => document.documentElement.className).toMatch(/dark/)
		await visitor.open('/about')
		await visitor
			.expectRead(() => [document.documentElement.lang, document.documentElement.className])
			.toEqual([other, expect.stringMatching(/dark/)])
	},
}

/** Runs in the page: by how much the links of the header are wider than their row. */
function linksCutOff(): number {
	const row = document.querySelector('header .nav')
	return row ? row.scrollWidth - row.clientWidth : -1
}

const menus: Journey = {
	name: 'the menus on a desk, a tablet and the narrowest phone',
	async make({ visitor, language: own }) {
		const more = 'header .nav-more button'
		await visitor.resize(1280, 800)
		await visitor.open(`/visa-support?lang=${own}`)
		// A scrollbar that takes room of its own leaves the links less than the window.
		for (const width of [1280, 1300, 1024, 1050]) {
			await visitor.resize(width, 800)
			await visitor.fits()
			await visitor.expectRead(linksCutOff).toBe(0)
		}
		await visitor.press(more)
		await visitor.sees('#more-menu a[href="/contact"]')
		await visitor.key('Escape')
		await visitor.seesNo('#more-menu')
		await visitor.hasFocus(more)
		await visitor.resize(360, 740)
		await visitor.fits()
		await visitor.press('header .menu-button button')
		await visitor.press('#mobile-menu a[href="/contact"]')
		await visitor.isAt('/contact')
		await visitor.seesNo('#mobile-menu')
		await visitor.fits()
	},
}

const early: Journey = {
	name: 'a press on the menu, on the theme, and typed text before scripts run',
	async make({ visitorOn, site, language: own }) {
		const network = await startSlowNetwork(site)
		try {
			const visitor = visitorOn(network.address)
			await visitor.resize(390, 800)
			network.hold(/^\/assets\/[^/]+\.js$/)
			await visitor.goTo(`/faq?lang=${own}`)
			await visitor.type('main [type=search]', 'visa')
			await visitor.press(theme)
			await visitor.press('header .menu-button button')
			await visitor.seesNo('#mobile-menu')
			network.release()
			await visitor.running()
			await visitor.sees('#mobile-menu')
			await visitor.expectRead(() => document.documentElement.className).toMatch(/dark/)
			await visitor.holds('main [type=search]', 'visa')
		} finally {
			network.cut()
		}
	},
}

export const frame = [switches, menus, early]
