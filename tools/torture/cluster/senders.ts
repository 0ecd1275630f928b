/**
 * Visitors who send something: messages, requests, consultations, and applications with a document. One whose call breaks
 * or who is told that the store is down tries again with the same key, as the browser does, until it is acknowledged.
 */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
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
	reference: string
	/** The document that belongs to it, and the digest of what was sent. */
	document: { address: string; digest: string } | null
}

/** What the visitors should expect: the database is there, is not, or is going or coming right now. */
export type Database = 'up' | 'down' | 'changing'

export type SendReport = {
	requests: number
	acknowledged: number
	/** Answered 503 because the database was down, as the contract says. */
	told: number
	/** Contact messages that went out by mail while the database was down. */
	mailedOnly: number
	/** Answers that the contract does not allow, and broken calls. */
	failures: string[]
}
const fresh = (): SendReport => ({
	requests: 0,
	acknowledged: 0,
	told: 0,
	mailedOnly: 0,
	failures: [],
})

const referenceAnswer = v.object({ reference: v.string() })
const contactAnswer = v.object({
	channels: v.object({ database: v.string(), email: v.string(), spreadsheet: v.string() }),
})
const uploadAnswer = v.object({ address: v.string() })

const person = (at: number) => ({
	name: `Visitor ${at}`,
	email: `visitor${at}@mail.example`,
	phone: '1',
})

function bodyOf(kind: SentKind, at: number, documents: string[]): unknown {
	if (kind === 'contact_submissions')
		return { ...person(at), message: `Message ${at} of the torture.` }
	if (kind === 'accommodation_requests') return { ...person(at), budget: '500-800' }
	if (kind === 'visa_consultations') return { ...person(at), nationality: 'egypt' }
	return {
		first_name: 'Visitor',
		last_name: `${at}`,
		email: `visitor${at}@mail.example`,
		phone: '100000000',
		nationality: 'Egypt',
		date_of_birth: '2006-02-28',
		gender: 'male',
		passport_number: 'A1234567',
		application_type: 'university',
		previous_education: 'Secondary school',
		documents,
	}
}

function documentForm(bytes: number) {
	const file = Buffer.concat([
		Buffer.from('%PDF-1.7\n'),
		randomBytes(bytes),
		Buffer.from('\n%%EOF\n'),
	])
	const boundary = randomUUID()
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
	return {
		digest: createHash('sha256').update(file).digest('hex'),
		type: `multipart/form-data; boundary=${boundary}`,
		body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
	}
}

/** Null when the answer is right. */
function fault(
	kind: string,
	{ status, body }: Reply,
	before: Database,
	after: Database,
): string | null {
	const steady = before === after ? before : 'changing'
	const says = `${kind}: ${status} ${body.toString().slice(0, 120)}`
	if (kind !== 'contact_submissions') {
		if (status === 201) return steady === 'down' ? `${says} while the database was down` : null
		return status === 503 && steady !== 'up' && body.includes('store_down') ? null : says
	}
	if (status !== 201) return says
	const { database, email } = v.parse(contactAnswer, JSON.parse(body.toString())).channels
	if (steady === 'down') return database === 'failed' && email === 'delivered' ? null : says
	return steady === 'up' && database !== 'delivered' ? says : null
}

export function startSenders(
	siteUrl: string,
	options: { perSecond: number; documentBytes: number },
) {
	const all: Acknowledged[] = []
	const running = new Set<Promise<void>>()
	let { perSecond } = options
	let report = fresh()
	let database: Database = 'up'
	let isOver = false
	let isHopeless = false
	/** Resolves when the database is back: nobody waits longer than that. */
	let back = Promise.withResolvers<void>()

	/** Until it is acknowledged. */
	async function insist(
		path: SentKind | 'application-documents',
		visitor: number,
		type: string,
		body: Buffer | string,
	): Promise<Reply> {
		const key = randomUUID()
		for (;;) {
			const before = database
			report.requests += 1
			try {
				const reply = await call(`${siteUrl}/api/${path}`, {
					method: 'POST',
					headers: { 'content-type': type, 'idempotency-key': key, origin: siteUrl },
					body,
					visitor,
				})
				const wrong = fault(path, reply, before, database)
				if (wrong) report.failures.push(wrong)
				if (reply.status === 201) return reply
				if (reply.status === 503) report.told += 1
			} catch (error) {
				report.failures.push(`${path}: ${error instanceof Error ? error.message : error}`)
			}
			if (isHopeless) throw new Error(`${path} was never acknowledged`)
			if (database === 'up') await wait(100 + randomInt(300))
			else await Promise.race([wait(2000 + randomInt(3000)), back.promise])
		}
	}

	async function visit(kind: SentKind, at: number): Promise<void> {
		let document: Acknowledged['document'] = null
		if (kind === 'user_applications') {
			const { digest, type, body } = documentForm(options.documentBytes)
			const reply = await insist('application-documents', at, type, body)
			const { address } = v.parse(uploadAnswer, JSON.parse(reply.body.toString()))
			document = { address, digest }
		}
		const body = bodyOf(kind, at, document ? [document.address] : [])
		const reply = await insist(kind, at, 'application/json', JSON.stringify(body))
		const text = reply.body.toString()
		if (text.includes('"database":"failed"')) report.mailedOnly += 1
		report.acknowledged += 1
		all.push({ kind, document, reference: v.parse(referenceAnswer, JSON.parse(text)).reference })
	}

	async function run() {
		let at = 0
		while (!isOver) {
			at += 1
			const work = visit(sentKinds[at % sentKinds.length] ?? 'contact_submissions', at)
				.catch((error) => report.failures.push(`${error}`))
				.then(() => void running.delete(work))
			running.add(work)
			await wait(1000 / perSecond)
		}
		await Promise.all(running)
	}
	const loop = run()

	return {
		all,
		expect(next: Database) {
			database = next
			if (next === 'up') back.resolve()
			else if (next === 'down') back = Promise.withResolvers()
		},
		pace(next: number) {
			perSecond = next
		},
		/** What happened since the last time it was asked. */
		take(): SendReport {
			const taken = report
			report = fresh()
			return taken
		},
		/** Resolves when everybody who is there now was acknowledged. */
		async settle() {
			await Promise.all(running)
		},
		/** Nobody new comes; resolves when everybody was acknowledged, or after a minute has given up. */
		async stop() {
			isOver = true
			const patience = setTimeout(() => {
				isHopeless = true
			}, 60_000)
			await loop
			clearTimeout(patience)
		},
	}
}
