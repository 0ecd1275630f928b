/** The form of every schema in a real browser: each control is reached by Tab, nothing sticks out from 320 to 1440 px, by day and by night. */
import { shippedEntries } from '#content/entries.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectNoOverflow, hydrated, prefer } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** One entry of each schema. */
const entries = new Map(
	shippedEntries().map(({ kind, id, schema }) => [schema, `/desk/website/${kind}/${id}`]),
)

/** Runs in the page: the controls of the open section that Tab has not come to. */
function unreached(): string[] {
	const controls = document.querySelectorAll<HTMLElement>(
		'.web-section :is(input, select, textarea, button):not(:disabled, [tabindex="-1"])',
	)
	return [...controls]
		.filter((control) => control.checkVisibility() && control.dataset.reached === undefined)
		.map((control) => control.id || control.outerHTML.slice(0, 120))
}

for (const address of entries.values()) {
	test(`every field of ${address} by keyboard, at three widths, by day and by night`, {
		tag: '@edge',
	}, async ({ page }) => {
		test.setTimeout(180_000)
		await page.setViewportSize({ width: 1440, height: 900 })
		await prefer(page, { language: 'ar', theme: 'light' })
		await enterDesk(page, 'manager', 'ar', address)
		const names = await page
			.locator('.web-sections-phone option')
			.evaluateAll((options) => options.map((option) => option.getAttribute('value')))
		// One section is not chosen from a list.
		for (const name of names.length > 0 ? names : ['']) {
			await page.goto(`${address}?section=${name}`)
			await hydrated(page)
			// The first item of each list, opened as a keyboard does it.
			const heads = page.locator(
				'.web-section .web-item:first-child > .web-item-head .web-item-name',
			)
			for (let at = 0; at < (await heads.count()); at += 1) await heads.nth(at).press('Enter')
			await page.evaluate(() =>
				addEventListener('focusin', ({ target }) => {
					if (target instanceof HTMLElement) target.dataset.reached = ''
				}),
			)
			await page.locator('#main').evaluate((main) => main.focus())
			// A control may open others: as long as Tab comes to something new.
			for (let left = -1; left !== 0; ) {
				const before = (await page.evaluate(unreached)).length
				for (let press = 0; press <= before + 20; press += 1) await page.keyboard.press('Tab')
				left = (await page.evaluate(unreached)).length
				if (left === before) break
			}
			expect.soft([name, await page.evaluate(unreached)]).toEqual([name, []])
			await axe(page, '.web-section')
			for (const width of [320, 768]) {
				await page.setViewportSize({ width, height: 900 })
				await expectNoOverflow(page)
			}
			await page.evaluate(() => document.documentElement.classList.add('dark'))
			await axeColours(page)
			await page.setViewportSize({ width: 1440, height: 900 })
			await axeColours(page)
		}
	})
}
