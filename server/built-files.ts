/** The files of the build: scripts, styles, fonts, scenes. Only what was there at the start is ever read from disk. */
import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import art from '#generated/art.json'

/**
 * Names with a hash, and pictures asked for by our version, never change under their address. Another version is that of a
 * build before or after this one, whose picture may differ: ours is shown, and not kept for long.
 */
export const immutable = 'public, max-age=31536000, immutable'

/** What an earlier build had and this one has not: a tab that was opened then asks for it, and must get its 404 at once. */
export function answerGone(context: Context): Response {
	return context.text('gone', 404, { 'Cache-Control': 'no-store' })
}

export function builtFiles(folder: string): MiddlewareHandler {
	const known = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) =>
				`${entry.parentPath.slice(folder.length)}/${entry.name}`.replaceAll('\\', '/'),
			),
	)
	const serve = serveStatic({
		root: folder,
		precompressed: true,
		onFound: (_path, context) => {
			const fixed =
				context.req.path.startsWith('/assets/') || context.req.query('v') === art.version
			context.header('Cache-Control', fixed ? immutable : 'public, max-age=3600')
			// What never changes is never asked for again by its date.
			if (fixed) context.header('Last-Modified', undefined)
			if (context.req.path !== '/sw.js') return
			// A new worker is found at the next visit; what it may fetch is its own policy, not that of a page.
			context.header('Cache-Control', 'no-cache')
			context.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
		},
	})
	return async (context, next) => (known.has(context.req.path) ? serve(context, next) : next())
}
