/** Forms sent without a network: they wait if the visitor agrees, arrive once, and what can't be accepted is opened again. */
import type { Locator, Page, Route } from '@playwright/test'
import { expectGoodArabic } from './support/arabic.ts'
import { axe } from './support/axe.ts'
import { fillDate } from './support/date.ts'
import { keptForms } from './support/kept-forms.ts'
import { expectNoOverflow, openPage } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		send: 'إرسال الرسالة',
		failed: 'عذرًا، حدث خطأ ما.',
		unsent: /لم يُرسل بعد/,
		agree: 'الإرسال عند عودة الاتصال',
		waits: 'حُفظ على هذا الجهاز',
		waiting: 'طلب واحد بانتظار الإرسال',
		open: 'فتح النموذج من جديد',
		thanks: 'شكرًا لكم! تم إرسال رسالتكم.',
	},
	en: {
		send: 'Send Message',
		agree: 'Send it when the connection is back',
		unsent: /Not sent yet/,
		waiting: '1 request is waiting to be sent',
		back: /The connection is back/,
		now: 'Send it now',
		discard: 'Delete without sending',
		yes: 'Yes, delete',
		open: 'Open the form again',
		thanks: 'Thank you! Your message has been sent.',
	},
} as const

const message = 'كم تستغرق تأشيرة الطالب؟ How long does a visa take?'
const toast = (page: Page) => page.locator('.toast').last()
/** Where something new shows; the rest of the page is looked at in `a11y.spec.ts`. */
const opened = 'main, .connection-card'
const card = (page: Page) => page.locator('.connection-card')

/** Nothing covers it where it is now, without scrolling. */
const isInReach = (button: Locator) =>
	button.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return [0.1, 0.9].every((share) =>
			element.contains(document.elementFromPoint(x + width / 2, y + height * share)),
		)
	})

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const field = form.locator(`[name="${name}"]`)
		if (await field.evaluate((element) => element instanceof HTMLSelectElement))
			await field.selectOption(value)
		else if (name === 'check_in_date') await fillDate(form, name, value)
		else await field.fill(value)
	}
}

async function expectFilled(form: Locator, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values))
		await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
}

/** Moves inside the site, also by a link that a phone keeps in its menu. */
async function follow(page: Page, path: string): Promise<void> {
	await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
}

/** The part that keeps forms comes long after the page. */
const settled = (page: Page) =>
	expect(page.locator('.connection-note')).toBeAttached({ timeout: 45_000 })

