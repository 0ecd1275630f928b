/** Telephone, WhatsApp and mail of the company are what families trust: every manager gets a mail when somebody publishes them. */
import type { Settings } from '../../settings.ts'
import { idOfKey } from '../../store/cases/events.ts'
import type { Trx } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { nameOf } from './entries.ts'

/** Publishing or taking back these asks for the password: the company's own data, and the messages that go out in its name. */
export const isSeriousKind = (kind: string) => kind === 'company' || kind === 'template'

export function createCompanyNotice(
	{ staff, outgoing }: Pick<Store, 'staff' | 'outgoing'>,
	{ mail }: Pick<Settings, 'mail'>,
) {
	/** To be written in the transaction that publishes; nothing where the company is not meant. */
	return async (entries: readonly EntryName[], { actor, key }: { actor: string; key: string }) => {
		const company = entries.filter(({ kind }) => kind === 'company')
		// EmailJS carries mail to the company only.
		if (company.length === 0 || mail.kind === 'emailjs') return async () => {}
		const accounts = await staff.all()
		const by = accounts.find(({ id }) => id === actor)?.name ?? actor
		const at = new Date().toISOString()
		const managers = accounts.filter(({ role, state }) => role === 'manager' && state === 'active')
		const rows = managers.map(({ email: recipient, language }) => ({
			...{ eventId: idOfKey(key, actor, 'company'), recipient, template: 'company_published' },
			params: {
				...{ language, at, by },
				entries: company.map((entry) => nameOf(entry, null)[language]).join(' · '),
			},
		}))
		return (trx: Trx) => outgoing.add(trx, rows)
	}
}
export type CompanyNotice = ReturnType<typeof createCompanyNotice>
