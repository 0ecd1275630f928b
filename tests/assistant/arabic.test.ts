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
	}
})