test.describe('a form sent without a network', () => {
	test.use({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 422|response: 422/] })

	test('waits if the visitor agrees, and arrives once although its tab was closed', async ({
		page,
		context,
	}) => {
		const say = words.ar
		const email = 'offline@mail.example'
		await openPage(page, '/contact')
		const form = page.locator('main form')
		await fill(form, { name: 'Mariam', email, message })
		await settled(page)
		await context.setOffline(true)
		await page.getByRole('button', { name: say.send }).click()
		await expect(toast(page)).toContainText(say.failed)
		await expect(page.getByText(say.unsent)).toBeVisible()
		await expectFilled(form, { message })
		await axe(page, opened)
		expect(await keptForms(page)).toEqual([])

		await page.getByRole('button', { name: say.agree }).click()
		await expect(page.getByText(say.waits)).toBeVisible()
		await expect(page.getByText(say.waiting)).toBeVisible()
		await expectFilled(form, { message: '' })
		await axe(page, opened)
		await page.close()
		await context.setOffline(false)
		expect(storedRows('contact_submissions', email)).toHaveLength(0)

		const tabs = await Promise.all([context.newPage(), context.newPage()])
		await Promise.all(tabs.map((tab) => tab.goto('/about')))
		const told = await Promise.race(
			tabs.map(async (tab) => {
				await expect(toast(tab)).toContainText(say.thanks)
				return tab
			}),
		)
		const [row, ...more] = storedRows('contact_submissions', email)
		expect(more).toEqual([])
		expect(row).toMatchObject({ message, language: 'ar' })
		await expect(toast(told)).toContainText(String(row?.reference))
		for (const tab of tabs) await expect(tab.getByText(say.waiting)).toBeHidden()
		expect(await keptForms(told)).toEqual([])
		expect(storedRows('contact_submissions', email)).toHaveLength(1)
	})

	test('can be deleted, sent from the form itself, and is not stored twice when only the answer was lost', {
		tag: '@edge',
	}, async ({ page, context }) => {
		const say = words.en
		const [email, lost] = ['back@mail.example', 'lost@mail.example']
		await openPage(page, '/contact', { language: 'en' })
		const form = page.locator('main form')
		const send = page.getByRole('button', { name: say.send })
		const agree = page.getByRole('button', { name: say.agree })
		await fill(form, { name: 'Mariam', email, message })
		await settled(page)
		await context.setOffline(true)
		await send.click()
		await agree.click()
		await page.getByRole('button', { name: say.discard }).click()
		await page.getByRole('button', { name: say.yes }).click()
		await expect(page.getByText(say.waiting)).toBeHidden()

		await fill(form, { name: 'Mariam', email, message })
		await send.click()
		await expect(page.getByText(say.unsent)).toBeVisible()
		await context.setOffline(false)
		await expect(page.getByText(say.back)).toBeVisible()
		await page.getByRole('button', { name: say.now }).click()
		await expect(toast(page)).toContainText(say.thanks)
		expect(storedRows('contact_submissions', email)).toHaveLength(1)

		const lose = (route: Route) => route.fetch().then(() => route.abort('failed'))
		await page.route('**/api/contact_submissions', lose, { times: 1 })
		await fill(form, { name: 'Mariam', email: lost, message })
		await send.dblclick()
		await agree.click()
		await expect(toast(page)).toContainText(say.thanks)
		const [row, ...more] = storedRows('contact_submissions', lost)
		expect(more).toEqual([])
		await expect(toast(page)).toContainText(String(row?.reference))
	})

	test('and that can not be accepted is opened again, whatever form it was, in the language of the moment', {
		tag: '@edge',
	}, async ({ page }) => {
		const email = 'refused@mail.example'
		const contact = { name: 'Sara', email, phone: '050 123 4567' }
		const stories = [
			{
				language: 'ar',
				path: '/contact',
				kind: 'contact_submissions',
				values: { ...contact, inquiryType: 'visa', subject: 'سؤال', message },
				errors: { message: 'too_long' },
				reason: 'النص أطول من المسموح به',
				correction: { message: 'رسالة أقصر من الأولى' },
				stored: { phone: '+1050 123 4567', inquiry_type: 'visa', subject: 'سؤال' },
			},
			{
				language: 'en',
				path: '/visa-support',
				kind: 'visa_consultations',
				values: { ...contact, nationality: 'egypt', program_type: 'phd', concerns: message },
				errors: { nationality: 'not_an_option' },
				reason: 'Please choose from the list',
				correction: { nationality: 'jordan' },
				stored: { program_type: 'phd', concerns: message },
			},
			{
				language: 'ar',
				path: '/accommodation',
				kind: 'accommodation_requests',
				values: { ...contact, check_in_date: '2035-01-15', accommodation_type: 'shared' },
				errors: { check_in_date: 'past_date' },
				reason: 'يُرجى اختيار تاريخ اليوم أو ما بعده',
				correction: { check_in_date: '2035-02-15' },
				stored: { accommodation_type: 'shared' },
			},
			{
				language: 'en',
				path: '/accommodation',
				kind: 'accommodation_requests',
				booking: 'The Edge Residence',
				values: { ...contact, accommodation_type: 'Master room', special_requests: message },
				errors: { idempotency_key: 'key_reused' },
				reason: 'The request changed while it was being sent; please send it again',
				correction: { email: 'refused-booking@mail.example' },
				stored: { accommodation_type: 'The Edge Residence - Master room' },
			},
		] as const
		let answer = (route: Route) => route.abort('internetdisconnected')
		await page.setViewportSize({ width: 360, height: 740 })
		await openPage(page, '/faq', { theme: 'dark' })
		await settled(page)
		await page.route('**/api/**', (route) => answer(route))

		for (const story of stories) {
			const { language, path, kind, values, errors, reason, correction, stored } = story
			const say = words[language]
			if ((await page.locator('html').getAttribute('lang')) !== language)
				await page.locator(`header a[hreflang="${language}"]`).click()
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await follow(page, path)
			const isDialog = 'booking' in story
			const place = isDialog ? 'dialog' : 'main :not(dialog)'
			const form = page.locator(`${place} > form[data-form^="/api/${kind}"]`)
			if (isDialog) {
				const listing = page.locator('article').filter({ hasText: story.booking }).first()
				await listing.getByRole('button').last().click()
			}
			answer = (route) => route.abort('internetdisconnected')
			await fill(form, values)
			const code = form.locator('.phone-code')
			if (path === '/contact') {
				await code.click()
				await page.getByRole('dialog').getByRole('combobox').fill('كندا')
				await page.keyboard.press('Enter')
			}
			await form.locator('[type=submit]').last().click()
			const agree = page.getByRole('button', { name: say.agree })
			await expect(agree).toBeVisible()
			// The notice that it failed covers neither the offer nor the dialog's own buttons, on a phone of 360 px.
			await expect(toast(page)).toBeVisible()
			await expect.poll(() => isInReach(agree)).toBe(true)
			if (isDialog) expect(await isInReach(form.locator('.sheet-actions [type=submit]'))).toBe(true)
			answer = (route) => route.fulfill({ status: 422, json: { errors } })
			await agree.click()
			await expectFilled(form, { name: '', email: '' })
			if (isDialog) await page.keyboard.press('Escape')
			const open = card(page).getByRole('button', { name: say.open })
			await expect(open).toBeVisible()
			await expectNoOverflow(page)
			if (path === '/contact') await expectGoodArabic(page)
			if (path === '/contact') await axe(page, opened)
			await follow(page, '/faq')
			await open.click()
			await expect(page).toHaveURL(new RegExp(`${path}$`))
			await expectFilled(form, values)
			await expect(form.locator('.field-error')).toHaveText(reason)
			await expect(card(page)).toBeHidden()
			if (path === '/contact') await expect(code).toContainText('+1 (كندا)')
			expect(storedRows(kind, email).length).toBe(path === '/accommodation' && isDialog ? 1 : 0)

			answer = (route) => route.continue()
			await fill(form, correction)
			await form.locator('[type=submit]').last().click()
			await expect(toast(page)).toContainText(/[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}/)
			const written = { email, ...correction }.email
			const rows = storedRows(kind, written)
			expect(rows).toHaveLength(1)
			expect(rows).toMatchObject([stored])
			await expect.poll(() => keptForms(page)).toEqual([])
			await toast(page).locator('.icon-btn').click()
		}
	})
})
