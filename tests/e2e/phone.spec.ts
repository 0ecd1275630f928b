/** A telephone number that can't be dialled is noted at its field and can still be sent; a button offers the country code that was meant. */
import { axe } from './support/axe.ts'
import { expectNoOverflow, openPage, testedIn } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

/** Under the number. */
const noteOfPhone = 'main .field:has([name=phone]) > [role=status]'

const words = {
	ar: {
		meant: /هل تقصدون .?\+966.?؟/,
		use: /تغيير الرمز إلى/,
		undialable: 'لا يمكن الاتصال بهذا الرقم كما كُتب',
		withoutCode: 'يُرجى كتابة الرقم مع رمز الدولة',
		typed: 'سع',
		first: 'الأردن',
		send: 'إرسال الرسالة',
	},
	en: {
		meant: /Did you mean .?\+966.?\?/,
		use: /Change the code to/,
		undialable: "This number can't be dialled as written",
		withoutCode: 'Please write the number with the country code',
		typed: 'sau',
		first: 'Algeria',
		send: 'Send Message',
	},
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`the application asks for the code of the nationality, and a press changes it, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		await openPage(page, '/apply', { language })
		const phone = page.locator('[name=phone]')
		await phone.fill('0501234567')
		await page.locator('[name=nationality]').focus()
		await page.locator('[name=nationality]').selectOption('Saudi Arabia')
		const note = page.locator(noteOfPhone)
		await expect(note).toContainText(say.meant)
		await axe(page, '.step-panel:not([hidden])')
		await note.getByRole('button', { name: say.use }).click()
		await expect(page.locator('[name=country_code]')).toHaveValue('+966')
		await expect(page.locator('.phone-code')).toContainText('+966')
		await expect(note).toBeEmpty()
		await expect(phone).toBeFocused()
		// The choice is kept as if it had been made in the list.
		await page.reload()
		await expect(page.locator('[name=country_code]')).toHaveValue('+966')
		await phone.fill('12')
		await page.locator('[name=first_name]').focus()
		await expect(note).toContainText(say.undialable)
	})

	test(`the message form says so until the code is right, finds it in either language, and sends it anyway, in ${language}`, async ({
		page,
	}) => {
		const email = `phone-${language}-${crypto.randomUUID()}@mail.example`
		await openPage(page, '/contact', { language })
		const phone = page.locator('[name=phone]')
		const note = page.locator(noteOfPhone)
		await phone.fill('0501234567')
		// No note while the number is still being typed.
		await expect(note).toBeEmpty()
		await page.locator('.phone-code').click()
		await expect(note).toContainText(say.undialable)
		await expect(page.locator('.country-panel [role=option]').first()).toContainText(say.first)
		for (const typed of [say.typed, language === 'ar' ? 'sau' : 'سع']) {
			await page.locator('.country-panel [role=combobox]').fill(typed)
			await expect(
				page.locator('.country-panel [role=option]').filter({ hasText: '+966' }),
			).toBeVisible()
		}
		await page.keyboard.press('Escape')
		await page.locator('[name=name]').fill('Omar')
		await page.locator('[name=email]').fill(email)
		await page.locator('[name=message]').fill('When does the term start?')
		await page.getByRole('button', { name: say.send }).click()
		await expect
			.poll(() => storedRows('contact_submissions', email))
			.toMatchObject([{ phone: '+600501234567', phone_e164: '' }])
		await expect(note).toBeEmpty()
	})

	test(`forms without a code say how it is written, in ${language}`, { tag: '@edge' }, async ({
		page,
	}) => {
		for (const path of ['/visa-support', '/accommodation']) {
			await page.setViewportSize({ width: 360, height: 740 })
			await openPage(page, path, { language })
			const phone = page.locator('main [name=phone]')
			const note = page.locator(noteOfPhone)
			await phone.fill('0501234567')
			await phone.blur()
			await expect(note).toContainText(say.withoutCode)
			await expect(note).toContainText('+966')
			await expectNoOverflow(page)
			await phone.fill('٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')
			await expect(note).toBeEmpty()
		}
		// The nationality says which country it is. What was typed before is put back first: the browser might type into the middle of it.
		await openPage(page, '/visa-support', { language })
		await expect(page.locator('main [name=phone]')).not.toHaveValue('')
		await page.locator('main [name=phone]').fill('0501234567')
		await page.locator('main [name=nationality]').selectOption('saudi-arabia')
		await expect(page.locator(noteOfPhone)).toBeEmpty()
	})
}
