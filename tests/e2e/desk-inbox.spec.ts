/** The list: what is asked of it, many changed at once, what arrives; and what only a manager sees. */
import { readFile } from 'node:fs/promises'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the list is narrowed in its address, searched, changed many at once and taken back', async ({
	page,
}) => {
	const name = ownName()
	const ids = [
		await newCase({ kind: 'contact_submissions', name }),
		await newCase({ kind: 'visa_consultations', name }),
		await newCase({ kind: 'accommodation_requests', name }),
	]
	await page.setViewportSize({ width: 1440, height: 900 })
	// An address that asks for what there is not leads to the list without it.
	await enterDesk(page, 'consultant', 'en', `/desk?kind=foo&q=${name}`)
	await expect(page).toHaveURL(new RegExp(`/desk\\?q=${name}$`))
	await expect(page.getByText('3 results')).toBeVisible()
	await expect(page.getByText('Showing 3 of 3')).toBeVisible()
	const rows = page.locator('.case-row:not(.case-skeleton)')
	await expect(rows).toHaveCount(3)
	const kind = page.getByRole('combobox', { name: 'Kind' })
	await kind.focus()
	await kind.selectOption('visa_consultations')
	await expect(page).toHaveURL(/kind=visa_consultations/)
	await expect(rows).toHaveCount(1)
	// The filter keeps the focus while its list arrives.
	await expect(kind).toBeFocused()
	await page.getByRole('button', { name: 'Clear filters' }).click()
	await expect(rows).toHaveCount(3)

	const assign = async () => {
		await rows.nth(0).getByRole('checkbox').check()
		await rows.nth(1).getByRole('checkbox').check()
		await page.getByRole('toolbar').getByRole('button', { name: 'Assign to' }).click()
		await page.getByRole('listbox').getByRole('option', { name: 'Sara Haddad' }).first().click()
	}
	await assign()
	const note = page.locator('.desk-bulk-change')
	await note.getByRole('button', { name: 'Undo' }).click()
	await expect(note).toContainText('Nothing was changed.')
	expect(await storedCase(ids[0] ?? '')).toMatchObject({ version: 1 })

	// It waits wherever one goes on to, and leaves with the page.
	await assign()
	await rows.nth(2).locator('.case-open').click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
	await expect(note.getByRole('button', { name: 'Undo' })).toBeVisible()
	await page.goto('/desk/me')
	await hydrated(page)
	const changed = async () =>
		(await Promise.all(ids.map(storedCase))).filter((row) => row?.version === 2).length
	await expect.poll(changed).toBe(2)
})

test('what arrives is announced, and rows move only when asked', async ({ page }) => {
	const name = ownName()
	await newCase({ kind: 'contact_submissions', name })
	await enterDesk(page, 'consultant', 'ar')
	await page.clock.install()
	await page.goto(`/desk?q=${name}`)
	await hydrated(page)
	const rows = page.locator('.case-row:not(.case-skeleton)')
	await expect(rows).toHaveCount(1)
	const arrived = page.locator('.case-status')
	// Other stories read what is new meanwhile, which takes from the same number.
	await expect(async () => {
		await newCase({ kind: 'contact_submissions', name })
		await page.clock.runFor(21_000)
		await expect(arrived).toContainText(/وصل/, { timeout: 2000 })
	}).toPass()
	await expect(rows).toHaveCount(1)
	await arrived.getByRole('button', { name: 'عرض' }).click()
	await expect(rows.nth(1)).toContainText(name)

	// On a phone views and filters are rows that scroll sideways: what has the focus is seen whole.
	await page.setViewportSize({ width: 360, height: 740 })
	await page.locator('.phone-views a').first().focus()
	const count = await page.locator('.phone-views a, .case-filters select').count()
	expect(count).toBeGreaterThan(8)
	for (let at = 0; at < count; at += 1) {
		const focused = page.locator('.phone-views a:focus, .case-filters select:focus')
		await expect(focused, `the focus after ${at} steps`).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Tab')
	}
})

test.describe('the manager', () => {
	test.use({ expected: [/403/] })

	test('a consultant sees none of the manager’s pages', { tag: '@edge' }, async ({ page }) => {
		await enterDesk(page, 'consultant', 'en')
		for (const path of ['/desk/overview', '/desk/audit', '/desk/people']) {
			expect((await page.goto(path))?.status()).toBe(403)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(
				'This page is outside your role',
			)
		}
		await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0)
	})
})

