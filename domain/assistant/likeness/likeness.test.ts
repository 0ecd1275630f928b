import { expect, test } from 'vitest'
import arabic from './arabic.json' with { type: 'json' }
import latin from './latin.json' with { type: 'json' }
import { learnLikeness, likenessOf } from './likeness.ts'
import { traitsOf } from './traits.ts'

learnLikeness(arabic)
learnLikeness(latin)

/** None of them is an example. */
test.for([
	['واذا اخوها راح وياها اول شهر يقدر يقعد معاها بدون فيزا؟', 'parents.visit'],
	['طيب يعادلون لي المواد اللي خلصتها ولا ابدا من الصفر', 'credits'],
	['لازم ادفع تامين للغرفة؟ وجم شهر', 'housing.deposit'],
	['حد هيستناه في المطار لما ينزل لوحده', 'arrival'],
	['do they teach everything in english or malay', 'teaching-language'],
])('a question is like those that ask the same: %s', ([question = '', meaning]) => {
	expect(likenessOf(question)?.meaning).toBe(meaning)
})

test('what is like no example is like nothing for sure', () => {
	for (const question of [
		'قلم ازرق فوق الطاولة القديمة',
		'zzz qqq www',
		'purple monkeys paint slowly',
	])
		expect(likenessOf(question)?.share ?? 0).toBeLessThan(0.35)
})

test('digits of both kinds are the same, and a number is a number', () => {
	expect(traitsOf('٢٠ الف')).toEqual(traitsOf('35 الف'))
})

test('what was answered before and what the tables take it for are traits too', () => {
	const traits = [...traitsOf('وبكم', { before: 'visa.time', byTables: 'unclear' }).keys()]
	expect(traits).toEqual(expect.arrayContaining(['<visa.time', '<visa.', '=unclear', ' وبكم ']))
})
