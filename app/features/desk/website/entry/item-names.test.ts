import { expect, test } from 'vitest'
import { byDay, namesOf, stateOfItem } from './item-names.ts'

const day = (date: string) => ({
	date,
	name: { ar: 'عطلة', en: 'Holiday' },
	confidence: 'verified',
})

test('days that come are first, those that are over below them, and the one that is being written on top', () => {
	const items = ['2026-11-08', '2027-01-01', '2026-12-25', '2026-01-01', ''].map(day)
	const { order, isOver } = byDay(items, '2026-11-18')
	expect(order.map((at) => items[at]?.date)).toEqual([
		...['', '2026-12-25', '2027-01-01'],
		...['2026-11-08', '2026-01-01'],
	])
	expect(order.filter(isOver)).toEqual([0, 3])
})

test('an item without words has no name: its id says nothing to a reader', () => {
	const story = { id: 'person-2c062f0cf5', name: { ar: '', en: '' }, text: { ar: '', en: '' } }
	expect(namesOf(story, 'ar').names).toEqual([])
})

test('an item is called in the reader’s language first, and in the other where that is all there is', () => {
	const called = (name: { ar: string; en: string }, language: 'ar' | 'en') =>
		namesOf({ id: 'salma', name }, language).names.map(({ text }) => text)
	const name = { ar: 'سلمى', en: 'Salma' }
	expect(called(name, 'ar')).toEqual(['سلمى', 'Salma'])
	expect(called(name, 'en')).toEqual(['Salma', 'سلمى'])
	expect(called({ ...name, en: '' }, 'en')).toEqual(['سلمى'])
})

test('a day is said as a day and a fee as a figure', () => {
	expect(namesOf(day('2026-12-25'), 'en').figure).toBe('25 December 2026')
	expect(namesOf({ annualFee: 29_500, confidence: 'estimate' }, 'ar').figure).toBe('≈ 29,500')
})

test('an item says whether it is new or changed against what is on the site', () => {
	const list = [{ code: 'um.b1', annualFee: 1 }, day('2026-12-25')]
	expect(stateOfItem(list, { code: 'um.b1', annualFee: 1 }, 0)).toBe(null)
	expect(stateOfItem(list, { code: 'um.b1', annualFee: 2 }, 0)).toBe('changed')
	expect(stateOfItem(list, { code: 'um.b2', annualFee: 2 }, 0)).toBe('new')
	expect(stateOfItem(list, day('2026-12-25'), 0)).toBe(null)
	expect(stateOfItem(list, day('2026-12-26'), 1)).toBe('changed')
	expect(stateOfItem(list, day('2026-12-01'), 2)).toBe('new')
	expect(stateOfItem(undefined, day('2026-12-01'), 0)).toBe(null)
})
