/** Wanderbot and the search over everything. */
import { expectGoodArabic } from './support/arabic.ts'
import { openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

// As most visitors see it: with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const words = {
	ar: {
		button: /المحادثة/,
		title: 'واندربوت',
		greeting: 'أهلًا بكم! كيف يمكنني المساعدة في خطتكم للدراسة في ماليزيا؟',
		visa: 'متطلبات التأشيرة',
		items: ['جواز سفر', 'خطاب القبول', 'إثبات القدرة المالية', 'الفحص الطبي'],
		human: 'التحدث إلى أحد الموظفين',
		hours: 'GMT+8',
		placeholder: 'اكتبوا رسالتكم هنا',
		send: 'إرسال',
		thanks: 'شكرًا على رسالتكم!',
		typing: 'واندربوت يكتب الآن',
		search: 'بحث في الموقع',
		searchTitle: 'البحث في الموقع',
	},
	en: {
		button: /chat/i,
		title: 'Wanderbot',
		greeting: 'Hello! How can I help with your plan to study in Malaysia?',
		visa: 'Visa requirements',
		items: ['passport', 'acceptance letter', 'Financial proof', 'medical exam'],
		human: 'Talk to human',
		hours: 'Mon-Fri 9AM-6PM (GMT+8)',
		placeholder: 'Type your message here',
		send: 'Send',
		thanks: 'Thank you for your message!',
		typing: 'Wanderbot is typing',
		search: 'Search the site',
		searchTitle: 'Search the site',
	},
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`a conversation in ${language}`, { tag: '@edge' }, async ({ page }) => {
		await openPage(page, '/', { language })
		await page.getByRole('button', { name: say.button }).click()
		const panel = page.getByRole('dialog', { name: say.title })
		const log = panel.getByRole('log')
		await expect(log.getByRole('listitem')).toHaveText(new RegExp(say.greeting.slice(0, 12)))
		await expect(panel.getByRole('list').last().getByRole('button')).toHaveCount(6)
		const input = panel.getByPlaceholder(say.placeholder)
		await expect(input).toBeFocused()
		await expect(panel).toHaveAccessibleDescription(new RegExp(say.greeting.slice(0, 12)))

		// Paused, so that a slow machine does not bring the answer early.
		await page.clock.install()
		await page.clock.pauseAt(Date.now() + 60_000)
		await panel.getByRole('button', { name: say.visa }).click()
		await page.clock.runFor(900)
		await expect(log.getByText(say.typing)).toBeAttached()
		await expect(log.locator('> ol > li')).toHaveCount(3)
		await page.clock.runFor(150)
		await expect(log.getByText(say.typing)).toHaveCount(0)
		for (const item of say.items) await expect(log).toContainText(item)

		await panel.getByRole('button', { name: say.human }).click()
		await page.clock.runFor(1050)
		await expect(log).toContainText(say.hours)

		await input.fill('   ')
		await input.press('Enter')
		await expect(log.locator('> ol > li')).toHaveCount(5)
		// What it can't answer gets the sentence of the specification.
		await input.fill('qwzx vbnm')
		await panel.getByRole('button', { name: say.send, exact: true }).click()
		await expect(input).toHaveValue('')
		await page.clock.resume()
		await expect(log).toContainText(say.thanks)
		await expect(log.getByRole('link').last()).toBeVisible()
		if (language === 'ar') await expectGoodArabic(page)

		// Moving on keeps the conversation; Escape closes and gives the focus back.
		await log.getByRole('link').last().click()
		await expect(page.getByRole('main')).toBeFocused()
		await expect(log).toContainText(say.thanks)
		await page.keyboard.press('Control+k')
		await expect(page.getByRole('dialog', { name: say.searchTitle })).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog', { name: say.searchTitle })).toBeHidden()
		await expect(panel).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(panel).toBeHidden()
		await expect(page.getByRole('button', { name: say.button })).toBeFocused()

		// On a phone the panel would cover the page that a link opens: it makes way.
		await page.setViewportSize({ width: 390, height: 844 })
		await page.getByRole('button', { name: say.button }).click()
		await log.getByRole('link').first().click()
		await expect(page).toHaveURL('/visa-support')
		await expect(panel).toBeHidden()
	})

	test(`search over everything in ${language}`, async ({ page }) => {
		await openPage(page, '/about', { language })
		await page.keyboard.press('Control+k')
		const dialog = page.getByRole('dialog', { name: say.searchTitle })
		const field = dialog.getByRole('searchbox')
		await expect(field).toBeFocused()
		await field.fill('هندسه بينانج')
		await expect(dialog.getByRole('link').first()).toHaveAttribute(
			'href',
			'/university/universiti-sains-malaysia',
		)
		if (language === 'ar') await expectGoodArabic(page)
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/universiti-sains-malaysia/)
		await expect(dialog).toBeHidden()
		await page.keyboard.press('Control+k')
		await expect(dialog).toBeVisible()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: say.search }).click()
		await expect(dialog).toBeVisible()
	})
}

test('an open chat speaks the other language when the page does', { tag: '@edge' }, async ({
	page,
}) => {
	await openPage(page, '/', { language: 'en' })
	await page.getByRole('button', { name: words.en.button }).click()
	await page.getByRole('dialog').getByRole('button', { name: words.en.visa }).click()
	await expect(page.getByRole('log')).toContainText('four things')
	await page.getByPlaceholder(words.en.placeholder).fill('half a thought')
	await page.getByRole('link', { name: /^Language:/ }).click()
	await expect(page.getByRole('log')).toContainText(words.ar.greeting)
	await expect(page.getByRole('log')).toContainText('أربعة متطلبات')
	await expect(page.getByPlaceholder(words.ar.placeholder)).toHaveValue('half a thought')
})

test.describe('outside the support hours', () => {
	test.use({ timezoneId: 'Asia/Riyadh' })
	test('the answer says when people are back, by the visitor’s own clock', {
		tag: '@edge',
	}, async ({ page }) => {
		// Sunday morning in Kuala Lumpur; Monday 9:00 there is 4:00 in Riyadh.
		await page.clock.setFixedTime(new Date('2026-11-15T03:00:00Z'))
		await openPage(page, '/', { language: 'en' })
		await page.getByRole('button', { name: words.en.button }).click()
		await page.getByRole('dialog').getByRole('button', { name: words.en.human }).click()
		await expect(page.getByRole('log')).toContainText('back on Monday at 4:00 AM your time')
	})
})
