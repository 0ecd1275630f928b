/** Two releases over one database, side by side: the second asks for a field, says other words and ships an entry less. */
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogueKinds } from '#content/entries.ts'
import { shipped } from '#content/shipped.ts'
import type { Text } from '#domain/language.ts'
import { openSiteContent, type SiteContent } from '#server/content/site-content.ts'
import { isOfOtherShipped, merge } from '#server/desk/website/entries.ts'
import { setLogSink } from '#server/log.ts'
import { openStore } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'

const id = 'sunway-university'
const sunway = shipped.universities.find((one) => one.id === id)
const leaving = shipped.institutes.at(-1)
if (!sunway || !leaving) throw new Error('no such entry')

/** The parts of the server as a process of the next release loads them. */
async function openNextRelease(rows: Parameters<typeof openSiteContent>[0]): Promise<SiteContent> {
	const { university, ...others } = catalogueKinds
	const schema = v.strictObject({ ...university.schema.entries, motto: v.string() })
	const release = {
		...shipped,
		universities: shipped.universities.map((one) => ({
			...one,
			...(one.id === id && { name: { ar: 'اسم الإصدار', en: 'Name of the release' } }),
			motto: `Motto of ${one.id}`,
		})),
		institutes: shipped.institutes.filter((one) => one !== leaving),
	}
	vi.resetModules()
	vi.doMock('#content/shipped.ts', () => ({ shipped: release }))
	vi.doMock('#content/entries.ts', async (original) => ({
		...(await original<typeof import('#content/entries.ts')>()),
		catalogueKinds: { ...others, university: { ...university, schema } },
	}))
	onTestFinished(() => {
		vi.doUnmock('#content/shipped.ts')
		vi.doUnmock('#content/entries.ts')
	})
	const loaded = await import('#server/content/site-content.ts')
	return loaded.openSiteContent(rows, temporaryFolder())
}

test('rows win in both, what a release lacks or does not know takes nothing away', async () => {
	setLogSink(() => undefined)
	const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: null })
	onTestFinished(() => store.close())
	let key = 0
	const publish = async (kind: string, document: { id: string; name: Text }) => {
		key += 1
		const result = await store.website.publish({
			entries: [
				{
					...{ kind, id: document.id, state: 'shown' as const, shipped: null, codes: [] },
					...{ document: JSON.stringify(document), draftVersion: null },
				},
			],
			...{ liveAt: null, note: '', actor: 'mona', key: `${key}`, merge, isOfOtherShipped },
		})
		expect(result.result).toBe('published')
	}
	const named = (en: string) => ({ ...sunway, name: { ar: 'صنواي', en } })
	await publish('university', named('As edited'))
	await publish('institute', { ...leaving, name: { ar: 'معهد', en: 'Edited institute' } })

	const old = await openSiteContent(store.website.published, temporaryFolder())
	const next = await openNextRelease(store.website.published)
	const both = [old, next]
	const said = (content: SiteContent) => {
		const { json = '{}' } = content.current().read('en', `universities/${id}`) ?? {}
		const { name, motto } = JSON.parse(json)
		return { name, motto }
	}
	const refresh = () => Promise.all(both.map((content) => content.refresh()))

	// The edited words, with what only the new file has; unedited entries are each release's own.
	expect(said(old)).toEqual({ name: 'As edited' })
	expect(said(next)).toEqual({ name: 'As edited', motto: `Motto of ${id}` })
	expect(both.map((content) => content.faults())).toEqual([[], []])
	// Edited, it stays, though the release ships it no longer.
	for (const content of both)
		expect(content.current().read('en', `institutes/${leaving.id}`)?.json).toContain(
			'Edited institute',
		)

	// Published by the new one: the old one does not know the field, and its last good text stays.
	await publish('university', { ...named('With a motto'), ...{ motto: 'Sail on' } })
	await refresh()
	expect(said(next)).toEqual({ name: 'With a motto', motto: 'Sail on' })
	expect(said(old)).toEqual({ name: 'As edited' })
	expect(old.faults()).toMatchObject([{ kind: 'university', id, number: 2 }])

	// Published by the old one: the new one keeps its last good text rather than lose the motto.
	await publish('university', named('By the old one'))
	await refresh()
	expect(said(old)).toEqual({ name: 'By the old one' })
	expect(said(next)).toEqual({ name: 'With a motto', motto: 'Sail on' })
	// After a restart the old words come with the file's field: nothing of the row is lost.
	const restarted = await openNextRelease(store.website.published)
	expect(said(restarted)).toEqual({ name: 'By the old one', motto: `Motto of ${id}` })
	expect(restarted.faults()).toEqual([])
})
