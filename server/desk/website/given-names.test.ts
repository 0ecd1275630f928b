import { expect, test } from 'vitest'
import { entryCodes } from './given-names.ts'

test.each([
	['university-of-nottingham-malaysia', 'nottingham'],
	['international-islamic-university-malaysia', 'islamic'],
	['universiti-malaysia-sabah', 'sabah'],
	['taylors-university', 'taylors'],
	['the-edge-residence', 'edge'],
	['seri-maya-apartment-complex', 'serimaya'],
	// Nothing of its own: all its words, as far as they fit.
	['international-university-of-malaysia', 'international'],
	['swinburne-university-of-technology-sarawak', 'swinburnetechnology'],
])('the code of %s is of its own words: %s', (id, code) => {
	expect(entryCodes(id)[0]).toBe(code)
})

test('one that is taken gets a letter behind, and a name without Latin letters has none', () => {
	expect(entryCodes('sunway-university').slice(0, 3)).toEqual(['sunway', 'sunwayb', 'sunwayc'])
	expect(entryCodes('123')).toEqual([])
})
