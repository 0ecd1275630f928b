/** What the site does not know of health, papers, reports to families and meetings: it is said, with the nearest that it does know. */
import { expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

test.each([
	['بنتي عندها ربو وتاخذ علاج كل يوم، هل التأمين يغطيها؟', 'insurance', 'illness.insurance'],
	['my son takes insulin, does the insurance cover it?', 'insurance', 'illness.insurance'],
	['ممكن يرفضوا الفيزا بسبب الفحص الطبي؟', 'visa.rejection', 'illness.visa'],
	['معي وثيقة سفر مصرية بدل الجواز، ينفع؟', 'passport', 'passport.document'],
	['كيف أعرف درجات ابني وحضوره؟ ترسل للأهل؟', 'reports', 'reports'],
	['does the university send his grades to parents?', 'reports', 'reports'],
	['ممكن نرتب لقاء اونلاين مع مستشاركم؟', 'human', 'meeting'],
	['عندكم فرع في مصر؟', 'contact', 'contactElsewhere'],
	['التحويل ممنوع عندنا في السودان، كيف أدفع الرسوم؟', 'payment', 'transfer'],
])('%s', (question, intent, key) => {
	const { intents, text, language, links } = ask(question)
	expect(intents).toEqual([intent])
	expect(text).toContain(strings[language][key])
	expect(links).toContain('/contact')
})

test.each([
	['جوازي ينتهي بعد 7 شهور، أقدم على التأشيرة ولا أجدده قبل؟', 'passport'],
	['الجزائريين لازم لهم فيزا قبل السفر ولا ياخذوها من المطار؟', 'visa.need'],
	['who will receive my daughter in the airport?', 'arrival'],
	['لو لم أحصل على منحة، ما أرخص جامعة لدراسة المحاسبة؟', 'cheapest'],
	['i want to study hotel managment or tourism, which university', 'programme.offered'],
	['شو في تخصصات سياحة وفنادق', 'programme.offered'],
	['راتب والدي 1200 دينار أردني في الشهر، أقدر أعيش فيه؟', 'living'],
	['بنتي عمرها 20 وحجابها كامل، الأكل هناك حلال؟', 'food'],
	['ولدي من مواليد 2007 وجاب 84 ويبي صيدلة، هل الجو هناك حار؟', 'climate'],
	['w eza ma 3endi ielts b3mlo emti7an honak?', 'admission.without-test'],
])('what lies nearest does not take the question: %s', (question, intent) => {
	expect(ask(question).intents).toEqual([intent])
})

test('how long a subject takes that has no row is told of its kind of degree', () => {
	expect(lastOf('واش من جامعات فيهم العمارة', 'وشحال من عام القراية').text).toContain(
		strings.ar['length.untold'],
	)
})

test('an amount without rent is held against the living without rent', () => {
	expect(ask('250 usd per month without rent, is it enough for living?').text).toContain(
		strings.en['rentless.enough'],
	)
	expect(ask('60 usd a month without rent, is it enough for living?').text).toContain(
		strings.en['rentless.short'],
	)
})

test('all years with living: the sum of the fees, and what a month costs', () => {
	const { text } = lastOf('ما أرخص جامعة لهندسة البرمجيات', 'كم كلفتها للسنوات كلها مع المعيشة')
	expect(text).toContain('60,000')
	expect(text).toContain(strings.ar['living.beside'])
})
