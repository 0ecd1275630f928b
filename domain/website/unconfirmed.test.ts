import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { unconfirmedChanges, withConfirmed } from './unconfirmed.ts'

/** Which marks are asked about. */
const asked = (before: Json | undefined, after: Json) =>
	unconfirmedChanges(before, after).map(({ path }) => path)

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

const person = {
	id: 'huda',
	name: { ar: 'هدى', en: 'Huda' },
	title: { ar: 'مستشارة أولى', en: 'Senior adviser' },
	languages: [{ ar: 'العربية', en: 'Arabic' }],
	picture: { scene: 'avatar', alt: { ar: 'رسم لهدى.', en: 'Drawing of Huda.' } },
	whatsapp: {
		display: '+60 10-000 0001',
		dial: '60100000001',
		message: { ar: 'السلام عليكم.', en: 'Good day.' },
	},
	confidence: 'sample',
}

test('a fee that was changed and is still called an estimate is asked about, its neighbours are not', () => {
	const before = { programmes: [programme, { ...programme, code: 'um.b2' }] }
	const after = {
		programmes: [programme, { ...programme, code: 'um.b2', annualFee: 29_500 }],
	}
	expect(asked(before, after)).toEqual([['programmes', 'um.b2']])
	expect(asked(before, before)).toEqual([])
})

test('another name of a programme says nothing about its fee', () => {
	const renamed = { ...programme, name: { ar: 'الحوسبة', en: 'Computing' } }
	expect(asked([programme], [renamed])).toEqual([])
})

test('a picture, its description and a text for WhatsApp say nothing of a person', () => {
	const after = {
		...person,
		picture: { ...person.picture, alt: { ar: 'هدى في المكتب.', en: 'Huda in the office.' } },
		whatsapp: { ...person.whatsapp, message: { ar: 'مرحبًا.', en: 'Hello.' } },
	}
	expect(asked([person], [after])).toEqual([])
})

test('the mark of a person names every value that it covers, also those that did not change', () => {
	const after = { ...person, title: { ar: 'مستشارة', en: 'Adviser' } }
	const [mark] = unconfirmedChanges([person], [after])
	expect(mark).toMatchObject({ path: ['huda'], isAllNew: false })
	expect(mark?.values.map(({ path }) => path.join('.'))).toEqual([
		'huda.name',
		'huda.title',
		'huda.languages',
		'huda.whatsapp.display',
		'huda.whatsapp.dial',
	])
})

test('a fee alone is what its mark vouches for, and a part with a mark of its own is asked about by itself', () => {
	const after = { ...programme, years: 4, annualFee: 29_500 }
	expect(unconfirmedChanges([programme], [after])).toEqual([
		{
			path: ['um.b1'],
			values: [{ path: ['um.b1', 'annualFee'], value: 29_500 }],
			isAllNew: true,
		},
	])
	const guide = {
		note: { ar: 'أ', en: 'A' },
		benchmark: { text: { ar: 'ب', en: 'B' }, confidence: 'verified' },
		confidence: 'estimate',
	}
	const [mark] = unconfirmedChanges(undefined, guide)
	expect(mark?.values.map(({ path }) => path)).toEqual([['note']])
})

test('words without a figure are what somebody is sure of', () => {
	const phone = { display: '+60 3-0000 0000', dial: '+60300000000', confidence: 'sample' }
	const after = { phone: { ...phone, display: '+60 3-2771 4455', dial: '+60327714455' } }
	expect(asked({ phone }, after)).toEqual([['phone']])
})

test('a day that was added to a list without codes is asked about, wherever it is put', () => {
	const added = { ...holiday, date: '2026-12-01', confidence: 'estimate' }
	expect(asked([holiday], [added, holiday])).toEqual([['0']])
	expect(asked([holiday], [{ ...added, confidence: 'well-known' }, holiday])).toEqual([])
})

test('everything in a new entry is new', () => {
	const document = { tuition: { min: 1, max: 2, confidence: 'estimate' }, programmes: [programme] }
	expect(asked(undefined, document)).toEqual([['tuition'], ['programmes', 'um.b1']])
})

test('what is confirmed is called verified, and nothing else changes', () => {
	const document = { programmes: [programme, { ...programme, code: 'um.b2' }] }
	expect(withConfirmed(document, [['programmes', 'um.b2']])).toEqual({
		programmes: [programme, { ...programme, code: 'um.b2', confidence: 'verified' }],
	})
})
