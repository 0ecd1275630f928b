/** An application that was refused is opened again beside the draft of another one. */
import type { Route } from '@playwright/test'
import { pdf } from '#tests/factories/files.ts'
import {
	expectNotice,
	field,
	file,
	fillAcademic,
	fillPersonal,
	next,
	reachTheEnd,
	tab,
	words,
} from './support/application.ts'
import { documentsInDraft } from './support/kept-forms.ts'
import { openPage } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED|status of 422|response: 422/] })

test('it is sent with its own documents, and the draft keeps its own', { tag: '@edge' }, async ({
	page,
}) => {
	const first = `first-${crypto.randomUUID()}@mail.example`
	const second = `second-${crypto.randomUUID()}@mail.example`
	const documents = page.locator('#apply-documents .document-name bdi')
	let answer = (route: Route) => route.abort('internetdisconnected')
	await openPage(page, '/apply', { language: 'en' })
	await page.route('**/api/user_applications', (route) => answer(route))
	await reachTheEnd(page, first)
	await next(page)
	const agree = page.getByRole('button', { name: words.en.agree })
	await expect(agree).toBeVisible()
	const errors = { passport_number: 'passport_identical' }
	answer = (route) => route.fulfill({ status: 422, json: { errors } })
	await agree.click()
	await expect(field(page, 'email')).toHaveValue('')

	await fillPersonal(page, second)
	await next(page)
	await fillAcademic(page)
	await tab(page, words.en.tabs[3]).click()
	await field(page, 'documents').setInputFiles([file('Certificate.pdf', pdf(2500))])
	await expect(documents).toHaveText(['Certificate.pdf'])
	await expect.poll(() => documentsInDraft(page)).toBe(4)

	await page.getByRole('button', { name: 'Open the form again' }).click({ timeout: 60_000 })
	await expect(field(page, 'email')).toHaveValue(first)
	await expect(documents).toHaveText(['Passport.pdf', 'Transcript.pdf', 'صورة.png'])
	answer = (route) => route.continue()
	await field(page, 'passport_number').fill('B7654321')
	await tab(page, words.en.tabs[4]).click()
	await next(page)
	await expectNotice(page, words.en.sent)
	expect(storedRows('user_applications', first)).toHaveLength(1)

	await expect(field(page, 'email')).toHaveValue(second)
	await expect(documents).toHaveText(['Certificate.pdf'])
	await expect.poll(() => documentsInDraft(page)).toBe(1)
})
