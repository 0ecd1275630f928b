import { expect, test } from 'vitest'
import { deferScripts } from './defer.ts'

const page = (scripts: string) =>
	`<head><link rel="modulepreload" href="/assets/app-1.js"/><link rel="modulepreload" href="/assets/manifest-2.js"/></head><body>${scripts}</body>`
const script =
	'<script type="module" async="">import "/assets/manifest-2.js"; import("/assets/app-1.js");</script>'
const deferred = (html: string) =>
	deferScripts({ html, scripts: [/>([^<]*)<\/script>/.exec(html)?.[1] ?? ''] })

test('the module script becomes inert and carries the preloads', () => {
	const { html, scripts } = deferred(page(script))
	expect(html).not.toContain('modulepreload')
	expect(html).not.toContain('type="module"')
	expect(html).toContain(
		`<script type="rihla/module" data-preload="/assets/app-1.js /assets/manifest-2.js">${scripts[0]}</script>`,
	)
})

test.each([
	['no script', ''],
	['two scripts', script + script],
	['a script of another form', '<script type="module">import "/x.js"</script>'],
])('a page with %s is served as it is', (_name, scripts) => {
	expect(deferred(page(scripts)).html).toBe(page(scripts))
})
