/** Pages in the colours of the system, without motion, and on paper. */
import type { Page } from '@playwright/test'
import { expectNoOverflow, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const university = '/university/asia-pacific-university'

test.describe('in the colours of the system', () => {
	test.use({ contextOptions: { forcedColors: 'active' } })

	test('edges, the chosen and the focus can be seen', { tag: '@edge' }, async ({ page }) => {
		await openPage(page, university, { language: 'en', theme: 'dark' })
		const chosen = await systemColour(page, 'SelectedItem')
		const style = (selector: string, name: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)
		for (const part of ['main .panel', 'main .btn', '.chat-button', '.section-nav a'])
			expect.soft(await style(part, 'border-top-style'), part).toBe('solid')
		expect(await style('.tab[aria-selected=true]', 'background-color')).toBe(chosen)
		expect(await style('.tab[aria-selected=false]', 'background-color')).not.toBe(chosen)
		await page.locator('.tab').first().focus()
		expect(await style('.tab:focus', 'outline-style')).toBe('solid')

		await openPage(page, '/apply', { language: 'ar', theme: 'dark' })
		expect(await style('[role=tab][aria-selected=true]', 'background-color')).toBe(chosen)
		await page.locator('[name=email]').focus()
		expect(await style('[name=email]', 'outline-color')).toBe(await systemColour(page, 'Highlight'))
	})
})

test.describe('without motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } })

	test('nothing moves by itself, also in the film', async ({ page }) => {
		await openPage(page, university, { language: 'en' })
		await page.getByRole('button', { name: /^Play the introduction/ }).click()
		await expect(page.locator('.film-caption')).toBeVisible()
		const moving = () =>
			document.getAnimations().filter(({ playState }) => playState === 'running').length
		expect(await page.evaluate(moving)).toBe(0)
		await page.goto('/')
		expect(await page.evaluate(moving)).toBe(0)
	})
})

test.describe('on paper', () => {
	// A4 between its margins.
	test.use({ viewport: { width: 688, height: 980 } })

	for (const [path, language, folded] of [
		[university, 'en', '.tab-closed, .accordion .answer'],
		['/language-institute/big-ben-academy', 'ar', '.year-of-fees table, .accordion .answer'],
		['/accommodation/the-edge-residence', 'en', '.accordion .answer'],
		['/visa-support', 'ar', '#documents li, .data-table, .accordion .answer'],
		['/faq', 'en', '.accordion .answer'],
		['/discover-malaysia', 'ar', '.cost-table, .guide-year'],
	] as const) {
		test(`${path} is black on white, whole and without what can only be pressed`, {
			tag: '@edge',
		}, async ({ page }) => {
			await openPage(page, path, { language, theme: 'dark' })
			await page.emulateMedia({ media: 'print' })
			for (const part of ['.site-header', '.site-footer', '.chat-button', 'main .btn', 'main form'])
				for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
			await expect(page.locator('.print-note')).toContainText(path)
			expect(await page.evaluate(unseen, folded), 'not on the paper').toBe(0)
			expect(await page.evaluate(notBlack), 'not black').toEqual([])
			await expectNoOverflow(page)
		})
	}
})

function systemColour(page: Page, name: string): Promise<string> {
	return page.evaluate((keyword) => {
		const probe = document.body.appendChild(document.createElement('i'))
		probe.style.cssText = `forced-color-adjust: none; color: ${keyword}`
		const { color } = getComputedStyle(probe)
		probe.remove()
		return color
	}, name)
}

/** Runs in the page. How many of those parts take no room. */
function unseen(selector: string): number {
	return [...document.querySelectorAll(selector)].filter(
		(element) => element.getBoundingClientRect().height < 8,
	).length
}

/** Runs in the page. Words in a colour, or on one; the months of the year keep theirs. */
function notBlack(): string[] {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	const found: string[] = []
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement
		if (!element || !node.textContent?.trim() || element.closest('svg, .guide-year')) continue
		if (!element.checkVisibility()) continue
		const { color, backgroundColor } = getComputedStyle(element)
		if (color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)')
			found.push(node.textContent.trim().slice(0, 40))
	}
	return found
}
