/** The status page as everybody meets it: both languages and themes, small and wide, by keyboard, on paper, and with the network gone. */
import type { Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import type { LinkOrigin } from '#server/store/schema.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectToFitAnyway } from './support/fit.ts'
import { inStore } from './support/invited-person.ts'
import { expectNoOverflow, hydrated, languages, openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

const words = {
	ar: {
		heading: 'طلبكم لدى الجامعة',
		family: 'الطلب لدى الجامعة',
		find: 'فتح صفحة الحالة',
		wrong:
			'لا يوجد طلب أو رسالة بهذه البيانات. يُرجى التحقق منها: لطلب التقديم تاريخ الميلاد، ولغيره البريد الإلكتروني.',
		message: 'رسالتكم إلينا',
		send: 'إرسال',
		mailLink: 'إرسال الرابط بالبريد',
		offline: /لا يوجد اتصال بالشبكة الآن/,
	},
	en: {
		heading: 'Your application is with the university',
		family: 'The application is with the university',
		find: 'Open the status page',
		wrong:
			'There is no request or message with these details. Please check them: an application wants the date of birth, everything else the email.',
		message: 'Your message to us',
		send: 'Send',
		mailLink: 'Send the link by mail',
		offline: /no connection/i,
	},
} as const

/** A case in the middle of its way, with everything that the page can show. */
async function makeCase(language: Language) {
	return inStore(async (store) => {
		const given = newSubmission('user_applications', { language })
		const { submission } = await store.submissions.submit(given)
		const { id, reference } = submission
		const { cases } = store
		const doing = { actor: 'sara' }
		await cases.change({ id, version: 1 }, { stage: 'checking' }, doing)
		await cases.change({ id, version: 2 }, { stage: 'sent' }, doing)
		await cases.requests.ask(
			id,
			{ document: 'photos', note: 'A white wall, please', due_on: '2026-12-30' },
			doing,
		)
		const byMail = { link: null, origin: 'mail' } as const
		await cases.fromApplicant.write(id, 'هل يكفي كشف حساب والدي؟', byMail)
		const link = async (origin: LinkOrigin) => `/status/${await cases.mintLink(id, origin)}`
		return {
			reference,
			own: await link('mail'),
			screen: await link('screen'),
			family: await link('applicant'),
		}
	})
}

async function expectFine(page: Page, language: Language): Promise<void> {
	for (const width of [360, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 })
		await expectNoOverflow(page)
		if (width !== 768) await axe(page)
	}
	if (language === 'ar') await expectGoodArabic(page)
	await expectToFitAnyway(page)
	await page.setViewportSize({ width: 1440, height: 900 })
	await page.evaluate(() => document.documentElement.classList.add('dark'))
	await axeColours(page)
	await page.evaluate(() => document.documentElement.classList.remove('dark'))
}

test.use({
	expected: [/status of 40[13]|response: 40[13]|ERR_INTERNET_DISCONNECTED/],
})

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`the page and its door are accessible, fit and print on one sheet, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const { own, screen, family, reference } = await makeCase(language)
		await openPage(page, '/status', { language })
		await test.step('the door, by keyboard', async () => {
			await expectFine(page, language)
			await page.locator('[name=reference]').focus()
			await page.keyboard.type(reference.toLowerCase())
			const find = page.getByRole('button', { name: say.find })
			for (let presses = 0; presses < 12; presses += 1) {
				await page.keyboard.press('Tab')
				if (await find.evaluate((element) => element === document.activeElement)) break
				const field = await page.evaluate(() => document.activeElement?.getAttribute('name'))
				if (field === 'email') await page.keyboard.type('nobody@mail.example')
			}
			await expect(find).toBeFocused()
			await page.keyboard.press('Enter')
			const answer = page.locator('.status-alert')
			await expect(answer).toHaveText(say.wrong)
			// Read out, though the page is a new one.
			await expect(answer).toBeFocused()
			await expect(page.locator('[name=reference]')).toHaveValue(reference.toLowerCase())
		})

		await test.step('the own page', async () => {
			await page.goto(own)
			await hydrated(page)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
			await expect(page.locator('.status-timeline > li')).toHaveCount(7)
			await expect(page.locator('[aria-current=step]')).toHaveCount(1)
			await expectFine(page, language)
			await page.emulateMedia({ forcedColors: 'active' })
			const border = (element: Element) => getComputedStyle(element).borderTopStyle
			expect(await page.locator('.status-card').first().evaluate(border)).toBe('solid')
			await page.emulateMedia({ forcedColors: 'none' })
			const sheet = await page.pdf({ format: 'A4' })
			expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
		})

		await test.step('without a network nothing typed is lost', async () => {
			const message = page.getByLabel(say.message)
			await message.fill('A long letter')
			await page.context().setOffline(true)
			await expect(page.getByText(say.offline).first()).toBeVisible()
			await expect(page.getByRole('button', { name: say.send, exact: true })).toBeDisabled()
			await page.context().setOffline(false)
			await expect(page.getByRole('button', { name: say.send, exact: true })).toBeEnabled()
			await expect(message).toHaveValue('A long letter')
		})

		await test.step('the page that the link from the screen opens', async () => {
			await page.goto(screen)
			await hydrated(page)
			await expect(page.getByRole('button', { name: say.mailLink })).toBeVisible()
			await expect(page.getByLabel(say.message)).toHaveCount(0)
			await expectFine(page, language)
		})

		await test.step('the family’s page', async () => {
			await page.goto(family)
			await hydrated(page)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.family)
			await expectFine(page, language)
		})
	})
}

serverTest(
	'two families with one server between them never mix, and nothing of either is kept',
	async ({ playwright, baseURL }) => {
		const people = []
		for (const language of languages) {
			const { own, reference } = await makeCase(language)
			const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
			await request.get(own)
			people.push({ request, reference })
		}
		for (const path of ['/status', '/status.data', '/status?done=message', '/status']) {
			const answers = await Promise.all(people.map(({ request }) => request.get(path)))
			for (const [at, answer] of answers.entries()) {
				const said = await answer.text()
				for (const [other, { reference }] of people.entries())
					expect(said.includes(reference), `${path} ${at} ${other}`).toBe(at === other)
				expect(answer.headers()['cache-control']).toBe('no-store')
				expect(answer.headers()['x-robots-tag']).toBe('noindex')
			}
		}
		// What is painted first comes in one trip over the network: ten packets.
		const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
		for (const language of languages) {
			const door = await stranger.get(`/status?lang=${language}`)
			expect(Number(door.headers()['content-length'])).toBeLessThan(12_000)
			const [, scripts = ''] = /data-preload="([^"]*)"/.exec(await door.text()) ?? []
			// Nothing of the desk is among what a family's phone loads.
			expect(scripts).toContain('/assets/status-')
			expect(scripts).not.toMatch(/desk|inbox|guard/)
		}
		for (const { request } of [...people, { request: stranger }]) await request.dispose()
	},
)

test('the page of a message speaks of a message, and of no request', { tag: '@edge' }, async ({
	page,
}) => {
	const id = await inStore(async ({ submissions, cases }) => {
		const { submission } = await submissions.submit(newSubmission('contact_submissions'))
		await cases.change({ id: submission.id, version: 1 }, { stage: 'answered' }, { actor: 'sara' })
		return submission.id
	})
	const link = (origin: LinkOrigin) =>
		inStore(async ({ cases }) => `/status/${await cases.mintLink(id, origin)}`)
	const main = page.getByRole('main')
	const request = /الطلب(?![\u0621-\u064a])|طلبكم/
	await openPage(page, await link('mail'))
	for (const action of await page.locator('.status-actions summary').all()) await action.click()
	await expect(main.getByRole('button', { name: 'سحب الرسالة' })).toBeVisible()
	await expect(main).not.toContainText(request)
	await main.getByRole('button', { name: 'سحب الرسالة' }).click()
	await expect(page.locator('.status-notice')).toHaveText('سُحبت الرسالة.')
	await expect(main).not.toContainText(request)
	for (const origin of ['applicant', 'screen'] as const) {
		await page.goto(await link(origin))
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('سُحبت الرسالة')
		await expect(main).not.toContainText(request)
	}
})
