/** Two people and one case: one change is stored, the other is shown beside it, and nothing that was typed is lost. */
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// A conflict is an answer, and the browser reports it; so does a network that is taken away.
test.use({ expected: [/409|ERR_INTERNET_DISCONNECTED/] })

test('a change that meets another is chosen field by field', { tag: '@edge' }, async ({
	page,
	browser,
	baseURL,
}) => {
	const id = await newCase({ name: ownName() })
	await enterDesk(page, 'consultant', 'ar', `/desk/cases/${id}`)
	await page.getByRole('button', { name: 'تعديل', exact: true }).click()
	const dialog = page.locator('dialog').first()
	await dialog.locator('[name=stage]').selectOption('arrived')
	await dialog.locator('[name=reason]').fill('انتقل من مكتب آخر')
	await dialog.locator('[name=next_action]').fill('سؤال الجامعة')

	const other = await browser.newPage({ baseURL: baseURL ?? '' })
	await enterDesk(other, 'manager', 'ar', `/desk/cases/${id}`)
	await other.locator('.case-stages .btn-brand').click()
	await expect(other.locator('.case-stages [aria-current=step]')).toContainText('تدقيق المستندات')
	await other.close()

	await dialog.getByRole('button', { name: 'حفظ', exact: true }).click()
	const conflict = page.getByRole('dialog', { name: 'عدّل أحد الزملاء هذا الملف قبلكم' })
	await expect(conflict.getByLabel('تعديلي: الوصول والتصريح')).toBeChecked()
	await expect(conflict.getByLabel('تعديلي: سؤال الجامعة')).toBeChecked()
	await conflict.getByLabel('الحالي: تدقيق المستندات').check()
	await conflict.getByRole('button', { name: 'حفظ الاختيار' }).click()
	await expect(conflict).toHaveCount(0)
	expect(await storedCase(id)).toMatchObject({
		stage: 'checking',
		next_action: 'سؤال الجامعة',
		version: 3,
	})
})

test('an answer that meets a colleague’s says so, is taken back whole, and waits for a network', async ({
	page,
	browser,
	baseURL,
	context,
}) => {
	const id = await newCase({ name: ownName(), language: 'en' })
	await enterDesk(page, 'consultant', 'en', `/desk/cases/${id}`)
	const body = page.locator('#compose-message')
	const mine = 'Your file is complete.\nWe send it today.'
	await body.fill(mine)

	const other = await browser.newPage({ baseURL: baseURL ?? '' })
	await enterDesk(other, 'manager', 'en', `/desk/cases/${id}`)
	await other.locator('#compose-message').fill('I have looked at it.')
	await other.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(other.getByText('leaves in 20 seconds')).toBeVisible()
	await other.close()

	await page.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(page.getByRole('alert')).toContainText('I have looked at it.')
	await expect(body).toHaveValue(mine)
	await page.getByRole('button', { name: 'Send anyway' }).click()
	await expect(page.getByText('leaves in 20 seconds')).toBeVisible()
	await expect(body).toHaveValue('')
	// Begun since, and still there when the first comes back.
	await body.fill('P.S.')
	await page.getByRole('button', { name: 'Undo', exact: true }).click()
	await expect(body).toHaveValue(`${mine}\n\nP.S.`)
	await expect(page.locator('.case-log')).toContainText('taken back')

	await context.setOffline(true)
	await expect(page.locator('.desk-offline')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
	await page.getByRole('button', { name: 'Internal note' }).click()
	const note = page.locator('#compose-note')
	await note.fill('Call on Monday.')
	await page.getByRole('button', { name: 'Save note' }).click()
	await expect(page.getByRole('alert')).toContainText('There is no connection')
	await expect(note).toHaveValue('Call on Monday.')
	await context.setOffline(false)
	await expect(page.locator('.desk-offline')).toHaveCount(0)
	// Both wait in the tab, also for a page that is loaded anew.
	await page.reload()
	await hydrated(page)
	await expect(body).toHaveValue(`${mine}\n\nP.S.`)
	await page.getByRole('button', { name: 'Internal note' }).click()
	await expect(note).toHaveValue('Call on Monday.')
	await page.getByRole('button', { name: 'Save note' }).click()
	await expect(page.locator('.case-log')).toContainText('Call on Monday.')
	await expect(note).toHaveValue('')
})
