/** The student application for those who are faster than the network: the later steps are fetched while the first is filled in. */
import { field, fillPersonal, next, tab, words } from './support/application.ts'
import { openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

/** The later steps, the rules, the draft and the sending. */
const desk = /\/assets\/desk-/
const email = 'early@mail.example'

test('Next waits for the rest of the form, even while there is no network', async ({
	page,
	context,
}) => {
	const say = words.en
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await openPage(page, '/apply', { language: 'en' })
	// Who only looks at the page does not fetch it.
	await page.waitForLoadState('networkidle')
	expect(asked.filter((url) => desk.test(url))).toEqual([])
	await context.setOffline(true)
	await fillPersonal(page, email)
	await next(page)
	await expect(page.locator('.wizard .form-note')).toHaveText(say.unfetched)
	await expect(tab(page, say.tabs[0])).toHaveAttribute('aria-selected', 'true')

	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(desk, async (route) => {
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

test('where a browser does not ask a second time, the page is loaded anew with all that was typed', async ({
	page,
}) => {
	await openPage(page, '/apply')
	let isAnew = false
	page.once('framenavigated', () => {
		isAnew = true
	})
	await page.route(desk, (route) =>
		isAnew ? route.continue() : route.abort('internetdisconnected'),
	)
	await fillPersonal(page, email)
	await next(page)
	await expect(page.locator('#apply-academic')).toBeAttached()
	await next(page)
	await expect(tab(page, words.ar.tabs[1])).toHaveAttribute('aria-selected', 'true')
})
