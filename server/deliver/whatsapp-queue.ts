/** The queue of messages that leave by WhatsApp. */
import { pauseAfter, refusalOf } from '#domain/conversations/whatsapp-codes.ts'
import { isWindowOpen } from '#domain/conversations/whatsapp-window.ts'
import type { OutgoingRow } from '../store/outgoing-rows.ts'
import type { TemplateName } from '../store/refused-templates.ts'
import type { Store } from '../store/store.ts'
import { ChannelFailure } from './channel.ts'
import type { Job, Queue } from './queues.ts'
import { NotBefore } from './templates.ts'
import { NoAnswer, type WhatsappContent, type WhatsappSend } from './whatsapp-platform.ts'

/**
 * Makes what a row says at the moment it is sent. Null when there is nothing to say any more: the row is then cancelled. `NotBefore`
 * when it may not leave yet.
 */
export type WhatsappTemplate = (row: OutgoingRow) => Promise<WhatsappContent | null>
export type WhatsappTemplates = Readonly<Record<string, WhatsappTemplate>>

/** After three days without getting through, a person has to find another way. */
const patience = 72 * 60 * 60 * 1000

/** The codes under which the platform itself refuses these. */
const windowClosed = '131047'
const stopped = '131050'

export function whatsappQueue(
	{ outgoing, whatsappOutgoing: rows, cases: { whatsappPeople } }: Store,
	templates: WhatsappTemplates,
	send: WhatsappSend,
): Queue {
	/** By now their day may be over, or they may have stopped everything but answers. */
	async function requireOpen(recipient: string, content: WhatsappContent) {
		const { lastInAt, stoppedAt } = await whatsappPeople.of(recipient)
		const isOpen = isWindowOpen(lastInAt, new Date())
		if (content.type === 'text' && !isOpen)
			throw new ChannelFailure(windowClosed, { permanent: true })
		if (content.type === 'template' && stoppedAt !== null)
			throw new ChannelFailure(stopped, { permanent: true })
	}

	const job =
		(by: string) =>
		(row: OutgoingRow): Job => {
			let externalId: string | null = null
			let isUnknown = false
			let notBefore: Date | null = null
			let template: TemplateName | null = null
			return {
				id: row.id,
				attempts: row.attempts,
				said: { channel: 'wa', kind: row.template },
				async send(attempt) {
					const content = await templates[row.template]?.(row).catch((error: unknown) => {
						if (!(error instanceof NotBefore)) throw error
						notBefore = error.until
					})
					if (!content) return
					if (content.type === 'template') template = content
					await requireOpen(row.recipient, content)
					if (!(await rows.begin(row.id, by))) throw new ChannelFailure('NOT_OURS')
					try {
						externalId = await send({ id: row.id, recipient: row.recipient, content }, attempt)
					} catch (error) {
						isUnknown = error instanceof NoAnswer
						throw error
					}
				},
				markDone() {
					if (notBefore) return outgoing.postpone(row.id, notBefore)
					if (externalId === null) return outgoing.drop(row.id)
					return rows.markSent(row.id, externalId, template)
				},
				markFailed(failure, next) {
					if (isUnknown) return rows.markUnknown(row.id, by)
					const waits = refusalOf(Number(failure.code)) === 'message_waits'
					const isTooLate = Date.now() - Date.parse(row.created_at) > patience
					return rows.markRefused(
						row,
						by,
						{ ...failure, permanent: failure.permanent || isTooLate },
						waits ? new Date(Date.now() + pauseAfter(row.attempts + 1)) : next,
						template,
					)
				},
			}
		}

	return {
		claimDue: async (by, until, limit) => (await rows.claimDue(by, until, limit)).map(job(by)),
		async claimProbe(by, until) {
			const row = await rows.claimProbe(by, until)
			return row && job(by)(row)
		},
		hold: rows.hold,
		release: rows.release,
		wake: rows.wake,
	}
}
