/**
 * A day of one case: the father answers by mail from his own address, the student sends photos by WhatsApp, a mail comes back, the
 * consultant goes on by WhatsApp, and the pack goes out. Nobody sets a turn by hand, and nothing is typed twice.
 */
import type { Page } from '@playwright/test'
import { jpeg } from '../factories/files.ts'
import { deliveryReport, mail } from '../factories/mails.ts'
import { voiceNote } from '../factories/voice.ts'
import { type Person, waMessage, waStatus } from '../factories/whatsapp.ts'
import { hasDovecot } from '../services/dovecot.ts'
import { pdfSaying } from '../services/packs.ts'
import { axe } from './support/axe.ts'
import {
	type ConversationSite,
	proven,
	startConversationSite,
} from './support/conversation-site.ts'
import { words } from './support/conversation-words.ts'
import { hydrated, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

let site: ConversationSite

test.skip(!hasDovecot, 'NOT TESTED: a day of mail and WhatsApp (dovecot-imapd is not installed)')
// A moment without a network is part of the day.
test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })
// One site for both languages.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	test.setTimeout(180_000)
	if (hasDovecot) site = await startConversationSite()
})
test.afterAll(() => site?.stop())

/** Pictures to look at, of every state in both themes and at both widths. */
async function show(page: Page, name: string) {
	const folder = process.env.CONVERSATION_SHOTS
	if (!folder) return
	const size = page.viewportSize()
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 })
		for (const theme of ['light', 'dark']) {
			await page.evaluate((to) => {
				document.documentElement.classList.toggle('dark', to === 'dark')
			}, theme)
			await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true })
		}
	}
	await page.evaluate(() => document.documentElement.classList.remove('dark'))
	if (size) await page.setViewportSize(size)
}

async function reload(page: Page) {
	await page.reload()
	await hydrated(page)
}

/** Runs in the page: how long the note is, once it plays. */
async function secondsOf(element: HTMLElement | SVGElement): Promise<number> {
	if (!(element instanceof HTMLAudioElement)) return 0
	element.muted = true
	await element.play()
	element.pause()
	return Math.round(element.duration)
}

/** Reloads until the page shows it: mail and platform take their seconds. */
async function comesIn(page: Page, text: string | RegExp) {
	await expect(async () => {
		await reload(page)
		await expect(page.locator('.case-log')).toContainText(text, { timeout: 1000 })
	}).toPass({ timeout: 30_000 })
}

