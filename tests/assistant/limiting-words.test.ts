/** Words that narrow a question: all years and not the first alone, without the rent, the first step, a salary, a hospital, a level that was told. */
import { expect, test } from 'vitest'
import { ask, lastOf } from './known.ts'

const askedInArabic = (question: string) => ask(question, undefined, false, 'ar')

test('all years, and not the first alone', () => {
	const { text } = lastOf(
		'ماستر مالية في كلية بوترا للأعمال بكم',
		'شحال يكلف الماستر كامل مشي غير العام الاول',
	)
	expect(text).toMatch(/31,000.رينغيت/)
	expect(text).not.toContain('السنة الأولى')
})

test('a family without the rent gets amounts without it, and whose they are', () => {
	const { intents, text } = askedInArabic('كم في الشهر لعيلة، اكل ومواصلات وكل شي من غير الايجار؟')
	expect(intents).toEqual(['living'])
	expect(text).toContain('بلا إيجار السكن')
	expect(text).toContain('هذه المبالغ لطالب واحد')
})

test('a salary is for the whole family, and is not called enough', () => {
	const { text } = lastOf(
		'كم رسوم جامعة بوترا الماليزية',
		'راتبي 600 ريال عماني في الشهر، يكفي للمعيشة؟',
	)
	expect(text).toContain('تعيش منه الأسرة أيضًا')
	expect(text).not.toContain('يكفي هذا المبلغ معظم الطلبة')
	expect(text).toContain('تكلفة السنة الأولى كاملة في جامعة بوترا الماليزية')
})

test('the first step is told beside the day', () => {
	const { text } = askedInArabic('متى نبدأ التقديم في جامعة بوترا الماليزية، وما الخطوة الأولى؟')
	expect(text).toContain('ابدؤوا من استمارة التقديم')
})

test('who asks for a hospital hears that none is named, and the emergency number', () => {
	const { text } = ask('which hospital can he go to, and does the insurance pay?')
	expect(text).toMatch(/^The site names no hospital/)
	expect(text).toContain('999')
})

test('what was told is not asked for again', () => {
	expect(askedInArabic('معي ستيب ٧٨ يمشي ولا لازم ايلتس').text).not.toContain('كم النتيجة؟')
	const { text } = askedInArabic('انجليزيتي وسط، قديش بدي وقت في المعهد؟')
	expect(text).toContain('B1')
	expect(text).not.toContain('ما مستواكم')
})

test('a school in English: whether it takes the place of a test is not said', () => {
	expect(ask('my school was all english do i still need ielts').text).toMatch(
		/^The site does not say whether having studied in English/,
	)
})

test('requirements of a master’s leave out those of a school leaver', () => {
	const { text } = askedInArabic('شروط القبول للماجستير في جامعة مالايا')
	expect(text).toContain('يلزم للماجستير بكالوريوس معترف به')
	expect(text).not.toContain('شهادة ثانوية')
})

test('brothers ask for a discount, and not for scholarships', () => {
	expect(lastOf('كم رسوم ملايا', 'فيه خصم للاخوان؟').text).not.toContain('منح')
})
