import { expect, test } from 'vitest'
import { stagesOf } from '#domain/cases/stages.ts'
import { fillValues, unfilledValues } from '#domain/cases/template-values.ts'
import { templates } from './templates.ts'

test('every template asks for the same values in both languages, and names a stage of its kinds', () => {
	expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
	for (const { id, kinds, stage, subject, body } of templates) {
		for (const text of [subject, body]) {
			const [ar, en] = [text.ar, text.en].map((each) => unfilledValues(each).sort())
			expect([id, ar]).toEqual([id, en])
			expect([id, text.ar.includes('{status_link}')]).toEqual([
				id,
				text.en.includes('{status_link}'),
			])
		}
		for (const kind of kinds) if (stage !== undefined) expect(stagesOf(kind)).toContain(stage)
	}
})

test('a value that nobody filled is named; the link is filled when the mail leaves', () => {
	const text = 'A {first_name}, {document} {document} {status_link} {}'
	expect(fillValues(text, { first_name: 'Omar', document: '', constructor: 'x' })).toBe(
		'A Omar, {document} {document} {status_link} {}',
	)
	expect(unfilledValues(text)).toEqual(['first_name', 'document'])
	expect(unfilledValues(fillValues(text, { first_name: '{x', document: 'b' }))).toEqual([])
})
