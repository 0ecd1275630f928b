/** What 120 questions of a stranger found: a topic chosen by one word, fixed sentences that were not true, and names typed in two pieces. */
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { coursesFor, monthsOf } from '#domain/plan/courses.ts'
import { englishFor } from '#domain/plan/english.ts'
import { ask, content, knowledge, strings } from './known.ts'

const choicesOf = (question: string) =>
	ask(question, undefined, false, 'ar').spoken.flatMap(({ ask: asked }) => asked?.choices ?? [])

describe('one word alone decides nothing', () => {
	test.each([
		['can I send the form before final results are out', 'How do I apply?'],
		['شكد يبقى الجواز يمهم من نسلمه لحد ما يرجع بي التصريح', strings.ar['next.passport']],
		['نخدم باش نعاون دارنا معقول؟', strings.ar['next.work']],
	])('what may be meant is asked: %s', (question, choice) => {
		const { intents, text } = ask(question, undefined, false, 'ar')
		expect(intents).toEqual(['unclear'])
		expect(choicesOf(question)).toContain(choice)
		expect(text).not.toMatch(/\d/)
	})

	test('at most three questions are offered, and no list of others below them', () => {
		const [answer] = ask('شكد يبقى الجواز يمهم من نسلمه لحد ما يرجع بي التصريح').spoken
		expect(answer?.ask?.choices.length).toBeLessThanOrEqual(3)
		expect(answer?.next).toEqual([])
	})

	test('a question that is pressed is answered', () => {
		const asked = ask('نخدم باش نعاون دارنا معقول؟')
		const [choice = ''] = choicesOf('نخدم باش نعاون دارنا معقول؟')
		expect(ask(choice, asked.memory, true).intents).toEqual(['work'])
	})

	test.each(languages)('each question that is offered is understood: %s', (language) => {
		const offered = Object.entries(strings[language]).filter(([name]) => name.startsWith('next.'))
		const lost = offered.filter(([, question]) =>
			ask(question, undefined, true, language).intents.includes('unclear'),
		)
		expect(lost.map(([name]) => name)).toEqual([])
	})

	test('a word that only looks like another gives no list', () => {
		expect(ask('شهادتي من ٢٠١٥ قديمه تنفع ولا لا').intents).toEqual(['admission.certificate'])
	})
})

test.each([
	['niveau ta3i A2 chhal khassni nzid bach nwsel', 'english.months'],
	['bghit njib wladi m3aya ana doctorant men maroc', 'family'],
])('a sound does not outvote a word that was read: %s', (question, intent) => {
	expect(ask(question, undefined, false, 'ar').intents).toEqual([intent])
})

test.each([
	['انا اماراتي كم لازم يكون تصنيف الجامعه عشان الوزاره توافق', 'recognition'],
	['داير اسوق المدام والشفع معاي ماجستير', 'family'],
	['انا خايف تكونو نصابين اتاكد ازاي', 'about-us'],
	['واحد قالي ابعث الفلوس لحسابه الشخصي وهو من عندكم', 'about-us'],
	['سمعت عن خطف شنط ف كوالالمبور صج ولا مبالغه', 'safety'],
	['الجامعه كم بدها لتبعتلي القبول', 'admission.time'],
	['الماجيستير بالكورسات بيخلص في قد ايه', 'programme.length'],
	['قديش نسبه اللي بتنرفض تاشيرتهم عندكن', 'visa.success'],
	['معدلي ٩٥ بينزلولي من القسط', 'discount'],
	['في شي جامعه بتستقبل طلاب بشهر ٧', 'deadline'],
	['أنهيت ستين ساعة معتمدة في جامعة خاصة، فهل تُحتسب؟', 'credits'],
	['أي الجامعات لديكم ضمن أفضل مئتي جامعة في العالم؟', 'rank'],
	['which bank open acount for student', 'bank-and-sim'],
	['تراكمي ٣.٧ وناوي ماجستير هل الحكومه الماليزيه تمول', 'scholarships'],
	['how many weeks an appeal take', 'visa.rejection'],
	['شو بطبخ اليوم عالغدا', 'out-of-scope'],
])('the words beside it choose the topic: %s', (question, intent) => {
	expect(ask(question, undefined, false, 'ar').intents).toEqual([intent])
})

