/** A new entry: the address and the code that it gets, what is wrong with others, and that they stay once it is published. */
import { axe } from './support/axe.ts'
import { expectNoOverflow, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/409|ERR_FAILED/] })

for (const language of testedIn('ar'))
	test(`a new entry has an address and a code of its own until it is published (${language})`, {
		tag: '@edge',
	}, async ({ page, browser }) => {
		const say = <Words>(ar: Words, en: Words) => (language === 'ar' ? ar : en)
		const part = language === 'ar' ? 'dawha' : 'garden'
		await page.setViewportSize({ width: 390, height: 844 })
		await enterDesk(page, 'editor', language, '/desk/website')
		await page.getByRole('button', { name: say('إضافة', 'Add'), exact: true }).click()
		const dialog = page.getByRole('dialog')
		const address = dialog.locator('input[name=id]')
		await dialog.locator('select').selectOption('home')
		await dialog.locator('input[name=ar]').fill('سكن الدوحة')
		await dialog.locator('input[name=en]').fill(`The ${part} House`)
		// It follows the English name until somebody writes another, and says which address comes of it.
		await expect(address).toHaveValue(`the-${part}-house`)
		await expect(dialog.locator('.web-name-path')).toHaveText(`/accommodation/the-${part}-house`)
		await address.fill('Seri Maya')
		const begin = dialog.getByRole('button', { name: say('بدء المسودة', 'Begin the draft') })
		await begin.click()
		await expect(address).toBeFocused()
		await expect(address).toHaveAccessibleDescription(
			say(/المسموح به حروف لاتينية صغيرة/, /Small letters a to z/),
		)
		await axe(page, 'dialog')
		// Of an entry that is there: the server knows.
		await address.fill('seri-maya-apartment-complex')
		await begin.click()
		await expect(address).toBeFocused()
		await expect(address).toHaveAccessibleDescription(say(/لمادة أخرى/, /Another entry/))
		await address.fill(`maya-${part}`)
		await begin.click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText(say('سكن الدوحة', 'House'))
		const names = page.locator('.web-names')
		await expect(names).toContainText(`/accommodation/maya-${part}`)

		await names.getByRole('button').click()
		await expect(address).toHaveValue(`maya-${part}`)
		await address.fill(`${part}-house`)
		const code = dialog.locator('input[name=code]')
		await code.fill('um')
		await dialog.locator('[type=submit]').click()
		await expect(code).toBeFocused()
		await expect(code).toHaveAccessibleDescription(say(/لمادة أخرى/, /Another entry/))
		await axe(page, 'dialog')
		await code.fill(part)
		await dialog.locator('[type=submit]').click()
		await expect(page).toHaveURL(new RegExp(`/desk/website/home/${part}-house`))
		await expect(page.locator('.web-said')).toBeInViewport()
		await expect(names).toContainText(`/accommodation/${part}-house`)
		// What is written goes on under the new name.
		await page.locator('#field-description_ar').fill('وصف قصير.')
		await expect(page.locator('.web-saving')).toContainText(say('حُفظت المسودة', 'saved'))
		const { origin, pathname } = new URL(page.url())
		const colleague = await browser.newPage({ baseURL: origin })
		await enterDesk(colleague, 'manager', language, '/desk/website')
		await page.reload()
		await expect(page.locator('#field-description_ar')).toHaveValue('وصف قصير.')
		await expectNoOverflow(page)
		await axe(page)

		// Who opens it now is not among those that this page has heard of.
		await page.route('**/pulse', (route) => route.abort())
		await colleague.goto(pathname)
		await names.getByRole('button').click()
		await address.fill(`${part}-home`)
		await dialog.locator('[type=submit]').click()
		await expect(dialog.getByRole('alert')).toContainText('Sara Haddad')
		await colleague.close()
	})
