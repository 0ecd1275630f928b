/** Every journey by keyboard alone: not one press of a mouse. At each stop the focus is seen, and it is never lost. */
import { pdf } from '#tests/factories/files.ts'
import { field, file, tab, words } from './support/application.ts'
import { dateParts } from './support/date.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { hydrated } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

test('from the home page to an application with a document, in Arabic', async ({ page }) => {
	const email = `keyboard-${crypto.randomUUID()}@mail.example`
	const main = page.getByRole('main')
	await page.goto('/')
	await hydrated(page)
	await tabTo(page, page.locator('.skip-link'))
	await page.keyboard.press('Enter')
	await expect(main).toBeFocused()

	await test.step('a university is found', async () => {
		await press(page, page.locator('main a[href="/universities"]'))
		await expect(page).toHaveURL('/universities')
		await expect(main).toBeFocused()
		// For those who listen, the new page says its name.
		await expect(page.locator('[aria-live=polite].sr-only')).toHaveText(await page.title())
		await typeInto(page, page.locator('#search'), 'طب')
		await expect(page).toHaveURL(/search=/)
		await tabTo(page, page.locator('main [name=field]'))
		await page.keyboard.press('ArrowDown')
		await expect(page).toHaveURL(/field=medicine/)
		await press(page, page.locator('.uni-link[href="/university/university-of-malaya"]'))
		await expect(page).toHaveURL('/university/university-of-malaya')
		await expect(main).toBeFocused()
	})

	await test.step('its pictures and programmes', async () => {
		const picture = page.locator('.carousel-slides button').first()
		await press(page, picture)
		const viewer = page.getByRole('dialog')
		await expect(viewer).toBeVisible()
		await tabTo(page, viewer.getByRole('button').last())
		await page.keyboard.press('Escape')
		await expect(viewer).toBeHidden()
		await expect(picture).toBeFocused()
		await tabTo(page, page.getByRole('tab', { selected: true }))
		await page.keyboard.press('ArrowLeft')
		await expect(page.getByRole('tab').nth(1)).toBeFocused()
		await expect(page.getByRole('tabpanel')).toHaveCount(1)
		// Back up the page: nothing comes to rest under the header or the row of sections.
		for (let presses = 0; presses < 8; presses += 1)
			await tabTo(page, page.locator(':focus'), 'Shift+Tab')
		await press(page, page.locator('main a[href^="/apply?u"]'))
		await expect(page).toHaveURL('/apply?u=um')
		await expect(main).toBeFocused()
	})

	await test.step('five steps', async () => {
		const say = words.ar
		const next = page.locator('.wizard-buttons [type=submit]')
		await typeInto(page, field(page, 'first_name'), 'نورة')
		await page.keyboard.press('Enter')
		// Refused: the first wrong field has the focus and says why.
		await expect(field(page, 'last_name')).toBeFocused()
		await expect(field(page, 'last_name')).toHaveAccessibleDescription(say.required)
		await expect(page.getByRole('alert').filter({ hasText: say.personal[0] })).toBeVisible()
		await page.keyboard.type('Al-Harbi')
		await typeInto(page, field(page, 'email'), email)
		await press(page, page.locator('.phone-code'))
		await expect(page.locator('.country-search input')).toBeFocused()
		await page.keyboard.type('966')
		await page.keyboard.press('Enter')
		await expect(page.locator('.phone-code')).toBeFocused()
		await typeInto(page, field(page, 'phone'), '501234567')
		await tabTo(page, field(page, 'nationality'))
		await page.keyboard.press('ArrowDown')
		const parts = dateParts(page, 'date_of_birth')
		await typeInto(page, parts.nth(0), '14')
		await tabTo(page, parts.nth(1))
		for (let months = 0; months < 3; months += 1) await page.keyboard.press('ArrowDown')
		await typeInto(page, parts.nth(2), '2005')
		await tabTo(page, field(page, 'gender'))
		await page.keyboard.press('Space')
		await typeInto(page, field(page, 'passport_number'), 'A1234567')
		await press(page, next)

		await expect(page.locator('#apply-academic h3')).toBeFocused()
		await tabTo(page, field(page, 'application_type'))
		await page.keyboard.press('ArrowDown')
		await typeInto(page, field(page, 'previous_education'), 'الثانوية العامة 2023')
		await press(page, next)

		await tabTo(page, field(page, 'visa_support'))
		await page.keyboard.press('Space')
		await press(page, next)

		const choosing = page.waitForEvent('filechooser')
		await press(page, field(page, 'documents'))
		await (await choosing).setFiles([file('Passport.pdf', pdf(2060))])
		await expect(page.locator('#apply-documents .document')).toHaveCount(1)
		await press(page, next)

		await expect(tab(page, say.tabs[4])).toHaveAttribute('aria-selected', 'true')
		await typeInto(page, field(page, 'emergency_contact'), 'سارة +966 50 000 0000')
		await press(page, next)
		await expect(page.locator('.sent-note')).toBeFocused()
		expect(storedRows('user_applications', email)).toMatchObject([
			{
				country_code: '+966',
				nationality: 'Jordan',
				date_of_birth: '2005-03-14',
				visa_support: 1,
				documents_uploaded: 1,
			},
		])
	})
})

