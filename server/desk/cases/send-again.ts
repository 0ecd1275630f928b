/** Which WhatsApp messages that did not leave may be sent once more: not those that the platform would refuse again for the same reason. */
import { maySendAgain, type WayNow } from '#domain/conversations/whatsapp-codes.ts'
import { isWindowOpen } from '#domain/conversations/whatsapp-window.ts'
import type { MessageRow } from '../../store/cases/message-rows.ts'
import type { WhatsappPerson } from '../../store/cases/whatsapp-people.ts'
import type { OutgoingRow } from '../../store/outgoing-rows.ts'
import type { Store } from '../../store/store.ts'

const isApproved = ({ template }: OutgoingRow) => template === 'wa_template'

export function createSendAgain({
	cases: { whatsappPeople },
	refusedTemplates,
	whatsappOutgoing,
}: Pick<Store, 'cases' | 'refusedTemplates' | 'whatsappOutgoing'>) {
	/** For these rows. Asked once for each person, who is mostly one, and once for what the platform refuses. */
	async function waysNow(rows: readonly OutgoingRow[]): Promise<(row: OutgoingRow) => WayNow> {
		const people = new Map<string, WhatsappPerson>()
		for (const { recipient } of rows)
			if (!people.has(recipient)) people.set(recipient, await whatsappPeople.of(recipient))
		const refused = rows.some(isApproved) ? await refusedTemplates.all() : []
		return (row) => {
			const { lastInAt = null, stoppedAt = null } = people.get(row.recipient) ?? {}
			const { name, language } = row.params
			return {
				isText: !isApproved(row),
				isWindowOpen: isWindowOpen(lastInAt, new Date()),
				isStopped: stoppedAt !== null,
				isTemplateRefused:
					isApproved(row) && refused.some((one) => one.name === name && one.language === language),
			}
		}
	}

	return {
		/** The ids of those among these messages of a case. */
		async among(caseId: string, messages: readonly MessageRow[]): Promise<ReadonlySet<string>> {
			const failed = messages.filter(({ channel, failed_at }) => channel === 'wa' && failed_at)
			const rows = await whatsappOutgoing.givenUp(
				caseId,
				failed.map(({ id }) => id),
			)
			const wayOf = await waysNow(rows)
			const may = rows.filter((row) => maySendAgain(row.failure_reason ?? '', wayOf(row)))
			return new Set(may.flatMap(({ message_id: id }) => id ?? []))
		},

		/** Why it would be in vain; null when it may leave, or there is nothing to send. */
		async whyNot(
			caseId: string,
			messageId: string,
		): Promise<'template_refused' | 'not_again' | null> {
			const [row] = await whatsappOutgoing.givenUp(caseId, [messageId])
			if (!row) return null
			const now = (await waysNow([row]))(row)
			if (now.isTemplateRefused) return 'template_refused'
			return maySendAgain(row.failure_reason ?? '', now) ? null : 'not_again'
		},
	}
}
