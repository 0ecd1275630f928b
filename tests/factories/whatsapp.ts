/** What the platform calls in, as its documentation shows it. */
import { randomUUID } from 'node:crypto'
import { platformNumber } from '../fakes/whatsapp-platform.ts'

export interface Person {
	/** Without its plus; empty for somebody who hides the number. */
	number: string
	userId?: string
	name?: string
}

export const omar: Person = { number: '201001234567', userId: 'EG.13491208655', name: 'عمر' }

const seconds = (at: Date) => `${Math.floor(at.getTime() / 1000)}`
export const newWamid = () => `wamid.${randomUUID()}`

interface Given {
	from?: Person
	id?: string
	at?: Date
	/** The message of ours that it answers. */
	answers?: string
}

/** `content`: the type with its own part, as `{ type: 'text', text: { body: 'Hi' } }`. */
export function waMessage(
	content: Record<string, unknown>,
	{ from = omar, id = newWamid(), at = new Date(), answers }: Given = {},
) {
	return {
		contacts: [
			{
				profile: { name: from.name ?? '' },
				...(from.number === '' ? {} : { wa_id: from.number }),
				...(from.userId === undefined ? {} : { user_id: from.userId }),
			},
		],
		messages: [
			{
				...(from.number === '' ? {} : { from: from.number }),
				...(from.userId === undefined ? {} : { from_user_id: from.userId }),
				id,
				timestamp: seconds(at),
				...(answers === undefined ? {} : { context: { from: '60111111111', id: answers } }),
				...content,
			},
		],
	}
}

export const waText = (body: string, given: Given = {}) =>
	waMessage({ type: 'text', text: { body } }, given)

export function waStatus(
	id: string,
	status: string,
	{ row, code, at = new Date() }: { row?: string; code?: number; at?: Date } = {},
) {
	return {
		statuses: [
			{
				id,
				status,
				timestamp: seconds(at),
				recipient_id: omar.number,
				...(row === undefined ? {} : { biz_opaque_callback_data: row }),
				...(code === undefined ? {} : { errors: [{ code, title: 'refused' }] }),
			},
		],
	}
}

export const waCall = (values: readonly object[], numberId = platformNumber) =>
	JSON.stringify({
		object: 'whatsapp_business_account',
		entry: values.map((value) => ({
			id: '102290129340398',
			changes: [
				{
					field: 'messages',
					value: {
						messaging_product: 'whatsapp',
						metadata: { display_phone_number: '60111111111', phone_number_id: numberId },
						...value,
					},
				},
			],
		})),
	})
