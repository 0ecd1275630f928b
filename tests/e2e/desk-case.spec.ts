/** What one case says and asks: its reference to copy, contact details to settle, the application it goes on in, its keys. */
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
	await inStore((store) => store.cases.contactChanges.ask(id, wanted, 'تغيّر رقمي.'))
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
		'/',
		'?',
	])

	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.getByRole('button', { name: 'نسخ الرقم المرجعي' }).click()
	await expect(page.getByText('نُسخ الرقم المرجعي')).toBeAttached()
	const { reference } = (await storedCase(id)) ?? {}
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

	const asked = page.getByRole('region', { name: 'تغيير بيانات التواصل' })
	await expect(asked).toContainText(wanted.phone)
	await asked.getByRole('button', { name: 'اعتماد التغيير' }).click()
	await expect(asked).toHaveCount(0)
	await page.getByRole('button', { name: 'إظهار رقم الهاتف' }).click()
	await expect(page.locator('.case-facts')).toContainText(wanted.phone)

	const others = page.locator('.case-others')
	await expect(others).toContainText(application?.reference ?? 'its reference')
	await others.getByRole('button', { name: 'اكتمل: يُتابَع في هذا الطلب' }).click()
	await expect(page.locator('.case-way [aria-current=step]')).toContainText('اكتمل')
	expect(await storedCase(id)).toMatchObject({ stage: 'done', outcome: 'done' })
})
