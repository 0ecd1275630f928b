import { expect, test } from 'vitest'
import { detachData, pageOfData, textOf } from './page-data.ts'

const stream = 'window.__reactRouterContext.streamController'
const data = (text: string) => `<script>${stream}.enqueue(${text});</script>`
const end = `<script>${stream}.close();</script>`
const loader = '<script type="rihla/module" data-preload="/assets/a.js">start()</script>'
const page = (...parts: string[]) => `<main>Hello</main>${parts.join('')}`

test('the data leaves the page for an address that names page, language and content', () => {
	const { html, data: detached } = detachData(
		page(loader, data('"[{\\"a\\":\\"\\u003cb>\\\\\\" $&\\"}]\\n"'), end),
		'en',
		'/faq',
	)
	expect(detached && textOf(detached)).toBe('[{"a":"<b>\\" $&"}]\n')
	expect(html).toBe(
		page(
			loader.replace(
				'data-preload',
				`data-from="/page-data/en/faq?v=${detached?.version}" data-preload`,
			),
		),
	)
})

test('the data of a page with a query lies at an address with that query', () => {
	const { html, data: detached } = detachData(
		page(loader, data('"[1]"'), end),
		'ar',
		'/plan?u=um&p=um.b3',
	)
	expect(html).toContain(
		`data-from="/page-data/ar/plan?u=um&amp;p=um.b3&amp;v=${detached?.version}"`,
	)
})

test('other data has another address', () => {
	const versionOf = (text: string) =>
		detachData(page(loader, data(text), end), 'ar', '/').data?.version
	expect(versionOf('"[1]"')).toBe(versionOf('"[1]"'))
	expect(versionOf('"[1]"')).not.toBe(versionOf('"[2]"'))
})

test.each([
	['without data', page(loader, end)],
	['whose data comes in two parts', page(loader, data('"[1]"'), data('"[2]"'), end)],
	['whose data has no end', page(loader, data('"[1]"'))],
	['whose scripts are not deferred', page(data('"[1]"'), end)],
])('a page %s keeps what it has', (_name, html) => {
	expect(detachData(html, 'ar', '/')).toEqual({ html })
})

test.each([
	['/page-data/ar/', { language: 'ar', path: '/' }],
	['/page-data/en/university/um', { language: 'en', path: '/university/um' }],
	['/page-data/fr/faq', undefined],
	['/page-data/ar', undefined],
	['/page-data/', undefined],
])('%s belongs to %o', (address, expected) => {
	expect(pageOfData(address)).toEqual(expected)
})
