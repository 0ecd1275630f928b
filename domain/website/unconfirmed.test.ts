import { expect, test } from 'vitest'
import { unconfirmedChanges, withConfirmed } from './unconfirmed.ts'

const programme = {
	code: 'um.b1',
	name: { ar: 'علوم الحاسوب', en: 'Computer Science' },
	annualFee: 28_000,
	confidence: 'estimate',
}
const holiday = {
	date: '2026-12-25',
	name: { ar: 'عيد الميلاد', en: 'Christmas' },
	confidence: 'verified',
}

test('a fee that was changed and is still called an estimate is asked about, its neighbours are not', () => {
	const before = { programmes: [programme, { ...programme, code: 'um.b2' }] }
	const after = {
		programmes: [programme, { ...programme, code: 'um.b2', annualFee: 29_500 }],
	}
	expect(unconfirmedChanges(before, after)).toEqual([['programmes', 'um.b2']])
	expect(unconfirmedChanges(before, before)).toEqual([])
})

test('another name of a programme says nothing about its fee', () => {
	const renamed = { ...programme, name: { ar: 'الحوسبة', en: 'Computing' } }
	expect(unconfirmedChanges([programme], [renamed])).toEqual([])
})

test('words without a figure are what somebody is sure of', () => {
	const phone = { display: '+60 3-0000 0000', dial: '+60300000000', confidence: 'sample' }
	const after = { phone: { ...phone, display: '+60 3-2771 4455', dial: '+60327714455' } }
	expect(unconfirmedChanges({ phone }, after)).toEqual([['phone']])
})

test('a day that was added to a list without codes is asked about, wherever it is put', () => {
	const added = { ...holiday, date: '2026-12-01', confidence: 'estimate' }
	expect(unconfirmedChanges([holiday], [added, holiday])).toEqual([['0']])
	expect(unconfirmedChanges([holiday], [{ ...added, confidence: 'well-known' }, holiday])).toEqual(
		[],
	)
})

test('everything in a new entry is new', () => {
	const document = { tuition: { min: 1, max: 2, confidence: 'estimate' }, programmes: [programme] }
	expect(unconfirmedChanges(undefined, document)).toEqual([['tuition'], ['programmes', 'um.b1']])
})

test('what is confirmed is called verified, and nothing else changes', () => {
	const document = { programmes: [programme, { ...programme, code: 'um.b2' }] }
	expect(withConfirmed(document, [['programmes', 'um.b2']])).toEqual({
		programmes: [programme, { ...programme, code: 'um.b2', confidence: 'verified' }],
	})
})
