import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { namesGiven, withNames } from './own-draft.ts'

const old = { id: 'fees', answer: { ar: 'أ', en: 'A' } }
const added = (id: string, en: string): Json => ({
	groups: [{ id: 'money', questions: [old, { id, answer: { ar: 'ب', en } }] }],
})

test('a draft that came back with names for its new items is the one that was sent', () => {
	const given = namesGiven(added('', 'B '), added('how-long', 'B'))
	expect(given).toEqual([{ path: ['groups', '0', 'questions', '1', 'id'], value: 'how-long' }])
	// What was written after sending belongs to the same item.
	expect(withNames(added('', 'B, and more'), given ?? [])).toEqual(added('how-long', 'B, and more'))
	expect(withNames(added('own-name', 'B'), given ?? [])).toEqual(added('own-name', 'B'))
})

test('a draft with another text, another item or another name is somebody else’s', () => {
	expect(namesGiven(added('', 'B'), added('how-long', 'C'))).toBeNull()
	expect(namesGiven(added('a', 'B'), added('b', 'B'))).toBeNull()
	expect(namesGiven({ list: [old] }, { list: [old, old] })).toBeNull()
	expect(namesGiven({ fee: 1 }, { fee: 1, note: null })).toBeNull()
	expect(namesGiven(added('', ''), added('', ''))).toEqual([])
})
