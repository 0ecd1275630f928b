import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { foldAll, matches } from '#domain/search.ts'
import { synonyms } from '#domain/synonyms.ts'

test.each([
	['KUALA Lumpur', 'kuala lumpur'],
	['أحمد إبراهيم آدم ٱلله', 'احمد ابراهيم ادم الله'],
	['الهندسة', 'الهندسه'],
	['مستشفى', 'مستشفي'],
	['مسؤول بيئة كهرباء', 'مسوول بييه كهربا'],
	['مُحَاسَبَةٌ', 'محاسبه'],
	['ســـكن', 'سكن'],
	['ﻻ', 'لا'],
	['SS١٥ و SS۱۵', 'ss15 و ss15'],
	['Élite Café', 'elite cafe'],
	["Taylor’s, Taylor's", 'taylors taylors'],
	['RM 12,500–15,000', 'rm 12500 15000'],
	['١٢٬٥٠٠', '12500'],
	['  Wi-Fi  /  A/C (24h) ', 'wi fi a c 24h'],
	['جامعة، معهد؛ سكن؟', 'جامعه معهد سكن'],
	['\u200fIELTS\u200e 6.5', 'ielts 6 5'],
	['تکنولوجی', 'تكنولوجي'],
	['', ''],
	['—', ''],
])('%j is compared as %j', (text, folded) => {
	expect(fold(text)).toBe(folded)
})

const found: readonly (readonly [text: string, query: string])[] = [
	// Alef forms, taa marbuta, alef maqsura, hamzas, diacritics, tatweel
	['كلية الهندسة', 'هندسه'],
	['كلية الهندسة', 'هندسة'],
	['هندسة البرمجيات', 'الهندسة'],
	['هندسة البرمجيات', 'البرمجيات'],
	['إدارة الأعمال', 'اداره الاعمال'],
	['إدارة الأعمال', 'ادارة اعمال'],
	['إدارة الأعمال', 'إدارة أعمال'],
	['الأمن السيبراني', 'امن سيبراني'],
	// Words that our pages gave up and visitors still type
	['هندسة الميكاترونيات', 'ميكاترونكس'],
	['مختبر حاسوب واستماع', 'معمل'],
	['غرف وأجنحة فندقية', 'أجنحة مخدومة'],
	['إيجار الشهر الأول', 'أجرة'],
	['آسيا والمحيط الهادئ', 'اسيا'],
	['آسيا والمحيط الهادئ', 'الهادي'],
	['مسؤول القبول', 'مسوول'],
	['مستشفى الجامعة', 'مستشفي'],
	['علي', 'على'],
	['الكهربائية', 'كهربايية'],
	['مُحاسَبة', 'محاسبه'],
	['محاسبة', 'مُحَاسَبَة'],
	['سكن جامعي', 'ســكن'],
	['للطلبة', 'طلبه'],
	['والسكن', 'سكن'],
	['السكن والطب', 'medicine'],
	['بالي', 'بالي'],
	// Digits, punctuation, case, accents, spaces
	['SS15', 'ss١٥'],
	['SS15', 'SS۱۵'],
	['RM 1,500', '1500'],
	['RM 1,500', '١٬٥٠٠'],
	['Taylor’s University', 'taylors'],
	["Taylor's University", 'Taylor’s'],
	['Taylor’s University', 'TAYLOR'],
	['Universiti Sains Malaysia', 'sains'],
	['Élite Residence', 'elite'],
	['Elite Residence', 'ÉLITE'],
	['Full-time', 'full time'],
	['Computer   Science', 'computer science'],
	['Computer Science', '  computer   SCIENCE '],
	['Computer Science', 'science computer'],
	['Computer Science', 'comp'],
	['Science of the Computer', 'computer science'],
	// Names of one place
	['كوالالمبور', 'كوالا لمبور'],
	['كوالا لمبور', 'كوالالمبور'],
	['كوالالمبور', 'Kuala Lumpur'],
	['Kuala Lumpur', 'كوالالمبور'],
	['كوالالمبور', 'KL'],
	['Kuala Lumpur', 'kl'],
	['كوالالمبور', 'كوالا لم'],
	['في كوالالمبور', 'kuala lum'],
	['بينانغ', 'Penang'],
	['Penang', 'بينانج'],
	['Penang', 'pulau pinang'],
	['جزيرة بينانغ', 'Pinang'],
	['جوهور بهرو', 'JB'],
	['Johor Bahru', 'جوهور بارو'],
	['Petaling Jaya', 'بتالينج جايا'],
	['بيتالينغ جايا', 'pj'],
	['Cyberjaya', 'سايبر جايا'],
	['سايبرجايا', 'cyber jaya'],
	['سوبانغ جايا', 'Subang'],
	['سردانغ', 'سيردانج'],
	['سلانغور', 'سيلانجور'],
	['ملقا', 'Malacca'],
	['مونت كيارا', 'Mont Kiara'],
	// Study terms
	['بكالوريوس الهندسة المدنية', 'engineering'],
	['Bachelor of Civil Engineering', 'هندسة'],
	['Bachelor of Civil Engineering', 'هندسة مدنية'],
	['بكالوريوس الهندسة المدنية', 'civil engineering'],
	['دكتور في الطب', 'medicine'],
	['Doctor of Medicine', 'الطب'],
	['علوم الحاسوب', 'computer science'],
	['علوم الحاسوب', 'علوم الكمبيوتر'],
	['علوم الحاسوب', 'حاسب'],
	['Computer Science', 'كمبيوتر'],
	['Bachelor of Laws', 'قانون'],
	['القانون', 'law'],
	['الحوسبة', 'computing'],
	['تقنية المعلومات', 'تكنولوجيا المعلومات'],
	['علم النفس', 'psychology'],
	['الذكاء الاصطناعي', 'AI'],
	['ماجستير إدارة الأعمال', 'mba'],
	['دكتوراه الفلسفة', 'PhD'],
	['تأشيرة طالب', 'فيزا'],
	['شقة مفروشة', 'apartment'],
	['Free WiFi', 'واي فاي'],
	['السكن في سوبانغ جايا', 'accommodation subang'],
]

