import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, writtenWith } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts that carry the mark are allowed by hash, and nothing inline beyond them', () => {
	const written = writtenWith(
		'abc',
		'<link nonce="abc" href="x"/><script nonce="abc">one()</script><script type="module" nonce="abc" async="">two()</script>' +
			'<script>injected()</script><script nonce="abd">guessed()</script>',
	)
	expect(written.html).not.toContain('nonce="abc"')
	const policy = contentPolicy(written)
	expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
	expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
	expect(policy).toContain("frame-ancestors 'none'")
})

test('a script that left the page is not allowed any more', () => {
	expect(contentPolicy({ html: '<p></p>', scripts: ['gone()'] })).toContain("script-src 'self';")
})
