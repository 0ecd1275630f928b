/** Where the platform brings what people write, and what became of our messages. Kept before it is answered: what is not, the platform brings again. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { limitedBytes } from '../api/limited-body.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { WhatsappSettings } from '../settings.ts'
import { splitCall } from './platform-call.ts'

/** What the platform calls at most. */
const longestCall = 3 * 1024 * 1024
/** A message has a few kilobytes. Anybody can send more, and it is in memory before its signature is known: a few at a time. */
const usualCall = 256 * 1024
const mostLarge = 4

const whatsappAddress = '/api/whatsapp'

/** Takes as long for the first wrong letter as for the last. */
function isSame(given: string, wanted: string): boolean {
	const [a, b] = [given, wanted].map((text) => createHmac('sha256', wanted).update(text).digest())
	return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

export function signatureOf(bytes: Buffer, appSecret: string): string {
	return `sha256=${createHmac('sha256', appSecret).update(bytes).digest('hex')}`
}

export function createWhatsappRoutes(
	{ store, whatsapp }: Pick<Services, 'store' | 'whatsapp'>,
	settings: WhatsappSettings | null,
): Hono {
	const app = new Hono()
	if (settings === null) return app
	const { appSecret, verifyToken, numberId } = settings
	const answer = (c: Context, status: 200 | 400 | 401 | 403 | 413 | 503) =>
		c.body(null, status, { 'cache-control': 'no-store' })

	app.get(whatsappAddress, (c) => {
		const query = c.req.query()
		const isOurs = isSame(query['hub.verify_token'] ?? '', verifyToken)
		if (query['hub.mode'] !== 'subscribe' || !isOurs) return answer(c, 403)
		return c.text(query['hub.challenge'] ?? '', 200, { 'cache-control': 'no-store' })
	})

	let large = 0
	/** Undefined where the caller disconnected in the middle, null where it is too long, `busy` where others that long are being read. */
	async function bytesOf(c: Context) {
		// Without a length nobody knows how long it gets.
		const isLarge = !(Number(c.req.header('content-length') ?? Number.NaN) <= usualCall)
		if (isLarge && large >= mostLarge) return 'busy'
		if (isLarge) large += 1
		try {
			return await limitedBytes(c.req.raw.body, longestCall).catch(() => undefined)
		} finally {
			if (isLarge) large -= 1
		}
	}

	app.post(whatsappAddress, async (c) => {
		const bytes = await bytesOf(c)
		// The platform calls again.
		if (bytes === 'busy') return answer(c, 503)
		if (bytes === undefined) return answer(c, 400)
		if (bytes === null) return answer(c, 413)
		const signature = c.req.header('x-hub-signature-256') ?? ''
		if (!isSame(signature, signatureOf(bytes, appSecret))) return answer(c, 401)
		try {
			const added = await store.whatsappArrivals.add(splitCall(bytes.toString('utf8'), numberId))
			if (added > 0) whatsapp.poke()
		} catch (error) {
			log.warn('call not kept', { channel: 'wa', code: errorCode(error) })
			return answer(c, 503)
		}
		return answer(c, 200)
	})
	return app
}
