import { expect, test } from 'vitest'
import { crestOf } from './crest.ts'

const named = (en: string) => ({ ar: 'جامعة', en })

test.each([
	['Universiti Malaysia Sabah', 'UMS', 'UMS'],
	['University of Nottingham Malaysia', '', 'UNM'],
	["King's College, Kuala Lumpur Campus", 'Kings', 'KCKL'],
	['monash', '', 'M'],
	['Al-Noor University', { ar: 'النور', en: 'Al-Noor' }, 'ANU'],
	['2020', '', ''],
	// The short name that its owner chose, and no word that initials happen to spell.
	['City University Malaysia', 'CityU', 'CityU'],
	['Universiti Malaysia Perlis', 'UniMAP', 'UMAP'],
	['City University Malaysia', '', 'CU'],
	['City University Malaysia', 'City', 'CU'],
	// Letters that count as two in a text.
	['𝐀lpha 𝐁eta', '', '𝐀𝐁'],
])('the letters of %s', (name, shortName, letters) => {
	const crest = crestOf('crest', undefined, { name: named(name), shortName })
	expect(crest).toEqual({ scene: 'crest-frame', letters })
})

test('what was drawn is shown; else the frame of its kind', () => {
	const entry = { name: named('New Language Centre') }
	expect(crestOf('crest', 'crest-um', entry)).toEqual({ scene: 'crest-um' })
	expect(crestOf('mark', undefined, entry)).toEqual({ scene: 'mark-frame', letters: 'NLC' })
})
