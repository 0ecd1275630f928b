/** Short questions about the amount, the list or the one university of the answer before. */
import { describe, expect, test } from 'vitest'
import { lastOf, strings } from './known.ts'

describe('a year or all of it', () => {
	test.each([
		[['وين ادرس امن سيبراني', 'هذا للسنة ولا للدراسة كلها'], 'period.year', '108,600'],
		[['كم علوم الحاسب في APU', 'السنه ولا كامل المدة'], 'period.year', '106,500'],
		[['قداش تكلف القراية في صنواي', 'ده في السنة ولا كله'], 'period.year', '30,000'],
		[['كم اعيش في كوالالمبور بالشهر', 'هذا بالسنة ولا بالشهر'], 'period.month', '800'],
		[['ارخص معهد عندكم كم', 'هذا بالشهر؟'], 'period.month', '500'],
		[['كم تكلف الفيزا', 'هذي كل سنة؟'], 'period.firstYear', '1,060'],
	])('%s', (turns, key, amount) => {
		const { text } = lastOf(...turns)
		expect(text.split('\n')[0]).toBe(strings.ar[key])
		expect(text).toContain(amount)
	})

	test('in English, with the sum', () => {
		const { text } = lastOf('how much is software engineering at APU', 'per year or total?')
		expect(text).toContain(strings.en['period.year'])
		expect(text).toContain('106,500')
	})
})

test.each([
	[['كم احتاج بالشهر مصروف', 'بدون السكن'], 'من 450 إلى 700'],
	[['كم احتاج بالشهر مصروف', 'من غير السكن يعني اكل ومواصلات'], 'من 60 إلى 100'],
	[['how much is living per month', 'without rent'], '450–700'],
])('a month without the rent: %s', (turns, amount) => {
	expect(lastOf(...turns).text).toContain(amount)
})

test.each(['يعني شامل السكن ولا لا', 'والسكن معاه؟'])(
	'what a course holds is not claimed: %s',
	(question) => {
		const { text } = lastOf('ارخص معهد عندكم كم', question)
		expect(text).toContain('ولا يذكر الموقع أنها تشمل إيجار السكن')
	},
)

describe('the only university that was found is meant', () => {
	test.each([
		['متى يبدا', 'intakes'],
		['كم مدة الدراسة فيها', 'programme.length'],
		['وايش شروطها', 'admission.university'],
		['معي توجيهي 70 بقبلوني؟', 'admission.grade'],
	])('%s', (question, intent) => {
		const told = lastOf('وين ادرس امن سيبراني', question)
		expect(told.intents).toEqual([intent])
		expect(told.memory.universities).toEqual(['apu'])
	})

	test('but not for another subject, or where all are asked for', () => {
		for (const question of ['والمحاسبة؟', 'ابي ارخص جامعة', 'الجامعة الحكومية افضل ولا الخاصة'])
			expect(lastOf('وين ادرس امن سيبراني', question).memory.universities).toEqual([])
	})
})

describe('of a list', () => {
	const list = 'which universities have pharmacy'
	test('when they begin, and where they are, each of them', () => {
		for (const question of ['when do they start', 'where is it']) {
			const { text } = lastOf(list, question)
			expect(text).toContain('Universiti Sains Malaysia |')
			expect(text).toContain("Taylor's University |")
		}
	})

	test('the cheapest one is one of the homes that were shown', () => {
		const { text } = lastOf('homes near Taylor’s University', 'cheapest one')
		expect(text).toContain('Student Houses Subang Jaya')
		expect(text).not.toContain('UTM Residences')
	})

	test('the public ones alone', () => {
		const { text } = lastOf('ابي ماجستير ادارة اعمال', 'الحكومية بس')
		expect(text).toContain('جامعة العلوم الماليزية')
		expect(text).not.toContain('جامعة تونكو عبد الرحمن')
		expect(lastOf('بغيت نقرا المعلوميات ف جامعة عمومية ماشي خاصة').text).not.toContain('تونكو')
	})
})

describe('what was named stays', () => {
	test('the subject and the level, where two are compared', () => {
		const { text } = lastOf('ابغى ماجستير ادارة اعمال', 'وش افضل بين يو بي ام و يو كي ام')
		expect(text).toContain('24,000')
		expect(text).toContain('22,000')
		expect(text).not.toContain('15,000')
	})

	test('the university that was spoken of, beside the one that is named', () => {
		const talk = ['how much is software engineering at APU', 'is it better than taylors for that']
		expect(lastOf(...talk).memory.universities).toEqual(['apu', 'taylors'])
		expect(lastOf(...talk, 'ok what happens after i send my papers').links).toContain(
			'/apply?u=apu',
		)
		expect(lastOf('كم رسوم صنواي', 'انهي احسن هي ولا تايلورز').intents).toEqual(['compare'])
	})

	test('both subjects of a question, and years of one level', () => {
		const talk = ['do you have cybersecurity or ai degree', 'how long']
		expect(lastOf(talk[0] ?? '').memory.subjects).toEqual(['cyber', 'ai'])
		expect(lastOf(...talk).text).not.toContain('1.5')
	})

	test('the month in which one wants to begin', () => {
		const { text } = lastOf('متى آخر موعد لفصل شهر 2', 'بلحق اذا بلشت هلق؟')
		expect(text).toContain('فبراير 2027')
	})
})

test.each([
	[['شنو هي السنة التأسيسية', 'يعني بعدو بيفوت عالبكالوريوس دغري؟'], 'foundation'],
	[['السنه التأسيسيه دي بكام', 'وبعدها ادخل اللي انا عاوزه؟'], 'foundation'],
	[['شنو هي السنة التأسيسية', 'لازم ايلتس؟'], 'foundation'],
	[['بكام السكن جنب MMU', 'فيه تأمين بيرجع'], 'housing.deposit'],
	[['لو الفيزا اترفضت', 'ينفع اقدم تاني؟'], 'visa.rejection'],
	[['how much is a room near APU', 'are the dorms there girls only'], 'housing.women'],
	[['ارخص معهد عندكم كم', 'وين مكانه'], 'institute.about'],
	[['ارخص معهد عندكم كم', 'كم شهر احتاج'], 'english.months'],
])('a topic goes on: %s', (turns, intent) => {
	expect(lastOf(...turns).intents).toEqual([intent])
})

test.each([
	[['مجموعي 61 يقبلوني؟', 'يعني ليا امل'], 'ar'],
	[['can i renew my student pass if my gpa is below 2', 'its 1.8 right now'], 'en'],
] as const)(
	'where nothing is named, what is known was said, and a person is offered: %s',
	(turns, language) => {
		const told = lastOf(...turns)
		expect(told.text).toContain(strings[language].saidBefore)
		expect(told.text).not.toMatch(/\d/)
		expect(told.links).toContain('/contact')
	},
)
