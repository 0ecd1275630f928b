import { expect, test } from 'vitest'
import { type Documents, shipped } from '#content/shipped.ts'
import type { Readings } from '../content/readings.ts'
import { createSnapshots } from '../content/snapshot.ts'
import { PageCache, packPage } from './cache.ts'
import { readerOf } from './snapshot-reader.ts'

const page = () => packPage({ html: '<html lang="ar"></html>', scripts: [] }, 200)

/** The shipped documents with another answer to the first question. */
function withAnotherAnswer(): Documents {
	const { faq } = structuredClone({ ...shipped.pages.faq })
	const [first] = faq.categories[0]?.questions ?? []
	if (first) first.answer.ar = 'جواب آخر'
	return { ...shipped, pages: { ...shipped.pages, faq: { ...shipped.pages.faq, faq } } }
}

test('after a publication only pages that read it are dropped, in the language that changed', async () => {
	const build = createSnapshots()
	const before = await build(shipped)
	let current = before
	const cache = new PageCache({ current: () => current, onErasure: () => undefined })
	for (const language of ['ar', 'en'] as const)
		for (const name of ['faq', 'visa', 'about']) {
			const readings: Readings = new Map()
			const reader = readerOf(current, language, readings)
			await reader.read('site')
			await reader.read(name)
			cache.set(`${language} /${name}`, page(), readings)
		}
	expect(cache.size).toBe(6)

	current = await build(withAnotherAnswer())
	expect(cache.get('ar /faq')).toBeUndefined()
	for (const key of ['en /faq', 'ar /visa', 'en /visa', 'ar /about', 'en /about'])
		expect(cache.get(key), key).toBeDefined()

	// One that was begun before the publication is sent, and not kept.
	const late: Readings = new Map()
	await readerOf(before, 'ar', late).read('faq')
	cache.set('ar /faq', page(), late)
	expect(cache.get('ar /faq')).toBeUndefined()
})

test('with an erasure the pages that show its text are gone before anybody asks for one', async () => {
	const build = createSnapshots()
	let current = await build(shipped)
	let letGo = () => {}
	const cache = new PageCache({
		current: () => current,
		onErasure(call) {
			letGo = call
		},
	})
	for (const name of ['faq', 'visa']) {
		const readings: Readings = new Map()
		await readerOf(current, 'ar', readings).read(name)
		cache.set(`ar /${name}`, page(), readings)
	}
	current = await build(withAnotherAnswer())
	letGo()
	expect(cache.size).toBe(1)
	expect(cache.get('ar /visa')).toBeDefined()
})

test('a page that found no entry is made anew once there is one', async () => {
	const build = createSnapshots()
	const [first, ...others] = shipped.universities
	let current = await build({ ...shipped, universities: others })
	const cache = new PageCache({ current: () => current, onErasure: () => undefined })
	const readings: Readings = new Map()
	await readerOf(current, 'en', readings).find(`universities/${first?.id}`)
	cache.set('en /x', page(), readings)
	expect(cache.get('en /x')).toBeDefined()
	current = await build(shipped)
	expect(cache.get('en /x')).toBeUndefined()
})
