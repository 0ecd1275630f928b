/** People who are asked to work at the desk of the server under test. */
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { createAccounts } from '#server/desk/accounts.ts'
import { openStore, type Store } from '#server/store/store.ts'

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
