import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiLine, singleLine } from './plain-text.ts'

test('a single line loses breaks, controls and reordering', () => {
	expect(singleLine(' Omar\r\nBcc: a@b.example\u0000 ')).toBe('Omar Bcc: a@b.example')
	expect(singleLine('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
	expect(singleLine('\u2066a\u2069')).toBe('a')
})

test('nothing that steers direction is stored, in one line or several', () => {
	const steering = /\p{Bidi_Control}/u
	const unit = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 4 }),
		fc.constantFrom(...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'),
	)
	fc.assert(
		fc.property(fc.array(unit), (pieces) => {
			const text = pieces.join('')
			expect(singleLine(text)).not.toMatch(steering)
			expect(multiLine(text)).not.toMatch(steering)
		}),
	)
})

test('several lines keep their breaks in one form', () => {
	expect(multiLine('a\r\nb\rc\u2028d\n\te\u0007')).toBe('a\nb\nc\nd\n\te')
})

test('what Arabic writing needs stays, and digits become Latin', () => {
	expect(singleLine('می\u200cخواهم ١٢٣ ۴۵')).toBe('می\u200cخواهم 123 45')
})

test('half a character becomes a whole one, so that every store takes it', () => {
	expect(singleLine('a\ud800b').isWellFormed()).toBe(true)
})

test('cleaning twice changes nothing more', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(singleLine(singleLine(text))).toBe(singleLine(text))
			expect(multiLine(multiLine(text))).toBe(multiLine(text))
			expect(singleLine(text)).not.toMatch(/[\n\r\0]/)
		}),
	)
})
