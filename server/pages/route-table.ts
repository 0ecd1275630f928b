/**
 * The router's table of routes as a page carries it: without what each route imports, because a browser finds that in the route's own
 * file, and for visitors without the desk, which nobody enters but by its address.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** Gives the table that a page carries, by the address where the router would fetch it. */
export type RouteTable = (address: string) => string

const isDeskPath = (pathname: string) => /^\/desk(?:\/|$)/.test(pathname)
const isDeskRoute = (id: string) => id.startsWith('routes/desk/')

/** `files` is the folder of built files. Each table is made once per build. */
export function createRouteTables(files: string): (pathname: string) => RouteTable {
	const read = (address: string) => readFileSync(path.join(files, address), 'utf8')
	const forDesk = once((address) => tableWith(() => true, read(address)))
	const forVisitors = once((address) => tableWith((id) => !isDeskRoute(id), read(address)))
	return (pathname) => (isDeskPath(pathname) ? forDesk : forVisitors)
}

function once(make: RouteTable): RouteTable {
	const made = new Map<string, string>()
	return (address) => {
		const table = made.get(address) ?? make(address)
		made.set(address, table)
		return table
	}
}

const statement = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s
const manifest = v.looseObject({ routes: v.record(v.string(), v.looseObject({})) })

function tableWith(isCarried: (id: string) => boolean, script: string): string {
	const [, assignment, json] = statement.exec(script) ?? []
	// Anything but the one statement we know means that the router has changed: the page carries it as it is.
	if (!json) return script
	const { routes, ...rest } = v.parse(manifest, JSON.parse(json))
	const carried = Object.entries(routes)
		.filter(([id]) => isCarried(id))
		.map(([id, route]) => [id, { ...route, imports: [] }])
	return `${assignment}${JSON.stringify({ ...rest, routes: Object.fromEntries(carried) })};`
}
