/** Five families and their plans: each in one language, from the first mark to the printed page. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { readPlan } from '../../domain/plan/address.ts'
import { todayIn } from '../../domain/plan/days.ts'
import { shownIn } from '../../domain/plan/money.ts'
import { type Outcome, workOut } from '../../domain/plan/outcome.ts'
import { planParams } from '../../domain/plan/plan-query.ts'
import { sourcesIn } from '../plan/facts.ts'
import { shippedSnapshot } from '../services/snapshot.ts'
import { axe } from './support/axe.ts'
import { hydrated, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

/** What the rules say of an address today: dates move on, and the page must move with them. */
function expected(language: Language, query: string): Outcome & { shown: string[] } {
	const sources = sourcesIn(language, todayIn(new Date()))
	const { facts } = sources
	const { plan } = readPlan(new URLSearchParams(query), sources)
	const outcome = workOut(plan, sources)
	if (!outcome) throw new Error(`nothing to work out: ${query}`)
	const { low, high } = outcome.total.total
	const shown = [low, high].map((sum) => formatNumber(language, shownIn(plan.currency, sum, facts)))
	return { ...outcome, shown }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('plan'))

test('a student in Riyadh with IELTS 5.5 marks universities, learns of half a band, and has one amount in riyals', async ({
	page,
}) => {
	await openPage(page, '/universities')
	await hydrated(page)
	for (const name of ['جامعة مالايا', 'جامعة التكنولوجيا الماليزية']) {
		const mark = page.getByRole('button', { name: `إضافة ${name} إلى خطتي` })
		await mark.click()
		await expect(mark).toHaveAttribute('aria-pressed', 'true')
	}
	expect(await stored(page)).toBe('?u=um&u=utm')
	await expect(page.getByRole('link', { name: 'مقارنة الجامعات' })).toBeVisible()

	await page.getByRole('link', { name: 'خطتي' }).first().click()
	await expect(page).toHaveURL(/\/plan\?u=um&u=utm$/)
	await page.getByLabel('البرنامج').selectOption('um.b3')
	await page.getByLabel('اختبار الإنجليزية').selectOption('ielts')
	await page.getByLabel('الدرجة').fill('٥٫٥')
	await page.getByLabel('الدرجة').press('Enter')
	await page.getByLabel('العملة').selectOption('SAR')
	await expect(page).toHaveURL(/\/plan\?u=um&u=utm&p=um\.b3&test=ielts&score=5\.5&cur=SAR$/)

	const query = '?u=um&u=utm&p=um.b3&test=ielts&score=5.5&cur=SAR'
	const { shown } = expected('ar', query)
	expect(shown).toEqual(['39,064', '57,818'])
	await expect(page.getByText(`من ${shown[0]} إلى ${shown[1]}`).first()).toBeVisible()
	await expect(page.getByText('الإنجليزية في بلدكم، ثم الاختبار').first()).toBeVisible()
	await expect(page.getByText('من 67 إلى 200 ساعة دراسة، ثم الاختبار')).toBeVisible()
	await expect(page.getByRole('status').filter({ hasText: 'تكلفة السنة الأولى' })).toHaveCount(1)
	expect(await stored(page)).toBe(query)

	const share = page.getByRole('link', { name: 'مشاركة عبر واتساب' })
	const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
	expect(message.trim().split('\n')).toHaveLength(6)
	expect(message).toContain('/plan?u=um&u=utm&p=um.b3')
	await axe(page)
})

