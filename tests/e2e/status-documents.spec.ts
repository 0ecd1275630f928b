/** Documents by name on the status page, what was applied for, and a lost link: with scripts and without. */

import { pdf } from '#tests/factories/files.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { file } from './support/application.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axe, axeColours } from './support/axe.ts'
import { axeWithoutScripts } from './support/axe-without-scripts.ts'
import { inStore } from './support/invited-person.ts'
import { expectNoOverflow, type languages, openPage, testedIn } from './support/page.ts'
import { mailsTo } from './support/stored-mail.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		applied: 'ما قدّمتم إليه',
		answers: 'إجاباتكم كما أُرسلت',
		intake: 'بدء الدراسة: سبتمبر 2027',
		more: 'إرسال مستند آخر',
		send: 'رفع الملف',
		bank: 'كشف حساب مصرفي',
		heic: /HEIC/,
		mail: 'إرسال الرابط إلى بريدي',
		sent: /^إذا كان هذا البريد مسجّلًا/,
		clock: /بتوقيت ماليزيا/,
	},
	en: {
		applied: 'What you applied for',
		answers: 'Your answers as you sent them',
		intake: 'Intake: September 2027',
		more: 'Send another document',
		send: 'Upload the file',
		bank: 'Bank statement',
		heic: /HEIC/,
		mail: 'Send me the link',
		sent: /^If this address belongs/,
		clock: /Malaysia time/,
	},
} as const

async function makeCase(language: (typeof languages)[number]) {
	return inStore(async (store) => {
		const email = `door-${crypto.randomUUID()}@mail.example`
		const further_choices = [{ university: 'sunway', program: 'Business' }]
		const fields = { email, intake: '2027-09', english_test: 'ielts', further_choices }
		const given = newSubmission('user_applications', { language, fields })
		const { submission } = await store.submissions.submit(given)
		const { id, reference } = submission
		return { email, reference, own: `/status/${await store.cases.mintLink(id, 'mail')}` }
	})
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`an applicant sees what was sent and adds a document, in ${language}`, async ({ page }) => {
		const { own } = await makeCase(language)
		await page.setViewportSize({ width: 390, height: 844 })
		await openPage(page, own, { language })
		const card = page.getByRole('region', { name: say.applied })
		await expect(card).toContainText(say.intake)
		await expect(card.getByRole('listitem')).toHaveCount(2)
		await card.getByText(say.answers).click()
		await expect(card).toContainText('IELTS')
		await expect(page.locator('.status-person')).toContainText(say.clock)
		await page.getByText(say.more).click()
		await page.locator('input[type=file]').setInputFiles(file('كشف حساب.pdf', pdf()))
		await expect(page.locator('.file-face')).toContainText('كشف حساب.pdf')
		await expect(page.locator('[name=kind]')).toHaveValue('bank')
		await expectNoOverflow(page)
		await axe(page)
		if (language === 'ar') await expectGoodArabic(page)
		await page.getByRole('button', { name: say.send }).click()
		await expect(page.locator('.status-notice')).toBeFocused()
		const received = page.locator('.status-received li')
		await expect(received).toContainText(say.bank)
		await expect(received).toContainText('كشف حساب.pdf')
		await page.evaluate(() => document.documentElement.classList.add('dark'))
		await axeColours(page)
	})

	test(`whoever lost the link has it mailed, and strangers learn nothing, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const { email, reference } = await makeCase(language)
		await openPage(page, '/status', { language })
		const ask = async (address: string) => {
			await page.locator('[name=reference]').fill(reference)
			await page.locator('[name=email]').fill(address)
			await page.getByRole('button', { name: say.mail }).click()
			await expect(page.locator('.status-notice')).toHaveText(say.sent)
			await expect(page.locator('.status-notice')).toBeFocused()
		}
		await ask(`stranger-${email}`)
		await ask(email)
		const link = /\/status\/[\w-]{43}/
		await expect.poll(() => mailsTo(email).find((mail) => link.test(mail))).toBeTruthy()
		expect(mailsTo(`stranger-${email}`)).toEqual([])
		await page.goto(link.exec(mailsTo(email).at(-1) ?? '')?.[0] ?? 'no link')
		await expect(page.getByRole('region', { name: say.applied })).toBeVisible()
	})
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test('a document of any kind can be sent, and a HEIC photo is refused with a way out', {
		tag: '@edge',
	}, async ({ page, browser }) => {
		const { own } = await makeCase('en')
		const say = words.en
		await page.goto(`${own}`)
		await page.goto('/status?lang=en')
		await page.getByText(say.more).click()
		await axeWithoutScripts(page, browser)
		await page.locator('input[type=file]').setInputFiles(file('IMG_1.heic', Buffer.from('x')))
		await page.getByRole('button', { name: say.send }).click()
		await expect(page.locator('.status-alert')).toHaveText(say.heic)
		await page.locator('[name=kind]').selectOption('bank')
		await page.locator('input[type=file]').setInputFiles(file('scan.pdf', pdf()))
		await page.getByRole('button', { name: say.send }).click()
		await expect(page.locator('.status-received li')).toContainText(say.bank)
	})
})
