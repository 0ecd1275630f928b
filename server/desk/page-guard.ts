/** Stands before the pages of the desk and their data: nobody sees one who may not make its calls. */
import type { MiddlewareHandler } from 'hono'
import { errorCode, log } from '../log.ts'
import { isPageData, pagePath } from '../pages/known-pages.ts'
import type { PageEnv } from '../pages/request-context.ts'
import { deskPages } from './calls.ts'
import { type Guard, refuse } from './guard.ts'

export type Ask = (path: string, headers: Record<string, string>) => Response | Promise<Response>

export function guardPages(guard: Guard, siteUrl: string, ask: Ask): MiddlewareHandler<PageEnv> {
	return async (c, next) => {
		const path = pagePath(c.req.path)
		const rule = deskPages.find(([pattern]) => pattern.test(path))?.[1]
		if (!rule) return next()
		const cookie = c.req.header('cookie') ?? ''
		c.set('desk', async (call) => ask(`${siteUrl}/api/desk${call}`, { cookie }))
		// Forms have a rule of their own, as calls.
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
		const found = await guard.whoIs(c).catch((error: unknown) => ({ error }))
		if (found && 'error' in found) {
			// Nobody can be known, so nobody sees anything: the page says that the desk is not there right now.
			log.error('desk is down', { code: errorCode(found.error) })
			c.set('desk', async () => c.json({ error: 'unavailable' }, 503))
			return next()
		}
		const session = found
		const refusal = guard.refusalOf(rule, session)
		if (session) c.set('staff', session.staff)
		if (session && path === '/desk/sign-in') return c.redirect('/desk', 303)
		if (!refusal) return next()
		// A page of the manager's is drawn without its content: its own calls are refused too.
		if (isPageData(c.req.path)) return refuse(c, refusal)
		if (refusal === 'forbidden') return next()
		const { pathname, search } = new URL(c.req.url)
		return refusal === 'second_factor_needed'
			? c.redirect('/desk/me', 303)
			: c.redirect(`/desk/sign-in?next=${encodeURIComponent(pathname + search)}`, 303)
	}
}
