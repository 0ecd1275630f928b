/** The student application when something comes between: a killed tab or browser, another language, a server or a network that fails. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdf } from '#tests/factories/files.ts'
import {
	expectNotice,
	field,
	file,
	fillAcademic,
	fillPersonal,
	next,
	posts,
	reachTheEnd,
	tab,
	threeDocuments,
	typed,
	words,
} from './support/application.ts'
import { documentsInDraft, keptForms } from './support/kept-forms.ts'
import { type OwnBrowser, startBrowser } from './support/own-browser.ts'
import { hydrated, openPage, testedIn } from './support/page.ts'
import { forgetDocuments, storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const upload = '**/api/application-documents'
const insert = '**/api/user_applications'
const address = (name: string) => `${name}-${crypto.randomUUID()}@mail.example`

for (const language of testedIn('en')) {
	const say = words[language]

	test(`a draft outlives its tab, and every change of language, in ${language}`, {
		tag: '@edge',
	}, async ({ page, context }) => {
		await page.setViewportSize(language === 'ar' ? desktop : phone)
		await openPage(page, '/apply', { language })
		const sent = posts(page)
		const switchLanguage = async () => {
			const before = await typed(page)
			const shown = await page.locator('html').getAttribute('lang')
			const { other } = words[shown === 'ar' ? 'ar' : 'en']
			await page.getByRole('link', { name: other }).first().click()
			await expect(page.locator('html')).not.toHaveAttribute('lang', shown ?? '')
			expect(await typed(page)).toEqual(before)
		}
		await fillPersonal(page, address('draft'))
		// The later steps are fetched while the first is filled in: their empty fields count too.
		await expect(page.locator('#apply-academic')).toBeAttached()
		await switchLanguage()
		await next(page)
		await fillAcademic(page)
		await switchLanguage()
		await next(page)
		await field(page, 'visa_support').check()
		await switchLanguage()
		await next(page)
		await field(page, 'documents').setInputFiles(await threeDocuments())
		await switchLanguage()
		await expect(page.locator('#apply-documents .document')).toHaveCount(3)
		await next(page)
		await field(page, 'additional_info').fill('من فضلكم، اتصلوا مساءً')
		await switchLanguage()
		await switchLanguage()
		await page.locator('.wizard-buttons .btn-line').click()
		const before = await typed(page)
		await expect.poll(() => documentsInDraft(page)).toBe(3)
		const crashed = page.waitForEvent('crash')
		const tabItself = await context.newCDPSession(page)
		// It dies before it could answer.
		void tabItself.send('Page.crash').catch(() => undefined)
		await crashed

		const again = await context.newPage()
		await again.goto('/apply')
		await hydrated(again)
		await expect(again.locator('#apply-documents .document')).toHaveCount(3)
		await expect(tab(again, say.tabs[3])).toHaveAttribute('aria-selected', 'true')
		await expect(again.locator('#apply-documents .document img')).toBeVisible()
		expect(await typed(again)).toEqual(before)
		expect(sent).toEqual([])

		await again.getByRole('button', { name: say.clear, exact: true }).click()
		await again.getByRole('button', { name: say.yes }).click()
		await expect(again.locator('.document')).toHaveCount(0)
		await expect.poll(() => keptForms(again)).toEqual([])
		await again.reload()
		await hydrated(again)
		await expect(field(again, 'first_name')).toHaveValue('')
	})
}

test('on the fourth step the browser is killed; opened again, it has every field and every file', {
	tag: '@edge',
}, async ({ baseURL }) => {
	const profile = mkdtempSync(join(tmpdir(), 'rihla-profile-'))
	const first = await startBrowser(profile)
	let second: OwnBrowser | undefined
	try {
		const { page } = first
		await page.goto(`${baseURL}/apply`)
		await hydrated(page)
		await fillPersonal(page, address('killed'))
		await next(page)
		await fillAcademic(page)
		await next(page)
		await field(page, 'airport_pickup').check()
		await next(page)
		await field(page, 'documents').setInputFiles(await threeDocuments())
		await expect(page.locator('#apply-documents .document')).toHaveCount(3)
		const before = await typed(page)
		await expect.poll(() => documentsInDraft(page)).toBe(3)
		await first.kill()

		second = await startBrowser(profile)
		const again = second.page
		await again.goto(`${baseURL}/apply`)
		await expect(tab(again, words.ar.tabs[3])).toHaveAttribute('aria-selected', 'true')
		await expect(again.locator('#apply-documents .document')).toHaveText([
			/Passport\.pdf/,
			/Transcript\.pdf/,
			/صورة\.png/,
		])
		await expect(again.locator('#apply-documents .document img')).toBeVisible()
		expect(await typed(again)).toEqual(before)
	} finally {
		await first.kill()
		await second?.kill()
		rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
	}
})

