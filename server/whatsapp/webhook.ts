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

	app.post(whatsappAddress, async (c) => {
		const bytes = await limitedBytes(c.req.raw.body, longestCall).catch(() => undefined)
		// The caller disconnected in the middle.
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
