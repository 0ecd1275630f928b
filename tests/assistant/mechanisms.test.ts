/** How a question is read where no table has its very words: verbs by their stem, words that are unknown, what is taken over from before. */
import { describe, expect, test } from 'vitest'
import { verbForms } from '#domain/assistant/spelling.ts'
import { ask, knowledge, lastOf } from './known.ts'

test.each([
	['كيدفعو', 'ادفع'],
	['هندفعلكم', 'ادفع'],
	['مابتدفعش', 'ادفع'],
	['دفعت', 'ادفع'],
	['غنسكنو', 'اسكن'],
	['سنرسلها', 'ارسل'],
	['نتسجل', 'اسجل'],
	['قريت', 'نقرا'],
])('%s is a verb that the tables have as %s', (typed, known) => {
	expect(verbForms(typed)).toContain(known)
})

test.each([
	['كيفاش ندير باش نتسجل', 'apply.how'],
	['kifach ndir bach ntsjjel', 'apply.how'],
	['wach kayn skn l bnat', 'housing.women'],
	['الفيزا شكثر تاخذ لين تطلع', 'visa.time'],
	['سمة الدراسه شكد تطول', 'visa.time'],
	['اكو داخلي بجامعه utm بيش السرير', 'housing.near'],
	['اشتي منحه كامله مجانا مافيش معي فلوس', 'scholarships'],
	['راجلي ينجم يخدم', 'family'],
	['بنتعادل كيف في السودان بعد التخرج', 'recognition'],
	['عقب ما اتخرج اقدر اقعد واشتغل هناك', 'work.after'],
	['doktorah handasa fi usm b kam', 'fee.programme'],
	['كيفاش نتيق فيكم ماشي arnaque', 'about-us'],
	['how 2 apply step by step', 'apply.how'],
	['ابني بالسادس شوكت يقدم', 'intakes'],
	['كيف نحول القروش للجامعه', 'payment'],
	['الشهاده بتنفع في السعوديه', 'recognition'],
	['est ce que les diplomes sont reconnus au maroc', 'recognition'],
	['قديش بيطلع علي كل شي بالسنه اذا درست بصنواي', 'cost.first-year'],
	['شو بصير ازا ما نجحت بالايلتس', 'admission.without-test'],
	['can my mom stay with me the whole time', 'family'],
	['do u help with housing', 'housing.booking'],
])('words of a dialect: %s', (question, intent) => {
	expect(ask(question).intents).toEqual([intent])
})

test('a branch of a school is no subject', () => {
	expect(ask('معدلي ٧٢ سادس احيائي شنو اكدر ادخل').memory.subjects).toEqual([])
})

test('a word that only sounds like a level is none outside of Arabic', () => {
	expect(ask('doktorah handasa fi usm b kam').memory.level).toBe('phd')
	expect(ask('how much are swimming lessons').memory.level).toBeUndefined()
})

test('a word that is near a name of another university is not taken for it', () => {
	expect(ask('الجامعه بتدي سكن ولا نأجر برانا').intents).toEqual(['housing.about'])
})

describe('words in no table', () => {
	test.each([
		['كم يشتي مني البنك رصيد', 'financial-proof', '30,000'],
		['لو سقطت في ماده برجعوني بلدي؟', 'visa.renewal', '80%'],
	])('one does not take the answer away: %s', (question, intent, fact) => {
		const { intents, text } = ask(question)
		expect(intents).toEqual([intent])
		expect(text).toContain(fact)
	})

	test('what was not understood is named before the answer to the rest', () => {
		const { text } = ask('كم ايجار السكن مع الكشافه')
		expect(text).toMatch(/^لم أفهم «الكشافه» في سؤالكم، وهذا ما أعرفه عن بقيته:/)
		expect(text).toContain('300')
	})

	test.each(['كم سعر الخروف', 'ابغى جامعة فيها هندسة صناعية', 'how much is a sheep in the market'])(
		'nothing is claimed of the thing that was asked about: %s',
		(question) => {
			expect(ask(question).intents).toEqual(['unclear'])
			expect(ask(question).text).not.toMatch(/\d/)
		},
	)

	test.each(['تتوقع الهلال يفوز باجر؟', 'what do you think about the moon'])(
		'what is not ours is answered with what is: %s',
		(question) => {
			expect(ask(question).text).toMatch(/الدراسة في ماليزيا|studying in Malaysia/)
		},
	)
})

