/** What kind of thing is asked for: where the site does not tell it, that is said before anything else about the topic. */
import { expect, test } from 'vitest'
import { ask, lastOf } from './known.ts'

test.each([
	['السكن الجامعي اجباري؟', /^لا يذكر الموقع هل هذا إلزامي/],
	['ليش لازم الفحص الطبي؟', /^لا يذكر الموقع سبب/],
	['المنحة متى؟', /^لا يذكر الموقع موعدًا/],
	['شو الاوراق المطلوبة للمنحة؟', /^لا يذكر الموقع الأوراق/],
	['دراسة الطب صعبة؟', /^لا يذكر الموقع مدى صعوبة/],
	['وين احسن معهد لغة', /^لا يحكم الموقع على جودة/],
	['فتح حساب بنكي كم بياخذ وقت؟', /^لا يذكر الموقع مدةً/],
	['is the foundation year compulsory?', /^The site does not say whether/],
	['is the medical screening hard?', /^The site does not say how hard/],
	['how long does the medical screening take?', /^The site does not say how long/],
	['how much is it to open a bank account?', /^The site gives no figure/],
	['how many scholarships are there?', /^The site does not say how many/],
])('%s', (question, lead) => {
	expect(ask(question).text).toMatch(lead)
	expect(ask(question).links).toContain('/contact')
})

test.each([
	'التأمين الصحي اجباري؟',
	'الفحص الطبي بكم؟',
	'متى الفحص الطبي؟',
	'المنحة صعبة؟',
	'كم جامعة عندكم؟',
	'is health insurance compulsory?',
	'how long does the visa take?',
	'which documents for the visa?',
	'how hard is it to get the visa?',
])('told as it was asked: %s', (question) => {
	expect(ask(question).text).not.toMatch(
		/^(?:لا (?:يذكر|يحكم) الموقع|The site (?:does not|gives no))/,
	)
})

test('«وكم؟», «صعبة؟», "and when?" ask of what was spoken of, whatever it was', () => {
	expect(lastOf('ما هو التأمين الصحي؟', 'وكم؟').intents).toEqual(['insurance'])
	expect(lastOf('وش هي EMGS', 'صعبة؟').intents).toEqual(['visa.success'])
	expect(lastOf('is there a mosque at Sunway', 'how far is it').intents).toEqual(['prayer'])
})

test('«وبعدين؟» goes from the application to what follows the landing, step by step', () => {
	expect(lastOf('بعد القبول شو اعمل؟').text).toContain('خطاب الموافقة على التأشيرة')
	expect(ask('what do i do once i get the visa').intents).toEqual(['visa.steps'])
	const [first, second] = [
		lastOf('كم تستغرق الفيزا', 'وبعدين؟'),
		lastOf('كم تستغرق الفيزا', 'وبعدين؟', 'وبعدها؟'),
	]
	expect(first.intents).toEqual(['visa.steps'])
	expect(second.text).not.toBe(first.text)
	expect(second.memory.step).toBe((first.memory.step ?? 0) + 1)
})

test('two institutes are set side by side, and the second of them is meant by its place', () => {
	const both = lastOf('شو الفرق بين معهد big ben و ems')
	expect(both.intents).toEqual(['institute.compare'])
	const second = lastOf('شو الفرق بين معهد big ben و ems', 'والتاني قديش بالشهر')
	expect(second.intents).toEqual(['institute.price'])
	expect(second.memory.institutes).toEqual(['ems'])
	expect(
		lastOf('شو الفرق بين معهد big ben و ems', 'والتاني قديش', 'كم ساعة بالاسبوع').text,
	).toContain('EMS')
})

test('whether one university is good is answered of that one, and nothing is judged', () => {
	const { text } = ask('جامعة apu كويسه في الذكاء الاصطناعي؟')
	expect(text).toContain('لا أفضّل جامعة على أخرى')
	expect(text).not.toContain('مالايا')
})
