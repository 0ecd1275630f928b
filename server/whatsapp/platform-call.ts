/**
 * A call of the platform, split into what is worked off one by one. Everything in it was written by somebody else; the signature says
 * only that the platform passed it on.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { dialablePhone } from '#domain/dialable-phone.ts'
import type { NewArrival } from '../store/whatsapp-arrivals.ts'

const text = v.string()
const maybe = v.optional(text, '')
const list = v.optional(v.array(v.unknown()), [])

const call = v.object({
	entry: v.array(
		v.object({
			changes: v.array(v.object({ field: text, value: v.unknown() })),
		}),
	),
})

const value = v.object({
	metadata: v.object({ phone_number_id: text }),
	contacts: v.optional(
		v.array(
			v.object({
				profile: v.optional(v.object({ name: maybe })),
				wa_id: maybe,
				user_id: maybe,
			}),
		),
		[],
	),
	messages: list,
	statuses: list,
})

/** Seconds since 1970, as text. */
const timestamp = v.pipe(
	text,
	v.regex(/^\d{9,11}$/),
	v.transform((seconds) => new Date(Number(seconds) * 1000)),
)
const wamid = v.pipe(text, v.minLength(1), v.maxLength(500))
const message = v.looseObject({ id: wamid, timestamp, from: maybe, from_user_id: maybe })
const status = v.looseObject({ id: wamid, timestamp, status: text })

const digest = (about: string) => createHash('sha256').update(about).digest('hex')
/**
 * A clock that is ahead of ours would keep a message on top of everything that is said after it. The platform counts seconds: within
 * one the order of the call counts.
 */
const timeOf = (at: Date, place: number) =>
	new Date(Math.min(at.getTime() + Math.min(place, 999), Date.now())).toISOString()

/** As it is dialled; as it came where nobody could dial it. */
const numberOf = (from: string) =>
	from === '' ? '' : (dialablePhone({ number: `+${from}` }) ?? '')

function unreadable(item: unknown): NewArrival {
	const data = JSON.stringify(item) ?? ''
	return {
		key: digest(`u:${data}`),
		kind: 'message',
		at: new Date().toISOString(),
		data: data.slice(0, 20_000),
		aside: 'unreadable',
	}
}

function messageArrival(
	item: unknown,
	place: number,
	contacts: v.InferOutput<typeof value>['contacts'],
): NewArrival {
	const read = v.safeParse(message, item)
	if (!read.success) return unreadable(item)
	const { id, timestamp: at, from, from_user_id } = read.output
	const contact =
		contacts.find(
			({ wa_id, user_id }) =>
				(from_user_id !== '' && user_id === from_user_id) || (from !== '' && wa_id === from),
		) ??
		// One that names nobody is of whoever wrote; that of somebody else would join two people.
		contacts.find(({ wa_id, user_id }) => contacts.length === 1 && wa_id === '' && user_id === '')
	const sender = {
		number: numberOf(from),
		userId: from_user_id || (contact?.user_id ?? ''),
		name: contact?.profile?.name ?? '',
	}
	return {
		key: digest(`m:${id}`),
		kind: 'message',
		at: timeOf(at, place),
		data: JSON.stringify({ sender, message: item }),
	}
}

function statusArrival(item: unknown, place: number): NewArrival {
	const read = v.safeParse(status, item)
	if (!read.success) return unreadable(item)
	const { id, timestamp: at, status: said } = read.output
	return {
		key: digest(`s:${id}:${said}`),
		kind: 'status',
		at: timeOf(at, place),
		data: JSON.stringify({ status: item }),
	}
}

/** What a signed call brings of this number; nothing of others, and one row that says so where it can't be read at all. */
export function splitCall(body: string, numberId: string): NewArrival[] {
	const json = v.safeParse(v.pipe(text, v.parseJson(), call), body)
	if (!json.success) return [unreadable(body)]
	return json.output.entry.flatMap(({ changes }) =>
		changes.flatMap((change) => {
			// Reports about templates and the account have other fields.
			if (change.field !== 'messages') return []
			const read = v.safeParse(value, change.value)
			if (!read.success) return [unreadable(change.value)]
			const { metadata, contacts, messages, statuses } = read.output
			if (metadata.phone_number_id !== numberId) return []
			return [
				...messages.map((item, place) => messageArrival(item, place, contacts)),
				...statuses.map(statusArrival),
			]
		}),
	)
}
