import { expect, test } from 'vitest'
import { mainFields, namesOfParts } from './main-fields.ts'

test('what was added is told by its figures, choices and texts, without names in addresses or empty fields', () => {
	const called = { ar: 'ماجستير الأمن', en: 'MSc in Security' }
	const note = { ar: 'يبدأ في مارس', en: 'Starts in March' }
	const programme = {
		...{ code: 'sunway.m5', name: called, years: 1.5, annualFee: 34_000, type: 'full-time' },
		...{ fields: ['computing'], confidence: 'estimate', note, aim: { ar: '', en: '' } },
		...{ students: { value: 900, confidence: 'sample' }, rent: { min: 300, max: 450 }, seat: null },
	}
	expect(mainFields(programme)).toEqual([
		['years', 1.5],
		['annualFee', 34_000],
		['type', 'full-time'],
		['note', note],
		['students', 900],
		['rent', { min: 300, max: 450 }],
	])
})

test('a new entry names its programmes, and nothing else that has a name', () => {
	const name = (en: string) => ({ ar: `${en} ع`, en })
	const entry = {
		code: 'city',
		name: name('City'),
		programmes: {
			bachelor: [{ code: 'city.b1', name: name('Law'), annualFee: 1 }],
			master: [
				{ code: '', name: name('MBA') },
				{ code: '', name: { ar: '', en: '' } },
			],
		},
		faq: [{ id: 'fees', question: name('How much?') }],
	}
	expect(namesOfParts(entry).map(({ en }) => en)).toEqual(['Law', 'MBA'])
})
