/** The Content-Security-Policy of one page: its inline scripts are allowed by hash, nothing else inline. */
import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

function sha256(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Where introduction videos may be played from, after the visitor has pressed Play. */
const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'

export function contentPolicy(html: string): string {
	const hashes = [...html.matchAll(inlineScript)]
		.filter(([, attributes]) => !attributes?.includes('application/ld+json'))
		.map(([, , text]) => sha256(text ?? ''))
	return [
		"default-src 'none'",
		`script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
		"style-src 'self'",
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"media-src 'self'",
		`frame-src ${videoHosts}`,
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; ')
}
