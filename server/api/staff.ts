/**
 * The only way to a document: the staff password, by HTTP Basic with any user name. Without it a document does not
 * exist. Browsers ask for a password only where they are told to, so `/api/staff` does that once; after it they send
 * the password along to every address beside it.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { send, storeDown, tooOften } from './answer.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { languageOf } from './request-parts.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

function passwordIn(c: Context): string | null {
	const [scheme, encoded] = (c.req.header('authorization') ?? '').split(' ')
	if (scheme?.toLowerCase() !== 'basic' || !encoded) return null
	const pair = Buffer.from(encoded, 'base64').toString('utf8')
	const colon = pair.indexOf(':')
	return colon < 0 ? null : pair.slice(colon + 1)
}

const notThere = (c: Context) => c.body(null, 404, { 'cache-control': 'no-store' })

const words = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}

export function staffEndpoints({ documents }: Services, limits: Limits, settings: Settings) {
	const expected = settings.staffPassword === null ? null : digest(settings.staffPassword)

	/** A wrong password counts; whoever guesses many is not asked any more, right or wrong. */
	async function check(c: Context): Promise<{ isStaff: boolean; wait: number | null }> {
		const given = passwordIn(c)
		if (expected === null || given === null) return { isStaff: false, wait: null }
		const address = clientAddress(c, settings.trustProxy)
		const blocked = await limits.wait('password', 'staff', address)
		if (blocked !== null) return { isStaff: false, wait: blocked }
		if (timingSafeEqual(digest(given), expected)) return { isStaff: true, wait: null }
		const wait = await limits.take('password', 'staff', address)
		log.warn('wrong staff password', { path: c.req.path })
		return { isStaff: false, wait }
	}

	return {
		/** Where staff signs in. */
		async door(c: Context) {
			if (expected === null) return notThere(c)
			const { isStaff, wait } = await check(c)
			if (wait !== null) return send(c, tooOften(wait))
			if (!isStaff) {
				return c.body(null, 401, {
					'cache-control': 'no-store',
					'www-authenticate': 'Basic realm="Rihla", charset="UTF-8"',
				})
			}
			return c.text(words[languageOf(c)]('staff.open'), 200, { 'cache-control': 'no-store' })
		},

		async document(c: Context) {
			if (!(await check(c)).isStaff) return notThere(c)
			const name = c.req.param('name') ?? ''
			try {
				const found = await documents.read(name)
				if (!found) return notThere(c)
				log.info('document opened', { document: name })
				c.header('content-type', found.contentType)
				c.header('content-length', `${found.size}`)
				c.header('content-disposition', `attachment; filename="${name}"`)
				c.header('cache-control', 'no-store')
				c.header('x-content-type-options', 'nosniff')
				return stream(c, async (out) => {
					for await (const chunk of found.content) await out.write(chunk)
				})
			} catch (error) {
				log.error('document not read', { document: name, code: errorCode(error) })
				return send(c, storeDown)
			}
		},
	}
}
