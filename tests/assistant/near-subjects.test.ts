/** A near subject is never shown as the one that was asked for, and one that a page names without a fee is not passed over. */
import { expect, test } from 'vitest'
import { ask } from './known.ts'

const told = (question: string) => ask(question, undefined, false, 'ar')

test('computer engineering: none of this name, and what is nearest', () => {
	const { text, intents } = told('هندسة حاسب بكم بالسنة')
	expect(intents).toEqual(['cheapest'])
	expect(text).toContain('لا يرد هذا التخصص (هندسة الحاسوب) ضمن برامج البكالوريوس التي نعرضها')
	expect(text).not.toContain('المطابقة لسؤالكم')
	expect(ask('computer engineering at apu').text).toContain('The nearest bachelor’s programmes')
})

test('media studies: universities that name it come before a master’s degree', () => {
	const { text } = told('عايز اعلام')
	expect(text).toContain('جامعة هيلب')
	expect(text).toContain('ضمن برامج الماجستير')
})

test('public ones alone', () => {
	for (const question of [
		'بغيت نقرا المعلوميات ف جامعة عمومية ماشي خاصة',
		'computer science, public only, not private',
	]) {
		const { text } = told(question)
		expect(text).toMatch(/مالايا|University of Malaya/)
		expect(text).not.toMatch(/تونكو|Tunku/)
	}
})

test('how long a subject takes is told with the programmes that teach it', () => {
	const { text } = ask('how long is pharmacy')
	expect(text).toContain('Bachelor of Pharmacy')
	expect(text).toContain('4 years')
})

test('a list that is cut says so', () => {
	expect(ask('which universities teach computer science').text).toContain('Other universities')
})

test('where to live: the quarters that the housing page tells of', () => {
	for (const question of ['شنو احسن حي اسكن فيه', 'best area to live for students'])
		expect(told(question).text).toContain('SS15')
})
