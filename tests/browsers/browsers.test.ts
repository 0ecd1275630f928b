/** Nothing newer than the oldest supported browsers slips in: what is newer stands in `docs/browsers.md`, with what happens without it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/run.ts'
import { markupFeatures } from './markup-features.ts'
import { scriptFeatures } from './script-features.ts'
import { styleFeatures } from './style-features.ts'
import { floor } from './support.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const built = existsSync(join(root, 'build/client/assets'))

/** It brings what an old browser lacks with it, and only staff ever loads it. */
const bringsItsOwn = /\/open-pdf-/

/** Methods of ours, of React and of its router that sound like newer ones of the language. */
const onlySoundsNew = ['.adopt()', '.take()', '.use()']

function inAll(pattern: string, features: (text: string) => Map<string, string[]>) {
	const paths = globSync(pattern, { cwd: root }).filter((path) => !bringsItsOwn.test(path))
	expect(paths.length, pattern).toBeGreaterThan(0)
	return new Map(paths.flatMap((path) => [...features(read(path))]))
}

/** Rows of the second table in `docs/browsers.md`: the feature, and the browsers that lack it. */
const listed = [
	...read('docs/browsers.md').matchAll(/^\| `([^`]+)` \| ((?:safari|chrome|firefox) [^|]+) \|/gm),
].map(([, feature = '', missing = '']) => [feature, missing.trim()])

test.skipIf(!built)('what is newer than the floor is named with what happens without it', () => {
	const used = new Map([
		...inAll('build/client/{assets/*.js,sw.js}', scriptFeatures),
		...inAll('build/client/assets/*.css', styleFeatures),
		...inAll('app/**/*.tsx', markupFeatures),
	])
	for (const name of onlySoundsNew) used.delete(name)
	const now = [...used].map(([feature, missing]) => [feature, missing.join(', ')])
	expect(listed.toSorted()).toEqual(now.toSorted())
})

test.each([
	['URL.parse(address)', 'URL.parse'],
	['bytes.toBase64()', '.toBase64()'],
	['new ImageDecoder({})', 'ImageDecoder'],
	['/[\\p{L}--[a-z]]/v.test(text)', 'RegExp /v'],
])('a script that says %s needs %s', (code, feature) => {
	expect([...scriptFeatures(code).keys()]).toContain(feature)
})

test.each([
	'list.toSorted()',
	'const URL = { parse() {} }; URL.parse()',
	'dialog.showModal()',
	'structuredClone(value)',
])('a script that says %s needs nothing new', (code) => {
	expect([...scriptFeatures(code)]).toEqual([])
})

test.each([
	['a{content-visibility:auto}', 'content-visibility'],
	['a{color:light-dark(#000,#fff)}', 'light-dark()'],
	['a:has(b){color:red}', ':has'],
	['@starting-style{a{color:red}}', '@starting-style'],
	['a{mask-image:none}', 'mask-image'],
])('a style that says %s needs %s', (sheet, feature) => {
	expect([...styleFeatures(sheet).keys()]).toContain(feature)
})

test.each([
	'a{-webkit-mask-image:none;mask-image:none}',
	'a:focus-visible{color:oklch(50% 0 0)}',
	'@container (width > 1px){a{inset-inline:0}}',
])('a style that says %s needs nothing new', (sheet) => {
	expect([...styleFeatures(sheet)]).toEqual([])
})

test('markup that closes its neighbours needs new browsers, a dialog does not', () => {
	expect([...markupFeatures('const a = <details name="b" />').keys()]).toEqual(['<details name>'])
	expect([...markupFeatures('const a = <dialog inert />')]).toEqual([])
})

test('the README and the build name the same browsers', () => {
	const { safari, chrome, firefox } = floor
	expect(read('README.md')).toContain(`Safari ${safari}, Chrome ${chrome} and Firefox ${firefox}`)
	for (const target of [`safari${safari}`, `chrome${chrome}`, `firefox${firefox}`])
		expect(read('vite.config.ts')).toContain(`'${target}'`)
})
