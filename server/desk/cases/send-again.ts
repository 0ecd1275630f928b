/** Which WhatsApp messages that did not leave may be sent once more: not those that the platform would refuse again for the same reason. */
import { maySendAgain, type WayNow } from '#domain/conversations/whatsapp-codes.ts'
import { isWindowOpen } from '#domain/conversations/whatsapp-window.ts'
import type { MessageRow } from '../../store/cases/message-rows.ts'
import type { OutgoingRow } from '../../store/outgoing-rows.ts'
import type { Store } from '../../store/store.ts'

export function createSendAgain({
	cases: { whatsappPeople },
	refusedTemplates,
	whatsappOutgoing,
}: Pick<Store, 'cases' | 'refusedTemplates' | 'whatsappOutgoing'>) {
	async function wayNow({
		recipient,
		template,
		params: { name, language },
	}: OutgoingRow): Promise<WayNow> {
		const { lastInAt, stoppedAt } = await whatsappPeople.of(recipient)
		const isApproved = template === 'wa_template'
		const approved = { name: `${name}`, language: `${language}` }
		return {
			isText: !isApproved,
			isStopped: stoppedAt !== null,
			isWindowOpen: isWindowOpen(lastInAt, new Date()),
			isTemplateRefused: isApproved && (await refusedTemplates.isRefused(approved)),
		}
	}

	return {
		/** The ids of those among these messages of a case. */
		async among(caseId: string, messages: readonly MessageRow[]): Promise<ReadonlySet<string>> {
			const ids = new Set<string>()
			if (!messages.some(({ channel, failed_at }) => channel === 'wa' && failed_at !== null))
				return ids
			for (const row of await whatsappOutgoing.givenUp(caseId))
				if (row.message_id !== null && maySendAgain(row.failure_reason ?? '', await wayNow(row)))
					ids.add(row.message_id)
			return ids
		},

		/** Why it would be in vain; null when it may leave, or there is nothing to send. */
		async whyNot(
			caseId: string,
			messageId: string,
		): Promise<'template_refused' | 'not_again' | null> {
			const rows = await whatsappOutgoing.givenUp(caseId)
			const row = rows.find(({ message_id }) => message_id === messageId)
			if (!row) return null
			const now = await wayNow(row)
			if (now.isTemplateRefused) return 'template_refused'
			return maySendAgain(row.failure_reason ?? '', now) ? null : 'not_again'
		},
	}
}
