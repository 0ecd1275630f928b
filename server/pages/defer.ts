/**
 * Scripts start after the first paint. The router's markup starts them at once, and its preloads compete
 * with fonts and art; so the preloads leave the head and the module script becomes inert, carrying their
 * addresses, until the inline loader (`app/inline/start.js`) puts both back.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g

export function deferScripts(html: string): string {
	const scripts = [...html.matchAll(moduleScript)]
	const script = scripts[0]
	// Anything but the one script we know means that the router has changed: serve the page as it is.
	if (scripts.length !== 1 || script === undefined) return html
	const addresses = [...html.matchAll(modulePreload)].map((match) => match[1])
	const inert = `<script type="rihla/module" data-preload="${[...new Set(addresses)].join(' ')}">${script[1]}</script>`
	return html.replace(modulePreload, '').replace(script[0], () => inert)
}
