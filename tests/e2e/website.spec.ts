/** The website room: an owner changes a price, is warned, publishes, looks at the difference and brings it back. */
import { axe, axeColours } from './support/axe.ts'
import { hydrated, prefer, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// A conflict is an answer, and the browser reports it.
test.use({ expected: [/409/] })

const words = {
	ar: {
		entry: 'university-of-malaya',
		open: 'بكالوريوس',
		saved: 'حُفظت المسودة',
		publish: 'نشر تغيير واحد',
		done: 'نُشرت، وتظهر الآن.',
		versions: 'سجل النسخ',
		putBack: /^إعادة هذا الحقل/,
		publishDraft: 'نشر المسودة',
		differs: 'في المسودة تغييرات لم تُنشر بعد.',
		back: /^تحضير العودة/,
	},
	en: {
		entry: 'utar-university',
		open: 'B',
		saved: 'Draft saved',
		publish: 'Publish 1 change',
		done: 'Published, and shown now.',
		versions: 'Versions',
		putBack: /^Put this field back/,
		publishDraft: 'Publish the draft',
		differs: 'The draft has changes that are not published yet.',
		back: /^Prepare going back/,
	},
} as const

for (const language of testedIn('ar')) {
	const said = words[language]
	test(`a fee is changed, published, compared and brought back, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 1000 })
		await enterDesk(page, 'editor', language, '/desk/website')
		await axe(page)
		await page.goto(`/desk/website/university/${said.entry}?section=programmes`)
		await hydrated(page)
		await page.locator('#field-programmes_bachelor_0-head').click()
		await axe(page)
		const fee = page.locator('#field-programmes_bachelor_0_annualFee')
		const before = await fee.inputValue()
		await fee.fill(`${Number(before.replaceAll(',', '')) + 1}`)
		await expect(page.locator('.web-saving')).toContainText(said.saved)
		await expect(page.locator('.web-head-state')).toContainText(said.differs)
		await page.getByRole('button', { name: said.publish }).click()
		const dialog = page.locator('dialog.web-dialog')
		await axe(page, 'dialog')
		for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
		await dialog.getByRole('button', { name: said.publish }).click()
		await expect(page.getByText(said.done)).toBeVisible()

		await page.getByRole('link', { name: said.versions, exact: true }).click()
		await expect(page.locator('.web-difference')).toHaveCount(1)
		await expect(page.locator('.web-difference del')).toHaveText(before)
		await axe(page)
		// One field is put back and published where it was seen.
		await page.getByRole('button', { name: said.putBack }).click()
		await page.getByRole('button', { name: said.publishDraft }).click()
		await expect(dialog.locator('.web-changes ins')).toHaveText(before)
		for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
		await dialog.getByRole('button', { name: said.publish }).click()
		await expect(page.getByText(said.done)).toBeVisible()
		await expect(page.getByRole('button', { name: said.publishDraft })).toHaveCount(0)
		await page.getByRole('button', { name: said.back }).click()
		await expect(page).toHaveURL(new RegExp(`${said.entry}$`))
		await expect(page.getByRole('button', { name: said.publish })).toBeEnabled()
	})
}

test('two editors: what only one changed is merged, the same field is asked about', {
	tag: '@edge',
}, async ({ page, browser }) => {
	await page.setViewportSize({ width: 1440, height: 1000 })
	const address = '/desk/website/institute/ems-academy'
	await enterDesk(page, 'editor', 'ar', address)
	const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
	const other = await context.newPage()
	await enterDesk(other, 'editor', 'ar', address)
	await other.locator('#field-area_en').fill('Theirs')
	await other.locator('#field-name_en').fill('EMS Language Academy')
	await expect(other.locator('.web-saving')).toContainText('حُفظت المسودة')
	await page.locator('#field-area_ar').fill('منطقتي')
	await page.locator('#field-area_en').fill('Mine')
	const dialog = page.locator('dialog.web-dialog')
	await expect(dialog).toBeVisible()
	await expect(dialog.locator('fieldset')).toHaveCount(1)
	await dialog.getByRole('radio').nth(1).check()
	await dialog.getByRole('button', { name: 'متابعة الكتابة' }).click()
	await expect(page.locator('#field-area_en')).toHaveValue('Theirs')
	await expect(page.locator('#field-area_ar')).toHaveValue('منطقتي')
	await expect(page.locator('#field-name_en')).toHaveValue('EMS Language Academy')
	await context.close()
})

test('while somebody is asked the draft keeps what the colleague saved, also for a page that is loaded anew', {
	tag: '@edge',
}, async ({ page, browser }) => {
	const address = '/desk/website/institute/sheffield-academy'
	await enterDesk(page, 'editor', 'en', address)
	const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
	const other = await context.newPage()
	await enterDesk(other, 'manager', 'en', address)
	await other.locator('#field-area_en').fill('Theirs')
	await expect(other.locator('.web-saving')).toContainText('Draft saved')
	const dialog = page.locator('dialog.web-dialog')
	const area = page.locator('#field-area_en')
	// Written on while the first words are on their way.
	await page.route('**/draft', (route) => area.press('3').then(() => route.continue()), {
		times: 1,
	})
	await page.locator('#field-area_ar').fill('منطقتي')
	await area.fill('Mine 12')
	await expect(dialog).toBeVisible()
	const stored = async () =>
		Reflect.get(Object(await (await page.request.get(`/api${address}`)).json()), 'draft').document
	// Longer than any saving waits.
	await page.waitForTimeout(1500)
	expect((await stored()).area.en).toBe('Theirs')
	await page.reload()
	await hydrated(page)
	await expect(dialog.locator('fieldset')).toHaveCount(1)
	await expect(dialog.getByRole('radio').first()).toBeChecked()
	// What only one of them changed is saved with the page that was left.
	expect((await stored()).area).toEqual({ ar: 'منطقتي', en: 'Theirs' })
	await dialog.getByRole('button', { name: 'Go on writing' }).click()
	await expect(page.locator('.web-saving')).toContainText('Draft saved')
	expect((await stored()).area.en).toBe('Mine 123')
	await context.close()
})

test('a tab that is closed in the middle of a word: the next one has every letter', {
	tag: '@edge',
}, async ({ page }) => {
	const address = '/desk/website/institute/big-ben-academy'
	await enterDesk(page, 'editor', 'ar', address)
	const area = page.locator('#field-area_en')
	await area.fill('')
	await area.pressSequentially('Bukit Bintang, near the mo')
	// The draft is saved 0.8 seconds after the last key.
	await page.goto('about:blank')
	const next = await page.context().newPage()
	await page.close()
	await next.goto(address)
	await hydrated(next)
	await expect(next.locator('#field-area_en')).toHaveValue('Bukit Bintang, near the mo')
	await expect(next.locator('.web-saving')).toContainText('حُفظت المسودة')
})

test('a new question survives a reload in the middle of writing, once, and asks nothing', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'editor', 'ar', '/desk/website/page/faq?section=categories')
	await page.locator('#field-faq_categories_1-head').click()
	const list = page.locator('#field-faq_categories_1_questions')
	const items = list.locator('> ol > li')
	const before = await items.count()
	await list.locator('> .web-add').click()
	// The first save has an item without words, and no name for it yet.
	await expect(page.locator('.web-saving')).toContainText('حُفظت المسودة')
	const field = (name: string) =>
		page.locator(`#field-faq_categories_1_questions_${before}_${name}`)
	await field('question_ar').fill('هل يمكن الدفع بالتقسيط؟')
	await field('question_en').fill('Can I pay in instalments?')
	await field('answer_ar').fill('نعم، في معظم الجامعات.')
	await field('answer_en').fill('Yes, at most universities.')
	// Not saved yet: the text leaves with the page, and its answer reaches nobody.
	await page.reload()
	await hydrated(page)
	await expect(page.locator('.web-saving')).toContainText('حُفظت المسودة')
	await expect(page.locator('.web-saving .spinner')).toHaveCount(0)
	await page.locator('#field-faq_categories_1-head').click()
	await expect(items).toHaveCount(before + 1)
	await expect(items.last()).toContainText('هل يمكن الدفع بالتقسيط؟')
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone at night: the list, an entry and what is to be confirmed fit the screen', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 780 })
	await prefer(page, { language: 'ar', theme: 'dark' })
	await enterDesk(page, 'editor', 'ar', '/desk/website')
	for (const path of [
		'',
		'/open',
		'/page/guide',
		'/company/site',
		'/university/utar-university/history',
	]) {
		await page.goto(`/desk/website${path}`)
		await hydrated(page)
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect([path, over]).toEqual([path, 0])
		await axeColours(page)
	}
})
