import { expect, test } from 'vitest'
import { mainFields } from './main-fields.ts'

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
