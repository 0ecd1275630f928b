/** People who work at the desk of the server under test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { invitedPerson, staffPassword } from './invited-person.ts'
import { hydrated } from './page.ts'

/** Sets the password and ends signed in, on the own account's page. */
export async function enterDesk(page: Page, role: Role, language: Language) {
	const person = await signInFirst(page, role, language)
	await page.waitForURL(/\/desk$/)
	await page.goto('/desk/me')
	await hydrated(page)
	return person
}

/** Somebody who edits the website; their desk is that room. */
export async function enterEditor(page: Page, language: Language) {
	const person = await signInFirst(page, 'editor', language)
	await page.waitForURL(/\/desk\/website$/)
	return person
}

async function signInFirst(page: Page, role: Role, language: Language) {
	const person = await invitedPerson(role, language)
	await page.goto(`/desk/sign-in?lang=${language}`)
	await page.goto(person.path)
	await page.locator('[name=password]').fill(staffPassword)
	await page.locator('[name=password]').press('Enter')
	return person
}

/** Calls of the desk with a staff session, without its pages. */
export async function deskCalls(request: APIRequestContext, origin: string, role: Role) {
	const { path } = await invitedPerson(role, 'ar', 'سارة الحداد')
	const headers = { origin }
	await request.get(path)
	const form = { password: staffPassword }
	await request.post('/desk/welcome', { headers, form, maxRedirects: 0 })
	return async (way: string, data?: unknown): Promise<unknown> => {
		const [method = 'GET', address = ''] = way.split(' ')
		const answer = await request.fetch(address, {
			method,
			headers,
			...(data === undefined ? {} : { data }),
		})
		if (!answer.ok()) throw new Error(`${way}: ${answer.status()} ${await answer.text()}`)
		return answer.json()
	}
}

/** As if the password had been typed long ago. */
export function forgetConfirmation(email: string): void {
	const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'rihla.sqlite'), {
		timeout: 5000,
	})
	try {
		database
			.prepare(
				'update sessions set confirmed_at = ? where staff_id = (select id from staff where email = ?)',
			)
			.run(new Date(0).toISOString(), email)
	} finally {
		database.close()
	}
}
