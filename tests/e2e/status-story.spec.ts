/** Two people and a family: from the application to the day when nothing of it is left. */
import type { Browser, BrowserContextOptions } from '@playwright/test'
import * as v from 'valibot'
import { jpeg } from '#tests/factories/files.ts'
import { hitsInFolder } from '#tests/services/canary.ts'
import { file, next, reachTheEnd } from './support/application.ts'
import { axe } from './support/axe.ts'
import { eraseADayLater } from './support/erasing.ts'
import { hydrated, openPage } from './support/page.ts'
import { deskCalls } from './support/staff.ts'
import { mailsTo } from './support/stored-mail.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const found = v.object({ cases: v.array(v.object({ id: v.string(), version: v.number() })) })
const opened = v.object({
	case: v.object({ version: v.number() }),
	documents: v.array(v.object({ name: v.string(), label: v.nullable(v.string()) })),
	messages: v.array(v.object({ body: v.string() })),
})

const linkIn = (text: string | undefined) =>
	/http:\/\/localhost:\d+(\/status\/[\w-]{43})/.exec(text ?? '')?.[1] ?? 'no link'

async function otherDevice(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext({ baseURL, locale: 'ar', ...options })
	return context.newPage()
}

test('a student applies, sends what is missing from another device, shows the family the way, and deletes everything', async ({
	page,
	browser,
	request,
	baseURL: origin,
}) => {
	const baseURL = origin ?? ''
	const { repeatEachIndex, retry } = test.info()
	const email = `whole-story-${repeatEachIndex}-${retry}@canary.example`

	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	await openPage(page, '/apply')
	await reachTheEnd(page, email)
	await next(page)
	const note = page.locator('.sent-note')
	await expect(note.getByRole('link', { name: 'فتح صفحة الحالة' })).toBeVisible()
	const given = linkIn(await note.locator('.share-line').innerText())
	await note.getByRole('button', { name: 'نسخ' }).click()
	await expect(note.getByRole('button', { name: 'تم النسخ' })).toBeVisible()
	const whatsapp = await note.getByRole('link', { name: 'إرسال عبر واتساب' }).getAttribute('href')
	expect(decodeURIComponent(whatsapp ?? '')).toContain(`${baseURL}${given}`)
	await test.step('the link alone is printed', async () => {
		await page.emulateMedia({ media: 'print' })
		await expect(page.locator('.link-sheet')).toContainText(given)
		await expect(page.locator('main')).toBeHidden()
		await page.emulateMedia({ media: null })
	})
	await axe(page, '.sent-note')
	const reference = String(storedRows('user_applications', email)[0]?.reference)
	await expect(note).toContainText(reference)
	// Nothing of it stays once the page is left.
	await page.goto('/faq')
	await hydrated(page)
	const kept = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
	)
	expect(kept).not.toContain(given)

	const desk = await deskCalls(request, 'consultant')
	const [row] = v.parse(found, await desk(`GET /api/desk/cases?q=${reference}`)).cases
	const address = `/api/desk/cases/${row?.id}`
	await desk(`POST ${address}/requests`, { document: 'photos', note: 'بخلفية بيضاء من فضلكم' })

	await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(2)
	const [received = '', changed = ''] = mailsTo(email)
	for (const mail of [received, changed]) {
		expect(mail).toContain(reference)
		for (const secret of ['نورة', 'Al-Harbi', 'photos', 'بخلفية'])
			expect(mail).not.toContain(secret)
	}

	const phone = await otherDevice(browser, baseURL, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	})
	await test.step('the mail opens on a phone without scripts', async () => {
		await phone.goto(linkIn(changed))
		await expect(phone).toHaveURL(/\/status$/)
		await expect(phone).toHaveTitle('حالة الطلب | رحلة')
		await expect(phone.getByRole('heading', { level: 1 })).toHaveText('استلمنا طلبكم')
		await expect(phone.getByText('طلب نورة')).toBeVisible()
		await expect(phone.getByText('بخلفية بيضاء من فضلكم')).toBeVisible()
		await expect(phone.getByText('الدور عليكم.')).toBeVisible()
		await phone
			.getByLabel('صور شخصية', { exact: true })
			.setInputFiles(file('photo.jpg', await jpeg()))
		await phone.getByRole('button', { name: 'رفع الملف' }).click()
		await expect(phone.locator('.status-notice')).toHaveText('وصلنا الملف، وسندقّقه.')
		await expect(phone.locator('.status-notice')).toBeFocused()
		await phone.getByText('سحب الطلب', { exact: true }).first().click()
		await phone.getByRole('button', { name: 'سحب الطلب' }).click()
		await expect(phone.locator('.status-notice')).toHaveText('سُحب الطلب.')
		await expect(phone.getByRole('heading', { level: 1 })).toHaveText('سُحب الطلب')
		// A message opens it again.
		await phone.getByLabel('رسالتكم إلينا').fill('هل الصورة مناسبة؟')
		await phone.getByRole('button', { name: 'إرسال', exact: true }).click()
		await expect(phone.locator('.status-notice')).toHaveText('وصلتنا رسالتكم، وسنرد عليكم.')
		await expect(phone.locator('.message-in')).toContainText('هل الصورة مناسبة؟')
		await expect(phone.getByRole('heading', { level: 1 })).toHaveText('استلمنا طلبكم')
	})

	const file1 = v.parse(opened, await desk(`GET ${address}`))
	expect(file1.messages.map(({ body }) => body)).toContain('هل الصورة مناسبة؟')
	const sent = file1.documents.find(({ label }) => label === 'photos')
	await desk(`PATCH /api/desk/documents/${sent?.name}`, { state: 'accepted' })
	const stage = { version: file1.case.version, changes: { stage: 'checking' } }
	await desk(`PATCH ${address}`, stage)

	await test.step('the link from the screen shows the way and mails the own one', async () => {
		await page.goto(given)
		await hydrated(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('ندقّق مستنداتكم')
		await expect(page.getByText('هل الصورة مناسبة؟')).toHaveCount(0)
		await expect(page.locator('.status-actions')).toHaveCount(0)
		await page.getByRole('button', { name: 'إرسال الرابط بالبريد' }).click()
		await expect(page.locator('.status-notice')).toContainText('أرسلنا الرابط')
	})
	const mailed = async (about: string) => {
		const mails = () => mailsTo(email).filter((mail) => mail.includes(about))
		await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1)
		return mails()[0]
	}

	await test.step('the applicant sees it, and makes a link for the family', async () => {
		await page.goto(linkIn(await mailed('طُلب إرسال رابط')))
		await hydrated(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('ندقّق مستنداتكم')
		await expect(page.locator('.status-received')).toContainText('صور شخصية')
		await expect(page.locator('.status-received')).toContainText('تم قبول المستند')
		await page.getByRole('button', { name: 'إنشاء رابط للعائلة' }).click()
		await expect(page.locator('.share-line')).toBeVisible()
	})
	const family = await otherDevice(browser, baseURL)
	await test.step('the family sees the stage and no name', async () => {
		await family.goto(linkIn(await page.locator('.share-line').innerText()))
		await expect(family.getByRole('heading', { level: 1 })).toHaveText('تُدقَّق المستندات الآن')
		const all = await family.content()
		for (const secret of ['نورة', 'Harbi', reference, email, 'مناسبة'])
			expect(all.includes(secret), secret).toBe(false)
		await expect(family.getByText('صور شخصية')).toHaveCount(0)
	})

	await test.step('everything is deleted, and a day later nothing is left', async () => {
		await page.getByText('حذف بياناتي كلها').click()
		await page.getByLabel('أفهم أن الحذف نهائي.').check()
		await page.getByRole('button', { name: 'حذف بياناتي', exact: true }).click()
		await expect(page.getByRole('heading', { name: 'ستُحذف بياناتكم كلها' })).toBeVisible()
		await expect(page.getByRole('button', { name: 'التراجع عن الحذف' })).toBeVisible()
		expect(linkIn(await mailed('للتراجع عن الحذف'))).not.toBe('no link')
		const folder = process.env.E2E_DATA_DIR ?? ''
		// Other tests have applicants called Noura too: this one is found by her address and her message.
		const own = [email, Buffer.from('هل الصورة مناسبة').toString('latin1')]
		expect(hitsInFolder(folder, own).length).toBeGreaterThan(2)
		await eraseADayLater(reference)
		await expect.poll(() => hitsInFolder(folder, own), { timeout: 20_000 }).toEqual([])
		await page.goto('/status')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('أين وصل طلبي؟')
		await phone.goto(linkIn(changed))
		await expect(phone.locator('.status-notice')).toContainText('لم يعد هذا الرابط صالحًا')
		await family.reload()
		await expect(family.getByRole('heading', { level: 1 })).toHaveText('أين وصل طلبي؟')
	})
	await phone.context().close()
	await family.context().close()
})
