/**
 * Visitors who send something: messages, requests, consultations, and applications with a document. One whose call breaks
 * or who is told that the store is down tries again with the same key, as the browser does, until it is acknowledged.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { application } from '#tests/factories/forms.ts'
import { call, type Reply } from './call.ts'

export const sentKinds = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
] as const
export type SentKind = (typeof sentKinds)[number]

export type Acknowledged = {
	kind: SentKind
	/** The number of the visitor, which is part of the name. */
	visitor: number
	reference: string
	/** The document that belongs to it, and the digest of what was sent. */
	document: { address: string; digest: string } | null
}

export interface Visiting {
	/** The public address of the site. */
	siteUrl: string
	/** Where the next try really goes. */
	site(): string
	documentBytes: number
	/** Called before each try; what it returns is called with the answer, or with the reason why there is none. */
	watch?(path: string): (answer: Reply | Error) => void
	/** Between two tries; throws when it is hopeless. */
	pause(): Promise<void>
}

const person = (at: number) => ({
	name: `Visitor ${at}`,
	email: `visitor${at}@mail.example`,
	phone: '1',
})

function formOf(kind: SentKind, at: number, documents: string[]): unknown {
	if (kind === 'contact_submissions')
		return { ...person(at), message: `Message ${at} of the torture.` }
	if (kind === 'accommodation_requests') return { ...person(at), budget: '500-800' }
	if (kind === 'visa_consultations') return { ...person(at), nationality: 'egypt' }
	return { ...application, last_name: `${at}`, documents }
}

let random = Buffer.alloc(0)

/** A PDF of random bytes as the body of an upload; no two are alike. */
export function documentForm(bytes: number) {
	if (random.length < bytes) random = randomBytes(bytes)
	const boundary = randomUUID()
	const file = [
		Buffer.from(`%PDF-1.7\n${boundary}\n`),
		random.subarray(0, bytes),
		Buffer.from('\n%%EOF\n'),
	]
	const digest = createHash('sha256')
	for (const part of file) digest.update(part)
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
	const foot = `\r\n--${boundary}--\r\n`
	return {
		digest: digest.digest('hex'),
		type: `multipart/form-data; boundary=${boundary}`,
		body: Buffer.concat([Buffer.from(head), ...file, Buffer.from(foot)]),
	}
}

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const uploadAnswer = v.object({ address: v.string() })
export const addressIn = ({ body }: Reply) =>
	v.parse(uploadAnswer, JSON.parse(body.toString())).address

const submissionAnswer = v.object({ reference: v.string() })

async function sendUntilAcknowledged(
	{ siteUrl, site, watch, pause }: Visiting,
	path: SentKind | 'application-documents',
	visitor: number,
	type: string,
	body: Buffer | string,
): Promise<Reply> {
	const key = randomUUID()
	for (;;) {
		const answered = watch?.(path)
		const headers = { 'content-type': type, 'idempotency-key': key, origin: siteUrl }
		const answer = await call(`${site()}/api/${path}`, {
			method: 'POST',
			headers,
			body,
			visitor,
		}).catch((error) => (error instanceof Error ? error : new Error(`${error}`)))
		answered?.(answer)
		if (!(answer instanceof Error) && answer.status === 201) return answer
		await pause()
	}
}

/** Resolves when all of it is acknowledged. */
export async function visit(
	visiting: Visiting,
	kind: SentKind,
	visitor: number,
): Promise<Acknowledged & { answer: string }> {
	let document: Acknowledged['document'] = null
	if (kind === 'user_applications') {
		const { digest, type, body } = documentForm(visiting.documentBytes)
		const reply = await sendUntilAcknowledged(
			visiting,
			'application-documents',
			visitor,
			type,
			body,
		)
		document = { address: addressIn(reply), digest }
	}
	const form = JSON.stringify(formOf(kind, visitor, document ? [document.address] : []))
	const reply = await sendUntilAcknowledged(visiting, kind, visitor, 'application/json', form)
	const answer = reply.body.toString()
	const { reference } = v.parse(submissionAnswer, JSON.parse(answer))
	return { kind, visitor, reference, document, answer }
}
