/**
 * Scripts start after the first paint. The router's markup starts them at once, and its preloads compete
 * with fonts and art; so the preloads leave the head and the module script becomes inert, carrying their
 * addresses, until the inline loader (`app/inline/start.js`) puts both back.
 */
import type { Written } from './policy.ts'

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g

export function deferScripts(written: Written): Written {
	const { html } = written
	const scripts = [...html.matchAll(moduleScript)]
	const script = scripts[0]
	// Anything but the one script we know means that the router has changed: serve the page as it is.
	if (scripts.length !== 1 || script === undefined) return written
	const preloads = new Set<string>()
	const withoutPreloads = html.replace(modulePreload, (_, address) => {
		preloads.add(address)
		return ''
	})
	const inert = `<script type="rihla/module" data-preload="${[...preloads].join(' ')}">${script[1]}</script>`
	return { ...written, html: withoutPreloads.replace(script[0], () => inert) }
}
