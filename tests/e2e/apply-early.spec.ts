/** The student application for those who are faster than the network: the later steps are fetched while the first is filled in. */
import { field, fillPersonal, next, tab, typed, words } from './support/application.ts'
import { holdBack } from './support/first-paint.ts'
import { openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

/** The later steps and the rules. */
const logic = /\/assets\/application-logic-/
const email = 'early@mail.example'

test('Next waits for the rest of the form, even while there is no network', {
	tag: '@edge',
}, async ({ page, context }) => {
	const say = words.en
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await openPage(page, '/apply', { language: 'en' })
	// Who only looks at the page does not fetch it.
	await page.waitForLoadState('networkidle')
	expect(asked.filter((url) => logic.test(url))).toEqual([])
	await context.setOffline(true)
	await fillPersonal(page, email)
	await next(page)
	await expect(page.locator('.wizard .form-note')).toHaveText(say.unfetched)
	await expect(tab(page, say.tabs[0])).toHaveAttribute('aria-selected', 'true')

	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(logic, async (route) => {
		await promise
		await route.continue()
	})
	// It is asked for again without anybody's doing; who presses meanwhile sees that it is on its way.
	await context.setOffline(false)
	await next(page)
	await expect(page.getByRole('button', { name: say.waiting })).toBeFocused()
	await next(page)
	resolve()
	await expect(tab(page, say.tabs[1])).toHaveAttribute('aria-selected', 'true')
	await expect(page.locator('.wizard .form-note')).toHaveCount(0)
	await expect(field(page, 'first_name')).toHaveValue(' نورة ')
})

test('where a browser does not ask a second time, the page is loaded anew with all that was typed', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/apply')
	let isAnew = false
	page.once('framenavigated', () => {
		isAnew = true
	})
	await page.route(logic, (route) =>
		isAnew ? route.continue() : route.abort('internetdisconnected'),
	)
	await fillPersonal(page, email)
	await next(page)
	await expect(page.locator('#apply-academic')).toBeAttached()
	await next(page)
	await expect(tab(page, words.ar.tabs[1])).toHaveAttribute('aria-selected', 'true')
})

test('what is typed before the rest of the form is there outlives links, the way back and a reload', {
	tag: '@edge',
}, async ({ page }) => {
	const release = await holdBack(page, logic)
	await openPage(page, '/apply')
	await fillPersonal(page, email)
	const before = await typed(page)
	await page.getByRole('contentinfo').getByRole('link', { name: words.ar.about }).click()
	await expect(page.locator('.wizard')).toHaveCount(0)
	await page.goBack()
	await expect.poll(() => typed(page)).toEqual(before)
	await field(page, 'last_name').fill('Al-Otaibi')
	await page.goto('/about')
	await page.goto('/apply')
	await expect(field(page, 'last_name')).toHaveValue('Al-Otaibi')
	release()
	await next(page)
	await expect(tab(page, words.ar.tabs[1])).toHaveAttribute('aria-selected', 'true')
	// It is a draft on this device, and no second copy lies in the tab.
	const inTab = () =>
		page.evaluate(() => Object.keys(sessionStorage).filter((key) => /form|early/.test(key)))
	await expect.poll(inTab).toEqual([])
	await expect(field(page, 'first_name')).toHaveValue(' نورة ')
})
