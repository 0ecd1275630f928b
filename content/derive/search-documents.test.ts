import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { createSiteSearch, type SiteSearch } from '#domain/site-search.ts'

import { shipped } from '../shipped.ts'
import { searchDocuments } from './search-documents.ts'

const search: Record<Language, SiteSearch> = {
	ar: createSiteSearch(searchDocuments(shipped, 'ar')),
	en: createSiteSearch(searchDocuments(shipped, 'en')),
}

/** Questions as visitors type them, and a page that answers each. */
const questions: [Language, string, string][] = [
	['en', 'How much does it cost to live in Kuala Lumpur?', '/faq#living-costs'],
	['en', 'Can I work while studying?', '/faq#part-time-work'],
	['en', 'engineering in Penang', '/university/universiti-sains-malaysia'],
	['en', 'visa documents', '/visa-support'],
	['en', 'Taylors', '/university/taylors-university'],
	['en', 'room near UTM', '/accommodation/utm-residences'],
	['en', 'IELTS course', '/language-institutes'],
	['en', 'how long does the visa take', '/faq#visa-time'],
	['en', 'medicine at UKM', '/university/universiti-kebangsaan-malaysia'],
	['en', 'i want to apply', '/apply'],
	['en', 'whatsapp number', '/contact'],
	['en', 'who are you, rihla?', '/about'],
	['en', 'halal food in malaysia', '/discover-malaysia'],
	['en', 'MBA programmes', '/university/putra-business-school'],
	['en', 'apartment in Cyberjaya', '/accommodation/the-edge-residence'],
	['en', 'hotel klcc', '/accommodation/klcc-serviced-suites'],
	['en', 'student pass', '/visa-support'],
	['en', 'delete my data', '/privacy'],
	['en', 'Multimedia University', '/university/multimedia-university'],
	['en', 'scholarships', '/faq#scholarships'],
	['en', 'where is my application?', '/status'],
	['en', 'track my request', '/status'],
	['en', 'i lost my reference number', '/status'],
	['ar', 'أين وصل طلبي؟', '/status'],
	['ar', 'متابعه الطلب', '/status'],
	['ar', 'وين طلبي', '/status'],
	['ar', 'كم تكلفة المعيشة في ماليزيا؟', '/faq#living-costs'],
	['ar', 'هل يمكنني العمل أثناء الدراسة؟', '/faq#part-time-work'],
	['ar', 'هندسه في بينانج', '/university/universiti-sains-malaysia'],
	['ar', 'الاوراق المطلوبة للتأشيرة', '/visa-support'],
	['ar', 'جامعه تايلورز', '/university/taylors-university'],
	['ar', 'سكن قريب من جامعة التكنولوجيا', '/accommodation/utm-residences'],
	['ar', 'دورة ايلتس', '/language-institutes'],
	['ar', 'كم مدة التأشيرة', '/faq#visa-time'],
	['ar', 'جامعه مالايا', '/university/university-of-malaya'],
	['ar', 'أريد التقديم', '/apply'],
	['ar', 'رقم الواتساب', '/contact'],
	['ar', 'من نحن', '/about'],
	['ar', 'الطعام الحلال', '/discover-malaysia'],
	['ar', 'كلية بوترا للأعمال', '/university/putra-business-school'],
	['ar', 'شقه في سايبر جايا', '/accommodation/the-edge-residence'],
	['ar', 'معهد بريتانيا', '/language-institute/britannia-language-centre'],
	['ar', 'فيزا الطالب', '/visa-support'],
	['ar', 'حذف بياناتي', '/privacy'],
	['ar', 'جامعة الوسائط المتعددة', '/university/multimedia-university'],
	['ar', 'منح دراسيه', '/faq#scholarships'],
	['en', 'what does the first year cost', '/plan'],
	['en', 'will I be accepted', '/plan'],
	['ar', 'كم تكلف السنة الأولى', '/plan'],
	['ar', 'هل أقبل', '/plan'],
	['ar', 'متى أبدأ', '/plan'],
	['ar', 'معادلة', '/families#recognition'],
	['ar', 'معادلة الشهادة في الكويت', '/families#recognition-kw'],
	['ar', 'آمنة للبنات', '/families#safety'],
	['ar', 'سكن للبنات فقط', '/families#women-only-housing'],
	['ar', 'استرجاع الرسوم', '/families#refunds'],
	['ar', 'زيارة الأهل', '/families#parents-visit'],
	['ar', 'البكالوريا الجزائرية', '/families#school-certificates'],
	['ar', 'رخصة القيادة', '/families#driving'],
	['ar', 'العمل بعد التخرج', '/families#work-after'],
	['ar', 'تأجيل العسكرية', '/families#letters-and-attestation'],
	['en', 'refund if visa is refused', '/families#refunds'],
	['en', 'is it safe for my daughter', '/families#safety'],
]

test('nine of ten questions find their page among the first three', () => {
	const missed = questions.filter(
		([language, question, href]) =>
			!search[language](question, 3).some((result) => result.href === href),
	)
	expect(questions).toHaveLength(63)
	expect(missed.length, missed.map(String).join('\n')).toBeLessThanOrEqual(4)
})

test.each([
	['en', 'What is the weather in Paris?'],
	['en', 'who won the world cup'],
	['en', 'recipe for pizza'],
	['en', 'bitcoin price'],
	['en', 'fix my washing machine'],
	['ar', 'ما سعر الذهب اليوم'],
	['ar', 'من فاز بكأس العالم'],
	['ar', 'طريقة عمل البيتزا'],
	['ar', 'أفضل هاتف محمول'],
	['ar', 'نتيجة مباراة الأهلي'],
] as const)('outside the field (%s): %s', (language, question) => {
	expect(search[language](question, 3)).toEqual([])
})

test.each(['', '   ', '؟؟', 'the', 'من'])('nothing to search for: "%s"', (query) => {
	expect(search.ar(query, 3)).toEqual([])
})

test.each([
	['ar', 'أين وصل طلبي'],
	['ar', 'حالة الطلب'],
	['en', 'status of my request'],
] as const)('%s: «%s» leads to the status page first', (language, question) => {
	expect(search[language](question, 3)[0]?.href).toBe('/status')
})

test.each([
	['معادلة', '/families#recognition'],
	['آمنة للبنات', '/families#safety'],
	['استرجاع الرسوم', '/families#refunds'],
	['زيارة الأهل', '/families#parents-visit'],
	['البكالوريا الجزائرية', '/families#school-certificates'],
	['التوجيهي', '/families#school-certificates'],
	['أجيب زوجتي معي', '/families#dependants'],
	['رخصة القيادة', '/families#driving'],
	['العمل بعد التخرج', '/families#work-after'],
	['معادلة الشهادة في الكويت', '/families#recognition-kw'],
])('what parents type, «%s», finds its answer first', (question, href) => {
	expect(search.ar(question, 3)[0]?.href).toBe(href)
})