describe('what a question takes over', () => {
	test('one that is not understood does not bring the last answer again', () => {
		const before = ask('can i work while studying').text
		expect(lastOf('can i work while studying', 'blorp zang fizz').text).not.toContain(before)
	})

	test('a subject and a university are a question of their own', () => {
		const turns = ['الوزاره تعترف بيها هاي الجامعات؟', 'زين لو هندسة حاسبات بجامعة ملايا']
		expect(lastOf(...turns).intents).toEqual(['fee.programme'])
	})

	test('an elliptic one asks the same of what it changes', () => {
		expect(lastOf('كم رسوم apu', 'وبكام بالدولار؟').text).toContain('6,368')
		expect(lastOf('كم رسوم ماجستير ادارة الاعمال', 'ومدته', 'وبالريال').intents).toEqual([
			'cheapest',
		])
	})

	test('the country that was told is the one of the degree', () => {
		const told = lastOf('انا عراقي وابي ادرس هندسه', 'هاي الشهادة يعترفون بيها')
		expect(told.text).toContain('دائرة البعثات')
	})

	test('without a country it is asked for', () => {
		const { spoken } = ask('الوزاره تعترف بيها هاي الجامعات؟')
		expect(spoken[0]?.ask?.sentence).toBe('في أي بلد تريدون معادلة الشهادة؟')
		expect(lastOf('الوزاره تعترف بيها هاي الجامعات؟', 'العراق').text).toContain('دائرة البعثات')
	})
})

test.each([
	['ابي اخذ زوجتي وعيالي معي وانا بكالوريوس سعودي', 'نعم، يحق لطلبة بلدكم أن ترافقهم عائلاتهم'],
	[
		'انا جزايري licence نقدر نجيب مرتي معايا',
		'لا يحق لطلبة بلدكم أن ترافقهم عائلاتهم في البكالوريوس',
	],
	['اقدر اجيب زوجتي معي', 'يتوقف ذلك على مرحلتكم الدراسية وجنسيتكم'],
])('who may bring a family, by the list of the page: %s', (question, verdict) => {
	expect(ask(question).text).toContain(verdict)
})

test.each([
	['بتردوا الجمعة؟', 'hours'],
	['بتردوا بسرعة على الواتس؟', 'hours'],
	['بتردوا الفلوس لو الفيزا اترفضت', 'refund'],
	['فلوسي بتترد لو انسحبت', 'refund'],
	['متى تردون على طلبي', 'apply.status'],
])('to reply and to give back: %s', (question, intent) => {
	expect(ask(question).intents).toEqual([intent])
})

test('papers that would have to be ready in days: the intake after that is told too', () => {
	const { text } = ask('متى تبدأ الدراسة في جامعة مالايا؟')
	expect(text).toContain('أقرب موعد هو مارس 2027، بشرط أن تكون أوراقكم جاهزة قبل 20 نوفمبر 2026.')
	expect(text).toContain('فالموعد التالي هو أكتوبر 2027')
	expect(ask('متى تبدأ الدراسة في جامعة العلوم الماليزية؟').text).not.toContain('فالموعد التالي')
})

test('a supervisor: what the pages of the universities say', () => {
	expect(ask('do i need a supervisor before applying for phd').text).toMatch(/UPM|Putra/)
	expect(ask('who would my supervisor be?').intents).toEqual(['nobody-knows'])
})

test.each(['انتو مكتب بجد ولا نصب', 'how do i know you are not a scam'])(
	'fear of a fraud is answered with what protects: %s',
	(question) => {
		expect(ask(question).text).toMatch(/واحتفظوا بالإيصال|keep the receipt/)
	},
)

test('both kinds of universities are named where they are compared', () => {
	const { text } = ask('شو الفرق بين الحكومية والخاصة')
	expect(text).toContain('الجامعات الحكومية في الموقع')
	expect(text).toContain('الجامعات الخاصة في الموقع')
})

test('a certificate that the page does not name is said to be none of them', () => {
	expect(ask('do they accept A levels').text).toMatch(/^The site does not name this certificate/)
})

test('a degree of the mother university is not told as the graduate school’s own', () => {
	const school = knowledge.ar.catalogue.universities.find(({ code }) => code === 'pbs')
	expect(school?.programmes.bachelor).toEqual([])
})

test('papers that were sent: who opens them', () => {
	expect(ask('من يطّلع على صورة جوازي بعد رفعها؟').text).toContain('ليس لمستنداتكم رابط عام')
	expect(ask('هل تحفظون المحادثة؟').text).toContain('المحادثة مع واندربوت')
})
