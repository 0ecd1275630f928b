/** What a third stranger's conversations found: answers that mislead, our own fee unread, a remark that took the question. */
import { expect, test } from 'vitest'
import { ask, lastOf } from './known.ts'

test.each([[['مرتي فيها تشتغل']], [['وبقدر جيب مرتي وابني معي', 'وهي فيها تشتغل هونيك؟']]])(
	'the work of a wife is not answered with the rule of students: %s',
	(turns) => {
		expect(lastOf(...turns).text).toContain('لا يذكر الموقع هل يُسمح للمرافقين بالعمل')
	},
)

test.each(['في منح كاملة لطلاب فلسطين؟', 'في منحة كاملة؟', 'are there full scholarships?'])(
	'no yes to a narrower question than the page answers: %s',
	(question) => {
		expect(ask(question).text).not.toMatch(/^(?:نعم|Yes)/)
	},
)

test('a subject that only a master’s has is told with its level, and the nearest bachelor’s', () => {
	const { text } = ask('my son wants to do business at sunway how much is it per year')
	expect(text).toContain('not among the bachelor’s programmes')
	expect(text).toMatch(/Accounting and Finance \| RM.36,000/)
})

test.each(['ابني جايب 75% عايز يدخل طب في ماليزيا ينفع', 'ارخص جامعة للطب'])(
	'a table of fees keeps what the site says beside them: %s',
	(question) => {
		const { text } = ask(question)
		expect(text).toContain('بعض هذه الرسوم تقديري')
		expect(text).toContain('قد تزيد عليه رسوم الطب الفعلية')
	},
)

test('a graduate school has no bachelor’s fees', () => {
	const { text } = lastOf(
		'ابا اسوي ماستر ادارة اعمال mba',
		'ما عندي ايلتس',
		'بوترا بزنس سكول كم رسومها',
	)
	expect(text).toContain('29,000')
	expect(ask('كم رسوم كلية بوترا للأعمال').text).not.toContain('12,000')
})

test.each(['نحب نعمل دكتوراه في ماليزيا قداش تتكلف', 'how much does a phd cost in malaysia'])(
	'what a level costs is told: %s',
	(question) => {
		expect(ask(question).text).toMatch(/12,000.*22,100/)
	},
)

test.each([
	'زين وانتوا كم تاخذو',
	'هتاخدو كام منى',
	'شحال كتاخدو',
	'do u guys charge anything',
	'how much do you guys charge',
])('our own fee in every spelling: %s', (question) => {
	expect(ask(question).intents).toEqual(['own-fees'])
})

test.each([
	['بنتي عمرها ١٨ ابي اطرشها ماليزيا بس خايفه عليها البلد امان؟', 'safety'],
	['ابني عمره ١٧ كم رسوم apu', 'fee.university'],
	['ابني معدله ٨٢ يريد صيدلة شكد يكلف', 'cheapest'],
	['بتردوا الساعه كام', 'hours'],
	['مواعيد العمل', 'hours'],
])(
	'a remark does not take the question, nor a word that means two things: %s',
	(question, intent) => {
		expect(ask(question).intents).toEqual([intent])
	},
)

test('two that were compared stay when a subject is added', () => {
	const turns = ['ايه الفرق بين تايلور وصنواي', 'مين فيهم ارخص في الهندسه']
	expect(lastOf(...turns).memory.universities).toEqual(['taylors', 'sunway'])
})

test('a budget is held against the university that was spoken of', () => {
	const turns = ['cheapest uni for IT pls', 'is it under 5000 usd a year']
	expect(lastOf(...turns).text).toMatch(/^Yes, within 5,000.*3,429/s)
	expect(lastOf(...turns, 'what about multimedia university').text).toMatch(/^No, .*22,000/s)
})

test('a fee that is confirmed is not called an estimate beside a budget', () => {
	const under = 'هل هي اقل من 5000 دولار'
	expect(lastOf('كم رسوم علوم الحاسوب في تايلورز', under).text).not.toContain('(تقديري)')
	expect(lastOf('كم رسوم علوم الحاسوب في جامعة مالايا', under).text).toContain('(تقديري)')
})

test('«هذي» after an amount asks what is in it', () => {
	expect(lastOf('ارخص جامعه للحاسب', 'هذي تشمل السكن والا بس الدراسه').intents).toEqual([
		'cost.first-year',
	])
})
