/** A publication as visitors of two processes meet it: pages' texts, names, search, site map. */
import { expect, onTestFinished, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openPages } from '#tests/services/pages.ts'
import { openServices, type Services } from '../services.ts'

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
) {
	keys += 1
	const result = await store.website.publish({
		entries: [{ ...entry, state, document, draftVersion: null, shipped: null, codes: [] }],
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