for (const language of testedIn('ar')) {
	test(`a day of mail and WhatsApp in one case, in ${language}`, {
		// Each of its steps has a test beside the server's code; how messages look is told by desk-mail and desk-whatsapp.
		tag: '@edge',
	}, async ({ page }) => {
		test.setTimeout(240_000)
		const w = words[language]
		const mark = `${Date.now()}`.slice(-7)
		const student = `maryam${mark}@mail.example`
		const phone: Person = { number: `96650${mark}`, userId: `SA.${mark}`, name: 'مريم' }
		const id = await site.newCase(language, {
			first_name: language === 'ar' ? 'مريم' : 'Maryam',
			last_name: language === 'ar' ? 'العتيبي' : 'Alotaibi',
			email: student,
			country_code: '+966',
			phone: `50${mark}`,
			nationality: 'Saudi Arabia',
		})
		await page.setViewportSize({ width: 1440, height: 900 })
		await site.enter(page, 'consultant', language, `/desk/cases/${id}`)
		const composer = page.locator('.composer')
		const log = page.locator('.case-log')
		const turn = async () => (await site.store.cases.find(id))?.waiting_on

		// In the morning the consultant asks for a bank statement, and writes about it.
		await composer.getByRole('button', { name: w.request }).click()
		await composer.locator('[name=document]').selectOption('bank')
		await composer.getByRole('button', { name: w.sendRequest }).click()
		await expect(page.locator('.case-doc-list')).toContainText(w.bank)
		await composer.getByRole('button', { name: w.message, exact: true }).click()
		await composer.getByLabel(w.subject, { exact: true }).fill(w.bank)
		await page.locator('#compose-message').fill(w.text)
		await composer.getByRole('button', { name: w.send }).click()
		await expect(page.locator('#compose-message')).toHaveValue('')
		site.letLeave()
		const letter = () => site.smtp.mails.find(({ to }) => to.includes(student))
		await expect.poll(letter, { timeout: 30_000 }).toBeDefined()
		expect(await turn()).toBe('student')
		const messageId = /^Message-ID: (<[^>]+>)/im.exec(letter()?.source ?? '')?.[1] ?? ''

		// The father answers from his own address, with a letter.
		const guarantee = Buffer.from(await pdfSaying('Letter of guarantee'))
		site.dovecot.deliver(
			mail({
				from: `Saad <saad${mark}@mail.example>`,
				subject: `Re: ${w.bank}`,
				headers: { ...proven, 'In-Reply-To': messageId },
				text: 'السلام عليكم، أنا والد مريم، وأرفقت خطاب الكفالة.',
				files: [{ name: 'guarantee.pdf', type: 'application/pdf', content: guarantee }],
			}),
		)
		await comesIn(page, 'أنا والد مريم')
		const father = log.locator('li', { hasText: 'أنا والد مريم' })
		await expect(father).toContainText(w.other)
		await expect(father).toContainText('guarantee.pdf')
		await father.getByRole('button', { name: w.add }).click()
		await expect(father).toContainText(w.added)
		expect(await turn()).toBe('us')

		// The student sends two photos by WhatsApp.
		const files = [await jpeg(900, 1200), await jpeg(880, 1160)]
		for (const [at, bytes] of files.entries())
			site.platform.files.set(`photo${at}${mark}`, { bytes, type: 'image/jpeg' })
		await site.bring(
			...files.map((_, at) =>
				waMessage(
					{
						type: 'image',
						image: {
							id: `photo${at}${mark}`,
							mime_type: 'image/jpeg',
							...(at === 0 ? { caption: 'هذا كشف حساب الوالد' } : {}),
						},
					},
					{ from: phone },
				),
			),
		)
		await comesIn(page, 'هذا كشف حساب الوالد')
		await expect(async () => {
			await reload(page)
			await expect(log.locator('.mail-picture img')).toHaveCount(2, { timeout: 1000 })
		}).toPass({ timeout: 30_000 })

		// The rest is said by voice: heard where it was sent, and a file for who wants one.
		const voice = { bytes: voiceNote(38), type: 'audio/ogg; codecs=opus' }
		site.platform.files.set(`voice${mark}`, voice)
		const audio = { id: `voice${mark}`, mime_type: voice.type, voice: true }
		await site.bring(waMessage({ type: 'audio', audio }, { from: phone }))
		const player = log.locator('audio')
		await expect(async () => {
			await reload(page)
			await expect(player).toHaveCount(1, { timeout: 1000 })
		}).toPass({ timeout: 30_000 })
		expect(await player.evaluate(secondsOf)).toBe(38)
		await expect(log.locator('.mail-sound a[download]')).toBeVisible()
		const arrived = page.getByRole('region', { name: w.arrived })
		await expect(arrived.locator('li')).toHaveCount(3)
		await axe(page, '.arrived-files')
		await axe(page, '.case-log')
		await show(page, `${language}-arrived`)
		// What was asked for is one press away, for the second photo too.
		await arrived.getByRole('button', { name: w.bank }).nth(1).click()
		await expect(arrived.locator('li')).toHaveCount(2)
		await arrived.getByRole('button', { name: w.bank }).last().click()
		await expect(arrived.locator('li')).toHaveCount(1)
		await expect(arrived).toContainText('guarantee.pdf')
		expect((await site.store.cases.requests.ofCase(id)).map(({ state }) => state)).toEqual(['sent'])

		// The mail of the morning comes back: its text goes by WhatsApp as it is.
		const envelopeId = letter()?.envelopeId ?? undefined
		site.dovecot.deliver(deliveryReport({ envelopeId, recipient: student, status: '5.2.2' }))
		await expect(async () => {
			await reload(page)
			const way = page.getByRole('radio', { name: /^(البريد|E-mail)$/ })
			await expect(way).toHaveAccessibleDescription(w.full, { timeout: 1000 })
		}).toPass({ timeout: 30_000 })
		await log.getByRole('button', { name: w.instead }).click()
		await expect(page.getByRole('radio', { name: w.whatsApp, exact: true })).toBeChecked()
		await expect(page.locator('#compose-message')).toHaveValue(w.text)
		await show(page, `${language}-instead`)
		// Without a network nothing leaves, what is written stays, and the thread can be read.
		await page.context().setOffline(true)
		await expect(page.locator('.desk-offline')).toBeVisible()
		await expect(composer.getByRole('button', { name: w.sendWhatsapp })).toBeDisabled()
		await expect(page.locator('#compose-message')).toHaveValue(w.text)
		await expect(father).toBeVisible()
		await page.context().setOffline(false)
		await expect(page.locator('.desk-offline')).toHaveCount(0)
		await composer.getByRole('button', { name: w.sendWhatsapp }).click()
		await expect(page.locator('#compose-message')).toHaveValue('')
		site.letLeave()
		const onPhone = () => site.platform.phones.find(({ to }) => to === phone.number)
		await expect.poll(() => onPhone()?.said, { timeout: 30_000 }).toBe(w.text)
		await site.bring(waStatus(onPhone()?.id ?? '', 'read', { row: onPhone()?.row ?? '' }))
		await comesIn(page, w.read)
		expect(site.platform.faults).toEqual([])
		expect(await turn()).toBe('us')

		// In the evening all documents are accepted, and the pack is made.
		for (const { name } of await site.store.cases.documents.ofCase(id))
			await site.store.cases.documents.change(name, { state: 'accepted' }, { actor: 'sample' })
		await reload(page)
		const panel = page.locator('.pack-panel')
		await panel.getByRole('button', { name: w.prepare }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel(w.university, { exact: true }).selectOption('utm')
		await dialog.getByLabel(w.programme, { exact: true }).fill('Bachelor of Computer Science')
		await dialog.getByLabel(w.passportName, { exact: true }).fill('Alotaibi Maryam')
		await dialog.getByLabel(w.intake, { exact: true }).selectOption({ index: 10 })
		await show(page, `${language}-pack-dialog`)
		await dialog.getByRole('button', { name: w.make }).click()
		await expect(panel.locator('a[download]')).toBeVisible({ timeout: 60_000 })
		await show(page, `${language}-end`)

		// Days later only approved messages may leave.
		site.wroteLastAt(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000))
		await reload(page)
		await page.getByRole('radio', { name: w.whatsApp, exact: true }).check()
		await expect(page.getByLabel(w.approved)).toBeVisible()
		await show(page, `${language}-approved`)

		const events = await site.store.cases.events(id)
		const byHand = events.filter(({ type, data }) => type === 'changed' && 'waiting_on' in data)
		expect(byHand, 'nobody set a turn').toEqual([])
		// A call that nobody can read, and a template that the platform refuses, are on the overview.
		await site.bring({ messages: [{ id: `wamid.odd${mark}`, from: 'nobody', type: 'text' }] })
		site.platform.decide(() => ({ code: 132001 }))
		await composer.getByRole('button', { name: w.sendWhatsapp }).click()
		site.letLeave()
		await comesIn(page, w.refused)
		const refused = page.locator('.case-log li', { hasText: w.refused })
		await expect(refused).toContainText(w.untilAllowed)
		await expect(refused.getByRole('button', { name: w.again })).toHaveCount(0)
		await page.getByRole('radio', { name: w.whatsApp, exact: true }).check()
		await expect(composer).toContainText(w.notTaken)
		await expect(composer.getByRole('button', { name: w.sendWhatsapp })).toBeDisabled()
		await axe(page, '.composer')
		await show(page, `${language}-refused`)
		await site.enter(page, 'manager', language, '/desk/overview')
		const speaking = page.getByRole('region', { name: w.whatsApp, exact: true })
		await expect(speaking).toContainText('rihla_go_on')
		await axe(page, 'main')
		await show(page, `${language}-overview`)
		site.platform.decide(() => 'taken')
		await speaking.getByRole('button', { name: w.allow }).click()
		await expect(speaking).not.toContainText('rihla_go_on')
	})
}

test('public pages load the same with a mailbox and the platform as without them', async ({
	baseURL,
}) => {
	const parts = async (address: string) => {
		const page = await (await fetch(address)).text()
		return [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
	}
	for (const path of ['/', '/contact', '/apply', '/universities', '/privacy']) {
		const without = await parts(`${baseURL}${path}`)
		expect(without.length).toBeGreaterThan(2)
		expect([path, await parts(`${site.siteUrl}${path}`)]).toEqual([path, without])
	}
})