test('the list of pairs is long enough to be worth the name', () => {
	expect(found.length).toBeGreaterThanOrEqual(60)
})

test.each(found)('%j is found by %j', (text, query) => {
	expect(matches(fold(text), query)).toBe(true)
})

test.each([
	['Bachelor of Laws', 'medicine'],
	['تطبيقات الحاسوب', 'medicine'],
	['Brooklyn Residence', 'كوالالمبور'],
	['Computer Science', 'computer law'],
	['Penang', 'Bangi'],
	['سكن جامعي', 'فندق'],
	['الحوسبة', 'هندسة'],
	['Universiti Putra Malaysia', 'xyz'],
	['University', 'ا'],
])('%j is not found by %j', (text, query) => {
	expect(matches(fold(text), query)).toBe(false)
})

test('an empty query finds everything, signs alone nothing', () => {
	for (const query of ['', '  ', '\u200f']) expect(matches('anything', query)).toBe(true)
	for (const query of ['—', '!!!', ' ؟ ']) expect(matches('anything', query)).toBe(false)
})

test('an entry is searched through all its texts', () => {
	const haystack = foldAll(['جامعة مالايا', 'University of Malaya', 'UM', 'الهندسة'])
	expect(haystack).toBe('جامعه مالايا university of malaya um الهندسه')
	expect(matches(haystack, 'malaya هندسه')).toBe(true)
})

const anyText = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.string({ unit: fc.constantFrom(...'أإآاةهىيءئؤـًُّ لالوب١٢۳4 Aéß’,-') }),
)

describe('whatever the text', () => {
	test('folding twice changes nothing', () => {
		fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
	})

	test('it is found by itself, by its words, and by any run of its letters', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
				const haystack = fold(text)
				fc.pre(haystack !== '')
				expect(matches(haystack, text)).toBe(true)
				const start = from % (haystack.length + 1)
				const run = haystack.slice(start, start + (length % 6))
				// Half of a character is no letter.
				fc.pre(run.isWellFormed())
				expect(matches(haystack, run)).toBe(true)
			}),
		)
	})

	test('more words never find more', () => {
		fc.assert(
			fc.property(anyText, anyText, fc.string({ unit: fc.constantFrom(...'xyz') }), (a, b, c) => {
				const haystack = fold(a)
				const word = fold(b).split(' ')[0] ?? ''
				if (!matches(haystack, word)) expect(matches(haystack, `${word} ${c}`)).toBe(false)
			}),
		)
	})
})

describe('the table of synonyms', () => {
	test('every name finds every other name of its line', () => {
		for (const group of synonyms) {
			for (const query of group) {
				for (const text of group)
					expect.soft(matches(fold(text), query), `${query} → ${text}`).toBe(true)
			}
		}
	})

	test('no name stands on two lines', () => {
		const all = synonyms.flatMap((group) => [...new Set(group.map(fold))])
		expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
	})
})
