/** Around the message form: when the office is open, whom to write to, and the list of calling codes. */
import { hydrated, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		open: 'المكتب مفتوح الآن حتى 6:00 مساءً.',
		closed: 'المكتب مغلق الآن، ويفتح يوم الاثنين الساعة 9:00 صباحًا.',
		holiday: 'اليوم عطلة رسمية: اليوم الوطني.',
		hours: ['من 9:00 صباحًا إلى 6:00 مساءً', 'من 10:00 صباحًا إلى 4:00 عصرًا', 'مغلق'],
		titles: ['مستشارة تعليمية أولى', 'خبير تأشيرات', 'مرشدة طلابية'],
		opening: 'السلام عليكم',
		consultants: 'اسألوا أهل الاختصاص',
	},
	en: {
		open: 'The office is open now, until 6:00 PM.',
		closed: 'The office is closed now and opens on Monday at 9:00 AM.',
		holiday: 'Today is a public holiday: National Day.',
		hours: ['9:00 AM to 6:00 PM', '10:00 AM to 4:00 PM', 'Closed'],
		titles: ['Senior Education Consultant', 'Visa Specialist', 'Student Advisor'],
		opening: 'Hello',
		consultants: 'Ask the one who knows',
	},
}

const hour = 3_600_000

for (const language of testedIn('en')) {
	const say = words[language]

	test(`in ${language}, the office tells whether it is open, and consultants open WhatsApp with a message`, async ({
		page,
	}) => {
		await page.clock.install({ time: new Date('2027-08-27T13:00:00+08:00') })
		await openPage(page, '/contact#consultants', { language })
		await expect(page.getByRole('heading', { name: say.consultants })).toBeInViewport()
		await expect(page.getByText(say.open)).toBeVisible()
		await expect(page.getByRole('table').getByRole('cell')).toHaveText(say.hours)
		await page.clock.fastForward(27 * hour)
		await expect(page.getByText(say.closed)).toBeVisible()
		await page.clock.fastForward(68 * hour)
		await expect(page.getByText(say.holiday)).toBeVisible()

		const cards = page.locator('#consultants li.panel')
		await expect(cards).toHaveCount(3)
		for (const [position, title] of say.titles.entries()) {
			const card = cards.nth(position)
			await expect(card).toContainText(title)
			const link = new URL((await card.getByRole('link').getAttribute('href')) ?? '')
			expect(link.host).toBe('wa.me')
			expect(link.pathname).toMatch(/^\/\d{8,}$/)
			expect(link.searchParams.get('text')).toContain(say.opening)
		}
	})
}

test('the calling codes are fetched on first use and found by keyboard in either language', async ({
	page,
}) => {
	const fetched: string[] = []
	page.on('request', (request) => fetched.push(request.url()))
	await openPage(page, '/contact')
	expect(fetched.filter((url) => /countr/i.test(url))).toEqual([])

	const code = page.getByRole('button', { name: 'رمز الدولة' })
	await code.press('Enter')
	const search = page.getByRole('dialog', { name: 'رمز الدولة' }).getByRole('combobox')
	const options = page.getByRole('option').and(page.locator('[aria-selected]'))
	await expect(search).toBeFocused()
	expect(await options.count()).toBeGreaterThan(220)
	for (const [typed, first] of [
		['Jordan', '+962 (الأردن)'],
		['الامارات', '+971 (الإمارات)'],
		['٩٦٥', '+965 (الكويت)'],
		['00249', '+249 (السودان)'],
	] as const) {
		await search.fill(typed)
		await expect(options.first()).toHaveText(first)
	}
	await search.fill('zzz')
	await expect(page.getByText(/لا توجد دولة مطابقة/)).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(search).toBeHidden()
	await expect(code).toBeFocused()
	await expect(code).toHaveAccessibleName(/\+60/)
})

test('the consultants are reached from a page of the catalogue', { tag: '@edge' }, async ({
	page,
}) => {
	await openPage(page, '/accommodation/seri-maya-apartment-complex')
	await page.locator('a[href="/contact#consultants"]').first().click()
	await hydrated(page)
	await expect(page).toHaveURL(/\/contact#consultants$/)
	await expect(page.getByRole('heading', { name: words.ar.consultants })).toBeInViewport()
})
