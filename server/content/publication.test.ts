/** A publication as visitors of two processes meet it: pages' texts, names, search, site map. */
import { expect, onTestFinished, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openPages } from '#tests/services/pages.ts'
import { planQuery } from '#tests/services/papers.ts'
import { readPaperContent } from '../papers/content.ts'
import { planSheet } from '../papers/data/plan.ts'
import { openServices, type Services } from '../services.ts'
import { createContentRoutes } from './app.ts'

const entry = { kind: 'university', id: 'sunway-university' }
const text = `universities/${entry.id}`
const path = `/university/${entry.id}`

function sunwayCalled(name: string): string {
	const file = shipped.universities.find(({ id }) => id === entry.id)
	return JSON.stringify({ ...file, name: { ar: name, en: name } })
}

let keys = 0
async function publish(
	{ store }: Services,
	document: string | null,
	state: 'shown' | 'hidden' | 'deleted' = 'shown',
	liveAt: string | null = null,
	what = entry,
) {
	keys += 1
	const result = await store.website.publish({
		entries: [{ ...what, state, document, draftVersion: null, shipped: null, codes: [] }],
		liveAt,
		note: '',
		actor: 'mona',
		key: `key ${keys}`,
		merge: (_, __, mine) => ({ merged: mine, clashes: [] }),
		isOfOtherShipped: () => false,
	})
	expect(result.result).toBe('published')
}

const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>

test('is shown by both processes, each text under another hash, and only where it is said', async () => {
	const { ask, services, settings } = await openPages()
	const other = await openServices(settings)
	onTestFinished(() => other.close())
	const following = other.content.follow()
	onTestFinished(() => following.stop())
	const before = await jsonOf(await ask('/content/en.json'))

	await publish(services, sunwayCalled('Sunway by the lake'))
	await services.content.refresh()
	const response = await ask('/content/en.json')
	const tag = response.headers.get('etag') ?? ''
	const after = await jsonOf(response)
	expect(after).toMatchObject({ revision: 1 })
	const names = (list: Record<string, unknown>) => list.names as Record<string, string>
	const changed = Object.keys(names(after)).filter(
		(name) => names(after)[name] !== names(before)[name],
	)
	expect(changed).toEqual(
		expect.arrayContaining([text, 'universities', 'plan-catalogue', 'search', 'assistant']),
	)
	expect(changed).not.toContain('faq')
	const said = await ask(`/content/${names(after)[text]}.json`)
	expect(said.headers.get('cache-control')).toContain('immutable')
	expect(await said.text()).toContain('Sunway by the lake')
	expect((await ask('/content/en.json', { headers: { 'if-none-match': tag } })).status).toBe(304)
	// A page that was open before may still ask for the text before.
	expect((await ask(`/content/${names(before)[text]}.json`)).status).toBe(200)
	expect((await ask('/content/no-such-text.json')).status).toBe(404)

	await expect
		.poll(() => other.content.current().read('en', text)?.json, { timeout: 5000 })
		.toContain('Sunway by the lake')
})

test('a price is in every text that says it, in both processes', async () => {
	const { services, settings } = await openPages()
	const other = await openServices(settings)
	onTestFinished(() => other.close())
	const file = shipped.universities.find(({ id }) => id === entry.id)
	if (!file) throw new Error('no such university')
	const [first, ...rest] = file.programmes.bachelor
	if (!first) throw new Error('no programme')
	const bachelor = [{ ...first, annualFee: 71_117 }, ...rest]
	const changed = { ...file, programmes: { ...file.programmes, bachelor } }
	const before = services.content.current()
	await publish(services, JSON.stringify(changed))
	const neighbour = shipped.universities.find(({ related }) => related.includes(entry.id))
	// On its page, the cards of lists and of neighbours, the plan and the answers: each as its readers see it.
	const saying = [text, 'plan-catalogue', 'assistant']
	const spanning = ['universities', `universities/${neighbour?.id}`]
	for (const { content } of [services, other]) {
		await content.refresh()
		for (const language of ['ar', 'en'] as const) {
			for (const name of saying)
				expect(content.current().read(language, name)?.json).toContain('71117')
			for (const name of spanning)
				expect(content.current().read(language, name)?.json).toContain('"max":71117')
		}
		for (const name of [...saying, ...spanning])
			expect(content.current().read('en', name)?.hash).not.toBe(before.read('en', name)?.hash)
	}
	expect(other.content.current().version).toBe(services.content.current().version)
})

