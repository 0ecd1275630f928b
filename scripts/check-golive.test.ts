import { expect, test } from 'vitest'
import { openPoints, report } from './check-golive.ts'

const planted = {
	entry: {
		name: { ar: 'معهد', en: 'Institute' },
		rating: { value: 4.6, confidence: 'sample' },
		established: { value: 1905, confidence: 'verified' },
		courses: [
			{ name: { ar: 'دورة', en: 'Course' }, monthlyFee: 900, confidence: 'verified' },
			{ name: { ar: 'نادٍ', en: 'Club' }, monthlyFee: 600, confidence: 'estimate' },
		],
		videoUrl: null,
	},
	email: { address: 'hello@rihla.example' },
	statistics: [{ value: '500+', label: { ar: 'طلبة ساعدناهم', en: 'Students helped' } }],
}

test('finds one of each, with its field and what stands there', () => {
	expect(openPoints('content/planted.ts', planted)).toEqual(
		[
			{ kind: 'video', field: 'entry.videoUrl', value: 'Institute' },
			{ kind: 'sample', field: 'entry.rating', value: '4.6' },
			{ kind: 'estimate', field: 'entry.courses[1]', value: 'Club: 600' },
			{ kind: 'address', field: 'email.address', value: 'hello@rihla.example' },
			{ kind: 'claim', field: 'statistics[0]', value: 'Students helped: 500+' },
		].map((point) => ({ file: 'content/planted.ts', ...point })),
	)
})

test('is silent where everything is confirmed', () => {
	const confirmed = {
		rating: { value: 4.6, confidence: 'verified' },
		videoUrl: 'https://video.test/1',
		email: 'office@company.test',
	}
	expect(openPoints('content/confirmed.ts', confirmed)).toEqual([])
	expect(report([])).toBe('0 to confirm before going live.')
})

test('groups by what is to be done and counts', () => {
	const text = report(openPoints('content/planted.ts', planted))
	expect(text).toContain('Videos')
	expect(text).toMatch(
		/to be replaced \(1\)\n {2}content\/planted\.ts \(1\)\n {4}entry\.rating {2}4\.6/,
	)
	expect(text).toContain('5 to confirm before going live.')
})
