import { describe, expect, test } from 'vitest'
import {
	askedLanguage,
	cacheOf,
	expired,
	filesNamedIn,
	isPlain,
	mayKeep,
	newestFirst,
	pageName,
	treatmentOf,
} from './rules.ts'

const origin = 'https://rihla.example'
const asked = (path: string, change = {}) =>
	treatmentOf(
		{
			method: 'GET',
			mode: 'navigate',
			cache: 'default',
			url: origin + path,
			range: false,
			...change,
		},
		origin,
	)

describe('which requests the worker answers', () => {
	test.each([
		['/assets/app-1a2b.js', 'file'],
		['/scenes/hero-kl.svg?v=1', 'file'],
		['/scenes/hero-kl.svg', 'leave'],
		['/downloads/travel-guide-ar.pdf', 'download'],
		['/ar.webmanifest', 'download'],
		['/faq', 'page'],
		['/university/um?lang=en', 'page'],
		['/api/staff', 'leave'],
		['/api/application-documents/x', 'leave'],
		['/desk', 'leave'],
		['/desk/cases/1?view=all', 'leave'],
		['/desk.data', 'leave'],
		['/status', 'leave'],
		['/status/a-token', 'leave'],
		['/statuses', 'page'],
		['/plan/print.pdf?u=um', 'leave'],
		['/compare.pdf?u=um&u=upm', 'leave'],
		['/plan/print', 'page'],
		['/healthz', 'leave'],
		['/sw.js', 'leave'],
		['/faq?draft=page/faq', 'leave'],
		['/content/ar.json?draft=page/faq', 'leave'],
		['/content/0123456789abcdef.json?draft=page/faq', 'leave'],
		['/apply', 'page'],
		['/apply/secret/academic', 'leave'],
	])('%s is treated as %s', (path, treatment) => {
		expect(asked(path)).toBe(treatment)
	})

	test('what is sent, asked from elsewhere, in parts or past every cache is left alone', () => {
		expect(asked('/faq', { method: 'POST' })).toBe('leave')
		expect(asked('/faq', { mode: 'cors' })).toBe('leave')
		expect(asked('/assets/a.js', { cache: 'no-store' })).toBe('leave')
		expect(asked('/downloads/travel-guide-ar.pdf', { range: true })).toBe('leave')
		expect(asked('', { url: 'https://elsewhere.example/assets/a.js' })).toBe('leave')
	})
})

describe('the names of copies', () => {
	test('a page has one for each language, whatever else its address says', () => {
		expect(pageName(`${origin}/faq`, 'ar')).toBe(`${origin}/faq?lang=ar`)
		expect(pageName(`${origin}/faq?lang=en#visa`, 'en')).toBe(`${origin}/faq?lang=en`)
		expect(askedLanguage(`${origin}/faq?lang=en`)).toBe('en')
		expect(askedLanguage(`${origin}/faq?lang=fr`)).toBeUndefined()
	})

	test('a page with a filter in its address is drawn for that address alone', () => {
		expect(isPlain(`${origin}/universities?lang=ar`)).toBe(true)
		expect(isPlain(`${origin}/universities?field=medicine`)).toBe(false)
	})
})

describe('the copies of earlier builds', () => {
	const day = 24 * 60 * 60 * 1000
	const names = [cacheOf(10 * day), cacheOf(20 * day), cacheOf(2 * day), 'rihla-choices', 'other']

	test('are looked through from the newest on', () => {
		expect(newestFirst(names)).toEqual([cacheOf(20 * day), cacheOf(10 * day), cacheOf(2 * day)])
	})

	test('go a week after the next build has replaced them, and nothing else does', () => {
		expect(expired(names, 20 * day)).toEqual([cacheOf(2 * day)])
		expect(expired(names, 28 * day)).toEqual([cacheOf(10 * day), cacheOf(2 * day)])
		expect(expired(names, 500 * day)).not.toContain(cacheOf(20 * day))
	})
})

test.each([
	['a page as it is sent', 200, { 'Cache-Control': 'private, no-cache' }, true],
	['one that is to be forgotten', 200, { 'Cache-Control': 'private, no-store' }, false],
	['one that says nothing', 200, {}, true],
	['one that does not exist', 404, {}, false],
])('%s is kept or not as the server wants it', (_name, status, headers, expected) => {
	expect(mayKeep(new Response('', { status, headers }))).toBe(expected)
})

test('the files of a page are read from its markup', () => {
	const html = `<link rel="stylesheet" href="/assets/app-1.css"/><script data-preload="/assets/a.js /assets/b.js">
		import("/assets/a.js")</script><img src="/scenes/x.svg?v=12"/><img src="/scenes/x.svg?v=12#d"/>
		<source srcset="/photos/y-480.avif 480w, /photos/y-800.avif 800w, /photos/y-1200.avif 1200w"/><a href="/faq">`
	expect(filesNamedIn(html)).toEqual([
		'/assets/app-1.css',
		'/assets/a.js',
		'/assets/b.js',
		'/scenes/x.svg?v=12',
		'/photos/y-480.avif',
		'/photos/y-800.avif',
	])
})