test('that hides an entry takes it out of the site map, and one that shows it again brings it back', async () => {
	const { ask, services } = await openPages()
	const isListed = async () => (await (await ask('/sitemap.xml')).text()).includes(`${path}<`)
	expect(await isListed()).toBe(true)
	await publish(services, sunwayCalled('Sunway'), 'hidden')
	await services.content.refresh()
	expect(await isListed()).toBe(false)
	await publish(services, sunwayCalled('Sunway'))
	await services.content.refresh()
	expect(await isListed()).toBe(true)
})

test('is in the papers of every process as soon as it counts there', async () => {
	const { services, settings } = await openPages()
	const other = await openServices(settings)
	onTestFinished(() => other.close())
	const sheet = async ({ content }: Services) => {
		const read = await readPaperContent(content.current(), 'en')
		return JSON.stringify(planSheet(read, new URLSearchParams(planQuery), settings.siteUrl))
	}
	const before = await sheet(other)
	expect(await sheet(services)).toBe(before)
	const { plan } = shipped.pages.plan
	const taxed = { plan: { ...plan, serviceTax: { ...plan.serviceTax, rate: 0.5 } } }
	const figures = { kind: 'figures', id: 'plan' }
	await publish(services, JSON.stringify(taxed), 'shown', null, figures)
	for (const one of [services, other]) {
		await one.content.refresh()
		expect(one.content.revision()).toBe(1)
		expect(await sheet(one)).not.toBe(before)
	}
	expect(await sheet(services)).toBe(await sheet(other))
})

test('twenty of them, while another process is read: every answer is whole, and both end with the last', async () => {
	const { services, settings } = await openPages()
	const other = await openServices(settings)
	onTestFinished(() => other.close())
	let isDone = false
	let reads = 0
	const reading = (async () => {
		while (!isDone) {
			await other.content.refresh()
			const snapshot = other.content.current()
			for (const [name, hash] of Object.entries(snapshot.names.en)) {
				expect(snapshot.read('en', name)?.hash).toBe(hash)
				expect(other.content.textUnder(hash)).toBeDefined()
			}
			const said = JSON.parse(snapshot.read('en', text)?.json ?? '{}')
			const [card] = JSON.parse(snapshot.read('en', 'universities')?.json ?? '[]').filter(
				({ id }: { id: string }) => id === entry.id,
			)
			// The page and its card are of one publication.
			expect(card.name).toBe(said.name)
			reads += 1
			await new Promise((resolve) => setImmediate(resolve))
		}
	})()
	for (let number = 1; number <= 20; number += 1) {
		await publish(services, sunwayCalled(`Sunway ${number}`))
		await services.content.refresh()
	}
	isDone = true
	await reading
	await other.content.refresh()
	expect(reads).toBeGreaterThan(0)
	for (const { content } of [services, other]) {
		expect(content.revision()).toBe(20)
		expect(content.current().read('en', text)?.json).toContain('Sunway 20')
	}
	expect(other.content.current().version).toBe(services.content.current().version)
})

test('dated ahead and over a restart it comes by itself', async () => {
	const { services, settings } = await openPages()
	const soon = new Date(Date.now() + 400).toISOString()
	await publish(services, sunwayCalled('Sunway of tomorrow'), 'shown', soon)
	await services.content.refresh()
	expect(services.content.current().read('en', text)?.json).not.toContain('of tomorrow')
	const restarted = await openServices(settings)
	onTestFinished(() => restarted.close())
	const following = restarted.content.follow()
	onTestFinished(() => following.stop())
	await expect
		.poll(() => restarted.content.current().read('en', text)?.json, { timeout: 5000 })
		.toContain('of tomorrow')
})

test('the list of names is packed once for each publication, however many ask', async () => {
	const { services } = await openPages()
	let made = 0
	const counted = {
		...services.content,
		current() {
			const snapshot = services.content.current()
			return {
				...snapshot,
				get names() {
					made += 1
					return snapshot.names
				},
			}
		},
	}
	const app = createContentRoutes(counted, async () => null)
	const ask = async () => (await app.request('/content/ar.json')).json()
	const first = await ask()
	const packed = made
	for (let at = 0; at < 5; at += 1) expect(await ask()).toEqual(first)
	expect(made).toBe(packed)
	await publish(services, sunwayCalled('Sunway anew'))
	await services.content.refresh()
	expect(await ask()).not.toEqual(first)
})
