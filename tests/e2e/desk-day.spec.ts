/** A consultant's day by keyboard alone, with a Latin and with an Arabic layout. */
import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { tabTo } from './support/keyboard.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		whole: 'ملء الشاشة',
		leave: 'مغادرة ملء الشاشة',
		turn: 'تدوير',
		larger: 'تكبير',
		accept: 'قبول',
		accepted: 'تم قبول المستند',
		template: 'القالب',
		leaving: 'ستُرسل الرسالة بعد 20 ثانية.',
		save: 'حفظ',
		checking: 'تدقيق المستندات',
	},
	en: {
		whole: 'Full screen',
		leave: 'Leave full screen',
		turn: 'Turn',
		larger: 'Zoom in',
		accept: 'Accept',
		accepted: 'Accepted',
		template: 'Template',
		leaving: 'The message leaves in 20 seconds.',
		save: 'Save',
		checking: 'Checking documents',
	},
}

/** What the same keys are on an Arabic keyboard. */
const arabic: Record<string, string> = { J: 'ت', D: 'ي', R: 'ق', S: 'س' }

/** A key by its place; the letter it writes depends on the layout. */
async function pressKey(page: Page, letter: string, isArabic: boolean): Promise<void> {
	if (!isArabic) return page.keyboard.press(`Key${letter}`)
	const session = await page.context().newCDPSession(page)
	const key = { code: `Key${letter}`, key: arabic[letter] ?? '' }
	await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
	await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
	await session.detach()
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`the first late case is read, accepted, answered and moved, and then the next, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		const { email } = await enterDesk(page, 'consultant', language)
		const [first, second] = [ownName(), ownName()]
		const id = await newCase({ name: first, hoursAgo: 24 * 20, assignee: email })
		// A week later: after a night or a weekend two days have the same promise.
		await newCase({ name: second, hoursAgo: 24 * 13, assignee: email })
		await page.goto('/desk?view=mine')
		await hydrated(page)
		const key = (letter: string) => pressKey(page, letter, language === 'ar')

		await key('J')
		await expect(page.locator('.case-open').first()).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
		// The focus arrives with the page, after its keys.
		await expect(page.locator('#main')).toBeFocused()

		// The second document is the PDF, drawn on a canvas.
		await key('D')
		await expect(page.locator('.case-doc-list button').first()).toBeFocused()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect(page.locator('.pdf-pages canvas')).toBeVisible()
		// Looked at closely, on its side, and over the whole screen.
		const press = async (name: string) => {
			await tabTo(page, page.getByRole('button', { name, exact: true }), 'Shift+Tab')
			await page.keyboard.press('Enter')
		}
		await press(say.whole)
		await expect(page.getByRole('button', { name: say.leave })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('button', { name: say.whole })).toBeFocused()
		const pages = page.locator('.case-doc-pages')
		const shape = () =>
			pages.evaluate((place) => {
				const { width, height } =
					place.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect()
				return { isOnItsSide: width > height, isLarger: width > place.clientWidth }
			})
		expect(await shape()).toEqual({ isOnItsSide: false, isLarger: false })
		await press(say.turn)
		await press(say.larger)
		await expect(page.locator('.case-doc-bar output')).toHaveText('150%')
		await axe(page, '.case-docs')
		expect(await shape()).toEqual({ isOnItsSide: true, isLarger: true })
		await tabTo(page, page.getByRole('button', { name: say.accept, exact: true }))
		await page.keyboard.press('Enter')
		await expect(page.locator('.case-doc-list')).toContainText(say.accepted)

		await key('R')
		const body = page.locator('#compose-message')
		await expect(body).toBeFocused()
		await tabTo(page, page.getByLabel(say.template, { exact: true }), 'Shift+Tab')
		// The first one leaves a value to fill, and does not leave without it.
		await page.keyboard.press('ArrowDown')
		await expect(body).toHaveValue(/{الجواب}/)
		// Beside it, as it will be read: what the template put in and what it leaves open are set apart.
		await expect(page.locator('.message-value-open')).toHaveText('{الجواب}')
		await expect(page.locator('.message-value-filled').filter({ hasText: 'عمر' })).toBeVisible()
		await expect(page.locator('.message-value-link')).not.toContainText('{')
		await axe(page, '.composer')
		await page.keyboard.press('ArrowDown')
		await expect(body).toHaveValue(/عمر[^{]*{status_link}[^{]*$/)
		await expect(page.locator('.message-value-open')).toHaveCount(0)
		await tabTo(page, body)
		await page.keyboard.press('Control+Enter')
		await expect(page.getByText(say.leaving)).toBeVisible()
		await expect(body).toHaveValue('')

		await page.keyboard.press('Escape')
		await key('S')
		await expect(page.locator('dialog [name=stage]')).toBeFocused()
		await page.keyboard.press('ArrowDown')
		await tabTo(page, page.getByRole('button', { name: say.save, exact: true }))
		await page.keyboard.press('Enter')
		await expect(page.locator('dialog')).toHaveCount(0)
		await expect(page.locator('.case-stages [aria-current=step]')).toContainText(say.checking)
		expect(await storedCase(id)).toMatchObject({
			stage: 'checking',
			waiting_on: 'us',
			due_kind: 'review',
		})

		await key('J')
		await expect(page.getByRole('heading', { level: 1 })).toContainText(second)
	})
}
