/** Wanderbot answers: from the site's own content, on the visitor's device, in the language of the question. */
import { expectGoodArabic } from './support/arabic.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectNoOverflow, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		button: /المحادثة/,
		title: 'واندربوت',
		placeholder: 'اكتبوا رسالتكم هنا',
		first: 'كم تكلفة أول سنة كاملة في جامعة مالايا تخصص ذكاء اصطناعي بالريال السعودي؟',
		amount: 'من 39,064 إلى 57,818',
		compare: 'قارن بين مالايا وصنواي',
		next: 'ما شروط القبول؟',
		helped: 'هل أفادكم هذا؟',
		no: 'لا',
		form: 'كتابة السؤال في نموذج التواصل',
		whatsapp: 'إرسال السؤال عبر واتساب',
		message: 'الرسالة',
		search: 'كم تستغرق التأشيرة؟',
		direct: 'جواب مباشر',
	},
	en: {
		button: /chat/i,
		title: 'Wanderbot',
		placeholder: 'Type your message here',
		first:
			'What is the total cost of the first year of artificial intelligence at University of Malaya in Saudi riyals?',
		amount: '39,064–57,818',
		compare: 'compare Malaya and Sunway',
		next: 'What are the entry requirements?',
		helped: 'Did this help?',
		no: 'No',
		form: 'Write it in the contact form',
		whatsapp: 'Send the question on WhatsApp',
		message: 'Message',
		search: 'how long does the visa take',
		direct: 'Direct answer',
	},
}

for (const language of testedIn('en')) {
	const say = words[language]

	test(`a conversation on a phone, by keyboard, in ${language}`, async ({ page }) => {
		const sent: string[] = []
		page.on('request', (request) =>
			sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)),
		)
		await page.setViewportSize({ width: 390, height: 844 })
		await openPage(page, '/faq', { language })
		await page.getByRole('button', { name: say.button }).first().click()
		const panel = page.getByRole('dialog', { name: say.title })
		const log = panel.getByRole('log')
		const input = panel.getByPlaceholder(say.placeholder)

		await input.fill(say.first)
		await input.press('Enter')
		await expect(log).toContainText(say.amount)
		await expect(log.locator('.answer-bar')).toBeVisible()
		await expect(log.locator('a[href^="/plan?"]')).toHaveAttribute('href', /p=um\.b3/)
		await axe(page, '.chat-panel')
		await expectNoOverflow(page)
		if (language === 'ar') await expectGoodArabic(page)

		await input.fill(say.compare)
		await input.press('Enter')
		await expect(log.getByRole('table')).toContainText('410')
		await axe(page, '.chat-panel')
		await page.setViewportSize({ width: 320, height: 700 })
		await expectNoOverflow(page)
		await page.setViewportSize({ width: 390, height: 844 })

		// A next question is pressed by keyboard, and points back to both that were compared.
		const next = log.getByRole('button', { name: say.next })
		await next.focus()
		await page.keyboard.press('Enter')
		const asked = log.getByRole('table').last()
		// Its head and the English that both ask for: one of them does not teach what was asked about first.
		await expect(asked.getByRole('row')).toHaveCount(2)
		await expect(asked).toContainText('IELTS')
		await expect(next).toHaveCount(0)

		// Nothing helped: a person, with the question filled in. Nothing of it has left the page.
		await log
			.getByRole('group', { name: say.helped })
			.last()
			.getByRole('button', { name: say.no, exact: true })
			.press('Enter')
		await expect(log.getByRole('link', { name: say.whatsapp }).last()).toHaveAttribute(
			'href',
			new RegExp(encodeURIComponent(say.next.slice(0, 6))),
		)
		// At night, as the button in the header makes it: the system's own wish is not asked.
		const paper = () => panel.evaluate((element) => getComputedStyle(element).backgroundColor)
		const byDay = await paper()
		await page.evaluate(() => document.documentElement.classList.add('dark'))
		await expect.poll(paper).not.toBe(byDay)
		await axeColours(page, '.chat-panel')
		const kept = await page.evaluate(() =>
			JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
		)
		for (const place of [...sent, kept])
			for (const typed of [say.first, say.compare]) expect(place).not.toContain(typed.slice(0, 20))
		await log.getByRole('link', { name: say.form }).last().click()
		await expect(page).toHaveURL('/contact')
		await expect(page.locator('textarea[name=message]')).toHaveValue(say.next)
	})

	test(`the search answers above its hits in ${language}`, { tag: '@edge' }, async ({ page }) => {
		await openPage(page, '/about', { language })
		await page.keyboard.press('Control+k')
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('searchbox').fill(say.search)
		const direct = dialog.getByRole('region', { name: say.direct })
		await expect(direct).toContainText('8')
		await axe(page, '.search-dialog')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/faq#visa-time/)
	})
}

test('the search over the site is fetched for an answer that needs it, and for no other', {
	tag: '@edge',
}, async ({ page }) => {
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await openPage(page, '/about', { language: 'en' })
	const { names } = await (await page.request.get('/content/en.json')).json()
	const search = new URL(`/content/${names.search}.json`, page.url()).href
	await page.getByRole('button', { name: words.en.button }).first().click()
	const input = page.getByPlaceholder(words.en.placeholder)
	const log = page.getByRole('log')
	await input.fill(words.en.compare)
	await input.press('Enter')
	await expect(log.getByRole('table')).toContainText('410')
	expect(asked).not.toContain(search)
	await input.fill('qwzx vbnm')
	await input.press('Enter')
	await expect(log).toContainText('Thank you for your message')
	expect(asked).toContain(search)
})

test('a question in the other language is answered in it, until the page changes its own', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/', { language: 'ar' })
	await page.getByRole('button', { name: words.ar.button }).click()
	const input = page.getByPlaceholder(words.ar.placeholder)
	await input.fill('How much is law at UKM?')
	await input.press('Enter')
	const log = page.getByRole('log')
	await expect(log).toContainText('RM 16,500 a year')
	await input.fill('bekam el visa?')
	await input.press('Enter')
	await expect(log).toContainText('من 2,500 إلى 3,200 رينغيت للتأشيرة')
	await page.getByRole('link', { name: /^Language:|^اللغة/ }).click()
	await expect(log).toContainText('RM 2,500 to 3,200')
	await expect(log).toContainText('RM 16,500 a year')
})
