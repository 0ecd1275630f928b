/** The student application, from the first field to the stored row, on good days and bad ones. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdf } from '#tests/factories/files.ts'
import {
	expectNotice,
	field,
	file,
	fillAcademic,
	fillPersonal,
	next,
	photo,
	tab,
	threeDocuments,
	typed,
	words,
} from './support/application.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axe } from './support/axe.ts'
import { dateParts, fillDate } from './support/date.ts'
import { expectNoOverflow, hydrated, openPage, testedIn } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const address = (name: string) => `${name}-${crypto.randomUUID()}@mail.example`

for (const language of testedIn('ar')) {
	const say = words[language]
	for (const viewport of [phone, desktop]) {
		const device = viewport === phone ? 'phone' : 'desktop'
		// One device per language looks closely; the other only walks through.
		const close = (language === 'ar') === (viewport === phone)

		test(`a whole application on a ${device} in ${language}`, {
			tag: viewport === phone ? [] : '@edge',
		}, async ({ page }) => {
			const email = address('whole')
			const look = async () => {
				await expectNoOverflow(page)
				if (!close) return
				// The page around it is looked at in `a11y.spec.ts`.
				await axe(page, 'main')
				if (language === 'ar') await expectGoodArabic(page)
			}
			await page.setViewportSize(viewport)
			await openPage(page, '/apply', { language, theme: viewport === phone ? 'light' : 'dark' })
			await expect(page.getByRole('tab')).toHaveText([...say.tabs])
			await expect(page.getByRole('button', { name: say.previous })).toHaveCount(0)
			await fillPersonal(page, email)
			await page.locator('.phone-code').click()
			await page.getByRole('combobox').and(page.locator('.country-search input')).fill('966')
			await expect(page.getByRole('option', { name: /\+966 \(/ })).toBeVisible()
			await page.keyboard.press('Enter')
			await expect(page.locator('.field-ok', { hasText: say.valid })).toBeVisible()
			const parts = dateParts(page, 'date_of_birth')
			await expect(parts.nth(0)).toHaveValue('14')
			await expect(parts.nth(1).locator('option:checked')).toHaveText(say.march)
			await expect(parts.nth(2)).toHaveValue('2005')
			await look()
			await next(page)

			await fillAcademic(page)
			await field(page, 'preferred_university').selectOption('upm')
			await field(page, 'program_of_interest').fill('Engineering')
			await field(page, 'english_proficiency').selectOption('ielts')
			await look()
			await next(page)

			await expect(field(page, 'accommodation_type')).toBeHidden()
			await field(page, 'accommodation_needed').check()
			await field(page, 'accommodation_type').selectOption('homestay')
			await field(page, 'airport_pickup').check()
			await look()
			await next(page)

			await field(page, 'documents').setInputFiles([await photo(), ...(await threeDocuments())])
			const rows = page.locator('#apply-documents .document')
			await expect(rows).toHaveCount(4)
			await expect(rows.nth(0).locator('img')).toBeVisible()
			await expect(rows.nth(1)).toContainText(say.size)
			await rows.nth(0).locator('.icon-btn').click()
			await expect(rows).toHaveCount(3)
			await look()
			await next(page)

			await field(page, 'emergency_contact').fill('Sara, mother, +966 50 000 0000')
			await field(page, 'medical_conditions').fill('حساسية')
			await look()
			await expect(page.getByRole('button', { name: say.submit })).toBeVisible()
			await next(page)
			await expectNotice(page, say.sent)

			const [row, ...more] = storedRows('user_applications', email)
			expect(more).toEqual([])
			expect(row).toMatchObject({
				first_name: 'نورة',
				last_name: 'Al-Harbi',
				phone: '12 345 6789',
				country_code: '+966',
				nationality: 'Saudi Arabia',
				date_of_birth: '2005-03-14',
				gender: 'female',
				passport_number: 'a1234567',
				application_type: 'master',
				preferred_university: 'upm',
				program_of_interest: 'Engineering',
				previous_education: 'بكالوريوس هندسة\nKing Saud University 2023',
				english_proficiency: 'ielts',
				accommodation_needed: 1,
				accommodation_type: 'homestay',
				visa_support: 0,
				airport_pickup: 1,
				emergency_contact: 'Sara, mother, +966 50 000 0000',
				medical_conditions: 'حساسية',
				additional_info: null,
				documents_uploaded: 1,
			})
			expect(String(row?.documents).match(/\/api\/application-documents\//g)).toHaveLength(3)
			await expect(page.locator('.sent-note')).toContainText(String(row?.reference))
			// The thanks stand alone; the form behind them is empty, and at its beginning.
			await expect(page.getByRole('tab')).toHaveCount(0)
			await expect(page.locator('[role=tab]').first()).toHaveAttribute('aria-selected', 'true')
			expect((await typed(page)).filter(([, value]) => value !== '')).toEqual([
				['country_code', '+60'],
			])
			await page.reload()
			await hydrated(page)
			await expect(field(page, 'first_name')).toHaveValue('')
		})
	}

	test(`every lock and every message in ${language}`, { tag: '@edge' }, async ({ page }) => {
		const email = address('locks')
		await page.setViewportSize(language === 'ar' ? phone : desktop)
		await openPage(page, '/apply', { language })
		await expect(tab(page, say.tabs[3])).toHaveAttribute('aria-disabled', 'true')
		// It is announced as disabled and still works when pressed; the test tool would wait for it to be enabled.
		await tab(page, say.tabs[3]).click({ force: true })
		await expectNotice(page, say.locked)
		// Arrows follow what is seen: the second tab lies where the text goes.
		await tab(page, say.tabs[0]).focus()
		await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
		await expect(tab(page, say.tabs[1])).toBeFocused()

		await next(page)
		await expectNotice(page, say.personal)
		await expect(field(page, 'first_name')).toBeFocused()
		await expect(field(page, 'first_name')).toHaveAttribute('aria-invalid', 'true')
		await expect(page.getByText(say.required)).toHaveCount(7)
		// What is wrong further down is read there, and does not speak before the field that has the focus.
		const passport = page.locator('.field', { has: page.locator('[name=passport_number]') })
		await expect(passport.locator('.field-error')).not.toHaveText('')
		await expect(passport.getByRole('status')).toHaveText('')
		const message = (await passport.locator('.field-error').textContent()) ?? ''
		const described = (text: string) => new RegExp(text.trim())
		await expect(field(page, 'passport_number')).toHaveAccessibleDescription(described(message))
		await fillPersonal(page, email)
		await expect(page.getByText(say.required)).toHaveCount(0)
		const gender = (value: string) => field(page, 'gender').and(page.locator(`[value=${value}]`))
		await gender('male').check()
		await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
		await expect(gender('female')).toBeChecked()
		await field(page, 'passport_number').fill('A-12')
		await expect(passport.getByRole('status')).toHaveText(say.passport[1])
		await expect(field(page, 'passport_number')).not.toHaveAccessibleDescription(
			described(say.passport[1]),
		)
		await next(page)
		await expectNotice(page, say.passport)
		await expect(field(page, 'passport_number')).toBeFocused()
		await field(page, 'passport_number').fill('A1234567')
		await fillDate(page, 'date_of_birth', '2090-03-14')
		await next(page)
		const day = dateParts(page, 'date_of_birth').first()
		await expect(day).toBeFocused()
		// A day that does not exist is told, and kept for correction.
		await fillDate(page, 'date_of_birth', '2005-02-31')
		await next(page)
		await expect(day).toBeFocused()
		await expect(day).toHaveAccessibleDescription(say.noDay)
		await day.fill('١٤')
		await dateParts(page, 'date_of_birth').nth(1).selectOption({ label: say.march })
		await next(page)

		await expect(tab(page, say.tabs[1])).toHaveAttribute('aria-selected', 'true')
		await expect(tab(page, say.tabs[2])).toHaveAttribute('aria-disabled', 'true')
		await expect(page.getByText(say.passport[1])).toHaveCount(0)
		await next(page)
		await expectNotice(page, say.academic)
		await expect(field(page, 'application_type')).toBeFocused()
		await fillAcademic(page)
		await tab(page, say.tabs[4]).click()
		await expect(field(page, 'emergency_contact')).toBeVisible()

		// Only a program can empty a field that is not on the screen.
		await field(page, 'email').evaluate((input) => {
			if (input instanceof HTMLInputElement) input.value = ''
		})
		await next(page)
		await expectNotice(page, say.missing)
		await expect(field(page, 'email')).toBeFocused()
		await field(page, 'email').fill(email)
		await tab(page, say.tabs[4]).click()
		await next(page)
		await expect(page.locator('.sent-note')).toBeFocused()
		const [row, ...more] = storedRows('user_applications', email)
		expect(more).toEqual([])
		expect(row).toMatchObject({
			country_code: '+60',
			preferred_university: null,
			program_of_interest: null,
			english_proficiency: null,
			accommodation_needed: 0,
			accommodation_type: null,
			visa_support: 0,
			airport_pickup: 0,
			emergency_contact: '',
			medical_conditions: null,
			additional_info: null,
			documents: '[]',
			documents_uploaded: 0,
		})
	})

	test(
		`a file that can't be taken is named with the reason in ${language}`,
		{
			tag: '@edge',
		},
		async ({ page }, testInfo) => {
			await openPage(page, '/apply', { language })
			await fillPersonal(page, address('files'))
			await next(page)
			await fillAcademic(page)
			await tab(page, say.tabs[3]).click()
			const choose = field(page, 'documents')
			const refused = page.locator('#apply-documents [role=alert] li')
			// Given as a path: handing a large file to the browser as bytes takes long.
			const folder = testInfo.outputPath()
			const chosen = Object.entries({
				'setup.exe': 'MZ',
				'empty.pdf': '',
				'huge.pdf': pdf(10 * 1024 * 1024),
				'Passport.pdf': pdf(),
			}).map(([name, content]) => {
				const path = join(folder, name)
				writeFileSync(path, content)
				return path
			})
			await choose.setInputFiles(chosen)
			await expect(refused).toHaveText([...say.refused])
			await expect(page.getByRole('button', { name: say.remove })).toBeVisible()
			// A file from memory is as old as the moment it is chosen; one from the disk keeps its age.
			await choose.evaluate((input) => {
				const chosen = new DataTransfer()
				const twin = new File(['%PDF-'], 'Passport.pdf', { lastModified: 1 })
				for (const one of [twin, twin]) chosen.items.add(one)
				if (input instanceof HTMLInputElement) input.files = chosen.files
				input.dispatchEvent(new Event('change', { bubbles: true }))
			})
			await expect(refused).toHaveText([say.duplicate])
			await choose.setInputFiles(
				Array.from({ length: 19 }, (_, at) => file(`page-${at + 2}.pdf`, pdf())),
			)
			await expect(refused).toHaveText([say.limit])
			await expect(page.locator('#apply-documents .document')).toHaveCount(20)
		},
	)
}

test('a circle at the edge of the window is chosen by a slow press', { tag: '@edge' }, async ({
	page,
}) => {
	await openPage(page, '/apply', { language: 'ar' })
	const female = page.locator('[name=gender][value=female]')
	await field(page, 'first_name').focus()
	// Ten pixels above the lower edge: less than what a field that is tabbed to keeps free.
	await female.evaluate((radio) => {
		scrollBy({ top: radio.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' })
	})
	const box = await female.boundingBox()
	if (!box) throw new Error('the circle is not drawn')
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
	await page.mouse.down()
	await page.evaluate(async () => {
		for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
	})
	await page.mouse.up()
	await expect(female).toBeChecked()
})
