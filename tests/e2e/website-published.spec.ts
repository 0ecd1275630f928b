/** What an owner publishes, as visitors find it everywhere: a university that is new, and a fee that is another one now. */
import type { Browser, Page } from '@playwright/test'
import { paths } from '#domain/paths.ts'
import { axe } from './support/axe.ts'
import { ownSiteTest as test } from './support/own-site.ts'
import { hydrated, languages, openPage } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect } from './support/test.ts'

const saved = 'حُفظت المسودة'
const done = 'نُشرت، وتظهر الآن.'

/** Another person, without the desk's cookies. */
async function visitor(browser: Browser, site: string): Promise<Page> {
	const context = await browser.newContext({
		baseURL: site,
		reducedMotion: 'reduce',
		serviceWorkers: 'allow',
	})
	return context.newPage()
}

const publishButton = (page: Page) => page.locator('.web-actions .btn-gold')

async function publishAll(page: Page): Promise<void> {
	await publishButton(page).click()
	const dialog = page.locator('dialog.web-dialog')
	for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
	await dialog.locator('[type=submit]').click()
	await expect(page.getByText(done)).toBeVisible()
}

/** Opens every item of the section and writes something into each field that is empty. */
async function fillSection(page: Page): Promise<void> {
	const closed = page.locator('.web-item-name[aria-expanded=false]')
	while ((await closed.count()) > 0) await closed.first().click()
	const empty = await page
		.locator('.web-section :is(textarea, input[inputmode], input[type=text])')
		.evaluateAll((fields) =>
			fields.flatMap((field) =>
				(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
				field.value === ''
					? [{ id: field.id, lang: field.lang, isNumber: field.inputMode === 'decimal' }]
					: [],
			),
		)
	for (const { id, lang, isNumber } of empty) {
		if (id === 'field-aliases') continue
		const words = lang === 'ar' ? 'كلام عن الجامعة' : 'Words about it'
		await page
			.locator(`#${id}`)
			.fill(isNumber ? figureFor(id) : `${words} ${id.match(/\d+/g)?.join(' ') ?? ''}`.trim())
	}
}

function figureFor(id: string): string {
	if (id.includes('established')) return '1994'
	if (id.includes('rating')) return '4.5'
	if (id.endsWith('years')) return '3'
	return id.endsWith('min') ? '22000' : '29000'
}

test('an owner adds a university, fills it in and publishes it, and visitors find it in both languages', {
	// A server of its own: the rules of a new entry have their tests beside the server's code.
	tag: '@edge',
}, async ({ page, browser, site }) => {
	test.slow()
	const name = { ar: 'جامعة ماليزيا صباح', en: 'Universiti Malaysia Sabah' }
	await page.setViewportSize({ width: 1366, height: 700 })
	await enterDesk(page, 'editor', 'ar', '/desk/website')
	await page.getByRole('button', { name: 'إضافة', exact: true }).click()
	const adding = page.getByRole('dialog')
	await adding.getByLabel('الاسم بالعربية').fill(name.ar)
	await adding.getByLabel('الاسم بالإنجليزية').fill(name.en)
	await adding.getByRole('button', { name: 'بدء المسودة' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name.ar)

	// Nothing is called wrong before somebody has been there; what was left empty is.
	await expect(page.locator('.web-summary')).toContainText('للتعبئة')
	await expect(page.locator('.field-error')).toHaveCount(0)
	await page.locator('#field-description_ar').focus()
	await page.locator('#field-description_en').focus()
	await expect(page.locator('.field-error')).toHaveCount(1)
	await publishButton(page).click()
	await expect(page.locator('.web-summary')).toBeFocused()
	await expect(page.locator('.web-summary')).toHaveClass(/is-invalid/)
	await axe(page)

	await page.locator('#field-type').selectOption('public')
	await page.locator('#field-location').selectOption('penang')
	for (const section of await page.locator('.web-sections button').all()) {
		await section.click()
		await expect(section).toHaveAttribute('aria-current', 'true')
		const masters = page.locator('#field-programmes_master-head')
		if (await masters.isVisible()) {
			await masters.click()
			await page.locator('#field-programmes_master > .web-add').click()
		}
		await fillSection(page)
	}
	// Far down the form publishing and what was saved are in sight, and the focus is not below them.
	await expect(page.locator('.web-saving')).toContainText(saved)
	await expect(page.locator('.web-summary.is-invalid')).toHaveCount(0)
	await page.locator('.web-sections button').first().click()
	await page.locator('#field-description_en').focus()
	await expect(publishButton(page)).toBeInViewport()
	await expect(page.locator('.web-saving')).toBeInViewport()
	for (let step = 0; step < 4; step += 1) {
		await page.keyboard.press('Shift+Tab')
		const isClear = await page.evaluate(() => {
			const head = document.querySelector('.web-head')?.getBoundingClientRect()
			const own = document.activeElement
			if (!head || !own || own.closest('.web-head')) return true
			return own.getBoundingClientRect().top >= head.bottom - 1
		})
		expect(isClear).toBe(true)
	}

	await publishButton(page).click()
	const dialog = page.locator('dialog.web-dialog')
	await expect(dialog.locator('.web-changes li')).toHaveCount(1)
	await expect(dialog.locator('.web-changes')).toContainText('مادة جديدة')
	await expect(dialog.locator('.web-facts')).toContainText('1994')
	await expect(dialog.locator('.web-parts')).toContainText('البرامج:')
	await axe(page, 'dialog')
	await page.keyboard.press('Escape')
	await publishAll(page)

	// Its address is kept by people now.
	await page.locator('.web-sections button').first().click()
	await expect(page.locator('.web-names')).toContainText('/university/universiti-malaysia-sabah')
	await expect(page.locator('.web-names')).toContainText('لا يتغيران بعد أول نشر')
	await expect(page.locator('.web-names button')).toHaveCount(0)

	const guest = await visitor(browser, site)
	const address = paths.university('universiti-malaysia-sabah')
	for (const language of languages) {
		await openPage(guest, address, { language })
		await expect(guest.getByRole('heading', { level: 1 })).toContainText(name[language])
		await expect(guest.locator('.uni-hero-crest text')).toHaveText('UMS')
		// Nobody is asked to look closer at the drawing that stands for a photo.
		await expect(guest.locator('.carousel-slides button')).toHaveCount(0)
		// What was not written is left out, with its heading and the way to it.
		for (const id of ['why', 'accreditation', 'scholarships', 'faq', 'related'])
			await expect(guest.locator(`#${id}, a[href="#${id}"]`)).toHaveCount(0)
		await expect(guest.locator('#programs')).toContainText('29,000')
		await expect(guest.locator(':is(h1, h2, h3, h4):empty')).toHaveCount(0)
		await expect(guest.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
		await axe(guest)
		await openPage(guest, paths.universities(), { language })
		const card = guest.getByRole('article').filter({ hasText: name[language] })
		await expect(card.locator('.uni-card-crest text')).toHaveText('UMS')
		await openPage(guest, paths.plan('?u=sabah'), { language })
		await expect(guest.locator('.short-card')).toContainText(name[language])
		await expect(guest.locator('.short-crest text')).toHaveText('UMS')
		await openPage(guest, paths.compare('?u=sabah&u=um'), { language })
		await expect(guest.locator('.compare-crest text')).toHaveText('UMS')
		await guest.keyboard.press('Control+k')
		await guest.getByRole('dialog').getByRole('searchbox').fill(name[language])
		await expect(guest.getByRole('dialog').locator(`a[href="${address}"]`).first()).toBeVisible()
		await openPage(guest, paths.apply('?u=sabah'), { language })
		await expect(guest.getByRole('main')).toContainText(name[language])
	}
	expect(await (await guest.request.get('/sitemap.xml')).text()).toContain(`${address}<`)
	await guest.context().close()
})

/** Changes the fee of a course that is confirmed, with the range on its card. */
async function publishFee(page: Page, fee: number): Promise<void> {
	await page.goto('/desk/website/institute/ems-academy?section=courses')
	await hydrated(page)
	await page.locator('#field-courses_0-head').click()
	await page.locator('#field-courses_0_monthlyFee').fill(`${fee}`)
	await page.locator('#field-courses_0_confidence').selectOption('verified')
	await page.locator('#field-monthlyFee_max').fill(`${fee}`)
	await expect(page.locator('.web-saving')).toContainText(saved)
	await publishAll(page)
}

test('a fee that was published is on every page that says it, and the old one on none', {
	// A server of its own: `publication.test.ts` reads every text, and `website.spec.ts` publishes a fee by hand.
	tag: '@edge',
}, async ({ page, browser, site }) => {
	test.slow()
	await page.setViewportSize({ width: 1440, height: 1000 })
	await enterDesk(page, 'editor', 'ar', '/desk/website')
	await publishFee(page, 2917)
	// Somebody who was here before the next publication, with the copies that the worker keeps.
	const guest = await visitor(browser, site)
	await openPage(guest, paths.institutes())
	await guest.evaluate(async () => void (await navigator.serviceWorker.ready))
	await guest.reload()
	await hydrated(guest)
	const { request } = guest
	const own = paths.institute('ems-academy')
	const saying = [own, paths.institutes(), paths.plan('?u=um&i=ems'), paths.compare('?i=ems')]
	const read = async (path: string, language: string) =>
		(await request.get(path, { headers: { cookie: `language=${language}` } })).text()
	for (const path of saying) expect(await read(path, 'ar')).toContain('2,917')

	await publishFee(page, 3119)
	for (const language of languages) {
		for (const path of saying) expect(await read(path, language)).toContain('3,119')
		expect(await read(own, language)).toMatch(/"price":\s?3119,"priceCurrency":"MYR"/)
		// What search, plan and assistant answer from.
		const names: unknown = await (await request.get(`/content/${language}.json`)).json()
		for (const name of ['assistant', 'plan-catalogue', 'institutes']) {
			const hash = Reflect.get(Object(Reflect.get(Object(names), 'names')), name)
			const text = await (await request.get(`/content/${hash}.json`)).text()
			expect(text).toContain('3119')
			expect(text).not.toContain('2917')
		}
	}
	const card = guest.getByRole('article').filter({ hasText: 'EMS' })
	await expect(card).toContainText('2,917')
	await card.locator(`a[href="${own}"]`).first().click()
	await expect(guest.getByRole('main')).toContainText('3,119')
	await guest.goBack()
	await expect(card).toContainText('3,119')
	await guest.keyboard.press('Control+k')
	await guest.getByRole('dialog').getByRole('searchbox').fill('كم الرسوم الشهرية في أكاديمية EMS؟')
	const direct = guest.getByRole('region', { name: 'جواب مباشر' })
	await expect(direct).toContainText('3,119')
	await expect(direct).not.toContainText('2,917')

	const map = await (await request.get('/sitemap.xml')).text()
	const pages = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
	expect(pages.length).toBeGreaterThan(30)
	for (const path of new Set([...pages, ...saying]))
		for (const language of languages)
			expect(`${path} ${await read(path, language)}`).not.toMatch(/2,?917(?!\d)/)
	await guest.context().close()
})
