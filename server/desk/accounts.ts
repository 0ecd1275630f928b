/** What happens to an account: invited, given a password, reset, disabled. The command line and the desk both go through here. */

import { type PasswordFault, passwordFault } from '#domain/desk/password.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import type { Store } from '../store/store.ts'
import { createPasswords } from './password.ts'

const hour = 3600
/** The command line's address is opened at once; a colleague's lies in a mailbox over a weekend. */
export const lifeOfAddress = { command: 24 * hour, invitation: 7 * 24 * hour }

type Accounts = Pick<Store, 'staff' | 'sessions' | 'staffTokens'>

export function createAccounts(
	{ staff, sessions, staffTokens }: Accounts,
	siteUrl: string,
	passwords = createPasswords(),
) {
	async function oneTimeAddress(id: string, seconds: number): Promise<string> {
		const secret = await staffTokens.make(id, 'welcome', seconds)
		return `${siteUrl}/desk/welcome/${secret}`
	}

	async function holderOf(secret: string) {
		const holder = await staffTokens.holder(secret, 'welcome')
		const account = holder === null ? null : await staff.byId(holder)
		return account?.state === 'disabled' ? null : account
	}

	async function endAll(id: string): Promise<void> {
		await staffTokens.endAll(id)
		await sessions.endAll(id)
	}

	return {
		/** The one-time address; null when the mail address has an account. */
		async invite(
			person: { email: string; name: string; role: Role; language: Language },
			seconds: number,
		): Promise<string | null> {
			const id = await staff.add(person)
			return id === null ? null : oneTimeAddress(id, seconds)
		},

		/** Ends password, second factor and every session; a disabled account comes back this way. */
		async reset(id: string, seconds: number): Promise<string> {
			await staff.reset(id)
			await endAll(id)
			return oneTimeAddress(id, seconds)
		},

		/** False for the last active manager: nobody could let anybody in again. */
		async disable(id: string): Promise<boolean> {
			if (!(await staff.withdraw(id, { state: 'disabled' }))) return false
			await endAll(id)
			return true
		},

		/** Who holds a one-time secret, without using it up. */
		async invited(secret: string): Promise<{ name: string; email: string } | null> {
			const account = await holderOf(secret)
			return account && { name: account.name, email: account.email }
		},

		/** With a one-time secret; answers whose account it now is. */
		async welcome(
			secret: string,
			password: string,
		): Promise<{ id: string } | { fault: PasswordFault | 'gone' }> {
			const account = await holderOf(secret)
			if (!account) return { fault: 'gone' }
			const fault = passwordFault(password, account)
			if (fault) return { fault }
			const hash = await passwords.hash(password)
			if ((await staffTokens.use(secret, 'welcome')) === null) return { fault: 'gone' }
			await staff.change(account.id, { password: hash, state: 'active' })
			await sessions.endAll(account.id)
			return { id: account.id }
		},

		/** Every other session ends: the password may have been changed because somebody else knew it. */
		async changePassword(
			id: string,
			password: string,
			sessionId: string,
		): Promise<PasswordFault | null> {
			const account = await staff.byId(id)
			if (!account) return 'common'
			const fault = passwordFault(password, account)
			if (fault) return fault
			await staff.change(id, { password: await passwords.hash(password) })
			await sessions.endAll(id, sessionId)
			// Somebody who typed the old password a moment ago may still be asked for the code.
			await staffTokens.end(id, 'code')
			return null
		},
	}
}
export type AccountsOfDesk = ReturnType<typeof createAccounts>
