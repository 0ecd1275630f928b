/** What is asked is answered, and nothing that is told beside it; what the site does not have is said, and no figure is denied that follows. */
import { expect, test } from 'vitest'
import { ask, lastOf } from './known.ts'

test.each([
	['قبلوني بصنواي، وين الاقي سكن قريب منها', 'housing.near'],
	['بنتي في تايلورز من سنة، اقدر اعرف علاماتها منكم؟', 'reports'],
])('what is told before a question is not answered: %s', (question, intent) => {
	expect(ask(question).intents).toEqual([intent])
})

test('how many years is no price that the site is silent of', () => {
	const { text } = lastOf('عندكم طب بشري؟', 'چم سنة يدرسون الطب')
	expect(text).toContain('5 سنوات')
	expect(text).not.toContain('لا يذكر الموقع')
})

test.each([
	['شو في غرف في نخلة تاور', 'نخلة'],
	['what rooms are there in Palmtree', 'Palmtree'],
])(
	'a home that is not ours is said to be none, and all of ours are named: %s',
	(question, name) => {
		const { text, spoken } = ask(question)
		expect(text).toContain(name)
		const table = spoken[0]?.blocks.find(({ kind }) => kind === 'table')
		// All but the hotel, which is for the first weeks.
		expect(table?.kind === 'table' && table.rows.length).toBe(5)
	},
)

test('of two services asked for, the homes that have both', () => {
	const { text, intents } = ask('السكن فيه غسالة وانترنت؟')
	expect(intents).toEqual(['housing.amenities'])
	expect(text).toContain('غسالة ملابس، إنترنت لاسلكي')
	expect(text).not.toContain('تروبيكانا')
})

test('how many finish in time is not how long it takes', () => {
	const { text } = ask('كم نسبة اللي يتخرجون بالوقت من طلاب الماجستير')
	expect(text).toContain('رقمًا يُعتمد عليه')
	expect(text).not.toContain('سنة ونصف')
})

test('an institute that was spoken of is meant, with the times of its groups and who decides the level', () => {
	expect(lastOf('كم رسوم بيغ بن', 'والدوام الصبح ولا المسا وكم ساعة').text).toMatch(
		/أكاديمية بيغ بن[\s\S]*أوقات المجموعات/,
	)
	expect(lastOf('كم رسوم بيغ بن', 'وانا مبتدئ، وين يحطوني باي مستوى').text).toContain(
		'اختبار تحديد المستوى',
	)
})

test('what comes after the approval are the steps, and not the weeks again', () => {
	const { intents, text } = lastOf(
		'how long is the visa',
		'and when we get the VAL what to do next',
	)
	expect(intents).toEqual(['visa.steps'])
	expect(text).not.toContain('I said this just now')
})

test.each([
	'عندي قطة، شو الأوراق اللي لازمها للسفر',
	'can my daughter bring her kitten on the plane',
])('of a pet the site says nothing, and its papers are not those of a student: %s', (question) => {
	expect(ask(question).intents).toEqual(['unclear'])
})
