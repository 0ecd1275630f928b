/** Every address of the site, read from its route table and catalogue, for tests and measurements that visit them all. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import routes from '#app/routes.ts'
import { root } from './run.ts'

/** Where the ids of a route with a parameter come from. */
const catalogues: Record<string, string> = {
	'university/:id': 'universities',
	'language-institute/:id': 'institutes',
	'accommodation/:id': 'accommodation',
}

/** Open to their own people alone, or for who has no scripts: they are in no list, and their stories visit them. */
const closed = /^(?:desk|status)(?:\/|$)|^apply\/|\/book$/

/** One address for each route; with `all`, one for each entity of the catalogue. The page for unknown addresses is left out. */
export function siteRoutes({ all }: { all: boolean }): string[] {
	return routes.flatMap(({ path }) => {
		if (path === undefined) return ['/']
		if (path.includes('*') || closed.test(path)) return []
		if (!path.includes(':')) return [`/${path}`]
		const folder = catalogues[path]
		if (!folder)
			throw new Error(`Say in scripts/site-routes.ts where the ids of ${path} come from.`)
		const ids = idsIn(folder)
		return (all ? ids : ids.slice(0, 1)).map((id) => `/${path.replace(':id', id)}`)
	})
}

function idsIn(folder: string) {
	return readdirSync(join(root, 'content', folder))
		.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
		.map((name) => name.replace(/\.ts$/, ''))
		.sort()
}