test('menus, settings, questions, chat, messages and requests, in English', {
	tag: '@edge',
}, async ({ page }) => {
	const stamp = crypto.randomUUID()
	const address = (name: string) => `${name}-${stamp}@mail.example`
	const html = page.locator('html')
	const named = (name: string) => page.locator(`form [name="${name}"]`)
	const sent = page.locator('.toast-success')

	await test.step('the frame', async () => {
		await page.setViewportSize({ width: 1024, height: 800 })
		await page.goto('/faq')
		await hydrated(page)
		await press(page, page.getByRole('link', { name: /^اللغة:/ }))
		await expect(html).toHaveAttribute('lang', 'en')
		await expect(page.getByRole('link', { name: /^Language:/ })).toBeFocused()
		await press(page, page.getByRole('button', { name: /theme/i }), 'Space')
		await expect(html).toHaveClass(/dark/)
		const more = page.getByRole('button', { name: 'More' })
		await tabTo(page, more, 'Shift+Tab')
		await page.keyboard.press('Enter')
		await tabTo(page, page.locator('#more-menu a').last())
		await page.keyboard.press('Escape')
		await expect(more).toBeFocused()
		await press(page, page.getByRole('button', { name: 'Search the site' }))
		await expect(page.locator('.search-dialog input')).toBeFocused()
		await expect(page.locator('.search-dialog input')).toHaveAccessibleDescription(/\w/)
		await page.keyboard.press('Escape')
		await expect(page.getByRole('button', { name: 'Search the site' })).toBeFocused()
	})

	await test.step('questions and the chat', async () => {
		await typeInto(page, page.locator('#faq-search'), 'guarantee')
		await expect(page.locator('main details')).toHaveCount(2)
		await press(page, page.locator('main summary'))
		await expect(page.locator('main details').first()).toHaveAttribute('open')
		const ask = page.getByRole('main').getByRole('button', { name: /chat/i })
		await press(page, ask)
		const chat = page.getByRole('dialog', { name: 'Wanderbot' })
		await expect(chat.getByRole('textbox')).toBeFocused()
		await page.keyboard.type('UTM')
		await page.keyboard.press('Enter')
		await expect(chat.getByRole('log')).toContainText('Universiti Teknologi Malaysia’s page')
		await page.keyboard.press('Escape')
		await expect(chat).toBeHidden()
		await expect(ask).toBeFocused()
	})

	await test.step('a message', async () => {
		await press(page, page.locator('main a[href="/contact"]'))
		await expect(page).toHaveURL('/contact')
		await expect(page.getByRole('main')).toBeFocused()
		await typeInto(page, named('name'), 'Mariam')
		await typeInto(page, named('email'), address('message'))
		await typeInto(page, named('message'), 'How do I get into medicine?')
		await press(page, page.getByRole('button', { name: 'Send Message' }))
		await expect(sent).toBeVisible()
		expect(storedRows('contact_submissions', address('message'))).toHaveLength(1)
		// The notices can be reached and put away.
		await page.keyboard.press('Alt+KeyT')
		await press(page, sent.getByRole('button', { name: 'Close' }))
		await expect(sent).toHaveCount(0)
	})

	await test.step('a consultation', async () => {
		await page.goto('/visa-support#consultation')
		await hydrated(page)
		await typeInto(page, named('name'), 'Omar')
		await typeInto(page, named('email'), address('visa'))
		await typeInto(page, named('phone'), '+966501234567')
		await typeInto(page, named('nationality'), 'Jordan')
		await press(page, page.getByRole('button', { name: 'Request Consultation' }))
		await expect(sent).toBeVisible()
		expect(storedRows('visa_consultations', address('visa'))).toMatchObject([
			{ nationality: 'jordan' },
		])
	})

	await test.step('a booking', async () => {
		await page.goto('/accommodation/the-edge-residence')
		await hydrated(page)
		const book = page.getByRole('button', { name: 'Book Now' }).first()
		await press(page, book)
		const dialog = page.getByRole('dialog')
		await expect(dialog).toBeVisible()
		await typeInto(page, dialog.locator('[name=name]'), 'Sara')
		await typeInto(page, dialog.locator('[name=email]'), address('booking'))
		await typeInto(page, dialog.locator('[name=phone]'), '+966501234567')
		await press(page, dialog.getByRole('button', { name: 'Submit Booking Request' }))
		await expect(sent).toBeVisible()
		await expect(book).toBeFocused()
		expect(storedRows('accommodation_requests', address('booking'))).toHaveLength(1)
	})
})