test('who asks about money that was paid gets no rules of a transfer, and no yes', () => {
	const { intents, text } = ask('دفعت حجز مقعد وغيرت رايي قبل ما ابدا')
	expect(intents).toEqual(['refund'])
	expect(text).not.toMatch(/^نعم/)
})

test('parents who visit are no dependants', () => {
	const { intents } = ask('اهلي جايين لعندي شو في ورقه بيعبوها قبل ما يوصلو')
	expect(intents).toEqual(['parents.visit'])
})

test('the emergency number and the attendance that a renewal asks for are told', () => {
	expect(ask('emergency number?? and places to avoid').text).toContain('999')
	expect(ask('رقم الطوارئ في ماليزيا').text).toContain('999')
	expect(ask('كم الغياب المسموح حق الفيزا').text).toContain('80%')
	expect(ask('واحد قالي ابعث الفلوس لحسابه الشخصي وهو من عندكم').text).toContain('حساب شخص')
})

test('transport alone is asked, and its line of the budget answers', () => {
	const { text } = ask('قديش بدفع مواصلات كل شهر')
	const lines = content.guide.budgets.flatMap(({ lines: all }) => [
		...all.filter(({ id }) => id === 'transport'),
	])
	for (const { min, max } of lines) {
		expect(text).toContain(String(min))
		expect(text).toContain(String(max))
	}
})

describe('sentences agree with the content', () => {
	test.each(['4.0', '4.5', '5.0', '5.5'])(
		'months and fee are those of one course, the least expensive one, IELTS %s',
		(score) => {
			const { facts, catalogue } = knowledge.en
			const { way } = englishFor({ test: 'ielts', score }, 'bachelor', facts)
			const [least] = coursesFor(catalogue, way, facts)
			if (!least || !way) throw new Error('no course')
			const { low, high } = monthsOf(way.hours, least.course.hoursPerWeek)
			const { text } = ask(`ielts ${score} for a bachelor?`)
			const told = /course of (\d+) to (\d+) months.* it costs RM.([\d,]+) a month/.exec(text)
			const wanted = [low, high, least.course.monthlyFee].map((one) => one.toLocaleString('en'))
			expect(told?.slice(1)).toEqual(wanted)
		},
	)

	test('an animation of multimedia is no study of media', () => {
		expect(ask('ودي أتخصص في الإعلام').text).not.toContain('الرسوم المتحركة')
	})

	test('how one studies is told from the programmes and from the hours of the institutes', () => {
		const programmes = content.universities.flatMap(({ programmes: levels }) =>
			Object.values(levels).flat(),
		)
		expect(programmes.every(({ type }) => type === 'full-time')).toBe(true)
		const { text } = ask('شغال بالنهار في قرايه مسائي ولا part time ويكند')
		expect(text).toContain('بدوام كامل')
		expect(text).not.toContain('لا يذكر الموقع')
		for (const { schedule } of content.institutes) expect(text).toContain(schedule.ar)
	})

	test('of a country that the guide compares nobody says that there are no figures', () => {
		const { text } = ask('malaysia or uk cheaper to live')
		expect(text).not.toContain('no figures')
		expect(text).toContain('4,910')
		expect(ask('is germany cheaper to live than malaysia').text).toContain('no figures')
	})

	test.each(['شكون هي ارخص جامعه privée', 'ارخص جامعة خاصة', 'cheapest private university'])(
		'the cheapest private university is private: %s',
		(question) => {
			const { text, language } = ask(question, undefined, false, 'ar')
			const named = knowledge[language].catalogue.universities.filter(({ name }) =>
				text.includes(name),
			)
			expect(new Set(named.map(({ type }) => type))).toEqual(new Set(['private']))
		},
	)
})

test('a name that is typed in two pieces is found', () => {
	const { intents, text } = ask('بكم ادارة الاعمال بالملتي ميديا')
	expect(intents).toEqual(['fee.programme'])
	expect(text).toContain('19,500')
})

test.each(['الف ريال تكفي بنتي مصروف ولا ازيد', 'can boys go up to girls rooms in the dorms'])(
	'nobody asked what amounts will be later: %s',
	(question) => {
		const { text } = ask(question)
		expect(text).not.toContain(strings.ar.future)
		expect(text).not.toContain(strings.en.future)
	},
)
