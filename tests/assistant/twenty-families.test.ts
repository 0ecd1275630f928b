/** What twenty conversations of families found: questions without an answer, and answers to another question. */
import { expect, test } from 'vitest'
import { ask } from './known.ts'

/** The last answer of a conversation. */
function lastOf(...turns: string[]) {
	let told = ask(turns[0] ?? '')
	for (const turn of turns.slice(1)) told = ask(turn, told.memory)
	return told
}

test.each([
	'كم تكلف الدراسة في ماليزيا',
	'كم رسوم الدراسة في ماليزيا',
	'ابغى ادرس في ماليزيا كم تكلفني',
	'بدي ادرس بماليزيا قديش بكلفني',
	'عايز ادرس في ماليزيا هتكلفني كام',
	'بغيت نقرا فماليزيا شحال غادي يكلفني',
	'اريد ادرس بماليزيا شكد تكلفني',
	'واش راكم خاوتي، عندي الباك و حاب نقرا في ماليزيا شحال تكلفني',
	'bghit n9ra f malaysia ch7al katkhlles',
	'how much does it cost to study in Malaysia?',
	'I want to study in Malaysia, how much will it cost me',
])('the commonest question is answered in every dialect: %s', (question) => {
	expect(ask(question).intents).toEqual(['fee.general'])
})

test('fees of one level are compared, and which one is said', () => {
	const { text } = lastOf('وش الفرق بين تايلورز و صن واي', 'ايهم ارخص في ادارة الاعمال')
	expect(text).toContain('تخص هذه المقارنة برامج البكالوريوس (إدارة الأعمال)')
	expect(text).toContain('37,000 رينغيت | غير مذكور')
	expect(text).toContain('في جامعة صنواي. ويرد هناك ضمن برامج الماجستير')
	expect(ask('MMU and UTAR in business').text).toMatch(/RM.19,500 \| Not listed/)
	expect(ask('MMU and UTAR, master in business').text).toMatch(/RM.22,000 \| RM.20,000/)
})

test('beside a distance stands the campus that it leads to, the main one first', () => {
	const { text } = ask('housing near UTM')
	expect(text).toMatch(/Seri Maya .*3 km · .*Kuala Lumpur campus/)
	expect(text.indexOf('UTM Residences')).toBeLessThan(text.indexOf('Seri Maya'))
})

test.each([
	[
		['whats the diffrence between APU and MMU', 'when is the next intake for the second one'],
		'mmu',
	],
	[['قارن تايلورز وصنواي', 'طيب ومتى تبدأ الدراسة في الثانية'], 'sunway'],
	[['قارن تايلورز وصنواي', 'كم رسوم الأولى'], 'taylors'],
])('the one that is counted is meant, and no other: %s', (turns, code) => {
	expect(lastOf(...turns).memory.universities).toEqual([code])
})

test('when both start is told of both that were compared', () => {
	const { intents, text } = lastOf('قارن تايلورز وصنواي', 'طيب متى اقرب دفعه')
	expect(intents).toEqual(['intakes'])
	expect(text).toContain('جامعة تايلورز: فبراير')
	expect(text).toContain('جامعة صنواي: يناير')
})

test.each([
	[['كم تستغرق التأشيرة', 'وكم مدة الماجستير'], 'programme.length'],
	[['كم تكلفة الفيزا', 'كم سنة الدكتوراه'], 'programme.length'],
	[['الفيزا بتاخد قد ايه للمصريين'], 'visa.time'],
	[['كم تاخذ فيزا اليمنيين'], 'visa.time'],
	[['ينفع اسافر سياحه واحول هناك'], 'visa.need'],
	[['ولو ما جاب ايلتس يقبلونه؟'], 'admission.without-test'],
	[['ya3ni lw ma 3ajabha el sakan t8dr tghayro?'], 'housing.guarantee'],
	[['اقدر اسير وياها واتم عندها فترة؟'], 'parents.visit'],
	[['فيني جيبن معي عالفيزا'], 'family'],
	[['w lvisa ch7al katchd dyal lwe9t'], 'visa.time'],
	[['how many weeks total from applying until I fly'], 'visa.steps'],
	[['Can he leave the university in the first month and get his money back?'], 'refund'],
	[
		['قديش بكلف الطالب بالشهر اكل وشرب وسكن ومواصلات', 'يعني كل السنه مع الجامعه قديش تقريبا'],
		'cost.first-year',
	],
])('the question that was asked is answered, and no neighbour of it: %s', (turns, intent) => {
	expect(lastOf(...turns).intents).toEqual([intent])
})

test('a level that does not have the subject is answered at the university that was meant', () => {
	const { text } = lastOf('كم رسوم هندسة البرمجيات في ام ام يو؟', 'والماجستير فيها بكم؟')
	expect(text).toContain('برامج الماجستير في جامعة الوسائط المتعددة')
	expect(text).toContain('11,500')
})

test('a price at the end of a question is a question', () => {
	expect(lastOf('مين عنده صيدلة', 'كام سنة وبكام').intents).toEqual([
		'programme.length',
		'cheapest',
	])
})

test('what was said stays: the country, the subject and the level, the university that was shown', () => {
	expect(ask('الشهادة معترف فيها عندنا بالسعودية؟').links).toContain('/families#recognition-sa')
	const { links } = lastOf('جامعة ملايا معترف فيها بالاردن', 'طيب وتايلورز؟')
	expect(links).toContain('/families#recognition-jo')
	const list = 'بدي كمل ماجستير علوم حاسوب، شو الجامعات الحكومية اللي فيها'
	expect(lastOf(list, 'قديش القسط ب UTM').text).toContain('16,000')
	expect(lastOf(list, 'قديش القسط ب UTM', 'وب UPM؟').text).toContain('15,000 رينغيت سنويًا')
	expect(lastOf('ارخص جامعة للكمبيوتر', 'متى يبدا الفصل عندهم').text).toContain(
		'جامعة بوترا الماليزية',
	)
})

test('the cheapest home is named', () => {
	expect(ask('شو ارخص سكن عندكم').text).toContain('مساكن جامعة التكنولوجيا الماليزية')
})
