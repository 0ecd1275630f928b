/** The desk and the links of a case: the applicant's goes by mail, staff's only reads, and who asked for an erasure takes it back. */
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { mailsTo } from './support/stored-mail.ts'
import { expect, test } from './support/test.ts'

const pathIn = (text: string | undefined) =>
	/http:\/\/localhost:\d+(\/status\/[\w-]{43})/.exec(text ?? '')?.[1] ?? 'no link'

test('a consultant mails the applicant a link, copies one that only reads, and stops both', {
	tag: '@edge',
}, async ({ page, browser, baseURL }) => {
	const name = ownName()
	const id = await newCase({ kind: 'contact_submissions', name, language: 'en' })
	await page.setViewportSize({ width: 1440, height: 900 })
	await enterDesk(page, 'consultant', 'en', `/desk/cases/${id}`)
	const facts = page.getByRole('region', { name: 'Details' })
	await expect(facts.getByText('Email not confirmed')).toBeVisible()

	await page.getByRole('button', { name: 'More actions' }).click()
	await page.getByRole('button', { name: 'Links to the status page' }).click()
	const dialog = page.getByRole('dialog', { name: 'Links to the status page' })
	await axe(page, 'dialog')
	await dialog.getByRole('button', { name: 'Mail the applicant a link' }).click()
	await expect(dialog.getByRole('status')).toContainText('within minutes')
	await dialog.getByRole('button', { name: 'Make a read-only link' }).click()
	const read = pathIn(await dialog.locator('.share-line').innerText())
	expect((await page.content()).match(/\/status\/[\w-]{43}/g)).toHaveLength(1)

	const mails = () => mailsTo(`${name}@mail.example`)
	await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1)
	const family = await browser.newContext({ baseURL: baseURL ?? '' })
	const applicant = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
	const reader = await family.newPage()
	await reader.goto(read)
	await expect(reader.getByText('This page shows no name')).toBeVisible()
	await expect(reader.getByLabel('Your message to us')).toHaveCount(0)
	const own = await applicant.newPage()
	await own.goto(pathIn(mails()[0]))
	await own.getByLabel('Your message to us').fill('It is me')
	await own.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(own.locator('.message-in')).toContainText('It is me')

	await page.reload()
	await hydrated(page)
	await expect(facts.getByText('Email not confirmed')).toHaveCount(0)
	await expect(page.getByText(/by the mailed link [\w-]{8}/)).toBeVisible()
	await page.getByRole('button', { name: 'More actions' }).click()
	await page.getByRole('button', { name: 'Links to the status page' }).click()
	await dialog.getByRole('button', { name: 'Stop all links' }).click()
	await dialog.getByRole('button', { name: 'Yes, stop them' }).click()
	await expect(dialog.getByRole('status')).toHaveText('All links were stopped.')
	for (const visitor of [reader, own]) {
		await visitor.goto('/status')
		await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Where is my application?')
	}
	await family.close()
	await applicant.close()
})

test('only who asked for an erasure takes it back, and the manager has a view of what will be erased', {
	tag: '@edge',
}, async ({ page }) => {
	const name = ownName()
	const id = await newCase({ kind: 'contact_submissions', name })
	const token = await inStore((store) => store.cases.mintLink(id, 'mail'))
	await page.goto(`/status/${token}`)
	await page.getByText('حذف بياناتي كلها').click()
	await page.getByLabel('أفهم أن الحذف نهائي.').check()
	await page.getByRole('button', { name: 'حذف بياناتي', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'ستُحذف بياناتكم كلها' })).toBeVisible()

	await page.setViewportSize({ width: 1440, height: 900 })
	await enterDesk(page, 'manager', 'ar', '/desk')
	await page.getByRole('link', { name: /ستُحذف/ }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('ستُحذف')
	const row = page.locator('.case-row').filter({ hasText: name })
	await expect(row.getByText(/يُحذف في/)).toBeVisible()
	await row.getByRole('link').click()
	const note = page.getByRole('region', { name: 'حذف الملف' })
	await expect(note).toContainText('لا يتراجع عنه غيره')
	await expect(note.getByRole('button')).toHaveCount(0)
	expect(await storedCase(id)).not.toBeNull()
})
