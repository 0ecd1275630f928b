/** A consultant makes a pack for a university: refused names, the file, what is not in it. */
import { readFileSync } from 'node:fs'
import { faultsByQpdf, hasQpdf, readPack } from '../services/packs.ts'
import { axe } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		prepare: 'إعداد حزمة',
		make: 'إعداد الملف',
		university: 'الجامعة*',
		programme: 'البرنامج، كما تكتبه الجامعة*',
		name: 'الاسم، كما في جواز السفر*',
		intake: 'موعد القبول*',
		latin: 'يُرجى الكتابة بالحروف اللاتينية',
		empty: 'لا يوجد مستند مقبول بعد',
		documents: /^المستندات/,
	},
	en: {
		prepare: 'Prepare a pack',
		make: 'Make the file',
		university: 'University*',
		programme: 'Programme, as the university writes it*',
		name: 'Name, as in the passport*',
		intake: 'Intake*',
		latin: 'Please write it in Latin letters',
		empty: 'none is accepted yet',
		documents: /^Documents/,
	},
}

// The name in Arabic.
test.use({ expected: [/status of 422|response: 422/] })

for (const language of testedIn('en')) {
	test(`accepted documents become one file for a university, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const w = words[language]
		const isPhone = language === 'en'
		const id = await newCase({ name: ownName() })
		await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
		await enterDesk(page, 'consultant', language, `/desk/cases/${id}`)
		const panel = page.locator('.pack-panel')
		if (isPhone) await page.getByRole('button', { name: w.documents }).click()
		await expect(panel).toContainText(w.empty)
		await expect(panel.getByRole('button')).toHaveCount(0)

		await inStore(async (store) => {
			for (const { name } of await store.cases.documents.ofCase(id))
				await store.cases.documents.change(name, { state: 'accepted' }, { actor: 'sample' })
		})
		await page.reload()
		await hydrated(page)
		if (isPhone) await page.getByRole('button', { name: w.documents }).click()
		await panel.getByRole('button', { name: w.prepare }).focus()
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog')
		await expect(dialog.getByLabel(w.university, { exact: true })).toBeFocused()
		await expect(dialog.locator('.pack-documents li')).toHaveCount(2)
		await dialog.getByLabel(w.university, { exact: true }).selectOption('utm')
		await dialog.getByLabel(w.programme, { exact: true }).fill('Bachelor of Computer Science')
		await dialog.getByLabel(w.name, { exact: true }).fill('مريم العتيبي')
		await dialog.getByLabel(w.intake, { exact: true }).selectOption({ index: 10 })
		await dialog.getByRole('radio', { name: language === 'ar' ? '5 ميغابايت' : '5 MB' }).check()
		await dialog.getByRole('button', { name: w.make }).click()
		await expect(dialog.locator('.field-error')).toContainText(w.latin)
		await dialog.getByLabel(w.name, { exact: true }).fill('Al-Otaibi Maryam')
		await expect(dialog.locator('.pack-file')).toHaveText(
			/^UTM_AL-OTAIBI-MARYAM_\d{4}-\d\d_[A-Z0-9-]{11}\.pdf$/,
		)
		await axe(page, '.pack-dialog')
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(width).toBeLessThanOrEqual(isPhone ? 390 : 1440)
		await dialog.getByRole('button', { name: w.make }).click()
		await expect(dialog).toHaveCount(0)

		const link = panel.locator('a[download]')
		await expect(link).toBeVisible({ timeout: 60_000 })
		await axe(page, '.pack-panel')
		const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
		expect(file.suggestedFilename()).toMatch(/^UTM_AL-OTAIBI-MARYAM_/)
		const bytes = new Uint8Array(readFileSync(await file.path()))
		const { pages, bookmarks } = await readPack(bytes)
		expect([pages.length, bookmarks.length]).toEqual([3, 3])
		expect(pages[0]?.text).toContain('Al-Otaibi Maryam')
		if (hasQpdf) expect(faultsByQpdf(bytes)).toBe('')

		// The next one begins with what was typed for this one.
		await panel.getByRole('button', { name: w.prepare }).click()
		await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue('Al-Otaibi Maryam')
		await expect(dialog.getByLabel(w.university, { exact: true })).toHaveValue('utm')
		await page.keyboard.press('Escape')
		await expect(panel.getByRole('button', { name: w.prepare })).toBeFocused()
	})
}
