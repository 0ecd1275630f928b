import { describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { createDocuments, type PublishedVersion } from './documents.ts'
import { hashOf } from './joined-json.ts'

const now = '2026-11-17T10:00:00.000Z'
const sunway = 'sunway-university'

function version(document: unknown, more: Partial<PublishedVersion> = {}): PublishedVersion {
	return {
		kind: 'university',
		entry_id: sunway,
		number: 1,
		state: 'shown',
		live_at: '2026-11-01T00:00:00.000Z',
		withdrawn_at: null,
		document,
		document_hash: hashOf(JSON.stringify(document)),
		...more,
	}
}

function sunwayWith(change: (copy: (typeof shipped.universities)[number]) => void) {
	const [file] = shipped.universities.filter(({ id }) => id === sunway)
	if (!file) throw new Error('no such university')
	const copy = structuredClone(file)
	change(copy)
	return copy
}

describe('documents at a moment', () => {
	const renamed = sunwayWith((copy) => {
		copy.name.en = 'Sunway'
	})

	test('are the files while nothing is published, the very same objects', () => {
		const { documents, faults } = createDocuments(shipped)([], now)
		expect(faults).toEqual([])
		expect(documents.universities).toEqual(shipped.universities)
		for (const [at, entry] of documents.universities.entries())
			expect(entry).toBe(shipped.universities[at])
		expect(documents.pages.templates).toBe(shipped.pages.templates)
	})

	test('leave a document out that names another entry than its row', () => {
		for (const id of ['', 'taylors-university']) {
			const other = sunwayWith((copy) => {
				copy.id = id
			})
			const { documents, faults } = createDocuments(shipped)([version(other)], now)
			expect(faults).toMatchObject([{ kind: 'university', id: sunway }])
			expect(documents.universities).toEqual(shipped.universities)
		}
	})

	test('take a published version in the place of its file, and leave the others', () => {
		const { documents } = createDocuments(shipped)([version(renamed)], now)
		const names = documents.universities.map(({ name }) => name.en)
		expect(names).toContain('Sunway')
		expect(names).toHaveLength(shipped.universities.length)
		expect(documents.institutes[0]).toBe(shipped.institutes[0])
	})

	test('a version dated ahead counts from its moment on', () => {
		const at = createDocuments(shipped)
		const dated = version(renamed, { live_at: '2027-01-01T00:00:00.000Z' })
		const namesAt = (moment: string) =>
			at([dated], moment).documents.universities.map(({ name }) => name.en)
		expect(namesAt(now)).not.toContain('Sunway')
		expect(namesAt('2027-01-01T00:00:00.000Z')).toContain('Sunway')
	})

	test.each(['hidden', 'deleted'] as const)('an entry that is %s is left out', (state) => {
		const gone = version(null, { state, document_hash: null })
		const { documents } = createDocuments(shipped)([gone], now)
		expect(documents.universities.map(({ id }) => id)).not.toContain(sunway)
	})

	test('an entry that no file has joins its list', () => {
		const added = { ...renamed, id: 'new-university', code: 'newone' }
		const { documents } = createDocuments(shipped)(
			[version(added, { entry_id: 'new-university' })],
			now,
		)
		expect(documents.universities.at(-1)?.id).toBe('new-university')
	})

	test('a broken document is told, and the last good one stays, else the file', () => {
		const at = createDocuments(shipped)
		const broken = version({ ...renamed, name: { ar: '', en: 'Broken' } }, { number: 2 })
		const before = at([broken], now)
		expect(before.faults).toMatchObject([{ kind: 'university', id: sunway, number: 2 }])
		expect(before.faults[0]?.reason).toContain('name.ar')
		expect(before.documents.universities).toEqual(shipped.universities)

		at([version(renamed)], now)
		const after = at([version(renamed), broken], now)
		expect(after.documents.universities.find(({ id }) => id === sunway)?.name.en).toBe('Sunway')
	})

	test('a document that did not change is the same object in the next snapshot', () => {
		const at = createDocuments(shipped)
		const find = (versions: PublishedVersion[]) =>
			at(versions, now).documents.universities.find(({ id }) => id === sunway)
		expect(find([version(renamed)])).toBe(find([version(structuredClone(renamed))]))
	})

	test('pages, company and templates can be edited too', () => {
		const { documents } = createDocuments(shipped)(
			[
				version(
					{ site: { ...shipped.pages.site.site, city: { ar: 'جوهور', en: 'Johor' } } },
					{ kind: 'company', entry_id: 'site' },
				),
				version(
					{ ...shipped.pages.templates.templates[0], title: { ar: 'رد', en: 'Reply' } },
					{ kind: 'template', entry_id: 'answer' },
				),
			],
			now,
		)
		expect(documents.pages.site.site.city.en).toBe('Johor')
		expect(documents.pages.templates.templates[0]?.title.en).toBe('Reply')
	})
})
