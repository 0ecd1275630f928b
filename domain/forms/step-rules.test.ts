import { describe, expect, test } from 'vitest'
import { errorsIn, errorsOf, firstWrongStep, isComplete, isLocked, toBody } from './step-rules.ts'
import { steps } from './steps.ts'

const personal = {
	first_name: 'نورة',
	last_name: 'Al-Harbi',
	email: 'noura@mail.example',
	country_code: '+966',
	phone: '٥٠ 000 0000',
	nationality: 'Saudi Arabia',
	date_of_birth: '2005-03-14',
	gender: 'female',
	passport_number: 'A1234567',
}
const academic = { application_type: 'master', previous_education: 'BSc' }
const locked = (values: Record<string, string>) =>
	steps.filter((step) => isLocked(step, errorsOf(values)))

describe('what is open', () => {
	test.each([
		['nothing typed', {}, ['academic', 'services', 'documents', 'additional']],
		['the personal step done', personal, ['services', 'documents', 'additional']],
		['the academic step alone', academic, ['academic', 'services', 'documents', 'additional']],
		['both', { ...personal, ...academic }, []],
	])('%s', (_what, values, expected) => {
		expect(locked(values)).toEqual(expected)
	})

	test.each(Object.keys(personal).filter((name) => name !== 'country_code'))(
		'%s of blanks is empty',
		(name) => {
			const errors = errorsOf({ ...personal, ...academic, [name]: ' \u00a0 ' })
			expect(errors).toEqual({ [name]: 'required' })
			expect(firstWrongStep(errors)).toBe('personal')
			expect(isComplete('academic', errors)).toBe(true)
		},
	)

	test('faults come in the order of the page', () => {
		expect(Object.keys(errorsIn('personal', errorsOf({})))).toEqual(
			Object.keys(personal).filter((name) => name !== 'country_code'),
		)
	})
})

test('a kind of housing goes with the wish for it', () => {
	const values = { ...personal, ...academic, accommodation_type: 'shared' }
	expect(toBody(values)).toMatchObject({ accommodation_needed: false, accommodation_type: '' })
	expect(toBody({ ...values, accommodation_needed: 'yes' })).toMatchObject({
		accommodation_needed: true,
		accommodation_type: 'shared',
	})
})
