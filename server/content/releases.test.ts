/** A release over edited text, an entry that fails, and many entries: what was published stays, and little is made again. */
import { expect, test } from 'vitest'
import { type Documents, shipped } from '#content/shipped.ts'
import { createDocuments } from './documents.ts'
import { hashOf } from './joined-json.ts'
import { createSnapshots } from './snapshot.ts'

const now = '2026-11-17T10:00:00.000Z'
const id = 'sunway-university'
const file = shipped.universities.find((one) => one.id === id)
if (!file) throw new Error('no such university')

function published(document: unknown) {
	return {
		...{ kind: 'university', entry_id: id, number: 1, state: 'shown' as const },
		...{ live_at: '2026-11-01T00:00:00.000Z', withdrawn_at: null },
		...{ document, document_hash: hashOf(JSON.stringify(document)) },
	}
}

const edited = { ...structuredClone(file), name: { ar: 'صنواي', en: 'Edited' } }
const at = (release: Documents, document: unknown) => {
	const { documents, faults } = createDocuments(release)([published(document)], now)
	return { entry: documents.universities.find((one) => one.id === id), faults }
}

test('a release with other text: what was edited is shown', () => {
	const release = {
		...shipped,
		universities: shipped.universities.map((one) =>
			one.id === id ? { ...one, name: { ar: 'إصدار', en: 'Release' } } : one,
		),
	}
	expect(at(release, edited)).toMatchObject({ entry: { name: { en: 'Edited' } }, faults: [] })
})

test('a release that asks for a new field: it comes from the file, and the edited words stay', () => {
	const { summary: _, ...older } = edited
	const [first, ...others] = older.programmes.bachelor
	const { years: __, ...withoutYears } = first ?? { years: 0 }
	const programmes = { ...older.programmes, bachelor: [withoutYears, ...others] }
	const { entry, faults } = at(shipped, { ...older, programmes })
	expect(faults).toEqual([])
	expect(entry?.name.en).toBe('Edited')
	expect(entry?.summary).toEqual(file.summary)
	expect(entry?.programmes.bachelor[0]?.years).toBe(file.programmes.bachelor[0]?.years)
})

test('a release without an entry that was edited: the entry stays', () => {
	const release = {
		...shipped,
		universities: shipped.universities.filter((one) => one.id !== id),
	}
	expect(at(release, edited).entry?.name.en).toBe('Edited')
})

test('a text that can not be made leaves the one before, and all others are new', async () => {
	const build = createSnapshots()
	const before = await build(shipped)
	const broken = { ...edited }
	Object.defineProperty(broken, 'advantages', {
		enumerable: true,
		get() {
			throw new Error('can not be read')
		},
	})
	const after = await build({
		...shipped,
		universities: shipped.universities.map((one) => (one.id === id ? broken : one)),
	})
	const name = `universities/${id}`
	expect(after.faults.map((fault) => fault.name)).toContain(name)
	expect(after.read('en', name)).toBe(before.read('en', name))
	expect(after.read('en', 'universities')?.json).toContain('Edited')
})

/** The same university under so many names. */
function manyOf(count: number): Documents {
	const copies = Array.from({ length: count }, (_, at) => ({
		...structuredClone(file ?? edited),
		...{ id: `copy-${at}`, code: `copy${at}` },
	}))
	return { ...shipped, universities: [...shipped.universities, ...copies] }
}

test('with five hundred entries a change makes no more texts again than with fourteen', async () => {
	const madeAgain = async (documents: Documents) => {
		const build = createSnapshots()
		const before = await build(documents)
		const after = await build({
			...documents,
			universities: documents.universities.map((one) => (one.id === id ? edited : one)),
		})
		return Object.keys(after.names.en).filter(
			(name) => after.read('en', name) !== before.read('en', name),
		)
	}
	expect(await madeAgain(manyOf(500))).toEqual(await madeAgain(shipped))
})
