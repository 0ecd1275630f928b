import type { MiddlewareHandler } from 'hono'
import { pagePath } from './known-pages.ts'
import type { PageEnv } from './request-context.ts'

/** Lets a guard see a private page and all below it, asked for as a page or as its data: `/desk`, `/desk.data`, `/desk/me`. */
export function guarded(
	root: string,
	guard: MiddlewareHandler<PageEnv>,
): MiddlewareHandler<PageEnv> {
	return async (context, next) => {
		const path = pagePath(context.req.path)
		return path === root || path.startsWith(`${root}/`) ? guard(context, next) : next()
	}
}
