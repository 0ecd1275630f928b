import { expect, test } from 'vitest'
import { sharedLines } from '#content/shared-lines.ts'
import { termFaults, terms } from '#domain/website/checks/terms.ts'
import { arabicTexts } from './arabic-texts.ts'
import {
	addressFaults,
	brandFaults,
	isFiniteVerb,
	pageNameFaults,
	passiveFaults,
	rangeFaults,
	requestFaults,
	signFaults,
	singularFaults,
} from './wording.ts'

const texts = await arabicTexts()

const rules: [string, (words: string, where: string) => string[]][] = [
	['one voice: nobody is addressed as «أنت»', (words) => singularFaults(words)],
	['duties are imperatives, not orders in the passive', (words) => passiveFaults(words)],
	['«يُرجى» stands in errors and notices alone', (words, where) => requestFaults(where, words)],
	['one thing has one wording', (words) => termFaults(words)],
	['the brand stands in guillemets', (words) => brandFaults(words)],
	['a size reads in its own order', (words) => signFaults(words)],
	['a range is in words or in figures', (words) => rangeFaults(words)],
	['a page is named in guillemets', (words) => pageNameFaults(words)],
]

test.each(rules)('%s', (_, faultsOf) => {
	const found = texts.flatMap(({ where, words }) =>
		faultsOf(words, where).map((fault) => `${where}: ${fault}`),
	)
	expect(found).toEqual([])
})

test.each([
	['رحلتك إلى ماليزيا', ['رحلتك']],
	['نراجع مستنداتك، ثم نتواصل معك', ['مستنداتك', 'معك']],
	['ما زلت بحاجة إلى مساعدة؟', ['ما زلت']],
	['اسحب الملفات هنا', ['اسحب']],
	['وراسل فريقنا', ['وراسل']],
	['لذلك يملك المالك مطبخًا مشتركًا وآخر غير مشترك', []],
	['صفحة «اكتشف ماليزيا»', []],
	['راسلوا فريقنا', []],
])('who is addressed in «%s»', (text, found) => {
	expect(singularFaults(text)).toEqual(found)
})

test('an order in the passive is found, a description is not', () => {
	expect(passiveFaults('تُبلَّغ الجامعة بموعد الرحلة، ولا يُحجز السفر')).toEqual(['تُبلَّغ', 'ولا يُحجز'])
	expect(passiveFaults('يُقدَّم الطعام في مطاعم الجامعة')).toEqual([])
})

test('a request is found on a page and allowed in a notice', () => {
	expect(requestFaults('content/guide.ts tripNote', 'يُرجى مراجعة الجواز')).toEqual(['يُرجى'])
	expect(requestFaults('locales/ar/notices.json failed', 'يُرجى المحاولة')).toEqual([])
})

test.each([
	'السعر استرشادي',
	'أجرة الشهر الأول',
	'معمل حاسوب',
	'أجنحة مخدومة',
	'سكنات الجامعة',
	'كليات سكنية',
	'رقم المرجع إن وُجد',
	'إتقان الإنجليزية',
	'تاريخ السكن',
	'استمارة تقديم الطالب',
	'خلال يومين إلى 3 أيام عمل',
	'على مسافة مشي',
	'مجموعات صباحية وعصرية',
	'من الاقتصادية إلى الميسورة',
	'مختص التأشيرات',
	'منح تفوق عند القبول',
	'رسومًا حكومية',
	'لنقطع الطريق معًا',
	'واعتماد ذاتي من الهيئة',
	'صفة الاعتماد الذاتي من هيئة المؤهلات الماليزية (MQA)',
	'هيئة المؤهلات الماليزية (SWA)',
	'برسوم تقديرية قدرها 14,000 رينغيت',
	'خطاب من الكفيل',
	'رموز غير مسموحة: حروف وأرقام فقط',
	'رسالة غير مرغوبة',
	'تواصل معنا',
	'إرسال بواتساب',
	'خطأ غير متوقع في التطبيق',
	'إنجليزية مسار الجامعة',
	'بصورة عن جواز السفر',
	'تكلفة أول سنة',
	'في خانة الطلبات الخاصة',
	'سيُمحى هذا الملف',
])('a wording that was given up is found: %s', (text) => {
	expect(termFaults(text)).toHaveLength(1)
})

