/** Calls to the platform that carries WhatsApp messages. */
import * as v from 'valibot'
import { isFinal, refusalOf } from '#domain/conversations/whatsapp-codes.ts'
import { errorCode } from '../log.ts'
import type { WhatsappSettings } from '../settings.ts'
import { type Attempt, ChannelFailure } from './channel.ts'

/** How long a call may take: beyond it nobody knows what came of it. */
const longestCall = 60_000

export type WhatsappContent =
	| { type: 'text'; body: string }
	/** `language`: in which the platform has approved it. */
	| { type: 'template'; name: string; language: string; values: readonly string[] }

export type WhatsappSend = (
	message: { id: string; recipient: string; content: WhatsappContent },
	attempt: Attempt,
) => Promise<string>

/** The call began and had no answer: the person may have the message. */
export class NoAnswer extends ChannelFailure {
	constructor() {
		super('NO_ANSWER')
	}
}

const taken = v.object({ messages: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) })
const refused = v.object({ error: v.object({ code: v.number() }) })

/** Codes of connections that never stood: nothing was sent. */
const neverConnected = new Set([
	'ECONNREFUSED',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'UND_ERR_CONNECT_TIMEOUT',
])

/** A number is dialled without its plus; an id of the platform has a field of its own. */
const addressOf = (recipient: string) =>
	recipient.startsWith('+') ? { to: recipient.slice(1) } : { recipient }

const bodyOf = (content: WhatsappContent) =>
	content.type === 'text'
		? { type: 'text', text: { body: content.body, preview_url: false } }
		: {
				type: 'template',
				template: {
					name: content.name,
					language: { code: content.language },
					components: [
						{
							type: 'body',
							parameters: content.values.map((text) => ({ type: 'text', text })),
						},
					],
				},
			}

export function createWhatsappSend({ api, token, numberId }: WhatsappSettings): WhatsappSend {
	return async ({ id, recipient, content }, attempt) => {
		let response: Response
		let answer: unknown
		attempt.begin()
		try {
			response = await fetch(`${api}/${numberId}/messages`, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
				body: JSON.stringify({
					messaging_product: 'whatsapp',
					recipient_type: 'individual',
					...addressOf(recipient),
					...bodyOf(content),
					// Comes back with every report, also where the answer to this call is lost.
					biz_opaque_callback_data: id,
				}),
				redirect: 'error',
				signal: AbortSignal.any([attempt.signal, AbortSignal.timeout(longestCall)]),
			})
			answer = await response.json()
		} catch (error) {
			const cause = error instanceof Error ? error.cause : undefined
			const code = errorCode(cause ?? error)
			if (neverConnected.has(code)) throw new ChannelFailure(code, { outage: true })
			throw new NoAnswer()
		}
		const message = v.safeParse(taken, answer)
		if (response.ok && message.success) return message.output.messages[0].id
		const refusal = v.safeParse(refused, answer)
		if (!refusal.success) throw new NoAnswer()
		const { code } = refusal.output.error
		const kind = refusalOf(code)
		throw new ChannelFailure(`${code}`, {
			outage: kind === 'channel_waits' || kind === 'channel_broken',
			permanent: isFinal(kind),
		})
	}
}
