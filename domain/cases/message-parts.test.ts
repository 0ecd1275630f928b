import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageParts } from './message-parts.ts'
import { fillValues, unfilledValues } from './template-values.ts'

const known = {
	first_name: 'نور',
	university: 'جامعة مالايا',
	reference: 'HF7-DD2-CH2',
	percent: '',
}
const template =
	'السلام عليكم {first_name}، ملفكم {reference} لدى {university} ({percent}%): {status_link}'

/** Only what is marked, as `what: kind`. */
const marked = (text: string, from = template) =>
	messageParts(text, from, known).flatMap(({ text: piece, value }) =>
		value ? [`${piece}: ${value}`] : [],
	)

test.each([
	[
		'as it was filled',
		fillValues(template, known),
		[
			'نور: filled',
			'HF7-DD2-CH2: filled',
			'جامعة مالايا: filled',
			'{percent}: open',
			'{status_link}: link',
		],
	],
	['changed by hand', 'أهلًا نور، بقي {document}.', ['نور: filled', '{document}: open']],
	['a part of another word is no value', 'أهلًا نورة، نورُ العلم.', []],
	['without values', 'شكرًا لكم.', []],
	['nothing', '', []],
])('%s', (_, text, expected) => {
	expect(marked(text)).toEqual(expected)
})

test('only values of the template are looked for, and signs in them mean nothing', () => {
	expect(marked('نور HF7-DD2-CH2', 'أهلًا {first_name}')).toEqual(['نور: filled'])
	expect(messageParts('a (b*c) d', '{x}', { x: '(b*c)' })).toEqual([
		{ text: 'a ', value: null },
		{ text: '(b*c)', value: 'filled' },
		{ text: ' d', value: null },
	])
})

test('the parts are the text, and open ones are those that keep it from leaving', () => {
	const word = fc.oneof(
		fc.string({ unit: 'grapheme' }),
		fc.constantFrom('{a}', '{b_c}', '{status_link}', 'نور'),
	)
	const values = fc.dictionary(fc.constantFrom('a', 'b_c', 'constructor'), fc.string())
	fc.assert(
		fc.property(fc.array(word), fc.array(word), values, (text, from, given) => {
			const body = text.join(' ')
			const parts = messageParts(body, from.join(' '), given)
			expect(parts.map((part) => part.text).join('')).toBe(body)
			const open = parts
				.filter(({ value }) => value === 'open')
				.map((part) => part.text.slice(1, -1))
			// A filled value may itself hold braces: what is marked is at most what is open.
			expect(unfilledValues(body)).toEqual(expect.arrayContaining([...new Set(open)]))
		}),
	)
})
