/** What is not asked with certainty is neither denied nor affirmed, and what is not ours is never answered with what is. */
import { expect, test } from 'vitest'
import { ask, lastOf, strings } from './known.ts'

test.each([
	'عندكم غرفة فاضية في سكاي ريزيدنس؟',
	'is there a studio in Vista Residence',
	'kayna chi chambre f Palm Residence?',
])('a home that is not ours has no rooms: %s', (question) => {
	const { text } = ask(question)
	expect(text).toMatch(/^(?:لا نعرض سكنًا باسم|We list no home called)/)
	expect(text).not.toContain(strings.ar['state.free'])
})

test('nor after a question about one of ours', () => {
	expect(lastOf('كم الغرفة في ذا ايدج', 'طيب وفي سكاي ريزيدنس؟').text).toMatch(
		/^لا نعرض سكنًا باسم «سكاي ريزيدنس»/,
	)
})

test('who comes along is no question about the programme that was spoken of', () => {
	const asked = ['ابغى دكتوراه كيمياء في UPM', 'ومعاي مرتي وعيالي، ممكن يجون معاي باقامة؟']
	expect(lastOf(...asked).intents).toEqual(['family'])
})

test.each(['ما عندي ايلتس، هذا يخرب علي؟', 'no ielts at all, is that a problem?'])(
	'no «yes» to what may be asked either way: %s',
	(question) => {
		expect(ask(question).text).not.toMatch(/^(?:نعم|Yes)\./)
	},
)

test.each([
	'what do they need at UKM for a master in education',
	'is it easy to find halal food there',
	'السفارة قداش تاخذ على تصديق الشهادات',
	'ما عندي ايلتس لسا، بقدر اقدم وبلحقه بعدين',
	'law la2et bet a7san ba3d shahr, b2dar atla3?',
])('what was not asked is not said to be missing: %s', (question) => {
	expect(ask(question).text).not.toMatch(/^(?:لا يذكر الموقع|The site (?:does not|gives no))/)
})

test('the same paragraph for another question is not called answered', () => {
	const asked = ['بدي اطلع من السكن قبل نهاية العقد، شو بيصير؟', 'والتأمين بيرجعلي؟']
	const { text } = lastOf(...asked)
	expect(text).not.toContain(strings.ar.saidAgain)
	expect(text).toContain('يتوقف ذلك على العقد')
})

test.each([
	'my VAL arrived, what now?',
	'طلع خطاب الموافقة، شسوي الحين؟',
	'الفال وصل، شو اعمل هلأ',
	'el VAL tele3, a3mel eh delwa2ty',
	'خرجت الموافقة ديال VAL، شنو خاصني ندير',
	'we just got the approval letter for our son, what should we prepare',
])('with the letter in hand the next steps are told: %s', (question) => {
	const { intents, memory } = ask(question)
	expect(intents).toEqual(['visa.steps'])
	expect(memory.step).toBe(2)
})

test('what a VAL is, and when it comes, is told as before', () => {
	expect(ask('is the VAL important?').intents).toEqual(['visa.term'])
	expect(ask('when will my VAL arrive?').intents).toEqual(['visa.time'])
})

test('near the institute are the homes of its city', () => {
	expect(lastOf('كم الكورس في بيج بن', 'وفيه سكن قريب من المعهد؟').text).toMatch(
		/^مساكن نعرضها في كوالالمبور/,
	)
})
