/** Booking a room and asking for one: what is sent, what is stored, and what a visitor is told when it fails. */
import type { Route } from '@playwright/test'
import { expectGoodArabic } from './support/arabic.ts'
import {
	dialogOf,
	edge,
	endpoint,
	expectNotice,
	fillContact,
	noticeOf,
	openDialog,
	requestOf,
	submissions,
	words,
} from './support/booking.ts'
import { dateParts, fillDate } from './support/date.ts'
import { expectNoOverflow, openPage, testedIn } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

// As most visitors see it: with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const language of testedIn('en')) {
	const say = words[language]

	test(`a booking is stored, and while it is sent nothing can be changed or sent twice, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const email = `booking-${language}@example.com`
		await openDialog(page, language)
		const dialog = dialogOf(page)
		await fillContact(dialog, email)
		await dialog.locator('[name=phone]').fill('٠٥٠ ١٢٣')
		await dialog.locator('[name=university]').selectOption('Multimedia University')
		await dialog.locator('[name=accommodation_type]').selectOption('Master room')
		await fillDate(dialog, 'check_in_date', '2035-01-15')
		await dialog.locator('[name=duration]').selectOption('6-12 months')
		await dialog.locator('[name=budget]').selectOption('800-1200')
		await dialog.locator('[name=special_requests]').fill('طابق هادئ\nA quiet floor')
		await expect(dateParts(dialog, 'check_in_date').locator('option:checked')).toHaveText(
			say.january,
		)
		await expect(dialog.locator('[name=check_in_date]')).toHaveValue('2035-01-15')
		await dialog.getByRole('button', { name: say.submit }).click()

		await expectNotice(page, say.booked)
		await expect(dialog).toHaveCount(0)
		const opener = page.getByRole('button', { name: say.book, exact: true }).first()
		await expect(opener).toBeFocused()
		const [row, ...others] = storedRows('accommodation_requests', email)
		expect(others).toEqual([])
		expect(row).toMatchObject({
			name: 'Sara Ahmed',
			email,
			phone: '050 123',
			university: 'Multimedia University',
			check_in_date: '2035-01-15',
			duration: '6-12 months',
			accommodation_type: 'The Edge Residence - Master room',
			budget: '800-1200',
			special_requests: 'طابق هادئ\nA quiet floor',
		})
		await expect(noticeOf(page, say.booked).getByText(String(row?.reference))).toBeVisible()
		// The dialog is gone: its notice has the way to follow the request, and stays until it is closed.
		await expect(noticeOf(page, say.booked).locator('.share-line')).toContainText('/status/')
		await noticeOf(page, say.booked).getByRole('button', { name: say.close }).click()

		await test.step('once more, with only what must be told', async () => {
			const second = `twice-${language}@example.com`
			const sent = submissions(page)
			const release = Promise.withResolvers<void>()
			await page.route(endpoint, async (route) => {
				await release.promise
				await route.continue()
			})
			await opener.click()
			await expect(dialog.locator('[name=name]')).toHaveValue('')
			await fillContact(dialog, second)
			await dialog.getByRole('button', { name: say.submit }).dblclick()
			await expect(dialog.getByRole('button', { name: say.sending })).toBeDisabled()
			for (const name of [
				'name',
				'email',
				'phone',
				'university',
				'check_in_date',
				'special_requests',
			])
				await expect(dialog.locator(`[name=${name}]`)).toBeDisabled()
			await expect(dialog.getByRole('button', { name: say.cancel })).toBeDisabled()
			release.resolve()
			await expectNotice(page, say.booked)
			expect(sent).toHaveLength(1)
			expect(storedRows('accommodation_requests', second)).toMatchObject([
				{ accommodation_type: 'The Edge Residence', university: null, check_in_date: null },
			])
		})
	})

	test.describe(() => {
		test.use({ expected: [/50[03]|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] })

		test(`a failure keeps everything, and a retry makes one row, in ${language}`, {
			tag: '@edge',
		}, async ({ page }) => {
			const email = `retry-${language}@example.com`
			const sent = submissions(page)
			await openDialog(page, language)
			const dialog = dialogOf(page)
			const submit = dialog.getByRole('button', { name: say.submit })
			await fillContact(dialog, email)
			await dialog.locator('[name=accommodation_type]').selectOption('Single room')

			const answers = [
				(route: Route) => route.fulfill({ status: 503, json: {} }),
				(route: Route) => route.abort('internetdisconnected'),
				// The row is stored, but the answer is lost on its way.
				(route: Route) => route.fetch().then(() => route.abort('failed')),
			]
			for (const answer of answers) {
				await page.route(endpoint, answer)
				await submit.click()
				await expectNotice(page, say.failed)
				await noticeOf(page, say.failed).getByRole('button', { name: say.close }).click()
				await expect(dialog.locator('[name=email]')).toHaveValue(email)
				await expect(dialog.locator('[name=accommodation_type]')).toHaveValue('Single room')
				await expect(submit).toBeEnabled()
				await page.unroute(endpoint)
			}
			await submit.click()
			await expectNotice(page, say.booked)
			expect(storedRows('accommodation_requests', email)).toHaveLength(1)
			expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1)
		})

		test(`a request that lacks something or meets a failing server keeps everything, then it is stored, in ${language}`, async ({
			page,
		}) => {
			const email = `request-${language}@example.com`
			const sent = submissions(page)
			await openPage(page, '/accommodation', { language })
			const form = requestOf(page, language)
			const submit = form.getByRole('button', { name: say.requestSubmit })
			await submit.click()
			await expectNotice(page, say.missing)
			await expect(form.getByText(say.required)).toHaveCount(3)
			expect(sent).toEqual([])

			await fillContact(form, email)
			await form.locator('[name=university]').selectOption('taylors')
			await form.locator('[name=accommodation_type]').selectOption('flexible')
			await form.locator('[name=duration]').selectOption('1-year')
			await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
			await submit.click()
			await expectNotice(page, say.failed)
			await expect(form.locator('[name=name]')).toHaveValue('Sara Ahmed')
			await page.unroute(endpoint)

			await submit.click()
			await expectNotice(page, say.requested)
			await expect(form.locator('[name=name]')).toHaveValue('')
			expect(storedRows('accommodation_requests', email)).toMatchObject([
				{
					university: 'taylors',
					accommodation_type: 'flexible',
					duration: '1-year',
					check_in_date: null,
					budget: null,
					special_requests: null,
				},
			])
		})
	})

	test(`the dialog keeps the focus, what was typed and what it misses, from ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const next = language === 'ar' ? 'en' : 'ar'
		const sent = submissions(page)
		const dialog = dialogOf(page)
		const opener = page.getByRole('button', { name: say.book, exact: true }).first()
		await openPage(page, edge, { language })
		for (const width of [1440, 360]) {
			await page.setViewportSize({ width, height: 800 })
			await opener.click()
			await expect(dialog).toHaveAccessibleName(say.title)
			await expectNoOverflow(page)
			for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab'])
				await page.keyboard.press(key)
			expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
			// What was typed is still there when the visitor comes back.
			await dialog.locator('[name=special_requests]').fill(`kept at ${width}`)
			await page.keyboard.press('Escape')
			await expect(dialog).toHaveCount(0)
			await expect(opener).toBeFocused()
			await opener.click()
			await expect(dialog.locator('[name=special_requests]')).toHaveValue(`kept at ${width}`)
			if (width === 1440) await dialog.getByRole('button', { name: say.cancel }).click()
		}

		await test.step('nothing is sent while something is missing', async () => {
			await dialog.getByRole('button', { name: say.submit }).click()
			await expectNotice(page, say.missing)
			await expect(dialog.getByText(say.required)).toHaveCount(3)
			await expect(dialog.locator('[name=name]')).toBeFocused()
			await expect(dialog.locator('[name=name]')).toHaveAccessibleDescription(say.required)
			if (language === 'ar') await expectGoodArabic(page)
			await noticeOf(page, say.missing).getByRole('button', { name: say.close }).click()
			await dialog.locator('[name=name]').fill('Sara Ahmed')
			await expect(dialog.getByText(say.required)).toHaveCount(2)
			await dialog.locator('[name=email]').fill('sara@example.com')
			await dialog.locator('[name=phone]').fill('1')
			await fillDate(dialog, 'check_in_date', '2020-01-15')
			await dialog.getByRole('button', { name: say.submit }).click()
			await expect(dialog.getByText(say.past)).toBeVisible()
		})

		await test.step('switching language loses nothing', async () => {
			await dialog.locator('[name=university]').selectOption('Sunway University')
			await fillDate(dialog, 'check_in_date', '2035-01-15')
			await dialog.locator('[name=special_requests]').fill('half a sent')
			await dialog.getByRole('link', { name: say.other, exact: true }).click()

			await expect(dialog).toHaveAccessibleName(words[next].title)
			await expect(dateParts(dialog, 'check_in_date').locator('option:checked')).toHaveText(
				words[next].january,
			)
			await expect(dialog.locator('[name=name]')).toHaveValue('Sara Ahmed')
			await expect(dialog.locator('[name=university]')).toHaveValue('Sunway University')
			await expect(dialog.locator('[name=check_in_date]')).toHaveValue('2035-01-15')
			await expect(dialog.locator('[name=special_requests]')).toHaveValue('half a sent')

			await dialog.locator('[name=name]').fill('')
			await dialog.getByRole('button', { name: words[next].submit }).click()
			await expectNotice(page, words[next].missing)
			await dialog.getByRole('link', { name: words[next].other, exact: true }).click()
			await expectNotice(page, say.missing)
			expect(sent).toEqual([])
		})
	})
}

test.describe('where a press does not focus a button', () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() =>
			addEventListener('mousedown', (event) => {
				if (event.defaultPrevented) return
				event.preventDefault()
				if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
			}),
		),
	)

	test('a closed dialog gives the focus back to what opened it', { tag: '@edge' }, async ({
		page,
	}) => {
		await openPage(page, edge, { language: 'en' })
		const opener = page.getByRole('button', { name: words.en.book, exact: true }).first()
		await opener.click()
		await expect(dialogOf(page)).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(opener).toBeFocused()
	})

	test('a second press closes the list of calling codes', { tag: '@edge' }, async ({ page }) => {
		await openPage(page, '/contact', { language: 'en' })
		const code = page.getByRole('button', { name: 'Country code' })
		await code.click()
		await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
		await code.click()
		await expect(code).toHaveAttribute('aria-expanded', 'false')
		await expect(page.getByRole('dialog')).toHaveCount(0)
	})
})
