/** After a programme or a list, a question that names its own topic is answered for that topic, about what was spoken of where it can be. */
import { expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

test.each([
	[['وين ندرس تمريض؟', 'شحال تدوم القراية فيه'], 'programme.length'],
	[['ارخص جامعة للهندسة', 'نقدر نخلص بالتقسيط؟'], 'payment'],
	[['بكم المحاسبة في صنواي', 'لازم توفل والا ايلتس يكفي'], 'admission.english'],
	[['بدي ماجستير امن سيبراني', 'الجامعة الحكومية افضل ولا الخاصة'], 'fee.general'],
	[['ابي علاج طبيعي', 'كيف نبدا وياكم'], 'apply.how'],
	[['how much is psychology at help', 'how do I begin with you?'], 'apply.how'],
])('%s', (turns, intent) => {
	expect(lastOf(...turns).intents).toEqual([intent])
})

test('public or private: the fees of both kinds, and nothing of the subject before', () => {
	const { text } = lastOf('بدي ماجستير امن سيبراني', 'الجامعة الحكومية افضل ولا الخاصة')
	expect(text).toContain('8,000')
	expect(text).toContain('15,000')
})

test('where a university does not teach the subject, its own fees are told too', () => {
	const { text } = lastOf('وين ادرس صيدلة', 'بكم الدراسة في UTM')
	expect(text).toContain('لا يرد هذا التخصص بين البرامج التي نعرضها في جامعة التكنولوجيا الماليزية')
	expect(text).toContain('الرسوم السنوية في جامعة التكنولوجيا الماليزية')
})

test('a recognised subject: the rule, and who teaches it', () => {
	const told = lastOf('تايلورز معترف فيها بقطر؟', 'ابغى تخصص قانون يكون معترف به')
	expect(told.intents).toEqual(['recognition', 'programme.offered'])
	expect(told.text).not.toContain('اعتماد جامعة تايلورز')
})

test('a subject near another one is another one', () => {
	const { text } = ask('في تخصص قريب من الصيدلة بس ارخص؟')
	expect(text.startsWith(strings.ar['programme.near'] ?? '-')).toBe(true)
	expect(text).not.toContain('بكالوريوس الصيدلة')
})

test('all years of the programme that was compared, at the university that is named again', () => {
	const { text } = lastOf('compare UM and UKM for law', 'what is the total tuition at UM?')
	expect(text).toMatch(/^RM.24,000 a year/)
	expect(text).toMatch(/Over 4 years that makes RM.96,000/)
})

test('«كم سنة؟» after admission asks of the degree, and a distance names no university that nobody named', () => {
	const talk = ['ابي دكتوراه محاسبة', 'القبول صعب؟', 'وكم سنة؟']
	expect(lastOf(...talk).intents).toEqual(['programme.length'])
	const { links } = lastOf('cheapest law degree', 'how far is it from zzyzx tower')
	expect(links.filter((to) => to.startsWith('/university/'))).toEqual([])
})
