/** Who asks something of the desk, and whether a rule lets them. Nothing is remembered here: each request reads the rows. */
import type { Context, MiddlewareHandler } from 'hono'
import { hasRight, needsCode } from '#domain/desk/roles.ts'
import { mayWrite } from '../api/origin.ts'
import { createOwnCookies } from '../pages/own-cookies.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { Settings } from '../settings.ts'
import type { SignedIn, Staff } from '../store/staff/sessions.ts'
import type { Store } from '../store/store.ts'
import type { Rule } from './calls.ts'

/** What a call gets once its rule has let somebody pass. */
export type DeskEnv = {
	Variables: PageEnv['Variables'] & { staff: Staff; session: SignedIn }
}

export type Refusal =
	| 'wrong_origin'
	| 'signed_out'
	| 'forbidden'
	| 'confirm_needed'
	| 'second_factor_needed'

export const refusalStatus = (error: Refusal) => (error === 'signed_out' ? 401 : 403)

export const refuse = (c: Context, error: Refusal): Response =>
	c.json({ error }, refusalStatus(error))

export function createGuard(sessions: Store['sessions'], settings: Settings) {
	const cookies = createOwnCookies(settings.siteUrl)

	async function whoIs(request: Request): Promise<SignedIn | null> {
		const secret = cookies.read(request, 'desk')
		return secret === null ? null : sessions.find(secret)
	}

	/** Why somebody may not pass; null when they may. */
	function refusalOf(rule: Rule, session: SignedIn | null): Refusal | null {
		if (rule.who === 'anyone') return null
		if (!session) return 'signed_out'
		const { role } = session.staff
		if (rule.who !== 'staff' && !hasRight(role, rule.who)) return 'forbidden'
		const isCodeNeeded = needsCode(settings.deskRequireCode, role)
		if (isCodeNeeded && !session.hasSecondFactor && !rule.beforeSecondFactor)
			return 'second_factor_needed'
		return rule.confirmed && !session.isConfirmed ? 'confirm_needed' : null
	}

	/** In front of a call. */
	function before(rule: Rule): MiddlewareHandler<DeskEnv> {
		return async (c, next) => {
			if (c.req.method !== 'GET' && !mayWrite(c, settings.siteUrl)) return refuse(c, 'wrong_origin')
			if (rule.who === 'anyone') return next()
			const session = await whoIs(c.req.raw)
			const refusal = refusalOf(rule, session)
			if (refusal || !session) return refuse(c, refusal ?? 'signed_out')
			c.set('session', session)
			c.set('staff', session.staff)
			return next()
		}
	}

	return {
		whoIs,
		refusalOf,
		before,
		readCookie: cookies.read,
		writeCookie: cookies.write,
		dropCookie: cookies.drop,
	}
}
export type Guard = ReturnType<typeof createGuard>
