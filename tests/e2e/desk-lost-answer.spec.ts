/** The network takes the answer away after the server has stored what was sent; pressing again sends nothing twice. */
import type { Page } from '@playwright/test'
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_FAILED|409/] })

/** The next calls of that kind arrive, and their answers do not. */
async function loseAnswers(page: Page, kind: string, times: number) {
	await page.route(
		`**/api/desk/cases/*/${kind}`,
		async (route) => {
			await route.fetch()
			await route.abort()
		},
		{ times },
	)
}

const writtenIn = (id: string) =>
	inStore(async ({ cases }) => {
		const written = await cases.messages(id)
		const count = (direction: string) => written.filter((one) => one.direction === direction).length
		return {
			messages: count('out'),
			notes: count('note'),
			requests: (await cases.requests.ofCase(id)).length,
		}
	})

test('a message, a note and a request whose answers were lost are stored once', async ({
	page,
}) => {
	const id = await newCase({ name: ownName(), language: 'en' })
	await enterDesk(page, 'consultant', 'en', `/desk/cases/${id}`)
	const lost = page.getByRole('alert').filter({ hasText: 'There is no connection' })
	const body = page.locator('#compose-message')
	const send = page.getByRole('button', { name: 'Send', exact: true })

	await loseAnswers(page, 'messages', 2)
	await body.fill('Your file is complete.')
	await send.click()
	await expect(lost).toBeVisible()
	// The page is loaded anew, and the draft with it.
	await page.reload()
	await hydrated(page)
	await expect(body).toHaveValue('Your file is complete.')
	await send.click()
	await expect(lost).toBeVisible()
	await send.click()
	await expect(body).toHaveValue('')
	await expect(page.getByText('leaves in 20 seconds')).toBeVisible()
	expect(await writtenIn(id)).toEqual({ messages: 1, notes: 0, requests: 0 })

	await loseAnswers(page, 'notes', 1)
	await page.getByRole('button', { name: 'Internal note' }).click()
	const note = page.locator('#compose-note')
	await note.fill('The father prefers WhatsApp.')
	const save = page.getByRole('button', { name: 'Save note' })
	await save.dblclick()
	await expect(lost).toBeVisible()
	await save.dblclick()
	await expect(note).toHaveValue('')
	expect(await writtenIn(id)).toMatchObject({ notes: 1 })
	// The same words once more, written anew, are a second note.
	await note.fill('The father prefers WhatsApp.')
	await save.click()
	await expect(note).toHaveValue('')
	expect(await writtenIn(id)).toMatchObject({ notes: 2 })

	await loseAnswers(page, 'requests', 1)
	await page.getByRole('button', { name: 'Document request' }).click()
	const ask = page.getByRole('button', { name: 'Send request' })
	await page.locator('.composer [name=note]').fill('All pages')
	await ask.dblclick()
	await expect(lost).toBeVisible()
	await ask.dblclick()
	await expect(page.locator('.composer [name=note]')).toHaveValue('')
	expect(await writtenIn(id)).toMatchObject({ requests: 1 })
})

test('a message that was edited after its answer was lost asks before it follows the first', {
	tag: '@edge',
}, async ({ page }) => {
	const id = await newCase({ name: ownName() })
	await enterDesk(page, 'consultant', 'ar', `/desk/cases/${id}`)
	const body = page.locator('#compose-message')
	const send = page.getByRole('button', { name: 'إرسال', exact: true })
	await loseAnswers(page, 'messages', 1)
	await body.fill('ملفكم مكتمل.')
	await send.click()
	await expect(page.getByRole('alert')).toBeVisible()
	await body.fill('ملفكم مكتمل، وسنرسله اليوم.')
	await send.click()
	const arrived = page.getByRole('alert').filter({ hasText: 'رسالتكم السابقة وصلت' })
	await expect(arrived).toContainText('ملفكم مكتمل.')
	expect(await writtenIn(id)).toMatchObject({ messages: 1 })
	await arrived.getByRole('button', { name: 'الإرسال على أي حال' }).click()
	await expect(body).toHaveValue('')
	expect(await writtenIn(id)).toMatchObject({ messages: 2 })
})
