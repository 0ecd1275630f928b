/** What is said in answer keeps the rules of good Arabic: a range or a sentence that is only put together when it is spoken stands in no file. */
import { expect, test } from 'vitest'
import { termFaults } from '#domain/website/checks/terms.ts'
import { brandFaults, pageNameFaults, rangeFaults, singularFaults } from '#tests/house/wording.ts'
import { ask } from './known.ts'
import questions from './questions.json' with { type: 'json' }

/** «أما …» and «والقرار …» go on from something; an answer begins with them only by mistake. */
const goesOn = /^(?:أما |و(?:أما|القرار|الوقت|الأعلى|أعلاها|يعادل|تشمل) )/

const withoutUniversity = 'هل الشهادة الماليزية معترف بها في السعودية؟'

const told = [...questions.flatMap(({ turns }) => turns), withoutUniversity]
	.map((question) => ({ question, ...ask(question) }))
	.filter(({ language }) => language === 'ar')

test.each(told)('$question', ({ text, spoken }) => {
	expect([
		...singularFaults(text),
		...rangeFaults(text),
		...termFaults(text),
		...pageNameFaults(text),
		...brandFaults(text),
	]).toEqual([])
	for (const { blocks } of spoken) {
		const [first] = blocks
		if (first?.kind === 'say') expect(first.text).not.toMatch(goesOn)
		for (const block of blocks) if (block.kind === 'say') expect(block.text).toMatch(/[.:؟!]$/)
	}
})

const wholeSentences: [question: string, said: string][] = [
	// The amount that is converted is named: «ذلك» after «5 سنوات» may be all of them.
	[
		'قديش رسوم الطب بجامعة العلوم وبالدينار الاردني',
		'ويعادل مبلغ 53,000 رينغيت بالدينار الأردني نحو',
	],
	['كم رسوم معهد بيج بن بالدولار', '1,400 رينغيت (تقديري). ويعادل ذلك'],
	['كم 1000 رينجت بالريال السعودي', 'يعادل بالريال السعودي نحو'],
	['معي ايلتس 5 كم شهر لغة احتاج للماجستير', 'من درجة 5.0 في IELTS إلى المستوى المطلوب'],
	['انا B1 كم شهر لغة احتاج', 'من المستوى B1 إلى المستوى المطلوب'],
	[
		'زوجي وأولادي يقدرون يجون معي إذا درست دكتوراه؟ وهل فيه مدارس لهم؟',
		'لا يذكر الموقع شيئًا عن «هل فيه مدارس لهم»',
	],
	['انتو شركة موثوقة', '\nادفعوا رسوم الجامعة إلى حسابها'],
	['رسوم الطب في جامعة مالايا', 'فنتحقق منها مع الجامعة قبل التقديم.'],
]

test.each(wholeSentences)('a sentence that is put together reads as one: %s', (question, said) => {
	expect(ask(question).text).toContain(said)
})
