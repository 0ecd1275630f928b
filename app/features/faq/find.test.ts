import { describe, expect, test } from 'vitest'
import { faq } from '#content/faq.ts'
import { languages, localize } from '#domain/language.ts'
import { findQuestions } from './find.ts'

const { categories: arabic } = localize(faq, 'ar')
const { categories: english } = localize(faq, 'en')
const ids = (categories: typeof arabic, query: string) =>
	findQuestions(categories, query).flatMap(({ questions }) => questions.map(({ id }) => id))

test.each(languages)(
	'without a search all sixteen questions stand in their four groups (%s)',
	(language) => {
		const found = findQuestions(localize(faq, language).categories, '')
		expect(found.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4])
	},
)

describe('a search looks into questions and answers', () => {
	test.each([
		['بكم التامين المستردّ', []],
		['ضمان الايام السبعه', ['seven-day-guarantee']],
		['MIS', ['scholarships']],
		['٣٠٬٠٠٠', ['visa-documents']],
		['فيزا', ids(arabic, 'تأشيرة')],
	])('%s', (query, expected) => {
		expect(ids(arabic, query)).toEqual(expected)
	})

	test('in English, whatever the case', () => {
		expect(ids(english, 'GUARANTEE')).toEqual(['visa-success-rate', 'seven-day-guarantee'])
		expect(ids(english, 'no such thing')).toEqual([])
		expect(ids(english, '!!!')).toEqual([])
		expect(ids(english, '?')).toHaveLength(16)
	})
})

test('an answer that holds what the question does not is quoted, and what it holds is marked', () => {
	const [question] = findQuestions(english, 'petrol').flatMap(({ questions }) => questions)
	expect(question?.inQuestion).toEqual([])
	const { text, spans } = question?.preview ?? { text: '', spans: [] }
	expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(['petrol'])
	expect(text.length).toBeLessThan(130)
})
