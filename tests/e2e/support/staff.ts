/** People who work at the desk of the server under test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { createAccounts } from '#server/desk/accounts.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { hydrated } from './page.ts'

export const staffPassword = 'a blue boat at noon'

export async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
	const store = await openStore({ dataDir: process.env.E2E_DATA_DIR ?? '', databaseUrl: null })
	try {
		return await work(store)
	} finally {
		await store.close()
	}
}

let people = 0

/** A new account, invited and not yet opened: its mail address and the path of its one-time address. */
export async function invitedPerson(role: Role, language: Language, name = 'Sara Haddad') {
	people += 1
	const email = `staff-${Date.now()}-${process.pid}-${people}@rihla.example`
	const address = await inStore((store) =>
		createAccounts(store, '').invite({ email, name, role, language }, 3600),
	)
	if (address === null) throw new Error(`${email} exists`)
	return { email, path: address }
}

/** Sets the password and stands inside the desk, at the own account. */
export async function enterDesk(page: Page, role: Role, language: Language) {
	const person = await invitedPerson(role, language)
	await page.goto(`/desk/sign-in?lang=${language}`)
	await page.goto(person.path)
	await page.locator('[name=password]').fill(staffPassword)
	await page.locator('[name=password]').press('Enter')
	await page.waitForURL(/\/desk$/)
	await page.goto('/desk/me')
	await hydrated(page)
	return person
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
