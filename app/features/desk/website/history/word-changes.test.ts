import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const said = (before: string, after: string) =>
	wordChanges(before, after).map(({ what, text }) => `${what}: ${text.trim()}`)

test('marks whole words, in either language', () => {
	expect(said('an estimated RM 17,500 a year', 'an estimated RM 18,000 a year')).toEqual([
		'same: an estimated RM',
		'removed: 17,500',
		'added: 18,000',
		'same: a year',
	])
	expect(said('بنحو 17,500 رينغيت', 'بنحو 18,000 رينغيت سنويًا')).toEqual([
		'same: بنحو',
		'removed: 17,500',
		'added: 18,000',
		'same: رينغيت',
		'added: سنويًا',
	])
})

test('what was replaced word after word is one run, and spaces hold nothing together', () => {
	expect(said('Drawing of Huda Alkilani.', 'Huda Alkilani in her office')).toEqual([
		'removed: Drawing of',
		'same: Huda',
		'removed: Alkilani.',
		'added: Alkilani in her office',
	])
	expect(said('رسم لهدى الكيلاني.', 'هدى الكيلاني في مكتبها')).toEqual([
		'removed: رسم لهدى الكيلاني.',
		'added: هدى الكيلاني في مكتبها',
	])
})

test('puts both texts together again', () => {
	const [before, after] = ['one two  three', 'two three four']
	const pieces = wordChanges(before, after)
	const without = (what: string) =>
		pieces
			.filter((piece) => piece.what !== what)
			.map(({ text }) => text)
			.join('')
	expect(without('added')).toBe(before)
	expect(without('removed')).toBe(after)
})

test('texts that are too long to be compared word by word are shown one after the other', () => {
	const [before, after] = ['a '.repeat(3000), 'b '.repeat(3000)]
	expect(wordChanges(before, after)).toEqual([
		{ what: 'removed', text: before },
		{ what: 'added', text: after },
	])
})
