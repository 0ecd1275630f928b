/**
 * Scripts start after the first paint. The router's markup starts them at once, and its preloads compete
 * with fonts and art; so the preloads leave the head and the module script becomes inert, carrying their
 * addresses, until the inline loader (`app/inline/start.js`) puts both back. The route table, one statement,
 * moves into that script and saves a request.
 */

import type { Written } from './policy.ts'
import type { RouteTable } from './route-table.ts'

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g

const manifestImport = /import "(\/assets\/manifest-[^"]+\.js)";/

export function deferScripts(written: Written, routeTable: RouteTable): Written {
	const { html } = written
	const scripts = [...html.matchAll(moduleScript)]
	const script = scripts[0]
	// Anything but the one script we know means that the router has changed: serve the page as it is.
	if (scripts.length !== 1 || script === undefined) return written
	const manifest = manifestImport.exec(script[1] ?? '')?.[1]
	const preloads = new Set<string>()
	// React looks for the table's preload and would fetch it after all: it stays, and applies to no medium.
	const withoutPreloads = html.replace(modulePreload, (link, address) => {
		if (address === manifest) return link.replace('<link ', '<link media="not all" ')
		preloads.add(address)
		return ''
	})
	const text = (script[1] ?? '').replace(manifestImport, () =>
		manifest ? routeTable(manifest) : '',
	)
	const inert = `<script type="rihla/module" data-preload="${[...preloads].join(' ')}">${text}</script>`
	return {
		html: withoutPreloads.replace(script[0], () => inert),
		scripts: written.scripts.map((one) => (one === script[1] ? text : one)),
	}
}
