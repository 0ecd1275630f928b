/** A case with a long history opens with its end, and further back by a link. */
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('earlier entries come by keyboard, the reader stays at their place, and what is typed stays', {
	tag: '@edge',
}, async ({ page, browser, baseURL }) => {
	const id = await newCase({ name: ownName(), kind: 'contact_submissions' })
	await inStore(async (store) => {
		for (let number = 0; number < 60; number += 1) {
			const body = `رسالة ${number}.`
			await store.transaction((trx) =>
				store.cases.receive(trx, id, { type: 'wrote', channel: 'status', body }),
			)
		}
	})
	await page.setViewportSize({ width: 360, height: 800 })
	await enterDesk(page, 'consultant', 'ar', `/desk/cases/${id}#reply`)
	await page.locator('#compose-message').fill('لم يُرسل بعد')
	const entries = page.locator('.case-log > li')
	await expect(entries).toHaveCount(20)
	const earlier = page.getByRole('link', { name: 'عرض الأقدم' })
	await earlier.focus()
	await page.keyboard.press('Enter')
	await expect(entries).toHaveCount(61)
	await expect(entries.nth(20)).toBeFocused()
	await expect(entries.nth(20)).toBeInViewport()
	await expect(earlier).toHaveCount(0)
	await expect(page.locator('#compose-message')).toHaveValue('لم يُرسل بعد')
	await page.getByRole('link', { name: 'الملاحظات' }).click()
	await expect(entries).toHaveCount(0)
	await expect(page.locator('#compose-message')).toHaveValue('لم يُرسل بعد')

	// The same addresses without scripts.
	const state = await page.context().storageState()
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		storageState: state,
		baseURL: baseURL ?? '',
	})
	const still = await plain.newPage()
	await still.goto(`/desk/cases/${id}`)
	await still.getByRole('link', { name: 'عرض الأقدم' }).click()
	await expect(still.locator('.case-log > li')).toHaveCount(61)
	await plain.close()
})
