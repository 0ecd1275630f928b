/** What the site does not tell is said first, a half of a question too; and nothing is said twice in a row word for word. */
import { describe, expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

describe('a worry that the site says nothing of', () => {
	test.each([
		'متخرجة من الثانوي من خمس سنين، هتفرق معاهم؟',
		'انهيت التوجيهي قبل 3 سنوات، في مشكلة؟',
		'I graduated from school 6 years ago, does it matter?',
		'عندي ربو، بيقبلوني؟',
		'my son has diabetes, will they take him?',
	])('%s', (question) => {
		const { text, intents, links, language } = ask(question)
		expect(intents).toEqual(['unclear'])
		expect(text).toContain(strings[language].absent)
		expect(links).toContain('/contact')
	})

	test.each([
		'خلصت الثانوية من شهر وبدي هندسة مدنية',
		'I finished school and want to study nursing',
	])('no gap: %s', (question) => {
		expect(ask(question).intents).not.toEqual(['unclear'])
	})

	test.each([
		['بكم الفيزا، ولو عندي صرع؟', 'visa.cost', '«لو عندي صرع»'],
		['how long does the visa take, and what if i have asthma?', 'visa.time', 'asthma'],
	])('one half of two: %s', (question, intent, words) => {
		const told = ask(question)
		expect(told.intents).toEqual(['unclear', intent])
		expect(told.text.split('\n')[0]).toContain(words)
	})

	test('what a foundation year costs, before what it is', () => {
		const { text } = lastOf('ما هي السنة التأسيسية؟', 'وكم رسوم السنة التأسيسية؟')
		expect(text.startsWith(strings.ar['foundation.noFee'] ?? '-')).toBe(true)
	})
})

test.each([
	['كم تستغرق التأشيرة؟', 'قديش بتاخد الفيزا وقت؟'],
	['شو السكن اللي قريب من صنواي', 'وين في سكن حد صنواي'],
	['what documents do i need for the visa', 'which papers for the visa?'],
])('not the same twice in a row: %s, %s', (first, second) => {
	const [once, twice] = [lastOf(first), lastOf(first, second)]
	expect(twice.intents).toEqual(once.intents)
	expect(twice.text).not.toBe(once.text)
	expect(twice.text.startsWith(strings[twice.language].saidAgain ?? '-')).toBe(true)
	expect(twice.spoken[0]?.next.length).toBeGreaterThan(0)
})

test('how long a passport has to be valid, in Latin letters', () => {
	expect(ask('el pasbor lazem ykoun sari kam shahr', undefined, false, 'ar').intents).toEqual([
		'passport',
	])
})

test('of two that were compared, which one ranks higher is said even where neither has a rank', () => {
	const { text } = lastOf('compare INTI and HELP', 'which of them has the higher rank?')
	expect(text).toContain('no confirmed place in the QS world ranking')
})

test.each(['مين فاز بماتش الزمالك والاهلي', 'who won the cup yesterday', 'رشحلي فيلم لاهلي'])(
	'a word of ours makes no question of ours: %s',
	(question) => {
		expect(ask(question).intents).toEqual(['out-of-scope'])
	},
)
