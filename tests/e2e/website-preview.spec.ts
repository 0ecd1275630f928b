/** A draft on the public page, as only the team sees it; figures and the order of a list; from a public page to its entry. */
import { axe } from './support/axe.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		entry: 'help-university',
		preview: 'معاينة',
		other: 'الإنجليزية',
		saved: 'حُفظت المسودة',
		edit: 'تعديل هذه الصفحة',
		publish: 'نشر تغيير واحد',
		done: 'نُشرت، وتظهر الآن.',
	},
	en: {
		entry: 'multimedia-university',
		preview: 'Preview',
		other: 'Arabic',
		saved: 'Draft saved',
		edit: 'Edit this page',
		publish: 'Publish 1 change',
		done: 'Published, and shown now.',
	},
} as const
const written = { ar: 'وصف لم يُنشر بعد', en: 'A description nobody published' }

for (const language of testedIn('ar')) {
	const said = words[language]
	const other = language === 'ar' ? 'en' : 'ar'
	test(`a draft is looked at on its page, by editors alone, in ${language}`, {
		tag: '@edge',
	}, async ({ page, browser }) => {
		await page.setViewportSize({ width: 1440, height: 1000 })
		await enterDesk(page, 'editor', language, `/desk/website/university/${said.entry}`)
		for (const one of ['ar', 'en'] as const)
			await page.locator(`#field-description_${one}`).fill(written[one])
		await expect(page.locator('.web-saving')).toContainText(said.saved)
		await page.getByRole('button', { name: said.preview, exact: true }).click()
		const shown = page.frameLocator('.web-stage iframe')
		await expect(shown.getByText(written[language])).toBeVisible()
		await expect(shown.locator('.preview-bar')).toBeVisible()
		await axe(page)
		// What is written goes on to the page when it has been saved.
		await page.locator(`#field-description_${language}`).fill(`${written[language]} 2`)
		await expect(shown.getByText(`${written[language]} 2`)).toBeVisible()
		// The other language of the page is no choice of a language for the desk.
		await page.locator('.web-preview').getByRole('button', { name: said.other }).click()
		await expect(shown.getByText(written[other])).toBeVisible()
		await expect(shown.locator('html')).toHaveAttribute('lang', other)
		await page.reload()
		await expect(page.locator('html')).toHaveAttribute('lang', language)

		const address = `/university/${said.entry}?draft=university/${said.entry}`
		const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin })
		const elsewhere = await stranger.newPage()
		await elsewhere.goto(address)
		expect(await elsewhere.content()).not.toContain(written[language])
		await stranger.close()

		await page.goto(`/university/${said.entry}`)
		expect(await page.content()).not.toContain(written[language])
		await page.getByRole('link', { name: said.edit }).click()
		await expect(page).toHaveURL(new RegExp(`/desk/website/university/${said.entry}$`))
	})

	test(`rates of exchange are changed and published, in ${language}`, { tag: '@edge' }, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 1000 })
		await enterDesk(page, 'editor', language, '/desk/website/figures/currencies')
		await axe(page)
		const code = language === 'ar' ? 'SAR' : 'AED'
		const rate = page.locator(`#field-currencies_perRinggit_${code}`)
		await rate.fill(`${Number(await rate.inputValue()) + 0.001}`)
		await expect(page.locator('.web-saving')).toContainText(said.saved)
		await page.getByRole('button', { name: said.publish }).click()
		const dialog = page.locator('dialog.web-dialog')
		for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
		await dialog.getByRole('button', { name: said.publish }).click()
		await expect(page.getByText(said.done)).toBeVisible()
		await page.goto('/desk/website/figures/plan')
		await hydrated(page)
		await axe(page)
	})
}

for (const [kind, folder] of [
	['university', 'university'],
	['institute', 'language-institute'],
	['home', 'accommodation'],
] as const)
	test(`a new ${kind} is looked at while only its name is written, in both languages`, {
		tag: '@edge',
	}, async ({ page }) => {
		await enterDesk(page, 'editor', 'ar', '/desk/website')
		const { origin } = new URL(page.url())
		const id = `begun-${kind}`
		const name = { ar: 'اسم مكتوب', en: `Begun ${kind}` }
		const added = await page.request.post('/api/desk/website', {
			headers: { origin, 'idempotency-key': crypto.randomUUID() },
			data: { kind, name },
		})
		expect(added.status()).toBe(201)
		for (const language of ['ar', 'en'] as const) {
			const answer = await page.goto(`/${folder}/${id}?draft=${kind}/${id}&lang=${language}`)
			expect(answer?.status()).toBe(200)
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await expect(page.getByRole('heading', { level: 1 })).toContainText(name[language])
			const unwritten = { ar: '[لم يُكتب بعد]', en: '[Not written yet]' }[language]
			await expect(page.locator('main')).toContainText(unwritten)
		}
		// Other stories count on the entries that the release has.
		const discarded = await page.request.delete(`/api/desk/website/${kind}/${id}/draft`, {
			headers: { origin, 'idempotency-key': crypto.randomUUID() },
			data: { version: 1 },
		})
		expect(discarded.status()).toBe(204)
	})

test('a home is moved one place down, as a draft of the order', { tag: '@edge' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 })
	await enterDesk(page, 'editor', 'en', '/desk/website?kind=home')
	// Another story may have begun a home that waits above them.
	const names = page.locator('.web-row:has(.web-row-pick button) .web-row-name a')
	const [first = '', second = ''] = await names.allTextContents()
	await page.getByRole('button', { name: `Move “${first}” down` }).click()
	await expect(names.first()).toHaveText(second)
	await axe(page)
	await page.goto('/desk/website/order/home-order')
	await hydrated(page)
	await page.getByRole('button', { name: 'Publish 1 change' }).click()
	await page.locator('dialog.web-dialog').getByRole('button', { name: 'Publish 1 change' }).click()
	await expect(page.getByText('Published, and shown now.')).toBeVisible()
	await page.goto('/accommodation')
	await expect(
		page.locator('#listings h3, .listing-card h3, main article h3').first(),
	).toBeVisible()
})

test('one field is put back from an earlier version, and the rest of the draft stays', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 1000 })
	await enterDesk(page, 'editor', 'en', '/desk/website/institute/sheffield-academy')
	const area = page.locator('#field-area_en')
	const before = await area.inputValue()
	await area.fill('Another area')
	await page.locator('#field-area_ar').fill('منطقة أخرى')
	await page.locator('#field-name_en').fill('Sheffield Language Academy')
	await expect(page.locator('.web-saving')).toContainText('Draft saved')
	await page.goto('/desk/website/institute/sheffield-academy/history')
	await hydrated(page)
	await expect(page.locator('.web-difference')).toHaveCount(2)
	await page.getByRole('button', { name: /Put this field back: Area/ }).click()
	await expect(page.locator('.web-difference')).toHaveCount(1)
	await page.goto('/desk/website/institute/sheffield-academy')
	await expect(area).toHaveValue(before)
	await expect(page.locator('#field-name_en')).toHaveValue('Sheffield Language Academy')
})
