/** What an answer says first and what it leaves out: nothing twice, no filter without its name, no near thing as the thing itself. */
import { expect, test } from 'vitest'
import { ask } from './known.ts'

const askedInArabic = (question: string) => ask(question, undefined, false, 'ar')

test.each([
	['زين اذا دفعنا وانرفضت الفيزا ترجع الفلوس', ['refund']],
	['الدفع بيبقى مره واحده ولا على اقساط', ['payment']],
	['السنه الاولى كلها بكام بالدولار، مصاريف وسكن واكل وطيارة في ملايا', ['cost.first-year']],
])(
	'a condition, a word that begins with «و» and a part of a sum are no second question: %s',
	(question, intents) => {
		expect(askedInArabic(question).intents).toEqual(intents)
	},
)

test('no sentence stands twice in one reply', () => {
	for (const question of [
		'متى أدفع، وهل ترجع الرسوم؟',
		'صيدلة أو أسنان، وين؟',
		'tell me about visa cost and insurance',
	]) {
		const lines = ask(question)
			.spoken.flatMap(({ blocks }) => blocks)
			.flatMap((block) => (block.kind === 'say' ? block.text.split(/(?<=[.؟!])\s+/) : []))
			.filter((line) => line.endsWith('.'))
		expect(new Set(lines).size).toBe(lines.length)
	}
})