test('every given-up wording has its example above, and the new ones pass', () => {
	expect(terms).toHaveLength(33)
	for (const { but } of terms) expect(termFaults(but)).toEqual([])
	expect(termFaults('بسيارة أجرة عبر التطبيقات، والرقم المرجعي')).toEqual([])
})

test('the brand without guillemets is found, a journey is not', () => {
	expect(brandFaults('يسري ضمان رحلة على السكن')).toEqual(['ضمان رحلة'])
	expect(brandFaults('ضمان «رحلة»، وعلى بعد رحلة قصيرة')).toEqual([])
})

test('a sign that would turn round is found', () => {
	expect(signFaults('العدد × السعر')).toHaveLength(1)
	expect(signFaults('صورة بمقاس 35 × 45 مم')).toEqual([])
})

test('the conditions of the scholarship are said in one line only', () => {
	const line = sharedLines.malaysiaInternationalScholarship.ar
	const elsewhere = texts.filter(({ words }) => words.replace(line, '').includes('3.5 من 4'))
	expect(elsewhere).toEqual([])
	expect(texts.filter(({ words }) => words.includes(line)).length).toBeGreaterThan(5)
})

test('a range of both kinds and a page without guillemets are found', () => {
	expect(rangeFaults('من أسبوعين إلى 4 أسابيع')).toHaveLength(1)
	expect(rangeFaults('من أسبوعين إلى أربعة أسابيع، ومن 3 إلى 5 أشهر')).toEqual([])
	expect(pageNameFaults('يمكن إيقافها من صفحة حسابي')).toHaveLength(1)
	expect(pageNameFaults('من صفحة «حسابي»')).toEqual([])
})

const valuesUnder = (prefix: string) =>
	texts.flatMap(({ where, words }) => (where.startsWith(prefix) ? [words] : []))

test.each([
	'locales/ar/desk-cases.json stage.',
	'locales/ar/status-stages.json name.',
	'locales/ar/desk-cases.json event.',
])('stages and what happened are nouns: %s', (prefix) => {
	expect(['استُلم', 'أُرسلت الخيارات', 'تم الرد', 'اكتمل', 'رُفض تصدير آخر'].every(isFiniteVerb)).toBe(
		true,
	)
	expect(valuesUnder(prefix).length).toBeGreaterThan(9)
	expect(valuesUnder(prefix).filter(isFiniteVerb)).toEqual([])
})

/** They stand beside names of either gender and number: «شهادة طبية»، «صور شخصية»، «جناح بغرفة نوم». */
test.each([
	'locales/ar/desk-case.json docs.new',
	'locales/ar/desk-case.json docs.accepted',
	'locales/ar/desk-case.json docs.refused',
	'locales/ar/desk-case.json docs.asked',
	'locales/ar/status-own.json received.accepted',
	'locales/ar/status-own.json received.new',
	'locales/ar/listing.json rooms.',
	'locales/ar/apply.json steps.done',
	'locales/ar/status.json timeline.done',
	'locales/ar/desk-account.json people.state.',
])('a state is a phrase with its noun: %s', (prefix) => {
	const states = valuesUnder(prefix)
	expect(states.length).toBeGreaterThan(0)
	expect(states.filter((state) => state.trim().split(' ').length < 2)).toEqual([])
})

test('the family link speaks of the applicant, never to them', () => {
	expect(addressFaults('اقرؤوا الخطاب وأخبرونا بقراركم')).toHaveLength(3)
	const said = [
		'status-family.json',
		'status-request.json family.',
		'status-message.json family.',
	].flatMap((part) => valuesUnder(`locales/ar/${part}`))
	expect(said.length).toBeGreaterThan(40)
	expect(said.flatMap(addressFaults)).toEqual([])
})

/** Somebody who wrote a message has sent no request: only what is about a request may speak of one. */
test('the status page of a message speaks of the message', () => {
	const request = /الطلب(?![\u0621-\u064a])|طلبكم|طلبي/g
	expect('نتوقف عن العمل على الطلب في صفحة طلبكم'.match(request)).toHaveLength(2)
	const said = [
		'status.json',
		'status-own.json',
		'status-answers.json',
		'status-documents.json',
		'status-message.json',
		'status-family.json now.contact_submissions.',
		'status-stages.json now.contact_submissions.',
		'mail.json status.message.',
	].flatMap((part) => valuesUnder(`locales/ar/${part}`))
	expect(said.length).toBeGreaterThan(90)
	expect(said.flatMap((words) => words.match(request) ?? [])).toEqual([])
})
