/** Somebody tells of himself and then asks: the clause that asks is answered, and what was told fills slots. */
import { describe, expect, test } from 'vitest'
import { ask } from './known.ts'

describe('the clause that asks decides', () => {
	test.each([
		['بنتي خلصت الثانوية السنة وتبي تدرس محاسبة وأنا قلقانة عليها، البلد أمان للبنات؟', 'safety'],
		[
			'أنا طالب سوداني ومعدلي في الثانوية 91% وظروفنا صعبة، هل توجد منح عند الجامعات؟',
			'scholarships',
		],
		['أنا من طرابلس متزوج وعندي ولد عمره 4 سنين وأبي أدرس دكتوراه. نقدر نجيب زوجتي؟', 'family'],
		[
			'ابنتي جابت الباك ب 13.20 وتحب القانون. المشكل التحويل من عندنا صعيب، كيفاش نخلصو الجامعة؟',
			'payment',
		],
		[
			'ولدي ما حصل بعثة وراتبي محدود. أقدر أصرف عليه 250 دينار كويتي بالشهر معيشة بدون الرسوم، تكفي؟',
			'living',
		],
		[
			'My daughter is 17, she got 88% and wants to study law. Is it safe for girls there?',
			'safety',
		],
		['ابني معدله 77 ويريد هندسة مدنية، متى تبدأ الدراسة؟', 'intakes'],
	])('%s', (question, intent) => {
		expect(ask(question).intents).toEqual([intent])
	})

	test.each([
		['معدلي 85 بالتوجيهي، بقدر أدخل هندسة؟', 'admission.grade'],
		['جبت 60 بالثانوية، ممكن أدرس محاسبة؟', 'admission.grade'],
	])('unless it asks of what was told: %s', (question, intent) => {
		expect(ask(question).intents).toContain(intent)
	})
})
