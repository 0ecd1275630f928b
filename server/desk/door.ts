/** Coming in and going out: sign-in, sign-out, and the one-time address that sets a password. All work without scripts. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { clientAddress } from '../api/client-address.ts'
import { log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { AccountsOfDesk } from './accounts.ts'
import type { Guard } from './guard.ts'
import { isPlainForm, readFields } from './read-fields.ts'
import type { SignIn } from './sign-in.ts'

const week = 7 * 24 * 3600

const text = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(length)), '')

const signInFields = v.object({
	email: text(320),
	password: text(1000),
	code: text(40),
	step: text(100),
	next: text(500),
})

const welcomeFields = v.object({ password: text(1000) })

/** Where to go after signing in: a page of the desk, never an address of somebody else's making. */
export function nextPage(asked: string): string {
	const isDesk = /^\/desk(?:[/?][\w\-./?=&%+~]*)?$/.test(asked) && !asked.includes('//')
	return isDesk && !asked.startsWith('/desk/sign-in') ? asked : '/desk'
}

/** What a page that is drawn again after a refused form needs to know. Never a password. */
export type RefusedForm = {
	page: '/desk/sign-in' | '/desk/welcome'
	status: 401 | 410 | 422 | 429 | 503
	error: string
	email?: string
	step?: string
	next?: string
	/** Seconds to wait. */
	wait?: number
}
export type ShowForm = (c: Context, form: RefusedForm) => Promise<Response> | Response

interface Parts {
	settings: Settings
	store: Pick<Store, 'sessions'>
	guard: Guard
	signIn: SignIn
	accounts: AccountsOfDesk
	showForm: ShowForm
}

export function createDoor({ settings, store, guard, signIn, accounts, showForm }: Parts) {
	/** A plain form gets its page back, a call gets the bare answer. */
	function refused(c: Context, form: RefusedForm): Promise<Response> | Response {
		if (form.wait !== undefined) c.header('Retry-After', `${form.wait}`)
		if (isPlainForm(c)) return showForm(c, form)
		const { status, error, step } = form
		return c.json(step ? { error, step } : { error }, status)
	}

	/** A session is new at each sign-in, and the one before ends: a planted cookie never becomes somebody's. */
	async function letIn(c: Context, staffId: string, next: string): Promise<Response> {
		const before = guard.readCookie(c, 'desk')
		if (before) await store.sessions.endBySecret(before)
		const secret = await store.sessions.begin(staffId, c.req.header('user-agent') ?? '')
		guard.writeCookie(c, 'desk', secret, week)
		return c.redirect(nextPage(next), 303)
	}

	return {
		async signIn(c: Context): Promise<Response> {
			const page = '/desk/sign-in'
			const typed = await readFields(c, signInFields)
			if (!typed) return refused(c, { page, status: 422, error: 'invalid' })
			const { email, next } = typed
			const result = await signIn.signIn(typed, clientAddress(c, settings.trustProxy))
			switch (result.kind) {
				case 'in':
					log.info('signed in')
					return letIn(c, result.staffId, next)
				case 'code_needed':
					return refused(c, { page, status: 401, error: 'code_needed', step: result.step, next })
				case 'too_often': {
					log.warn('too many sign-ins')
					const wait = result.seconds
					return refused(c, { page, status: 429, error: 'too_often', wait, email, next })
				}
				default: {
					log.warn('wrong sign-in')
					const { step } = typed
					return refused(c, { page, status: 401, error: 'wrong', email, step, next })
				}
			}
		},

		async signOut(c: Context): Promise<Response> {
			const secret = guard.readCookie(c, 'desk')
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

		async welcome(c: Context): Promise<Response> {
			const page = '/desk/welcome'
			const fields = await readFields(c, welcomeFields)
			if (!fields) return refused(c, { page, status: 422, error: 'invalid' })
			const secret = guard.readCookie(c, 'desk-welcome') ?? ''
			const result = await accounts.welcome(secret, fields.password)
			if ('fault' in result) {
				const { fault } = result
				return refused(c, { page, status: fault === 'gone' ? 410 : 422, error: fault })
			}
			guard.dropCookie(c, 'desk-welcome')
			log.info('password set')
			return letIn(c, result.id, '/desk')
		},
	}
}
