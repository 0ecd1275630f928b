/** Two releases over one database, side by side: the second asks for a field, says other words and ships an entry less. */
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { university } from '#content/schema.ts'
import { shipped } from '#content/shipped.ts'
import type { Text } from '#domain/language.ts'
import { openSiteContent, type SiteContent } from '#server/content/site-content.ts'
import { isOfOtherShipped, merge, shippedDocument } from '#server/desk/website/entries.ts'
import { createListCalls } from '#server/desk/website/list-calls.ts'
import { setLogSink } from '#server/log.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'

const id = 'sunway-university'
const sunway = shipped.universities.find((one) => one.id === id)
const leaving = shipped.institutes.at(-1)
if (!sunway || !leaving) throw new Error('no such entry')

const staff = { id: 'mona', name: '', email: '', role: 'editor', language: 'en' } as const
const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }

/** The entries for which the room's list offers what the release says. */
async function behindIn(calls: ReturnType<typeof createListCalls>): Promise<string[]> {
	const asked = { session, language: 'en', params: {}, query: { kind: 'university' } } as const
	const { entries } = await calls.list(asked)
	return entries.filter((entry) => entry.is_behind).map((entry) => entry.id)
}

/** The parts of the server as a process of the next release loads them. */
async function openNextRelease({ website }: Store) {
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
	vi.doMock('#content/schema.ts', async (original) => ({
		...(await original<typeof import('#content/schema.ts')>()),
		university: v.strictObject({ ...university.entries, motto: v.string() }),
	}))
	onTestFinished(() => {
		vi.doUnmock('#content/shipped.ts')
		vi.doUnmock('#content/schema.ts')
	})
	const loaded = await import('#server/content/site-content.ts')
	const desk = await import('#server/desk/website/list-calls.ts')
	return {
		content: await loaded.openSiteContent(website.published, temporaryFolder()),
		behind: () => behindIn(desk.createListCalls({ website })),
	}
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
					...{ kind, id: document.id, state: 'shown' as const, codes: [] },
					shipped: shippedDocument({ kind, id: document.id }),
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
	const { content: next, behind } = await openNextRelease(store)
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
	// The new one says where its own words are others than those that were edited.
	expect(await behindIn(createListCalls(store))).toEqual([])
	expect(await behind()).toEqual([id])
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
	const { content: restarted } = await openNextRelease(store)
	expect(said(restarted)).toEqual({ name: 'By the old one', motto: `Motto of ${id}` })
	expect(restarted.faults()).toEqual([])
})
