/** How the family of a case can be reached now. */
import { type Way, type WhatsAppFacts, waysOf } from '#domain/conversations/ways.ts'
import type { Settings } from '../../settings.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import type { Store } from '../../store/store.ts'
import { type Submission, textOf } from '../../store/tables.ts'

export type CaseWays = (row: CaseRow, submission: Submission) => Promise<Way[]>

export function createCaseWays(
	{ cases, whatsappOutgoing }: Pick<Store, 'cases' | 'whatsappOutgoing'>,
	{ whatsapp }: Pick<Settings, 'whatsapp'>,
): CaseWays {
	async function whatsAppOf(row: CaseRow): Promise<WhatsAppFacts> {
		const person = await cases.whatsappPeople.ofCase(row)
		return {
			hasContact: person !== null,
			lastInAt: person?.lastInAt ?? null,
			stoppedAt: person?.stoppedAt ?? null,
			isNotThere: person !== null && (await whatsappOutgoing.isNotThere(person.recipient)),
		}
	}

	return async (row, { fields }) =>
		waysOf({
			address: textOf(fields.email),
			canMail: cases.links.canMail,
			lastFailure: await cases.lastMailFailure(row.id),
			phone: { typed: textOf(fields.phone), dialled: textOf(fields.phone_e164) },
			whatsApp: whatsapp && (await whatsAppOf(row)),
			now: Date.now(),
		})
}
