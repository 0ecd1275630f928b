/**
 * Mails to a colleague about the own account: tries at it were stopped, or a browser that was not used before signed in.
 * They are written down beside the answer, never in front of it: how long an answer takes must not say that an account exists.
 */
import { deviceName } from '#domain/desk/device.ts'
import { errorCode, log } from '../log.ts'
import { digestOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import type { Account } from '../store/staff/accounts.ts'
import type { Store } from '../store/store.ts'

export const accountTemplates = ['account_locked', 'account_new_device'] as const
type AccountTemplate = (typeof accountTemplates)[number]

export function createAccountNotices(
	{ staff, outgoing, transaction }: Pick<Store, 'staff' | 'outgoing' | 'transaction'>,
	{ mail }: Pick<Settings, 'mail'>,
) {
	/** The same cause sends one mail: somebody who guesses all day must not fill a mailbox. */
	async function write(
		account: Pick<Account, 'email' | 'language'>,
		template: AccountTemplate,
		cause: string,
		device: string | null,
	) {
		const { email: recipient, language } = account
		const params = { language, device, at: new Date().toISOString() }
		await transaction((trx) => outgoing.add(trx, [{ eventId: cause, recipient, template, params }]))
	}

	function beside(work: () => Promise<void>): void {
		// EmailJS carries mail to the company only.
		if (mail.kind === 'emailjs') return
		work().catch((error) => log.warn('account notice not written', { code: errorCode(error) }))
	}

	return {
		/** Once a day at most. An invented account has nobody to write to. */
		locked(email: string): void {
			beside(async () => {
				const account = await staff.byEmail(email)
				if (account?.state !== 'active') return
				log.warn('account locked')
				const day = new Date().toISOString().slice(0, 10)
				await write(account, 'account_locked', `locked ${account.id} ${day}`, null)
			})
		},

		newDevice(staffId: string, secret: string, agent: string): void {
			beside(async () => {
				const account = await staff.byId(staffId)
				if (!account) return
				const cause = `device ${account.id} ${digestOf(secret)}`
				await write(account, 'account_new_device', cause, deviceName(agent))
			})
		},
	}
}
export type AccountNotices = ReturnType<typeof createAccountNotices>
