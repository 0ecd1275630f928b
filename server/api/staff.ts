/**
 * The only way to a document. Before the desk has its first active account: the staff password, by HTTP Basic with any user
 * name. Browsers ask for a password only where they are told to, so `/api/staff` does that once; after it they send the
 * password along to every address beside it. From the first account on: a session of the desk, and the address leads others
 * to sign-in. Whoever has neither finds no document.
 */

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { mailWords } from '../deliver/mail-words.ts'
import { createGuard } from '../desk/guard.ts'
import { bodyOf } from '../documents/body.ts'
import type { HeldDocument } from '../documents/documents.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { languageOf } from './request-parts.ts'
import { send, storeDown, tooOften } from './responses.ts'

/** From one address, and from all together. */
const perAddress = { kind: 'staff_password', points: 10, seconds: 900 }
const inAll = { kind: 'staff_password', points: 200, seconds: 900 }
/** Whoever knew the password a moment ago opens the next document without being counted. */
const trustTime = 15 * 60 * 1000
const maxTrusted = 1000

const digest = (text: string) => createHash('sha256').update(text).digest()

function passwordIn(c: Context): string | null {
	const [scheme, encoded] = (c.req.header('authorization') ?? '').split(' ')
	if (scheme?.toLowerCase() !== 'basic' || !encoded) return null
	const pair = Buffer.from(encoded, 'base64').toString('utf8')
	const colon = pair.indexOf(':')
	return colon < 0 ? null : pair.slice(colon + 1)
}

const notThere = (c: Context) => c.body(null, 404, { 'cache-control': 'no-store' })

/** Why a document is kept but not opened, as a page in its own right: staff follows a link from a mail. */
function unsafe(c: Context, { held: scan }: HeldDocument): Response {
	const t = mailWords[languageOf(c)]
	const headers = { 'cache-control': 'no-store' }
	if (scan !== 'waiting') return c.text(t(`staff.${scan}`), 403, headers)
	return c.text(t('staff.unscanned'), 503, { ...headers, 'retry-after': '60' })
}

export function staffEndpoints({ documents, store }: Services, limits: Limits, settings: Settings) {
	const guard = createGuard(store.sessions, settings)
	const expected = settings.staffPassword === null ? null : digest(settings.staffPassword)

	const trusted = new Map<string, number>()
	const isRight = (given: string) => expected !== null && timingSafeEqual(digest(given), expected)

	function trust(source: string): void {
		if (trusted.size >= maxTrusted) trusted.clear()
		trusted.set(source, Date.now() + trustTime)
	}

	/** Every guess is counted before it is compared, so that many at once are no more than many in turn. */
	async function check(c: Context): Promise<{ isStaff: boolean; wait: number | null }> {
		const given = passwordIn(c)
		if (expected === null || given === null) return { isStaff: false, wait: null }
		const source = limits.sourceOf(clientAddress(c, settings.trustProxy))
		if ((trusted.get(source) ?? 0) > Date.now() && isRight(given)) {
			return { isStaff: true, wait: null }
		}
		trusted.delete(source)
		const own = `staff-password:${source}`
		const wait =
			(await store.guesses.take(own, perAddress)) ??
			(await store.guesses.take('staff-password', inAll))
		if (wait !== null) {
			log.warn('staff password not asked', { source, path: c.req.path })
			return { isStaff: false, wait }
		}
		if (!isRight(given)) {
			log.warn('wrong staff password', { source, path: c.req.path })
			return { isStaff: false, wait: null }
		}
		trust(source)
		await store.guesses.giveBack(own, 'staff-password')
		log.info('staff password accepted', { source, path: c.req.path })
		return { isStaff: true, wait: null }
	}

	/** Null where the shared password still decides. */
	async function deskDecides(c: Context): Promise<'in' | 'out' | null> {
		if (!(await store.staff.hasActive())) return null
		return guard.refusalOf({ who: 'staff' }, await guard.whoIs(c.req.raw)) === null ? 'in' : 'out'
	}

	return {
		/** Where staff signs in. */
		async signIn(c: Context) {
			if (await deskDecides(c)) return c.redirect('/desk', 303)
			if (expected === null) return notThere(c)
			const checked = await check(c).catch(() => null)
			if (checked === null) return send(c, storeDown)
			const { isStaff, wait } = checked
			if (wait !== null) return send(c, tooOften(wait))
			if (!isStaff) {
				return c.body(null, 401, {
					'cache-control': 'no-store',
					'www-authenticate': 'Basic realm="Rihla", charset="UTF-8"',
				})
			}
			return c.text(mailWords[languageOf(c)]('staff.open'), 200, { 'cache-control': 'no-store' })
		},

		async document(c: Context) {
			const name = c.req.param('name') ?? ''
			try {
				const decided = await deskDecides(c)
				if (decided === 'out') {
					c.header('cache-control', 'no-store')
					return c.redirect(`/desk/sign-in?next=${encodeURIComponent(c.req.path)}`, 303)
				}
				if (decided === 'in') {
					// There it is written down who opened it.
					c.header('cache-control', 'no-store')
					return c.redirect(`/api/desk/documents/${encodeURIComponent(name)}`, 303)
				}
				if (!(await check(c)).isStaff) return notThere(c)
				const found = await documents.read(name)
				if (!found) return notThere(c)
				if ('held' in found) return unsafe(c, found)
				log.info('document opened', { document: name })
				c.header('content-type', found.contentType)
				c.header('content-length', `${found.size}`)
				c.header('content-disposition', `attachment; filename="${name}"`)
				c.header('cache-control', 'no-store')
				c.header('x-content-type-options', 'nosniff')
				return c.body(bodyOf(c, found.content))
			} catch (error) {
				log.error('document not read', { document: name, code: errorCode(error) })
				return send(c, storeDown)
			}
		},
	}
}
