/** A family and a consultant, from the application to the offer: nobody sets a turn by hand, and both screens say the same at each step. */
import { jpeg } from '#tests/factories/files.ts'
import { file } from './support/application.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated, openPage, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		desk: {
			us: 'الدور علينا',
			student: 'الدور على الطالب',
			university: 'الدور على الجامعة',
		},
		family: {
			us: 'الدور علينا، ولا يُطلب منكم شيء الآن.',
			besides: 'الدور علينا، وما زلنا ننتظر المستندات المطلوبة.',
			student: 'الدور عليكم.',
			university: 'الدور على الجامعة، ولا يُطلب منكم شيء الآن.',
		},
		head: {
			received: 'استلمنا طلبكم',
			checking: 'ندقّق مستنداتكم',
			sent: 'طلبكم لدى الجامعة',
			offer: 'وصل خطاب القبول',
		},
		request: 'طلب مستند',
		document: 'المستند',
		photos: /صور/,
		sendRequest: 'إرسال الطلب',
		upload: 'رفع الملف',
		yourMessage: 'رسالتكم إلينا',
		send: 'إرسال',
		leaving: 'ستُرسل الرسالة بعد 20 ثانية.',
		accept: 'قبول',
		accepted: 'تم قبول المستند',
		move: /^نقل إلى/,
	},
	en: {
		desk: { us: 'Our turn', student: 'Student’s turn', university: 'University’s turn' },
		family: {
			us: 'It is our turn: nothing for you to do now.',
			besides: 'It is our turn, and the documents we asked for are still missing.',
			student: 'It is your turn.',
			university: 'It is the university’s turn: nothing for you to do now.',
		},
		head: {
			received: 'We have your application',
			checking: 'We are checking your documents',
			sent: 'Your application is with the university',
			offer: 'Your offer letter is here',
		},
		request: 'Document request',
		document: 'Document',
		photos: /photos/i,
		sendRequest: 'Send request',
		upload: 'Upload the file',
		yourMessage: 'Your message to us',
		send: 'Send',
		leaving: 'The message leaves in 20 seconds.',
		accept: 'Accept',
		accepted: 'Accepted',
		move: /^Move to/,
	},
} as const

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`the turn follows a family and a consultant from the application to the offer, in ${language}`, {
		tag: '@edge',
	}, async ({ page: desk, browser, baseURL }) => {
		test.setTimeout(180_000)
		await desk.setViewportSize({ width: 1440, height: 900 })
		const { email } = await enterDesk(desk, 'consultant', language)
		const name = ownName()
		const id = await newCase({ name, assignee: email, language })
		const own = await inStore(({ cases }) => cases.mintLink(id, 'mail'))
		const phone = await browser.newContext({
			baseURL: baseURL ?? '',
			viewport: { width: 390, height: 844 },
		})
		const family = await phone.newPage()
		await openPage(family, `/status/${own}`, { language })

		interface Screens {
			turn: keyof typeof say.desk
			/** Where the family reads something else than whose turn it is. */
			lead?: keyof typeof say.family
			stage: keyof typeof say.head
			/** What the office has promised; null where the step does not say. */
			owes: 'reply' | 'review' | null
			news?: string
		}

		/** Every screen of both, loaded anew. */
		async function expectScreens({ turn, lead = turn, stage, owes, news }: Screens) {
			const row = desk.locator('.case-row').filter({ hasText: name })
			await desk.goto('/desk?view=mine')
			await hydrated(desk)
			await expect(row.locator('.wait')).toHaveText(say.desk[turn])
			if (news) await expect(row).toContainText(news)
			if (news) await expect(row).toHaveClass(/is-unread/)
			await desk.goto(`/desk/cases/${id}`)
			await hydrated(desk)
			await expect(desk.locator('.case-turn .tag')).toHaveText(say.desk[turn])
			await family.goto(`/status?lang=${language}`)
			await hydrated(family)
			await expect(family.getByRole('heading', { level: 1 })).toHaveText(say.head[stage])
			const leads = family.locator('.status-lead')
			await expect(leads.first()).toHaveText(say.family[lead])
			// Until when, beside whose turn it is.
			await expect(leads).toHaveCount(turn === 'us' ? 2 : 1)
			const stored = await storedCase(id)
			expect(stored).toMatchObject({ stage, waiting_on: turn })
			// What is on us always has a date.
			if (turn === 'us') expect(stored?.due_at).not.toBeNull()
			if (owes) expect(stored?.due_kind).toBe(owes)
		}

		async function reply(text: string) {
			await desk.locator('#compose-message').fill(text)
			await desk.keyboard.press('Control+Enter')
			await expect(desk.getByText(say.leaving)).toBeVisible()
		}
		async function write(text: string) {
			await family.getByLabel(say.yourMessage).fill(text)
			await family.getByRole('button', { name: say.send, exact: true }).click()
			await expect(family.locator('.status-notice')).toBeVisible()
		}
		async function move(to: keyof typeof say.head) {
			await desk.getByRole('button', { name: say.move }).click()
			await expect.poll(async () => (await storedCase(id))?.stage).toBe(to)
		}

		await test.step('it has arrived', () =>
			expectScreens({ turn: 'us', stage: 'received', owes: 'review' }))

		await test.step('a document is asked for', async () => {
			await desk.locator('.composer').getByRole('button', { name: say.request }).click()
			await desk.locator('.composer').getByLabel(say.document).selectOption('photos')
			await desk.getByRole('button', { name: say.sendRequest }).click()
			await expect.poll(async () => (await storedCase(id))?.waiting_on).toBe('student')
			await expectScreens({ turn: 'student', stage: 'received', owes: null })
			await expect(family.locator('.status-need')).toContainText(say.photos)
		})

		await test.step('the family asks something first', async () => {
			await write('هل تكفي صورة من الهاتف؟')
			await expectScreens({
				turn: 'us',
				lead: 'besides',
				stage: 'received',
				owes: 'reply',
				news: 'هل تكفي صورة من الهاتف؟',
			})
			await reply('تكفي، بخلفية بيضاء.')
			await expectScreens({ turn: 'student', stage: 'received', owes: null })
		})

		await test.step('the last document comes', async () => {
			await family
				.locator('.status-need input[type=file]')
				.setInputFiles(file('photo.jpg', await jpeg()))
			await family.locator('.status-need').getByRole('button', { name: say.upload }).click()
			await expect(family.locator('.status-notice')).toBeVisible()
			await expectScreens({ turn: 'us', stage: 'received', owes: 'reply' })
			await expect(family.locator('.status-need')).toHaveCount(0)
		})

		await test.step('it is looked at and accepted', async () => {
			await desk.locator('.case-doc-list button').filter({ hasText: say.photos }).first().click()
			await desk.getByRole('button', { name: say.accept, exact: true }).click()
			await expect(desk.locator('.case-doc-list')).toContainText(say.accepted)
			await expectScreens({ turn: 'us', stage: 'received', owes: null })
		})

		await test.step('the file moves on to the university', async () => {
			await move('checking')
			await expectScreens({ turn: 'us', stage: 'checking', owes: null })
			await move('sent')
			await expectScreens({ turn: 'university', stage: 'sent', owes: null })
		})

		await test.step('a question in between', async () => {
			await write('متى يصل الجواب؟')
			await expectScreens({ turn: 'us', stage: 'sent', owes: 'reply', news: 'متى يصل الجواب؟' })
			await reply('خلال أسابيع قليلة.')
			await expectScreens({ turn: 'university', stage: 'sent', owes: null })
		})

		await test.step('the offer is the student’s to decide on', async () => {
			await move('offer')
			await expectScreens({ turn: 'student', stage: 'offer', owes: null })
		})

		// Nobody chose a turn: no change of the history names one without what caused it.
		const events = await inStore(({ cases }) => cases.events(id))
		const byHand = events.filter(
			({ type, data }) => type === 'changed' && 'waiting_on' in data && !('stage' in data),
		)
		expect(byHand).toEqual([])
		await phone.close()
	})
}
