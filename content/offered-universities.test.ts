import { expect, test } from 'vitest'
import { offeredUniversities, preferredUniversities } from '#domain/forms/application-options.ts'
import { shipped } from './shipped.ts'

test('the application offers what the site shows, and what the catalogue has no entry of', () => {
	const codes = shipped.universities.map(({ code }) => code)
	expect(offeredUniversities(codes)).toEqual(preferredUniversities)
	expect(offeredUniversities(codes.filter((code) => code !== 'sunway'))).toEqual(
		preferredUniversities.filter((code) => code !== 'sunway'),
	)
	expect(offeredUniversities([])).toEqual(['imu', 'other'])
})
