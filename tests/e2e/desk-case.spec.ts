/** What one case says and asks: its reference, contact details to settle, the application it goes on in, what it lacks, its keys. */
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a new telephone number counts once it is confirmed, and a consultation ends in the application that followed', async ({
	page,
	context,
}) => {
	const name = ownName()
	const id = await newCase({ kind: 'visa_consultations', name })
	const application = await storedCase(await newCase({ name }))
	const wanted = { email: null, phone: '+966501112233' }
	const byMail = { link: null, origin: 'mail' } as const
	await inStore((store) => store.cases.contactChanges.ask(id, wanted, 'تغيّر رقمي.', byMail))
	await page.setViewportSize({ width: 1440, height: 900 })
	await enterDesk(page, 'consultant', 'ar')
	await expect(page.locator('.desk-keys kbd')).toHaveText(['/', '?'])
	await page.goto(`/desk/cases/${id}`)
	await hydrated(page)
	await expect(page.locator('.desk-keys kbd')).toHaveText([
		'J',
		'K',
		'R',
		'N',
		'D',
		'S',
		'A',
		'I',
		'/',
		'?',
	])

	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.getByRole('button', { name: 'نسخ الرقم المرجعي' }).click()
	await expect(page.getByText('نُسخ الرقم المرجعي')).toBeAttached()
	const { reference } = (await storedCase(id)) ?? {}
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

	const asked = page.getByRole('region', { name: 'تغيير بيانات التواصل' })
	await asked.getByRole('button', { name: 'إظهار رقم الهاتف' }).click()
	await expect(asked).toContainText(wanted.phone)
	await asked.getByRole('button', { name: 'اعتماد التغيير' }).click()
	await expect(asked).toHaveCount(0)
	await page.getByRole('button', { name: 'إظهار رقم الهاتف' }).click()
	await expect(page.locator('.case-submission')).toContainText(wanted.phone)

	const others = page.locator('.case-others')
	await expect(others).toContainText(application?.reference ?? 'its reference')
	await others.getByRole('button', { name: 'إغلاق الملف الحالي ومتابعته في هذا الطلب' }).click()
	await expect(page.locator('.case-stages [aria-current=step]')).toContainText('الاكتمال')
	expect(await storedCase(id)).toMatchObject({ stage: 'done', outcome: 'done' })
})

test('what a file lacks is asked for from its row, and on a phone the case comes before what is written', async ({
	page,
}) => {
	const id = await newCase({ name: ownName() })
	await page.setViewportSize({ width: 390, height: 844 })
	await enterDesk(page, 'consultant', 'ar', `/desk/cases/${id}`)
	const [composer, dock] = [page.locator('.composer'), page.locator('.case-dock')]
	await expect(composer).toBeHidden()
	await dock.getByRole('button', { name: 'رد' }).click()
	await expect(page.locator('#compose-message')).toBeFocused()
	await composer.getByRole('button', { name: 'إغلاق' }).click()
	await expect(composer).toBeHidden()
	await expect(dock.getByRole('button', { name: 'رد' })).toBeFocused()

	// Two of the six are there.
	await page.getByRole('button', { name: /^المستندات/ }).click()
	const lacking = page.locator('.is-missing').filter({ hasText: 'لا مستند من هذا النوع بعد' })
	await expect(lacking).toHaveCount(4)
	await page.getByRole('button', { name: 'طلب المستند: صور شخصية' }).click()
	const document = composer.locator('[name=document]')
	await expect(document).toBeFocused()
	await expect(document).toHaveValue('photos')
	await composer.getByRole('button', { name: 'إرسال الطلب' }).click()
	await expect(page.locator('.case-log')).toContainText('طلب مستند: صور شخصية')
	await page.getByRole('button', { name: /^المستندات/ }).click()
	await expect(lacking).toHaveCount(3)

	// The rarer actions by keyboard; Escape gives the focus back.
	const more = dock.getByRole('button', { name: 'إجراءات أخرى' })
	await more.focus()
	await page.keyboard.press('Enter')
	await expect(dock.getByRole('button', { name: 'تعديل الملف' })).toBeVisible()
	// A consultant erases nothing.
	await expect(dock.getByRole('button', { name: 'حذف الملف' })).toHaveCount(0)
	await axe(page, '.case-dock')
	await page.keyboard.press('Escape')
	await expect(dock.getByRole('button', { name: 'تعديل الملف' })).toBeHidden()
	await expect(more).toBeFocused()
	await more.click()
	await dock.getByRole('button', { name: 'ملاحظة داخلية' }).click()
	await expect(page.locator('#compose-note')).toBeFocused()
})
