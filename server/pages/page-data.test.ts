import { expect, test } from 'vitest'
import { carryData, leaveData, pageOfData } from './page-data.ts'

const loader = '<script type="rihla/module" data-preload="/assets/a.js">start()</script>'
const page = (script: string) => ({
	html: `<body><main>Hello</main>${script}</body>`,
	scripts: ['start()'],
})

test('the data is left at an address that names page, language and content', () => {
	const { page: written, data } = leaveData(page(loader), '[{"a":"$&"}]\n', 'en', '/faq')
	expect(data?.text).toBe('[{"a":"$&"}]\n')
	expect(written).toEqual(
		page(
			loader.replace(
				'data-preload',
				`data-from="/page-data/en/faq?v=${data?.version}" data-preload`,
			),
		),
	)
})

test('the data of a page with a query lies at an address with that query', () => {
	const { page: written, data } = leaveData(page(loader), '[1]', 'ar', '/plan?u=um&p=um.b3')
	expect(written.html).toContain(
		`data-from="/page-data/ar/plan?u=um&amp;p=um.b3&amp;v=${data?.version}"`,
	)
})

test('other data has another address', () => {
	const versionOf = (text: string) => leaveData(page(loader), text, 'ar', '/').data?.version
	expect(versionOf('[1]')).toBe(versionOf('[1]'))
	expect(versionOf('[1]')).not.toBe(versionOf('[2]'))
})

test('a page whose scripts are not deferred carries its data: nobody would fetch it', () => {
	const plain = page('<script type="module">start()</script>')
	expect(leaveData(plain, '[1]', 'ar', '/')).toEqual({ page: carryData(plain, '[1]') })
})

test.each([
	'[1]\n',
	'["</script><script>alert(1)</script>"]',
	'["<!--<script>"]',
	'["\\" $& \u2028"]',
])('a page carries %s to the letter, and nothing of it becomes markup', (text) => {
	const { html, scripts } = carryData(page(loader), text)
	const script = scripts.at(-1) ?? ''
	expect(html).toBe(page(`${loader}<script>${script}</script>`).html)
	expect(script).not.toContain('<')
	const received: unknown[] = []
	const streamController = {
		enqueue: (chunk: unknown) => received.push(chunk),
		close: () => received.push('closed'),
	}
	new Function('window', script)({ __reactRouterContext: { streamController } })
	expect(received).toEqual([text, 'closed'])
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
