/** Conversations in four dialects, Latin letters and English: each turn with what its answer says. */
import { expect, test } from 'vitest'
import { emptyMemory } from '#domain/assistant/memory.ts'
import type { Language } from '#domain/language.ts'
import { ask } from './known.ts'

const conversations: [name: string, turns: [question: string, answer: string][]][] = [
	[
		'Levant',
		[
			['بدي اعرف قديش بتكلف دراسة الصيدلة بجامعة تايلورز', '45,000 رينغيت سنويًا'],
			['وكم سنة؟', '4 سنوات'],
			['طيب وبجامعة العلوم؟', 'الصيدلة في جامعة العلوم الماليزية'],
			['وايمتا بتبلش؟', 'أكتوبر للبكالوريوس'],
			['ولازم ايلتس؟', 'من 6.0 إلى 6.5'],
			['معي ٥.٥', 'والنتيجة 5.5 دونها'],
		],
	],
	[
		'Egypt',
		[
			[
				'عايز ادرس هندسة في ماليزيا ومعايا 25 الف رينجت في السنة',
				'لا تزيد رسومها السنوية على 25,000 رينغيت',
			],
			['طب وايه ارخص واحدة؟', 'جامعة التكنولوجيا الماليزية: 15,000 رينغيت'],
			['شروط القبول فيها ايه؟', 'شروط القبول في جامعة التكنولوجيا الماليزية'],
			['انا جايب 68% في الثانوية ينفع؟', 'فلا أستطيع أن أؤكد القبول'],
		],
	],
	[
		'what nobody can promise or foretell',
		[
			['كيف الجو هناك بدي اعرف شو البس', 'ملابس قطنية'],
			['وكيف الجو بكره؟', 'لا أعرف طقس يوم بعينه'],
			['هل اكيد بحصل على المنحة', 'لا يستطيع أحد أن يعدكم بمنحة'],
			[
				'بدي ادرس هندسة نفط',
				'لا يرد هذا التخصص (هندسة البترول) ضمن برامج البكالوريوس التي نعرضها، وهذه أقرب البرامج إليه',
			],
			['weather next friday', 'I know no forecast'],
			['will I definitely get the scholarship', 'Nobody can promise a scholarship'],
		],
	],
	[
		'Gulf',
		[
			['ابي معهد لغة رخيص', '500 رينغيت شهريًا'],
			['متى يبدا؟', 'دفعتان كل شهر'],
			['ولو اخذت 4 شهور كم؟', '3,400 رينغيت'],
		],
	],
	[
		'Maghreb',
		[
			['شحال الرسوم ف UTM', 'من 11,000 إلى 20,000 رينغيت'],
			['و MMU؟', 'من 18,000 إلى 24,000 رينغيت'],
			['شحال ناخذ فيزا', 'من 2,500 إلى 3,200 رينغيت'],
			['وشحال تاخذ من وقت', 'من 4 إلى 8 أسابيع'],
		],
	],
	[
		'Latin letters',
		[
			['salam, 3ayez a3raf masareef APU kam', 'من 26,000 إلى 37,000 رينغيت'],
			['w el sakan?', 'لا نعرض سكنًا قريبًا'],
			['w momken men gheir ielts?', 'قبولًا مشروطًا'],
		],
	],
	[
		'English',
		[
			['my son has toefl 50', 'TOEFL 60–79 is usually asked for'],
			['he wants a master', 'TOEFL 80–100 is usually asked for'],
			['and the visa?', 'A passport valid for at least 18 months'],
			['thanks', 'You are welcome'],
		],
	],
]

test.each(conversations)('%s', (_, turns) => {
	let memory = emptyMemory
	let language: Language = 'ar'
	for (const [question, answer] of turns) {
		const told = ask(question, memory, false, language)
		expect(told.text, question).toContain(answer)
		memory = told.memory
		language = told.language
	}
})