test('on a page that was left open, a session that ended leads to sign-in and back', async ({
	page,
}) => {
	await enterDesk(page, 'consultant', 'en', '/desk')
	await page.context().clearCookies({ name: /desk$/ })
	await page
		.getByRole('link', { name: /^My cases/ })
		.first()
		.click()
	await expect(page).toHaveURL(/\/desk\/sign-in\?next=%2Fdesk%3Fview%3Dmine$/)
	await expect(page.getByLabel('Password')).toBeVisible()
})

/** As if the mail server had refused the address of this message; it has not left yet. */
const refusedMail = (id: string) =>
	inStore(async (store) => {
		const answer = { channel: 'email', language: 'en', body: 'Your file is complete.' } as const
		await store.cases.send(id, answer, { actor: 'system' })
		const [mail] = await store.outgoing.ofCase(id)
		const failure = { code: 'SMTP_550', permanent: true, outage: false }
		await store.outgoing.markFailed(mail?.id ?? '', failure, new Date())
	})

test('a manager sends again what did not arrive, takes the cases as a table in words, and finds that in the log', {
	tag: '@edge',
}, async ({ page }) => {
	const name = ownName()
	const id = await newCase({ kind: 'visa_consultations', name })
	await refusedMail(id)
	const reference = (await storedCase(id))?.reference ?? ''
	await page.setViewportSize({ width: 1440, height: 900 })
	await enterDesk(page, 'manager', 'en')
	await page.getByRole('link', { name: 'Overview' }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
	await expect(page.locator('.reply-bars dd:not([aria-hidden])')).toHaveCount(5)
	const again = page.getByRole('button', {
		name: `Send again: Message to the applicant ${reference}`,
	})
	await again.click()
	await expect(page.getByText('It will be sent again in a moment.')).toBeVisible()
	const mails = () => inStore((store) => store.outgoing.ofCase(id))
	await expect.poll(async () => (await mails()).every(({ sent_at }) => sent_at !== null)).toBe(true)
	await page.reload()
	await hydrated(page)
	await expect(again).toHaveCount(0)

	const downloading = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Download the table' }).click()
	const table = await readFile(await (await downloading).path(), 'utf8')
	const line = table.split('\r\n').find((one) => one.includes(name))
	expect(line).toMatch(/,Visa consultation,.*,Egypt,.*,Consulted,/)

	await page.getByRole('link', { name: 'Log' }).first().click()
	await page.getByLabel('Event').selectOption('exported')
	await page.getByRole('button', { name: 'Show', exact: true }).click()
	await expect(page).toHaveURL(/type=exported/)
	await expect(page.locator('.audit-list li').first()).toContainText('Sara Haddad')
	const clear = page.getByRole('link', { name: 'Clear filters' })
	await clear.click()
	await expect(clear).toBeHidden()
	await page.getByLabel('Reference').fill(reference.toLowerCase())
	await page.getByRole('button', { name: 'Show', exact: true }).click()
	await expect(page).toHaveURL(/case=/)
	// Received, and answered.
	await expect(page.locator('.audit-list li')).toHaveCount(2)
	await page.locator('.audit-list a').first().click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

	// Erasing waits behind the menu, asks for the reference, and can be taken back for a day.
	await page.getByRole('button', { name: 'More actions' }).click()
	await page.getByRole('button', { name: 'Delete the case' }).click()
	const dialog = page.getByRole('dialog', { name: 'Delete the case' })
	await dialog.getByLabel('Reason').selectOption({ label: 'A test entry' })
	const confirmation = dialog.getByLabel('Please type the reference')
	await confirmation.fill('another')
	await dialog.getByRole('button', { name: 'Delete in 24 hours' }).click()
	await expect(dialog.getByRole('alert')).toBeVisible()
	await confirmation.fill(reference)
	await dialog.getByRole('button', { name: 'Delete in 24 hours' }).click()
	await expect(dialog).toHaveCount(0)
	const note = page.getByRole('region', { name: 'Delete the case' })
	await note.getByRole('button', { name: 'Take the deletion back' }).click()
	await expect(note).toHaveCount(0)
})