test('a parent opens the link on a clean device, sees the same amount, and prints one page, or two with a language course', async ({
	page,
}) => {
	const query = '?u=um&u=utm&p=um.b3&cur=SAR'
	await openPage(page, `/plan${query}`)
	await hydrated(page)
	const { shown } = expected('ar', query)
	await expect(page.getByText(`من ${shown[0]} إلى ${shown[1]}`).first()).toBeVisible()
	await expect(page.getByText('سعر الصرف في 29 سبتمبر 2026')).toBeVisible()
	for (const row of await page.locator('.total-table tbody tr:not(.total-group)').all())
		await expect(row.locator('.mark').first()).toHaveText(/تقديري|موثّق/)
	// Nothing tells who opened it, and the address says nothing of a person.
	expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
		'language',
		'plan',
		'theme',
	])
	expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['language'])
	for (const name of new URL(page.url()).searchParams.keys()) expect(planParams).toContain(name)
	await page.getByRole('link', { name: 'طباعة' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('خطتي للدراسة في ماليزيا')
	for (const language of ['ar', 'en'] as const)
		for (const [course, most] of [
			['', 1],
			['&c=sheffield.c1&test=ielts&score=5.5', 2],
		] as const) {
			await page.goto(`/plan/print${query}${course}&lang=${language}`)
			await hydrated(page)
			const { pages, text } = await printed(page)
			expect(pages, language + course).toBeLessThanOrEqual(most)
			expect(text).toContain(expected(language, query + course).shown[0])
			expect(text).toContain('/plan?u=um')
			if (course) expect(text).toMatch(/معهد اللغة|language institute/)
		}
})

/** Printed for real, and read back as a reader's tool would. */
async function printed(page: Page): Promise<{ pages: number; text: string }> {
	const file = test.info().outputPath('plan.pdf')
	writeFileSync(file, await page.pdf({ format: 'A4', printBackground: false }))
	const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
	// Every page ends with a form feed.
	return { pages: text.split('\f').length - 1, text: text.replaceAll('\n', '') }
}

test('another plan opened by link leaves the own one alone until asked', { tag: '@edge' }, async ({
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.plan ??= '?u=usm'
	})
	await openPage(page, '/plan?u=um&p=um.b3')
	await hydrated(page)
	const note = page.getByRole('region', { name: 'خطة وصلت برابط' })
	await expect(note).toBeVisible()
	await page.getByLabel('ميزانية المعيشة').selectOption('budget')
	await expect(page).toHaveURL(/tier=budget/)
	expect(await stored(page)).toBe('?u=usm')
	await note.getByRole('button', { name: 'حفظها على أنها خطتي' }).click()
	await expect(note).toHaveCount(0)
	expect(await stored(page)).toBe('?u=um&p=um.b3&tier=budget')
	// An empty plan gives way to the own one before it is painted.
	await page.goto('/plan')
	await expect(page).toHaveURL(/\/plan\?u=um&p=um\.b3&tier=budget$/)
})

test('one who compares five removes two by keyboard', { tag: '@edge' }, async ({ page }) => {
	await openPage(page, '/compare?u=um&u=utm&u=xmum&u=apu&u=help&field=computing&lang=en')
	await hydrated(page)
	const table = page.getByRole('table', { name: 'Compare universities' })
	await expect(table.getByRole('columnheader')).toHaveCount(6)
	await expect(table.getByText('Lowest')).not.toHaveCount(0)
	for (const name of ['Asia Pacific University', 'HELP University']) {
		const remove = table.getByRole('link', { name: new RegExp(`Remove ${name}.*from my plan`) })
		await remove.focus()
		await page.keyboard.press('Enter')
		await expect(remove).toHaveCount(0)
	}
	await expect(page).toHaveURL(/\/compare\?u=um&u=utm&u=xmum&field=computing$/)
	await expect(table.getByRole('columnheader')).toHaveCount(4)
	await axe(page)
})

test('an address that makes no sense is read as far as it does', { tag: '@edge' }, async ({
	page,
}) => {
	await openPage(
		page,
		'/plan?u=oxford&u=um&u=upm&u=utm&u=apu&u=sunway&u=mmu&test=toefl&score=4.5&in=2020-10&fly=dear',
	)
	await hydrated(page)
	await expect(page.getByText('لم نتعرّف على «oxford» في الرابط، فاستُبعد.')).toBeVisible()
	await expect(page.getByText(/لا تتسع القائمة لأكثر من 5، فلم نُضف «جامعة الوسائط/)).toBeVisible()
	await expect(page.getByLabel('الدرجة')).toHaveValue('4.5')
	await expect(page.getByLabel('الدرجة')).toHaveAccessibleDescription(/من 0 إلى 120/)
	await expect(page.getByLabel('تذاكر السفر بالرينغيت')).toHaveAccessibleDescription(/100,000/)
	await expect(page.getByRole('heading', { name: 'تكلفة السنة الأولى' })).toBeVisible()
})

