/** The application in a browser without scripts: five pages, a fault in three of them, and documents. */
import { pdf } from '#tests/factories/files.ts'
import {
	address,
	expectRefused,
	expectThanks,
	field,
	fill,
	look,
	story,
	words,
} from './support/plain-forms.ts'
import { expect } from './support/test.ts'

story('an application', 0, async (page, language) => {
	const say = words[language]
	const other = language === 'ar' ? 'en' : 'ar'
	const email = address('application')
	const next = () => page.getByRole('button', { name: say.next }).click()
	await page.goto(`/apply?u=um&lang=${language}`)
	await fill(page, {
		first_name: 'نورة',
		last_name: 'Al-Harbi',
		email,
		typed_country_code: '966',
		phone: '50 000 0000',
		nationality: 'Saudi Arabia',
		date_of_birth: '2005-03-14',
		passport_number: 'A1',
	})
	await page.locator('[name="gender"][value="female"]').check()
	await next()
	await expectRefused(
		page,
		language,
		{ passport_number: say.passport },
		{ first_name: 'نورة', email, nationality: 'Saudi Arabia', date_of_birth: '2005-03-14' },
	)
	await expect(page.locator('[name="gender"][value="female"]')).toBeChecked()
	await fill(page, { passport_number: 'A1234567' })
	await next()

	await expect(page).toHaveURL(/\/apply\/[\w-]{43}\/academic#application$/)
	await expect(field(page, 'preferred_university')).toHaveValue('um')
	await next()
	await expectRefused(
		page,
		language,
		{ application_type: say.required, previous_education: say.required },
		{ preferred_university: 'um' },
	)
	await fill(page, { application_type: 'master', previous_education: 'BSc' })
	await next()

	await page.locator('[name="accommodation_needed"]').check()
	await fill(page, { accommodation_type: 'homestay' })
	await look(page, language)
	await next()

	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'setup.exe', mimeType: 'x/y', buffer: pdf() })
	await page.getByRole('button', { name: say.upload }).click()
	await expect(page.locator('#file-error')).toHaveText(say.kind)
	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: pdf() })
	await page.getByRole('button', { name: say.upload }).click()
	await expect(page.locator('.document')).toContainText('Passport.pdf')
	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'Transcript.pdf', mimeType: 'application/pdf', buffer: pdf(3000) })
	await next()

	// The way back, another language and forth again: everything is still there.
	await expect(page).toHaveURL(/\/additional#application$/)
	await page.goBack()
	await expect(page.locator('.document')).toHaveCount(2)
	await page.getByRole('link', { name: say.other }).click()
	await expect(page.locator('html')).toHaveAttribute('lang', other)
	await expect(page.locator('.document')).toHaveCount(2)
	await page.getByRole('link', { name: words[other].other }).click()
	await next()
	await fill(page, { emergency_contact: 'Father' })
	await expect(page.locator('.review')).toContainText('A1234567')
	await look(page, language)
	await page.getByRole('button', { name: say.submit }).click()
	const row = await expectThanks(page, language, {
		title: say.application,
		kind: 'user_applications',
		email,
	})
	expect(row).toMatchObject({
		country_code: '+966',
		passport_number: 'A1234567',
		preferred_university: 'um',
		accommodation_type: 'homestay',
		documents_uploaded: 1,
		emergency_contact: 'Father',
	})
	expect(JSON.parse(String(row.documents))).toHaveLength(2)
})
