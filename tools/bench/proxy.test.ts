import { expect, test } from 'vitest'
import { withoutScripts } from './proxy.ts'

test('a page without scripts keeps everything else', () => {
	const page =
		'<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/a.woff2"></head>' +
		'<p>text</p><script>if (a < b) go()</script><script type="module" src="/a.js"></script>'
	expect(withoutScripts(page)).toBe('<head><link rel="preload" href="/a.woff2"></head><p>text</p>')
})
