/** Words that every conversation has and that are a term of ours too: what stands beside one says which it is. */
import { expect, test } from 'vitest'
import { inSense } from '#domain/assistant/senses.ts'
import { formsOf, wordsOf } from '#domain/assistant/spelling.ts'
import { ask } from './known.ts'

const sensed = (question: string) => inSense(wordsOf(question)).join(' ')

test.each([
	['نفسي ادرس صيدلة', 'اريد ادرس صيدله'],
	['الكهرباء محسوبة مع الايجار', 'فواتير محسوبه مع الايجار'],
	['معلومات حول الفيزا', 'معلومات عن الفيزا'],
	['وسائل النقل هناك كيف', 'مواصلات هناك كيف'],
	['الرسوم بتتغير كل سنة', 'الرسوم تزيد كل سنه'],
	['كيف احول الفلوس للجامعة', 'كيف ادفع للجامعه'],
	['الكورس كله بكام', 'كل السنوات كله بكام'],
	['w km sana', 'w kam sana'],
	['is the visa free of course', 'is the visa free'],
])('the everyday word: %s', (question, read) => {
	expect(sensed(question)).toBe(read)
})

test.each([
	'ابي طب نفسي',
	'هندسة كهرباء بكم',
	'سكن حول الجامعة',
	'ابي احول من جامعة لجامعة',
	'ممكن تتغير الجامعة',
	'كورس انجليزي بكم',
	'how many km from the campus',
	'كويس ولا لا',
])('the term stays: %s', (question) => {
	expect(sensed(question)).toBe(wordsOf(question).join(' '))
})

test.each([
	['طب كم مدته', []],
	['طب الفيزا بكام', []],
	['طب بشري بكام', ['medicine']],
	['عايز ادخل طب', ['medicine']],
	['حقوقي كطالب ايش هي', []],
	['تخصص حقوق', ['law']],
])('the subject of «%s»', (question, subjects) => {
	expect(ask(question, undefined, false, 'ar').memory.subjects).toEqual(subjects)
})

test('what has an article is nobody’s', () => {
	expect(formsOf('اهلي')).toContain('اهل')
	expect(formsOf('والاهلي')).not.toContain('اهل')
	expect(ask('والاهلي كسب امبارح؟', undefined, false, 'ar').intents).toEqual(['out-of-scope'])
})

test('who comes for a month is a visitor', () => {
	expect(ask('can my mother come with me for one month').intents).toEqual(['parents.visit'])
	expect(ask('can my mother come with me').intents).toEqual(['family'])
})

test('a year and a half left in a passport is counted', () => {
	expect(ask('الجواز باقي فيه سنة ونص').text).toContain('تكفي هذه المدة')
	expect(ask('my passport has a year and a half left').text).toContain('enough')
})
