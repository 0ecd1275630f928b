import { expect, test } from 'vitest'
import arabic from '#generated/countries.ar.json'
import english from '#generated/countries.en.json'
import { readCountry, writeCountry } from './chosen-country.ts'

test('every country comes back as it was chosen, also where several share a calling code', () => {
	for (const { code, dialCode, name } of arabic) {
		const en = english.find((country) => country.code === code)?.name ?? ''
		const chosen = { code, dialCode, name: { ar: name, en } }
		expect(readCountry(writeCountry(chosen))).toEqual(chosen)
	}
})

test('what is no country is no choice', () => {
	for (const kept of [undefined, null, 60, '', '+60', 'MY|+60', 'MY|+60||Malaysia'])
		expect(readCountry(kept)).toBeUndefined()
})