test.describe('when the server or the network fails', () => {
	test.use({ expected: [/503|422|ERR_INTERNET_DISCONNECTED/] })

	for (const language of testedIn('ar')) {
		const say = words[language]

		test(`nothing is lost and nothing is sent twice in ${language}`, { tag: '@edge' }, async ({
			page,
		}) => {
			const email = address('failing')
			await page.setViewportSize(language === 'ar' ? phone : desktop)
			await openPage(page, '/apply', { language })
			const arrived: string[] = []
			let uploads = 0
			await page.route(upload, async (route) => {
				uploads += 1
				if (uploads === 2) return route.fulfill({ status: 503, json: { error: 'store_down' } })
				if (uploads === 3) return route.abort('internetdisconnected')
				arrived.push(/filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '')
				return route.continue()
			})
			let inserts = 0
			await page.route(insert, (route) => {
				inserts += 1
				if (inserts === 1) return route.fulfill({ status: 503, json: { error: 'store_down' } })
				// A day has passed: the uploads are gone, and the browser sends the kept files anew by itself.
				if (inserts === 2) forgetDocuments(route.request().postDataJSON().documents)
				return route.continue()
			})
			await reachTheEnd(page, email)
			const rows = page.locator('#apply-additional .document')

			await next(page)
			await expectNotice(page, say.uploads)
			await expect(rows.nth(1)).toContainText('Transcript.pdf')
			await page.getByRole('button', { name: say.retry }).click()
			await expect(rows.nth(1)).toContainText(say.lost)
			expect(inserts).toBe(0)

			await next(page)
			await expectNotice(page, say.failed)
			await expect(field(page, 'first_name')).toHaveValue(' نورة ')
			await next(page)
			await expectNotice(page, say.sent)
			expect(storedRows('user_applications', email)).toHaveLength(1)
			expect([uploads, inserts, arrived.length]).toEqual([8, 3, 6])
		})
	}

	test('an upload can be cancelled and tried again', { tag: '@edge' }, async ({ page }) => {
		const say = words.en
		const email = address('cancel')
		await openPage(page, '/apply', { language: 'en' })
		let held = 0
		await page.route(upload, async (route) => {
			held += 1
			// The first is held back until it is cancelled.
			if (held > 1) await route.continue()
		})
		await reachTheEnd(page, email)
		await next(page)
		await expect(page.getByRole('button', { name: say.submitting })).toBeDisabled()
		await expect(field(page, 'emergency_contact')).toBeDisabled()
		await page.getByRole('button', { name: say.cancel }).click()
		const first = page.locator('#apply-additional .document').first()
		await expect(first).toContainText(say.cancelled)
		await page.getByRole('button', { name: say.retry }).click()
		await expect(first.locator('.field-ok')).toBeVisible()
		await next(page)
		await expectNotice(page, say.sent)
		expect(storedRows('user_applications', email)).toHaveLength(1)
	})

	test('a network that goes while a file is sent, and comes back', { tag: '@edge' }, async ({
		page,
		context,
	}) => {
		const email = address('offline')
		await openPage(page, '/apply', { language: 'en' })
		await reachTheEnd(page, email)
		await page.getByRole('button', { name: words.en.previous }).click()
		await field(page, 'documents').setInputFiles([file('Certificate.pdf', pdf(2_000_000))])
		await next(page)
		const network = await context.newCDPSession(page)
		const emulate = (offline: boolean, uploadThroughput: number) =>
			network.send('Network.emulateNetworkConditions', {
				offline,
				latency: 0,
				downloadThroughput: -1,
				uploadThroughput,
			})
		await network.send('Network.enable')
		await emulate(false, 300_000)
		await next(page)
		const last = page.locator('#apply-additional .document').last()
		await expect(last.getByRole('progressbar')).not.toHaveJSProperty('value', 0)
		await emulate(true, -1)
		// The browser may still finish the file on its way; then it is the row that is stopped.
		await expect(page.getByText(words.en.failed[0], { exact: true })).toBeVisible()
		await page.getByRole('button', { name: words.en.agree }).click()
		await expect(page.locator('.wizard .form-note')).toContainText(words.en.agreed)
		expect(storedRows('user_applications', email)).toEqual([])
		await emulate(false, -1)
		await expect(page.locator('.sent-note')).toBeVisible()
		expect(storedRows('user_applications', email)).toHaveLength(1)
	})

	test('an answer that was lost makes no second application, even after its page was left', {
		tag: '@edge',
	}, async ({ page }) => {
		const email = address('lost')
		await openPage(page, '/apply', { language: 'en' })
		const sent = posts(page)
		await page.route(
			insert,
			async (route) => {
				await route.fetch()
				await route.abort('internetdisconnected')
			},
			{ times: 1 },
		)
		await reachTheEnd(page, email)
		await next(page)
		await expectNotice(page, words.en.failed)
		expect(storedRows('user_applications', email)).toHaveLength(1)
		await page.goto('/about')
		await page.getByRole('link', { name: words.en.open }).click()
		await expect(page.locator('#apply-additional .document')).toHaveCount(3)
		await next(page)
		await expectNotice(page, words.en.sent)
		expect(storedRows('user_applications', email)).toHaveLength(1)
		// Three files and the row, and the row once more.
		expect(sent).toHaveLength(5)
	})
})

test('a draft is gone after a week, and what earlier versions kept with the next visit', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/apply')
	await field(page, 'first_name').fill('نورة')
	await expect.poll(() => keptForms(page)).toHaveLength(1)
	await page.reload()
	await expect(field(page, 'first_name')).toHaveValue('نورة')
	await page.evaluate(() => {
		for (const name of ['rihla-application', 'rihla-outbox']) indexedDB.open(name, 1)
	})
	const databases = () =>
		page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort())
	await expect.poll(databases).toHaveLength(3)
	await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
	await page.reload()
	await hydrated(page)
	await expect(page.locator('.draft-note [role=status]')).toBeHidden()
	await expect(field(page, 'first_name')).toHaveValue('')
	await expect.poll(databases).toEqual(['rihla-forms'])
})

test('the form works where nothing can be kept', { tag: '@edge' }, async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
	await openPage(page, '/apply', { language: 'en' })
	await reachTheEnd(page, address('private'))
	await next(page)
	await expectNotice(page, words.en.sent)
})
