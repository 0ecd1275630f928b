import { expect, test } from 'vitest'
import { expiredPoints, openPointsOf } from './open-points.ts'

test('estimates, samples, missing videos and dead addresses, each with its place and value', () => {
	const document = {
		videoUrl: null,
		tuition: { min: 30_000, max: 40_000, confidence: 'estimate' },
		email: { address: 'hello@rihla.example', confidence: 'verified' },
		programmes: [
			{ name: { ar: 'الحاسوب', en: 'Computing' }, annualFee: 33_000, confidence: 'estimate' },
			{ name: { ar: 'الإدارة', en: 'Business' }, annualFee: 31_000, confidence: 'verified' },
		],
		people: [{ name: { ar: 'ليان', en: 'Layan' }, confidence: 'sample' }],
	}
	expect(openPointsOf(document)).toEqual([
		{ kind: 'video', path: ['videoUrl'], name: null, value: '' },
		{ kind: 'estimate', path: ['tuition'], name: null, value: '30,000–40,000' },
		{ kind: 'address', path: ['email', 'address'], name: null, value: 'hello@rihla.example' },
		{
			kind: 'estimate',
			path: ['programmes', '0'],
			name: { ar: 'الحاسوب', en: 'Computing' },
			value: '33,000',
		},
		{ kind: 'sample', path: ['people', '0'], name: { ar: 'ليان', en: 'Layan' }, value: '' },
	])
})

test('a confirmation that ran out is open again, while the figure says the same', () => {
	const document = { students: { value: 18_000, confidence: 'verified' } }
	const confirmed = (valid_until: string | null, value = '18,000') => ({
		field: 'students',
		value,
		valid_until,
	})
	const today = '2026-11-17'
	expect(expiredPoints(document, [confirmed('2026-11-16')], today)).toMatchObject([
		{ kind: 'expired', path: ['students'], value: '18,000' },
	])
	expect(expiredPoints(document, [confirmed('2026-11-17')], today)).toEqual([])
	expect(expiredPoints(document, [confirmed(null)], today)).toEqual([])
	expect(expiredPoints(document, [confirmed('2026-11-16', '17,000')], today)).toEqual([])
	// Confirmed again since.
	const again = [confirmed('2026-11-16'), confirmed('2027-11-16')]
	expect(expiredPoints(document, again, today)).toEqual([])
})
