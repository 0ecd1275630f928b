/** People who work at the desk of the server under test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { invitedPerson, staffPassword } from './invited-person.ts'
import { hydrated } from './page.ts'
import { siteAddress } from './site-address.ts'

/** Opens a page of the desk as a new colleague, whose own account it is if no other is named. */
export async function enterDesk(page: Page, role: Role, language: Language, path = '/desk/me') {
	const context = page.context()
	const person = await signIn(context.request, role, language)
	await context.addCookies([{ name: 'language', value: language, url: ownOrigin().origin }])
	await page.goto(path)
	await hydrated(page)
	return person
}

/** How it looks to sign in is a story of its own (`desk-account.spec.ts`). */
async function signIn(
	request: APIRequestContext,
	role: Role,
	language: Language,
	name?: string,
): Promise<{ email: string }> {
	const person = await invitedPerson(role, language, name)
	await request.get(person.path)
	const form = { password: staffPassword }
	await request.post('/desk/welcome', { headers: ownOrigin(), form, maxRedirects: 0 })
	return person
}

const ownOrigin = () => ({ origin: siteAddress() })

/** Calls of the desk with a staff session, without its pages. */
export async function deskCalls(request: APIRequestContext, role: Role) {
	await signIn(request, role, 'ar', 'سارة الحداد')
	return async (way: string, data?: unknown): Promise<unknown> => {
		const [method = 'GET', address = ''] = way.split(' ')
		const answer = await request.fetch(address, {
			method,
			headers: ownOrigin(),
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
