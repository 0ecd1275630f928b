/** What was replaced or erased must not stay in memory: a server runs for months, and an erased person is in nobody's memory. */
import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageEntries } from '#content/entries.ts'
import { shipped } from '#content/shipped.ts'
import { languages } from '#domain/language.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { collectAll, isThere } from '#tests/services/garbage.ts'
import type { PublishedVersion } from './documents.ts'
import type { Published } from './published-files.ts'
import { openSiteContent, type SiteContent } from './site-content.ts'

/** Rows as the database has them; each read gives other objects where another document was published. */
function fakeRows() {
	const versions = new Map<string, PublishedVersion>()
	let revision = 0
	let erased: Published['erased'] = []
	return {
		publish(kind: string, id: string, document: object) {
			revision += 1
			const text = JSON.stringify(document)
			versions.set(`${kind}/${id}`, {
				...{ kind, entry_id: id, number: revision, state: 'shown' },
				...{ live_at: '2020-01-01T00:00:00.000Z', withdrawn_at: null },
				document_hash: createHash('sha256').update(text).digest('base64url'),
				document: JSON.parse(text),
			})
		},
		erase(kind: string, id: string) {
			erased = [...erased, { kind, entry_id: id, people: ['digest'] }]
		},
		revision: async () => revision,
		at: async (at: string) => ({
			...{ at, revision, versions: [...versions.values()], next_live_at: null, erased },
		}),
	}
}

/** As visitors do. */
function readAll(content: SiteContent): void {
	const snapshot = content.current()
	for (const language of languages)
		for (const name of Object.keys(snapshot.names[language])) snapshot.read(language, name)?.value
}

const universities = shipped.universities.slice(0, 2)
const named = (name: string) => ({ ar: name, en: name })

/** One university after the other, a quarter of an hour between: nobody may still ask for the texts of the one before. */
async function publishInTurn(times: number, seen: (content: SiteContent) => void) {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
	onTestFinished(() => void vi.useRealTimers())
	const rows = fakeRows()
	const content = await openSiteContent(rows, temporaryFolder())
	for (let time = 0; time < times; time += 1) {
		const university = universities[time % 2]
		if (!university) throw new Error('no university')
		rows.publish('university', university.id, { ...university, summary: named(`${time}`) })
		await content.refresh()
		readAll(content)
		seen(content)
		vi.setSystemTime(Date.now() + 15 * 60_000)
	}
	return content
}

test('of alternating publications no documents stay but those that are shown and those before them', async () => {
	const documents: WeakRef<object>[] = []
	const content = await publishInTurn(12, (content) => {
		documents.push(new WeakRef(content.current().documents))
	})
	await collectAll()
	expect(documents.slice(0, -2).filter(isThere)).toEqual([])
	expect(content.current().documents).toBeDefined()
})

test('of a hundred and forty publications the entries of the first thirty are gone', async () => {
	const entries: WeakRef<object>[] = []
	const content = await publishInTurn(140, (content) => {
		const shown = content.current().documents.universities
		for (const one of shown) if (one.summary.en.length < 4) entries.push(new WeakRef(one))
	})
	await collectAll()
	// Each but the first was seen before the next one of its university.
	expect(entries.slice(0, 30 * 2 - 1).filter(isThere)).toEqual([])
	expect(content.revision()).toBe(140)
})

function consultantsIn(content: SiteContent): WeakRef<object>[] {
	const { documents, read } = content.current()
	const { consultants } = documents.pages
	const texts = languages.map((language) => read(language, 'consultants')?.value)
	return [consultants, consultants.consultants[0], ...texts].flatMap((one) =>
		typeof one === 'object' && one !== null ? new WeakRef(one) : [],
	)
}

test('what was erased is gone with the next look, whatever was published before and since', async () => {
	const rows = fakeRows()
	const content = await openSiteContent(rows, temporaryFolder())
	const publishOthers = async (time: number) => {
		for (const one of universities)
			rows.publish('university', one.id, { ...one, summary: named(`${time}`) })
		await content.refresh()
		readAll(content)
	}
	const [person, ...others] = shipped.pages.consultants.consultants
	if (!person) throw new Error('no consultant')
	const { kind } = pageEntries.consultants
	await publishOthers(1)
	rows.publish(kind, 'consultants', {
		consultants: [{ ...person, name: named('Canary') }, ...others],
	})
	await publishOthers(2)
	const erased = consultantsIn(content)
	await publishOthers(3)
	expect(erased.filter(isThere)).toHaveLength(4)

	rows.publish(kind, 'consultants', { consultants: others })
	rows.erase(kind, 'consultants')
	await content.refresh()
	readAll(content)
	await collectAll()
	expect(erased.filter(isThere)).toEqual([])
	expect(JSON.stringify(content.current().read('en', 'consultants')?.value)).not.toContain('Canary')
})
