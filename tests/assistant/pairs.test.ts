/** Two of a kind in one question: universities that are compared, and subjects joined by «أو». Neither is lost, and what follows stays with both. */
import { describe, expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

describe('two universities', () => {
	const opening =
		'توجيهي أدبي معدل 79 بدي أدرس تسويق أو إدارة أعمال. محتارة بين صنواي وتايلورز، شو الفرق بينهم'

	test('are compared, whatever mark is told, at the level of school leavers', () => {
		const { intents, text, memory } = ask(opening)
		expect(intents).toEqual(['compare'])
		expect(text).toContain('برامج البكالوريوس')
		expect(memory.universities).toEqual(['sunway', 'taylors'])
	})

	test.each([
		['وايا وحدة أرخص؟', 'compare'],
		['قريبين من بعض؟', 'compare'],
		['وامتى بيبلش الفصل عندهم؟', 'intakes'],
	])('stay what is spoken of: %s', (question, intent) => {
		const { intents, memory } = lastOf(opening, question)
		expect(intents).toEqual([intent])
		expect(memory.universities).toEqual(['sunway', 'taylors'])
	})

	test('are both told of where their rules are asked for', () => {
		const { text } = ask('معدلي 71، ukm و usm ياخذون بهالنسبة؟')
		expect(text).toContain('الجامعة الوطنية الماليزية')
		expect(text).toContain('جامعة العلوم الماليزية')
	})
})

describe('two subjects', () => {
	test('each has its answer under its name, the wider one too', () => {
		const { text } = ask('بنتي تبي طب أو طب أسنان، شنو الجامعات اللي فيها؟')
		expect(text).toContain(`${strings.ar['subject.dentistry']}:`)
		expect(text).toContain(`${strings.ar['subject.medicine']}:`)
		expect(text).toContain('55,000')
	})

	test('the one that nobody teaches is named', () => {
		expect(ask('معدلي 66 وابي هندسة طيران أو هندسة مدنية').text).toContain('هذا التخصص: الطيران.')
	})
})