/** Whether the worker has put away an address with this in it. */
function keptWith(page: Page, part: string): Promise<boolean> {
	return page.evaluate(async (wanted) => {
		const names = await caches.keys()
		const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		return all.flat().some(({ url }) => url.includes(wanted))
	}, part)
}

test.describe('with the worker', () => {
	test.use({
		serviceWorkers: 'allow',
		expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
	})

	test('a plan opens again without a network, and is worked out on the device', {
		tag: '@edge',
	}, async ({ page, context }) => {
		test.setTimeout(200_000)
		await openPage(page, '/plan?u=um&p=um.b3&cur=SAR')
		// The empty plan's page, the catalogue that every plan is worked out from, and what the worker fetches last.
		for (const part of [
			'/plan?lang=ar',
			`/content/${shippedSnapshot.names.ar['plan-catalogue']}.json`,
			'/downloads/travel-guide-ar.pdf',
		])
			await expect.poll(() => keptWith(page, part), { timeout: 90_000 }).toBe(true)
		await context.setOffline(true)
		// Another plan than the one that was seen: only the device can have worked it out.
		const query = '?u=utm&p=utm.b4&tier=budget&cur=DZD'
		await page.goto(`/plan${query}`)
		const { shown } = expected('ar', query)
		await expect(page.getByText(`من ${shown[0]} إلى ${shown[1]}`).first()).toBeVisible()
		await context.setOffline(false)
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a student in Algiers plans, compares, prints and takes the dates with plain pages', async ({
		page,
		request,
	}) => {
		await page.goto('/plan')
		await page.getByLabel('الجامعة', { exact: true }).selectOption('utm')
		await page.getByRole('button', { name: 'إضافة إلى خطتي' }).click()
		await expect(page).toHaveURL(/\/plan\?u=utm$/)
		await page.getByLabel('البرنامج').selectOption('utm.b4')
		await page.getByLabel('ميزانية المعيشة').selectOption('budget')
		await page.getByLabel('العملة').selectOption('DZD')
		await page.getByRole('button', { name: 'تحديث الخطة' }).click()
		const { shown, dates } = expected('ar', new URL(page.url()).search)
		await expect(page.getByText(`من ${shown[0]} إلى ${shown[1]}`).first()).toBeVisible()
		await expect(page.getByText('بالسعر الرسمي، وقد يختلف سعر السوق عنه كثيرًا.')).toBeVisible()

		const calendar = await page
			.getByRole('link', { name: 'تنزيل المواعيد للتقويم' })
			.getAttribute('href')
		const answer = await request.get(calendar ?? '')
		expect(answer.headers()['content-type']).toContain('text/calendar')
		expect(await answer.text()).toContain(`VALUE=DATE:${dates.safe.papers.replaceAll('-', '')}`)

		await page.getByLabel('جامعة أخرى').selectOption('um')
		await page.getByRole('button', { name: 'إضافة إلى خطتي' }).click()
		await page.getByRole('link', { name: 'مقارنة الجامعات' }).click()
		await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
		await takesPdf(/^\/compare\.pdf\?u=utm&u=um/)
		await page.goBack()
		await takesPdf(/^\/plan\/print\.pdf\?u=utm&u=um/)
		await page.getByRole('link', { name: 'طباعة' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('خطتي للدراسة في ماليزيا')
		await expect(page.getByText(`من ${shown[0]} إلى ${shown[1]}`)).toBeVisible()
		await takesPdf(/^\/plan\/print\.pdf\?u=utm&u=um/)

		async function takesPdf(address: RegExp) {
			const link = await page.getByRole('link', { name: 'تنزيل PDF' }).getAttribute('href')
			expect(link).toMatch(address)
			const paper = await request.get(link ?? '')
			expect(paper.headers()['content-type']).toBe('application/pdf')
			expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
		}
	})
})
