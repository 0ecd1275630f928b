/** Who is shown on the website and asks to be forgotten is on no page and in no version any more. */
import { isRecord, type Json } from '#domain/website/json.ts'
import { axe } from './support/axe.ts'
import { staffPassword } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { deskCalls, enterDesk, forgetConfirmation } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// The answer that asks for the password is reported by the browser.
test.use({ expected: [/403/] })

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

type Call = Awaited<ReturnType<typeof deskCalls>>

/** Publishes another text of an entry, whatever its checks warn of. */
async function publish(call: Call, entry: string, change: (document: Json) => Json | undefined) {
	const [kind = '', id = ''] = entry.split('/')
	const read = await call(`GET /api/desk/website/${entry}`)
	const before = fieldOf(fieldOf(read, 'published'), 'document')
	const document = isRecord(before) ? change(before) : undefined
	const saved = await call(`PUT /api/desk/website/${entry}/draft`, { version: 0, document })
	const found = fieldOf(saved, 'findings')
	const accepted = (Array.isArray(found) ? found : []).map(
		({ code, path }) => `${code} ${path.join('.')}`,
	)
	await call('POST /api/desk/website/publish', { entries: [{ kind, id, version: 1 }], accepted })
}

test('a manager erases a person from the page and from all versions', { tag: '@edge' }, async ({
	page,
	playwright,
	baseURL: given,
}) => {
	const baseURL = given ?? ''
	const request = await playwright.request.newContext({ baseURL })
	const call = await deskCalls(request, 'editor')
	await publish(call, 'page/testimonials', (document) => {
		const list =
			isRecord(document) && Array.isArray(document.testimonials) ? document.testimonials : []
		const [first] = list
		const name = { ar: 'زرزورة القمر', en: 'Zerzura Qamar' }
		const added = isRecord(first) ? { ...first, id: '', name } : {}
		return { testimonials: [...list, added] }
	})
	const home = async () => (await request.get('/?lang=en')).text()
	expect(await home()).toContain('Zerzura Qamar')

	const manager = await enterDesk(page, 'manager', 'en')
	await page.goto('/desk/website/page/testimonials')
	await hydrated(page)
	await page.getByRole('button', { name: 'More actions' }).click()
	await page.getByRole('button', { name: 'Delete a person from all versions for good' }).click()
	const dialog = page.locator('dialog.desk-dialog').first()
	await dialog.locator('[name=person]').selectOption({ label: 'Zerzura Qamar, on the site now' })
	await dialog.locator('[name=reason]').selectOption('phone_or_mail')
	await axe(page, 'dialog')
	forgetConfirmation(manager.email)
	await dialog.getByRole('button', { name: 'Delete for good' }).click()
	await page.locator('[name=password]').fill(staffPassword)
	await page.locator('[name=password]').press('Enter')
	await expect(page.getByText('Deleted from the site and from all versions.')).toBeVisible()
	await expect(page.getByText('Zerzura Qamar')).toHaveCount(0)
	expect(await home()).not.toContain('Zerzura Qamar')
	await page.goto('/desk/website/page/testimonials/history')
	await expect(page.getByText('A person was deleted from this version').first()).toBeVisible()
	await page.goto('/desk/audit')
	await expect(page.getByText(/deleted for good from all versions: [^…]/).first()).toBeVisible()
	await request.dispose()
})
