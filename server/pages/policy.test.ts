import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every inline script is named by its hash, and nothing inline is allowed beyond them', () => {
	const policy = contentPolicy(
		'<script>one()</script><script type="rihla/module" data-preload="a">two()</script>',
	)
	expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
	expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
	expect(policy).toContain("frame-ancestors 'none'")
})

test('data for search engines is no script', () => {
	expect(contentPolicy('<script type="application/ld+json">{}</script>')).toContain(
		"script-src 'self';",
	)
})
