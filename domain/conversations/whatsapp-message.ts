/** One WhatsApp message as the platform hands it over, read into what the case shows of it. Everything in it was written by somebody else. */
import * as v from 'valibot'
import { multiLine, singleLine } from '../plain-text.ts'

const text = v.string()
const maybe = v.optional(text, '')
const longestText = 20_000

const media = v.object({
	id: v.pipe(text, v.minLength(1), v.maxLength(200), v.regex(/^[\w.-]+$/)),
	mime_type: maybe,
	sha256: maybe,
	caption: maybe,
	filename: maybe,
})

/** A file that came with it. */
export interface WhatsappFile {
	mediaId: string
	/** SHA-256 of its bytes in base64, as the platform says it; empty where it says none. */
	digest: string
	contentType: string
	fileName: string
}

/** What a case shows in words, because it has no text of its own. */
export const wordlessKinds = ['location', 'contact_card', 'sticker', 'unsupported'] as const
export type WordlessKind = (typeof wordlessKinds)[number]

export type WhatsappMessage =
	| { kind: 'message'; body: string; file: WhatsappFile | null; wordless: WordlessKind | null }
	/** A sign on a message, by the platform's id of that: nothing to answer. */
	| { kind: 'reaction'; body: string; on: string }
	/** The person has another number from now on; empty where the platform names none. */
	| { kind: 'number_changed'; number: string }

const said = (body: string): WhatsappMessage => ({
	kind: 'message',
	body: multiLine(body).slice(0, longestText),
	file: null,
	wordless: null,
})

const wordless = (kind: WordlessKind, body = ''): WhatsappMessage => ({
	kind: 'message',
	body: multiLine(body).slice(0, longestText),
	file: null,
	wordless: kind,
})

function withFile(item: v.InferOutput<typeof media>): WhatsappMessage {
	const { id, mime_type, sha256, caption, filename } = item
	const file = {
		mediaId: id,
		digest: /^[A-Za-z0-9+/]{43}=$/.test(sha256) ? sha256 : '',
		contentType: singleLine(mime_type.split(';')[0] ?? '')
			.toLowerCase()
			.slice(0, 100),
		fileName: singleLine(filename).slice(0, 255),
	}
	return { kind: 'message', body: multiLine(caption).slice(0, longestText), file, wordless: null }
}

const location = v.object({
	latitude: v.number(),
	longitude: v.number(),
	name: maybe,
	address: maybe,
})
const card = v.object({
	name: v.optional(v.object({ formatted_name: maybe })),
	phones: v.optional(v.array(v.object({ phone: maybe })), []),
})
const interactive = v.object({
	button_reply: v.optional(v.object({ title: text })),
	list_reply: v.optional(v.object({ title: text, description: maybe })),
})

/** How each type is read; a type that is not here is one line that says so. */
const types = {
	text: v.pipe(
		v.object({ text: v.object({ body: text }) }),
		v.transform((item) => said(item.text.body)),
	),
	button: v.pipe(
		v.object({ button: v.object({ text }) }),
		v.transform((item) => said(item.button.text)),
	),
	interactive: v.pipe(
		v.object({ interactive }),
		v.transform(({ interactive: { button_reply, list_reply } }) => {
			const chosen = button_reply?.title ?? list_reply?.title
			return chosen === undefined ? wordless('unsupported') : said(chosen)
		}),
	),
	image: v.pipe(
		v.object({ image: media }),
		v.transform((item) => withFile(item.image)),
	),
	document: v.pipe(
		v.object({ document: media }),
		v.transform((item) => withFile(item.document)),
	),
	audio: v.pipe(
		v.object({ audio: media }),
		v.transform((item) => withFile(item.audio)),
	),
	voice: v.pipe(
		v.object({ voice: media }),
		v.transform((item) => withFile(item.voice)),
	),
	video: v.pipe(
		v.object({ video: media }),
		v.transform((item) => withFile(item.video)),
	),
	location: v.pipe(
		v.object({ location }),
		v.transform(({ location: { latitude, longitude, name, address } }) =>
			wordless(
				'location',
				[name, address, `${latitude}, ${longitude}`].filter((line) => line !== '').join('\n'),
			),
		),
	),
	contacts: v.pipe(
		v.object({ contacts: v.array(card) }),
		v.transform(({ contacts }) =>
			wordless(
				'contact_card',
				contacts
					.map(({ name, phones }) =>
						[name?.formatted_name ?? '', ...phones.map(({ phone }) => phone)].join(' ').trim(),
					)
					.join('\n'),
			),
		),
	),
	sticker: v.pipe(
		v.object({}),
		v.transform(() => wordless('sticker')),
	),
	reaction: v.pipe(
		v.object({ reaction: v.object({ emoji: maybe, message_id: maybe }) }),
		v.transform(
			({ reaction: { emoji, message_id } }): WhatsappMessage => ({
				kind: 'reaction',
				body: singleLine(emoji).slice(0, 20),
				on: message_id,
			}),
		),
	),
	system: v.pipe(
		v.object({ system: v.object({ wa_id: maybe, new_wa_id: maybe }) }),
		v.transform(
			({ system: { wa_id, new_wa_id } }): WhatsappMessage => ({
				kind: 'number_changed',
				number: (new_wa_id || wa_id).replace(/\D/g, ''),
			}),
		),
	),
} as const

const isType = (type: string): type is keyof typeof types => Object.hasOwn(types, type)
const typed = v.object({ type: text })

export function readWhatsappMessage(item: unknown): WhatsappMessage {
	const { output, success } = v.safeParse(typed, item)
	if (!success || !isType(output.type)) return wordless('unsupported')
	const read = v.safeParse(types[output.type], item)
	return read.success ? read.output : wordless('unsupported')
}
