/** A wife, a husband or a parent who comes along asks about herself: the students' rules are not hers. And whether an amount holds something. */
import { describe, expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

describe('one who comes along', () => {
	test.each([
		['ar', 'family.work', ['مراتي هتدرس دكتوراه وانا رايح معاها', 'ينفع اشتغل هناك؟']],
		['ar', 'family.work', ['زوجي طالب ماجستير وبسافر معه', 'بكم الفيزا', 'يحق لي اعمل وانا معه؟']],
		['ar', 'family.study', ['زوجي طالب ماجستير وبسافر معه', 'وممكن ادرس انا؟']],
		['en', 'family.work', ['my husband got accepted at UPM, may i go with him?', 'may I work?']],
		['en', 'family.study', ['my wife is studying at UM, can I join with her', 'can i study too?']],
	] as const)('is told in %s that the site does not say it: %s', (language, key, turns) => {
		const told = lastOf(...turns)
		expect(told.text.startsWith(strings[language][key] ?? '-')).toBe(true)
		expect(told.text).not.toContain('20')
		expect(told.links).toContain('/contact')
	})

	test('in one question', () => {
		expect(ask('زوجي بيدرس دكتوراه، انا اقدر اشتغل؟').text).toContain(strings.ar['family.work'])
	})

	test.each([
		[['can I bring my wife?', 'can I work while studying?']],
		[['مراتي جاية معايا', 'ينفع اشتغل وانا بدرس؟']],
	])('the student is told the rule of students: %s', (turns) => {
		expect(lastOf(...turns).text).toContain('20')
	})
})

describe('whether the amount that was told holds something comes first', () => {
	test.each([
		[['كم مصروف الطالب بالشهر', 'هذا بدون اكل؟'], 'يشمل هذا المبلغ الطعام.'],
		[['بكم الفيزا', 'وهذا من غير تذاكر الطيران؟'], 'لا يشمل هذا المبلغ تذاكر السفر.'],
		[['كم السنة الاولى كاملة في صنواي', 'دي من غير الفيزا؟'], 'يشمل هذا المبلغ تكاليف التأشيرة.'],
		[['بكم القانون في مالايا', 'هذا بدون السكن؟'], 'لا يشمل هذا المبلغ إيجار السكن.'],
		[
			['how much does living cost a month', 'is it with or without rent?'],
			'That amount includes rent.',
		],
	])('%s', (turns, lead) => {
		expect(lastOf(...turns).text.split('\n')[0]).toBe(lead)
	})
})
