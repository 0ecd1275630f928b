/** Sign-in, sign-out, and the one-time address that sets a password. All work without scripts. */
import type { Context, Next } from 'hono'
import * as v from 'valibot'
import { code } from '#domain/forms/fields.ts'
import { clientAddress } from '../api/client-address.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import type { RefusedForm } from '../pages/request-context.ts'
import type { Settings } from '../settings.ts'
import { deviceSeconds } from '../store/staff/devices.ts'
import type { Store } from '../store/store.ts'
import type { AccountNotices } from './account-notices.ts'
import type { AccountsOfDesk } from './accounts.ts'
import type { Guard } from './guard.ts'
import { PasswordsBusy } from './password.ts'
import { isPlainForm, readFields } from './read-fields.ts'
import type { SignIn } from './sign-in.ts'

const week = 7 * 24 * 3600

const text = (length: number) => v.optional(code(length), '')
/** Digested as it is, whatever it holds. */
const password = v.optional(v.pipe(v.string(), v.maxLength(1000)), '')

const signInFields = v.object({
	email: text(320),
	password,
	code: text(40),
	step: text(100),
	next: text(500),
})

const welcomeFields = v.object({ password })

const document = /^\/api\/application-documents\/[\w.-]+$/

/** Where to go after signing in: a page of the desk or a document, never an address of somebody else's making. */
export function nextPage(asked: string): string {
	if (document.test(asked)) return asked
	const isDesk = /^\/desk(?:[/?][\w\-./?=&%+~]*)?$/.test(asked) && !asked.includes('//')
	return isDesk && !asked.startsWith('/desk/sign-in') ? asked : '/desk'
}

interface Parts {
	settings: Settings
	store: Pick<Store, 'sessions' | 'staff' | 'staffDevices'>
	guard: Guard
	signIn: SignIn
	accounts: AccountsOfDesk
	notices: AccountNotices
}

export function createSignInForms({ settings, store, guard, signIn, accounts, notices }: Parts) {
	/** A plain form gets its page back, which the router draws after this; a call gets the bare answer. */
	async function refused(c: Context, next: Next, form: RefusedForm): Promise<Response | undefined> {
		if (isPlainForm(c)) {
			c.set('refused', form)
			await next()
			return undefined
		}
		if (form.wait !== undefined) c.header('Retry-After', `${form.wait}`)
		const { status, error, step } = form
		return c.json(step ? { error, step } : { error }, status)
	}

	/** A session is new at each sign-in, and the one before ends: a planted cookie never becomes somebody's. */
	async function letIn(c: Context, staffId: string, next: string): Promise<Response> {
		const before = guard.readCookie(c.req.raw, 'desk')
		if (before) await store.sessions.endBySecret(before)
		const agent = c.req.header('user-agent') ?? ''
		const secret = await store.sessions.begin(staffId, agent)
		guard.writeCookie(c, 'desk', secret, week)
		const device = await store.staffDevices.seen(
			staffId,
			guard.readCookie(c.req.raw, 'desk-device'),
		)
		guard.writeCookie(c, 'desk-device', device.secret, deviceSeconds)
		if (device.isNew) notices.newDevice(staffId, device.secret, agent)
		return c.redirect(nextPage(next), 303)
	}

	/** When the database is down, the form's own page says so, not a bare answer. */
	async function orUnavailable(
		c: Context,
		next: Next,
		work: () => Promise<Response | RefusedForm>,
	): Promise<Response | undefined> {
		const result = await work().catch((error): RefusedForm => {
			if (error instanceof PasswordsBusy) {
				log.warn('too many passwords at once')
				return { status: 503, error: 'busy', wait: PasswordsBusy.seconds }
			}
			log.error('sign-in failed', { code: errorCode(error), stack: errorFrames(error) })
			return { status: 503, error: 'unavailable' }
		})
		return result instanceof Response ? result : refused(c, next, result)
	}

	async function trySignIn(c: Context): Promise<Response | RefusedForm> {
		const typed = await readFields(c, signInFields)
		if (!typed) return { status: 422, error: 'invalid' }
		const { email, next } = typed
		const address = clientAddress(c, settings.trustProxy)
		const device = guard.readCookie(c.req.raw, 'desk-device')
		const result = await signIn.signIn(typed, { address, device })
		switch (result.kind) {
			case 'in':
				log.info('signed in')
				return letIn(c, result.staffId, next)
			case 'code_needed':
				return { status: 401, error: 'code_needed', step: result.step, next }
			case 'too_often':
				log.warn('too many sign-ins')
				return { status: 429, error: 'too_often', wait: result.seconds, email, next }
			default:
				log.warn('wrong sign-in')
				return { status: 401, error: 'wrong', step: result.step, email, next }
		}
	}

	async function tryWelcome(c: Context): Promise<Response | RefusedForm> {
		const fields = await readFields(c, welcomeFields)
		if (!fields) return { status: 422, error: 'invalid' }
		const secret = guard.readCookie(c.req.raw, 'desk-welcome') ?? ''
		const result = await accounts.welcome(secret, fields.password)
		if ('fault' in result) {
			return { status: result.fault === 'gone' ? 410 : 422, error: result.fault }
		}
		guard.dropCookie(c, 'desk-welcome')
		log.info('password set')
		return letIn(c, result.id, '/desk')
	}

	return {
		signIn: (c: Context, next: Next) => orUnavailable(c, next, () => trySignIn(c)),
		welcome: (c: Context, next: Next) => orUnavailable(c, next, () => tryWelcome(c)),

		async signOut(c: Context): Promise<Response> {
			const secret = guard.readCookie(c.req.raw, 'desk')
			if (secret) await store.sessions.endBySecret(secret)
			guard.dropCookie(c, 'desk')
			c.header('Clear-Site-Data', '"cache"')
			return c.redirect('/desk/sign-in', 303)
		},

		/** The address goes into a cookie at once, so that it stays in no history, log or referrer. It is not used up yet. */
		openWelcome(c: Context): Response {
			guard.writeCookie(c, 'desk-welcome', c.req.param('token') ?? '', 3600)
			c.header('Referrer-Policy', 'no-referrer')
			return c.redirect('/desk/welcome', 303)
		},
	}
}
