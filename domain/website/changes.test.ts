import { expect, test } from 'vitest'
import { changesOf, goTogether } from './changes.ts'
import { placed, valueAt, withValueAt } from './places.ts'

const before = {
	fee: 30_000,
	name: { ar: 'جامعة', en: 'A university' },
	faq: [
		{ id: 'fees', answer: { ar: 'أ', en: 'A' } },
		{ id: 'visa', answer: { ar: 'ب', en: 'B' } },
	],
	words: ['one', 'two'],
}

test('the same document has no changes, and a text in two languages is one', () => {
	expect(changesOf(before, structuredClone(before))).toEqual([])
	const after = { ...before, fee: 31_000, name: { ar: 'اسم', en: 'Name' } }
	expect(changesOf(before, after).map(({ path }) => path)).toEqual([['fee'], ['name']])
})

test('items of a list are named by their ids: added, removed, moved, and what changed inside', () => {
	const [fees, visa] = before.faq
	const after = {
		...before,
		faq: [visa, { ...fees, answer: { ar: 'ج', en: 'C' } }, { id: 'new', answer: {} }],
	}
	expect(changesOf(before, JSON.parse(JSON.stringify(after)))).toMatchObject([
		{ path: ['faq', 'fees', 'answer'], what: 'changed' },
		{ path: ['faq', 'new'], what: 'added' },
		{ path: ['faq'], what: 'moved', after: ['visa', 'fees'] },
	])
	expect(changesOf(before, { ...before, faq: [] }).map(({ what }) => what)).toEqual([
		'removed',
		'removed',
	])
})

test('a value is read and written by its place, and by the name of an item', () => {
	expect(valueAt(before, ['faq', '1', 'answer', 'en'])).toBe('B')
	expect(valueAt(before, ['faq', 'visa', 'answer', 'en'])).toBe('B')
	expect(placed(before, ['faq', 'visa', 'answer'])).toEqual(['faq', '1', 'answer'])
	const changed = withValueAt(before, ['faq', '1', 'answer', 'en'], 'Changed')
	expect(valueAt(changed, ['faq', 'visa', 'answer', 'en'])).toBe('Changed')
	expect(before.faq[1]?.answer.en).toBe('B')
	expect(withValueAt({ fee: 1, note: 'x' }, ['note'], undefined)).toEqual({ fee: 1 })
})

test('a number that is read and the one that is dialled are published together', () => {
	const phone = ['site', 'phone']
	expect(goTogether([...phone, 'display'], [...phone, 'dial'])).toBe(true)
	expect(goTogether([...phone, 'display'], ['site', 'whatsapp', 'dial'])).toBe(false)
	expect(goTogether([...phone, 'display'], [...phone, 'confidence'])).toBe(false)
})
