import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { excerpt, highlight, trace } from '#domain/highlight.ts'
import { matches } from '#domain/search.ts'

const marked = (text: string, query: string) =>
	highlight(text, query).map(([start, end]) => text.slice(start, end))

test.each([
	['How long does the visa take?', 'VISA', ['visa']],
	['كم تستغرق تأشيرة الطالب؟', 'تاشيره', ['تأشيرة']],
	['إثبات القدرة المالية', 'اثبات', ['إثبات']],
	['مُحاسَبة ومحاسبة', 'محاسبه', ['مُحاسَبة', 'محاسبة']],
	['ســـكن جامعي', 'سكن', ['ســـكن']],
	['مساءً في المسا', 'مسا', ['مساءً', 'مسا']],
	['من 8,000 إلى 20,000 رينغيت', '20000', ['20,000']],
	['من 8,000 إلى 20,000 رينغيت', '٨٠٠٠', ['8,000']],
	["Touch 'n Go and Taylor’s", 'taylors', ['Taylor’s']],
	['part-time work', 'part time', ['part-time']],
	// One word after the other: each is marked where it stands.
	['work is allowed part of the time', 'time part', ['part', 'time']],
	// The article of the query is not needed in the text, and the other way round.
	['هندسة البرمجيات', 'الهندسة', ['هندسة']],
	// Another name of the same thing, as a whole word.
	['في كوالالمبور', 'kuala lumpur', ['كوالالمبور']],
	['تأشيرة طالب', 'فيزا', ['تأشيرة']],
	['للتأشيرة والتأشيرة', 'visa', ['تأشيرة', 'تأشيرة']],
	['تطبيق الطب', 'medicine', ['طب']],
	['ﻻ بأس', 'لا', ['ﻻ']],
	['Η ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
	['aa', 'a', ['aa']],
	['nothing', 'xyz', []],
	['anything', '  ', []],
])('in %j, %j marks %j', (text, query, expected) => {
	expect(marked(text, query)).toEqual(expected)
})

const anyText = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.string({ unit: fc.constantFrom(...'أإآاةهىيءئؤـًُّ لالوب١٢۳4,٬ Aéß’-') }),
)

describe('whatever the text', () => {
	test('the traced text is the folded text, and knows the way back for every character', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { folded, origins } = trace(text)
				expect(folded).toBe(fold(text))
				expect(origins).toHaveLength(folded.length)
			}),
		)
	})

	test('whatever search finds by a run of its letters is marked, and the marks fold to what was looked for', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.integer({ min: 1, max: 6 }), (text, from, length) => {
				const folded = fold(text)
				fc.pre(folded !== '')
				const start = from % folded.length
				const query = folded.slice(start, start + length)
				fc.pre(fold(query) !== '')
				expect(matches(folded, query)).toBe(true)
				const spans = highlight(text, query)
				expect(spans.length).toBeGreaterThan(0)
				for (const [first, end] of spans)
					expect(fold(text.slice(first, end))).toContain(fold(query))
			}),
		)
	})

	test('spans are in order and apart', () => {
		fc.assert(
			fc.property(anyText, anyText, (text, query) => {
				const spans = highlight(text, query)
				spans.forEach(([start, end], index) => {
					expect(start).toBeLessThan(end)
					expect(start).toBeGreaterThanOrEqual((spans[index - 1]?.[1] ?? -1) + 1)
					expect(end).toBeLessThanOrEqual(text.length)
				})
			}),
		)
	})
})

describe('an excerpt', () => {
	const text =
		'Usually a deposit of one month, plus the first month in advance. Read before you sign.'

	test('is cut between words around the first thing found', () => {
		const cut = excerpt(text, highlight(text, 'first'), 12)
		expect(cut).toEqual({
			text: 'month, plus the first month in advance.',
			spans: [[16, 21]],
			cutBefore: true,
			cutAfter: true,
		})
	})

	test('of a short text is the text itself', () => {
		expect(excerpt('a first', [[2, 7]], 40)).toEqual({
			text: 'a first',
			spans: [[2, 7]],
			cutBefore: false,
			cutAfter: false,
		})
	})

	test('of nothing found is nothing', () => {
		expect(excerpt(text, [], 40)).toBeUndefined()
	})
})

test('sixteen answers are marked within a frame', () => {
	const answer = 'تبدأ المدفوعات بعد صدور خطاب القبول: رسوم التسجيل ورسوم ملف التأشيرة. '.repeat(6)
	// The best of several runs: what a busy machine adds is not the search's time.
	const runs = Array.from({ length: 10 }, () => {
		const start = performance.now()
		for (let question = 0; question < 16; question += 1) highlight(answer, 'تاشيره')
		return performance.now() - start
	})
	expect(Math.min(...runs)).toBeLessThan(16)
})
