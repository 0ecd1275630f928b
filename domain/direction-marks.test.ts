import fc from 'fast-check'
import { expect, test } from 'vitest'
import { removeDirectionMarks } from '#domain/direction-marks.ts'

const marks = [
	...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
	...['\u2066', '\u2067', '\u2068', '\u2069'],
]

test('marks go wherever they stand, and everything else stays', () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom('', ...marks), fc.string({ unit: 'grapheme-ascii' }))),
			(pieces) => {
				const marked = pieces.map(([mark, text]) => mark + text).join('')
				const plain = pieces.map(([, text]) => text).join('')
				expect(removeDirectionMarks(marked)).toBe(plain)
			},
		),
	)
})

test('joiners that Persian words and emoji need are kept', () => {
	expect(removeDirectionMarks('می\u200cروم 👨\u200d🎓')).toBe('می\u200cروم 👨\u200d🎓')
})

test('a file name can not hide its real ending', () => {
	expect(removeDirectionMarks('photo\u202egpj.exe')).toBe('photogpj.exe')
})
