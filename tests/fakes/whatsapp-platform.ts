/** A stand-in for the platform that carries WhatsApp: a real HTTP server that demands what the platform's documentation demands. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { freePort } from '../services/free-port.ts'

export const platformToken = 'EAAtoken'
export const platformNumber = '106540352242922'

const address = v.union([
	v.object({ to: v.pipe(v.string(), v.regex(/^\d{7,15}$/)) }),
	v.object({ recipient: v.pipe(v.string(), v.regex(/^[A-Z]{2}\.\w+$/)) }),
])
const content = v.variant('type', [
	v.object({
		type: v.literal('text'),
		text: v.object({
			body: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
			preview_url: v.boolean(),
		}),
	}),
	v.object({
		type: v.literal('template'),
		template: v.object({
			name: v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)),
			language: v.object({ code: v.picklist(['ar', 'en']) }),
			components: v.tuple([
				v.object({
					type: v.literal('body'),
					parameters: v.array(
						v.object({ type: v.literal('text'), text: v.pipe(v.string(), v.minLength(1)) }),
					),
				}),
			]),
		}),
	}),
])
const sent = v.intersect([
	v.object({
		messaging_product: v.literal('whatsapp'),
		recipient_type: v.literal('individual'),
		biz_opaque_callback_data: v.pipe(v.string(), v.maxLength(512)),
	}),
	address,
	content,
])

export interface OnPhone {
	/** The platform's id. */
	id: string
	to: string
	/** The text, or the name of a template with its values. */
	said: string
	row: string
}

/**
 * What becomes of a call. `lost`: the person gets it, and the connection ends without an answer; `cut`: neither gets anything. `held` and
 * `stuck` are the same with a connection that stays open.
 */
export type Fate = 'taken' | 'lost' | 'cut' | 'held' | 'stuck' | { code: number; status?: number }

export interface PlatformFile {
	bytes: Buffer
	type: string
	/** What the platform says of the bytes, where it lies. */
	sha256?: string
	/** Where the bytes are said to be, where that is elsewhere. */
	url?: string
	/** The bytes lie behind a redirect. */
	redirect?: string
}

export async function startWhatsappPlatform() {
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	const phones: OnPhone[] = []
	const calls: string[] = []
	const faults: string[] = []
	const files = new Map<string, PlatformFile>()
	let fate: (call: number) => Fate = () => 'taken'
	let messages = 0

	const json = (response: ServerResponse, status: number, body: unknown) =>
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
	const refuse = (response: ServerResponse, code: number, status = 400) =>
		json(response, status, { error: { message: 'refused', type: 'OAuthException', code } })

	function takeMessage(body: string, request: IncomingMessage, response: ServerResponse) {
		const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sent), body)
		if (!read.success) {
			faults.push(read.issues.map(({ message }) => message).join('; '))
			return refuse(response, 100)
		}
		messages += 1
		const becomes = fate(messages)
		if (becomes === 'cut') return request.socket.destroy()
		if (becomes === 'stuck') return
		if (typeof becomes === 'object') return refuse(response, becomes.code, becomes.status)
		const message = read.output
		const id = `wamid.${createHash('sha256').update(`${port} ${messages}`).digest('base64url')}`
		phones.push({
			id,
			to: 'to' in message ? message.to : message.recipient,
			said:
				message.type === 'text'
					? message.text.body
					: [
							message.template.name,
							message.template.language.code,
							...message.template.components[0].parameters.map(({ text }) => text),
						].join(' | '),
			row: message.biz_opaque_callback_data,
		})
		if (becomes === 'lost') return request.socket.destroy()
		if (becomes === 'held') return
		return json(response, 200, {
			messaging_product: 'whatsapp',
			contacts: [{ input: '', wa_id: '' }],
			messages: [{ id }],
		})
	}

	function answerMedia(path: string, response: ServerResponse) {
		const [, place, id = ''] = /^\/(v26\.0|bytes)\/([\w.-]+)$/.exec(path) ?? []
		const file = files.get(id)
		if (!file) return refuse(response, 100, 404)
		const { bytes, type, redirect } = file
		if (place === 'bytes') {
			if (redirect !== undefined) return response.writeHead(302, { location: redirect }).end()
			return response.writeHead(200, { 'content-type': type }).end(bytes)
		}
		return json(response, 200, {
			messaging_product: 'whatsapp',
			id,
			url: file.url ?? `${origin}/bytes/${id}`,
			mime_type: type,
			sha256: file.sha256 ?? createHash('sha256').update(bytes).digest('base64'),
			file_size: bytes.length,
		})
	}

	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		const { method = '', url: path = '' } = request
		calls.push(`${method} ${path}`)
		if (request.headers.authorization !== `Bearer ${platformToken}`)
			return refuse(response, 190, 401)
		if (method === 'GET') return answerMedia(path, response)
		if (method === 'POST' && path === `/v26.0/${platformNumber}/messages`)
			return takeMessage(Buffer.concat(chunks).toString('utf8'), request, response)
		return refuse(response, 100, 404)
	})
	await new Promise<void>((resolve) => {
		server.listen(port, '127.0.0.1', () => resolve())
	})

	return {
		api: `${origin}/v26.0`,
		origin,
		/** Everything that a person has got, in its order. */
		phones,
		calls,
		/** What the platform would have refused as malformed. */
		faults,
		files,
		/** What becomes of each message from now on, by its number. */
		decide(next: (call: number) => Fate) {
			fate = next
		},
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}
