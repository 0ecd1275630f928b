/** Two people and one case: one change is stored, the other is shown beside it, and nothing that was typed is lost. */
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// A conflict is an answer, and the browser reports it; so does a network that is taken away.
test.use({ expected: [/409|ERR_INTERNET_DISCONNECTED/] })

const words = {
	ar: {
		edit: 'تعديل',
		save: 'حفظ',
		conflict: 'عدّل أحد الزملاء هذا الملف قبلكم',
		mine: 'تعديلي: الوصول والتصريح',
		theirs: 'الحالي: تدقيق المستندات',
		next: 'تعديلي: سؤال الجامعة',
		typed: 'سؤال الجامعة',
		keep: 'حفظ الاختيار',
	},
	en: {
		edit: 'Edit',
		save: 'Save',
		conflict: 'A colleague changed this case before you',
		mine: 'Mine: Arrival and pass',
		theirs: 'As it is now: Checking documents',
		next: 'Mine: Ask the university',
		typed: 'Ask the university',
		keep: 'Save this choice',
	},
}

for (const language of ['ar', 'en'] as const) {
	const say = words[language]

	test(`a change that meets another is chosen field by field in ${language}`, async ({
		page,
		browser,
		baseURL,
	}) => {
		const id = await newCase({ name: ownName() })
		await enterDesk(page, 'consultant', language)
		await page.goto(`/desk/cases/${id}`)
		await hydrated(page)
		await page.getByRole('button', { name: say.edit, exact: true }).click()
		const dialog = page.locator('dialog').first()
		await dialog.locator('[name=stage]').selectOption('arrived')
		await dialog.locator('[name=reason]').fill('انتقل من مكتب آخر')
		await dialog.locator('[name=next_action]').fill(say.typed)

		const other = await browser.newPage({ baseURL: baseURL ?? '' })
		await enterDesk(other, 'manager', language)
		await other.goto(`/desk/cases/${id}`)
		await hydrated(other)
		await other.locator('.case-way .btn-brand').click()
		await expect(other.locator('.case-way [aria-current=step]')).toContainText(/[تC]/)
		await expect.poll(async () => (await storedCase(id))?.stage).toBe('checking')
		await other.close()

		await dialog.getByRole('button', { name: say.save, exact: true }).click()
		const conflict = page.getByRole('dialog', { name: say.conflict })
		await expect(conflict).toBeVisible()
		await expect(conflict.getByText(say.mine)).toBeVisible()
		await expect(conflict.getByLabel(say.next)).toBeChecked()
		await conflict.getByLabel(say.theirs).check()
		await conflict.getByRole('button', { name: say.keep }).click()
		await expect(conflict).toHaveCount(0)
		expect(await storedCase(id)).toMatchObject({
			stage: 'checking',
			next_action: say.typed,
			version: 3,
		})
	})
}

test('an answer that meets a colleague’s says so, is taken back whole, and waits for a network', async ({
	page,
	browser,
	baseURL,
	context,
}) => {
	const id = await newCase({ name: ownName(), language: 'en' })
	await enterDesk(page, 'consultant', 'en')
	await page.goto(`/desk/cases/${id}`)
	await hydrated(page)
	const body = page.locator('#compose-message')
	const mine = 'Your file is complete.\nWe send it today.'
	await body.fill(mine)

	const other = await browser.newPage({ baseURL: baseURL ?? '' })
	await enterDesk(other, 'manager', 'en')
	await other.goto(`/desk/cases/${id}`)
	await hydrated(other)
	await other.locator('#compose-message').fill('I have looked at it.')
	await other.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(other.getByText('leaves within 20 seconds')).toBeVisible()
	await other.close()

	await page.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(page.getByRole('alert')).toContainText('I have looked at it.')
	await expect(body).toHaveValue(mine)
	await page.getByRole('button', { name: 'Send anyway' }).click()
	await expect(page.getByText('leaves within 20 seconds')).toBeVisible()
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
