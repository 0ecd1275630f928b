/** A family with IELTS 5.5: ways side by side, a budget, one total everywhere; and the same with plain pages. */
import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { hydrated, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const sunway = '/plan?p=sunway.b1&test=ielts&score=5.5&cur=SAR'
const home = 'الإنجليزية في بلدكم، ثم الاختبار'
const cond = 'قبول مشروط، واللغة في الجامعة'
const cards = (page: Page) => page.locator('.ways-card')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const choose = (page: Page, name: string) =>
	card(page, name).getByRole('link', { name: 'اختيار هذا الطريق' })
/** The total of a way's card, such as «من 53,277 إلى 66,969». */
async function totalOn(page: Page, name: string): Promise<string> {
	return (await card(page, name).locator('dl > div').nth(2).locator('b').textContent()) ?? ''
}

async function choosesAWay(page: Page) {
	await expect(cards(page)).toHaveCount(4)
	for (const one of await cards(page).all()) {
		await expect(one).toContainText('ما ليس مؤكدًا')
		await expect(one.locator('.timing')).toHaveText(/أمامكم متسع|تأخرتم|آخر يوم/)
	}
	const total = await totalOn(page, home)
	await choose(page, home).click()
	await expect(page).toHaveURL(/[?&]way=home/)
	await expect(card(page, home)).toContainText('الخطة مبنية عليه')
	await expect(page.locator('.ticket').first()).toContainText(total)
	await expect(page.locator('.ticket').nth(1)).toContainText(home)
	await expect(page.getByText('بدء دراسة الإنجليزية في بلدكم')).toBeVisible()
}

test('the chosen way goes along to the calendar, the printed sheet, the application and a message', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, sunway)
	await hydrated(page)
	await choosesAWay(page)
	await axe(page, 'main')
	const calendar = page.getByRole('link', { name: 'تنزيل المواعيد للتقويم' })
	const ics = await page.request.get((await calendar.getAttribute('href')) ?? '')
	expect(await ics.text()).toContain('english.sunway.b1')
	await page.getByRole('link', { name: 'طباعة' }).click()
	await expect(page.locator('.sheet-plan')).toContainText(home)
	await expect(page.locator('.sheet')).toContainText('بدء دراسة الإنجليزية في بلدكم')
	await page.goBack()
	await page.getByRole('link', { name: 'إرسال الخطة إلى مستشار' }).click()
	const message = page.locator('form [name="message"]')
	await expect(message).toHaveValue(new RegExp(`الطريق: ${home}[\\s\\S]*way=home`))
	await openPage(page, `${sunway.replace('/plan', '/apply')}&way=home`)
	await expect(page.getByRole('region', { name: 'ما اخترتموه' })).toContainText(home)
})

test('today stands at today, before the steps to come', async ({ page }) => {
	await openPage(page, sunway)
	const first = page.locator('.dates-steps li').first()
	await expect(first).toContainText('اليوم')
	const now = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date())
	await expect(first.locator('time')).toHaveAttribute('datetime', now)
})

test('a budget changes with its currency, and the list of universities takes it along', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/plan?p=um.b3&test=ielts&score=6.5&cur=SAR')
	await hydrated(page)
	const max = page.getByLabel('الحد الأعلى لتكلفة السنة الأولى')
	await max.fill('٦٠٬٠٠٠')
	await max.press('Enter')
	await expect(page).toHaveURL(/max=60000&cur=SAR/)
	await expect(page.locator('.budget-own')).toContainText('ضمن الميزانية')
	await page.getByLabel('العملة').selectOption('USD')
	await expect(page).toHaveURL(/max=16000$/)
	await page.getByRole('link', { name: 'عرضها في قائمة الجامعات' }).click()
	await expect(page).toHaveURL(/\/universities\?/)
	const years = page.locator('.uni-year')
	await expect(years.first()).toContainText(/بالدولار الأمريكي: من .* إلى/)
	await expect(years.first()).toContainText('ضمن الميزانية')
	await page.goto('/universities')
	await page.getByRole('link', { name: 'ضمن ميزانيتي' }).click()
	await expect(years.first()).toBeVisible()
	await axe(page, 'main')
})

test('an amount that can be no budget is said at its field, and the rest still counts', async ({
	page,
}) => {
	await openPage(page, '/plan?p=um.b3&max=12&cur=SAR')
	await expect(page.getByLabel('الحد الأعلى لتكلفة السنة الأولى')).toHaveAccessibleDescription(
		/1,000,000/,
	)
	await expect(page.getByRole('heading', { name: 'تكلفة السنة الأولى' })).toBeVisible()
})

test('a plan without a university says what it can and what is missing', async ({ page }) => {
	await openPage(page, '/plan?h=edge&i=stratford&cur=SAR')
	await expect(page.getByRole('heading', { name: 'ما يُحسب من دون جامعة' })).toBeVisible()
	await expect(page.getByText('رسوم دورة اللغة: بعد إدخال نتيجة اختبار أو مستوى')).toBeVisible()
	await expect(page.locator('.total-table tfoot')).toContainText(/\d/)
})

test('the form of an empty plan comes before the picture on a phone, and the plan has a name in the header', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await openPage(page, '/plan')
	const field = await page.getByLabel('الجامعة', { exact: true }).boundingBox()
	expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThan(500)
	const door = page.getByRole('banner').getByRole('link', { name: 'خطتي' })
	const name = await door.locator('span').boundingBox()
	expect(name?.width).toBeGreaterThan(10)
})

test('a programme chosen on another page is named before the first question of the application', async ({
	page,
}) => {
	await openPage(page, '/apply?p=ukm.b4')
	await expect(page.getByRole('region', { name: 'ما اخترتموه' })).toContainText(
		'الجامعة الوطنية الماليزية',
	)
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a way is a link, a budget a plain form, and a comparison leads to its own total', {
		tag: '@edge',
	}, async ({ page }) => {
		await page.goto(sunway)
		await choosesAWay(page)
		await page.getByLabel('الحد الأعلى لتكلفة السنة الأولى').fill('80,000')
		await page.getByRole('button', { name: 'تحديث الخطة' }).click()
		await expect(page).toHaveURL(/way=home/)
		await expect(page.locator('.budget-own')).toContainText('ضمن الميزانية')
		await page.getByRole('link', { name: 'عرضها في قائمة الجامعات' }).click()
		await expect(page.locator('.uni-year').first()).toContainText('بالريال السعودي')

		await page.goto('/compare?u=um&u=sunway&u=apu&test=ielts&score=5.5&cur=SAR&field=computing')
		await page.getByLabel('الحد الأعلى لتكلفة السنة الأولى').fill('60000')
		await page.getByRole('button', { name: 'تحديث المقارنة' }).click()
		const row = (title: string) => page.getByRole('row').filter({ hasText: title })
		await expect(row('الميزانية')).toContainText('قد تكفي')
		const column = row('تكلفة السنة الأولى كاملة').getByRole('cell').nth(1)
		const total = (await column.locator('b').textContent()) ?? ''
		await expect(row('الطريق إلى القبول')).toContainText(cond)
		await page.getByRole('link', { name: 'بناء الخطة عليها' }).nth(1).click()
		await expect(page.locator('.ticket').first()).toContainText(total)
	})
})
