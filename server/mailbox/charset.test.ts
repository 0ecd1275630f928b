import { expect, test } from 'vitest'
import { decodeText } from './charset.ts'

const sentence = 'السلام عليكم، أرسلت جواز السفر اليوم.'
const french = 'Bonjour, voilà le relevé de notes de ma fille, envoyé hier après-midi.'

/** As old mail programs write Arabic: one byte for each letter. */
function oneByteEach(text: string, label: string): Uint8Array {
	const decoder = new TextDecoder(label)
	const byteOf = new Map<string, number>()
	for (let byte = 0; byte < 256; byte += 1) byteOf.set(decoder.decode(new Uint8Array([byte])), byte)
	return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 63)
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

test.each([
	['UTF-8 that says so', utf8(sentence), 'utf-8', sentence],
	['UTF-8 called windows-1256', utf8(sentence), 'windows-1256', sentence],
	['UTF-8 called ISO-8859-1', utf8(sentence), 'iso-8859-1', sentence],
	['UTF-8 without a name', utf8(sentence), undefined, sentence],
	['windows-1256 that says so', oneByteEach(sentence, 'windows-1256'), 'Windows-1256', sentence],
	['windows-1256 called UTF-8', oneByteEach(sentence, 'windows-1256'), 'utf-8', sentence],
	['windows-1256 called ISO-8859-1', oneByteEach(sentence, 'windows-1256'), 'iso-8859-1', sentence],
	['windows-1256 without a name', oneByteEach(sentence, 'windows-1256'), undefined, sentence],
	['ISO-8859-6 that says so', oneByteEach(sentence, 'iso-8859-6'), '"iso-8859-6"', sentence],
	['UTF-16 that says so', utf16(sentence), 'utf-16le', sentence],
	[
		'windows-1256 under a name nobody knows',
		oneByteEach(sentence, 'windows-1256'),
		'x-unknown',
		sentence,
	],
	['French in windows-1252', oneByteEach(french, 'windows-1252'), 'windows-1252', french],
	['French without a name', oneByteEach(french, 'windows-1252'), undefined, french],
	['plain English', utf8('See you on Monday.'), 'us-ascii', 'See you on Monday.'],
	['nothing', new Uint8Array(), 'utf-8', ''],
])('%s reads as it was written', (_, bytes, label, expected) => {
	expect(decodeText(bytes, label)).toBe(expected)
})

test('bytes that are no text in any charset still become a text', () => {
	const noise = Uint8Array.from({ length: 256 }, (_, index) => 255 - index)
	expect(decodeText(noise, 'utf-8').length).toBeGreaterThan(0)
})
