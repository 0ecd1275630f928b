/** The Content-Security-Policy of one page: the inline scripts that we wrote are allowed by hash, nothing else inline. */
import { createHash } from 'node:crypto'

function sha256(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Where introduction videos may be played from, after the visitor has pressed Play. */
const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** A page and the text of the inline scripts that we wrote into it. */
export interface Written {
	html: string
	scripts: readonly string[]
}

/**
 * The router and our own root give each script they write a nonce made for this one rendering, which no text in the page
 * can know. The nonce is taken out again: a page is kept for everyone.
 */
export function writtenWith(nonce: string, rendered: string): Written {
	const attribute = ` nonce="${nonce}"`
	const found = rendered.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
	const scripts = [...found].flatMap(([, attributes, text]) =>
		attributes?.includes(attribute) && text ? [text] : [],
	)
	return { html: rendered.replaceAll(attribute, ''), scripts }
}

export function contentPolicy({ html, scripts }: Written): string {
	const hashes = scripts.filter((text) => html.includes(`>${text}</script>`)).map(sha256)
	return [
		// Styles, fonts, connections, workers and all that is not named below.
		"default-src 'self'",
		"object-src 'none'",
		`script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		`frame-src ${videoHosts}`,
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; ')
}
