/**
 * The router's table of routes, which every page fetches with its scripts: in two forms, for visitors without the desk, which
 * nobody enters but by its address. Both leave out what each route imports, because a browser finds that in the route's own file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { namingDeskTable } from '#server/pages/desk-table.ts'

const statement = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s
const manifest = v.looseObject({
	url: v.string(),
	routes: v.record(v.string(), v.looseObject({})),
})

const isDeskRoute = (id: string) => id.startsWith('routes/desk/')

/** `client` is the folder of built files. */
export function splitRouteTable(client: string): void {
	const name = readdirSync(join(client, 'assets')).find((file) =>
		/^manifest-[\w-]+\.js$/.test(file),
	)
	if (!name) throw new Error('the router has built no table of routes')
	const address = `/assets/${name}`
	const [, assignment, json] = statement.exec(readFileSync(join(client, address), 'utf8')) ?? []
	if (!json) throw new Error(`${address} is not the one statement that is known`)
	const { routes, ...rest } = v.parse(manifest, JSON.parse(json))
	const write = (url: string, isCarried: (id: string) => boolean) => {
		const carried = Object.entries(routes)
			.filter(([id]) => isCarried(id))
			.map(([id, route]) => [id, { ...route, imports: [] }])
		const table = { ...rest, url, routes: Object.fromEntries(carried) }
		writeFileSync(join(client, url), `${assignment}${JSON.stringify(table)};`)
	}
	write(namingDeskTable(address), () => true)
	write(address, (id) => !isDeskRoute(id))
}
