/** What an answer says first and what it leaves out: nothing twice, no filter without its name, no near thing as the thing itself. */
import { expect, test } from 'vitest'
import { ask, knowledge, lastOf } from './known.ts'

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

test.each([
	['ارخص جامعة خاصة للهندسة في كوالالمبور', ['الهندسة', 'الجامعات الخاصة', 'كوالالمبور']],
	['وين ادرس علم النفس', ['علم النفس', 'برامج البكالوريوس']],
	['معي 8000 دولار في السنة لدراسة القانون', ['القانون', 'برامج البكالوريوس']],
])('each filter is named in the first sentence: %s', (question, names) => {
	const [first = ''] = askedInArabic(question).text.split('\n')
	for (const name of names) expect(first).toContain(name)
})

test('private universities of the visitor’s own country are no filter', () => {
	const { text } = askedInArabic('الجامعات الخاصة هنا غالية، وين ارخص هندسة في ماليزيا؟')
	expect(text).toContain('جامعة التكنولوجيا الماليزية')
	expect(askedInArabic('ارخص هندسة في الجامعات الخاصة').text).not.toMatch(/التكنولوجيا الماليزية:/)
})

test('who names no level and compares two is after a bachelor’s, and what is nearest is called so', () => {
	const { text } = ask('sunway or taylors for marketing?')
	expect(text).toMatch(/^None of these universities has this subject \(Marketing\)/)
	expect(text).not.toContain('MBA')
	expect(text).toMatch(/RM.36,000 \| RM.37,000/)
})

test('a subject of before that one of two does not have is named and let go', () => {
	const { text } = lastOf('civil engineering where', 'is UTAR or INTI more cheap')
	expect(text).toContain('(Civil engineering)')
	expect(text).toMatch(/RM.17,500–54,000 \| RM.23,300–28,600/)
})

test('two subjects for one place: a university that teaches both', () => {
	const { text } = askedInArabic('ولدي يبي هندسه ميكانيك والثاني محاسبه، شنو احسن جامعه لهم؟')
	expect(text).toContain('هذه الجامعات تدرّس التخصصين معًا (الهندسة الميكانيكية، المحاسبة)')
	expect(text).toMatch(/جامعة تونكو عبد الرحمن \| 20,000.رينغيت \| 17,500.رينغيت/)
	expect(text).not.toContain('صنواي')
})

test.each([
	'ماستر مالية اسلامية وين',
	'graphic design, where?',
	'islamic finance degree in malaysia',
])('the nearest to a branch that no programme has by name is called so: %s', (question) => {
	expect(ask(question).text).toMatch(
		/باسمه بين البرامج التي نعرضها، وهذه أقرب البرامج|is not by this name among the programmes we list/,
	)
})

test('a subject of before does not hide what an amount is enough for', () => {
	const amount = 'معي 5000 دولار في السنة، في جامعة بتقدر عليها؟'
	const { text } = lastOf('وين ادرس طب؟', amount)
	expect(text).toMatch(/^لا يكفي هذا المبلغ لما ذكرتموه من قبل \(برامج البكالوريوس، الطب\)/)
	expect(text).toMatch(/12,000.رينغيت/)
	expect(lastOf('بدي ادرس طب حتى لو تخصص تاني', amount).text).not.toContain('الطب)')
})

test('beside the cheapest course of all stands the cheapest for those who come from abroad', () => {
	const { text } = askedInArabic('شن هي المعاهد اللي عندكم واني ارخص واحد فيهم')
	expect(text).toMatch(/القادمون من خارج ماليزيا .*«الإنجليزية شبه المكثفة».* 800.رينغيت/)
	expect(text).toContain('وهذه هي المعاهد التي نعرضها')
})

test.each(['جوازي باقي له ٩ شهور وينتهي', 'واش المغاربة خاصهم فيزا باش يدخلو'])(
	'no remark that nothing is said stands before an answer that says it: %s',
	(question) => {
		expect(askedInArabic(question).text).not.toMatch(/^لا يذكر الموقع (?:سبب|رقم)/)
	},
)

test.each(['جوازي باقي له ٩ شهور', 'معي وثيقة سفر فلسطينية، تنفع؟', 'كم تستغرق التأشيرة؟'])(
	'what is said again in short does not end on a colon: %s',
	(question) => {
		const { spoken } = lastOf(question, question)
		const last = spoken.at(-1)?.blocks.at(-1)
		expect(last?.kind === 'say' && last.text.endsWith(':')).toBe(false)
	},
)

test('where the site does tell of what is named beside it, nobody is told that it says nothing', () => {
	for (const [question, page] of [
		['انا محجبه ومامتي قلقانه من موضوع الامان هناك لو رجعت من المعمل بالليل', '/families#safety'],
		['عندكم رقم وحده حرمه اكلمها واتس؟ ما اعرف اكتب وايد', '/contact'],
	] as const) {
		const { text, links } = askedInArabic(question)
		expect(text).not.toContain('لا يذكر الموقع شيئًا عن هذا')
		expect(links.some((to) => to.includes(page))).toBe(true)
	}
})

test.each([
	'يا جماعه انا قدمت على الفيزا من ٥ اسابيع ولسه واقفه على ٣٥% ده طبيعي ولا في مشكله',
	'قدمت على الفيزا من ٥ اسابيع ولسه واقفه على ٣٥% ده طبيعي ولا في مشكله',
])(
	'who waits for the visa hears how long it usually takes, also beside where to look: %s',
	(question) => {
		expect(askedInArabic(question).text).toContain('من 4 إلى 8 أسابيع')
	},
)

test('what so many months cost is told of courses that take so long', () => {
	const { text } = ask('how much are the language institutes for 6 months')
	for (const { courses } of knowledge.en.catalogue.institutes) {
		const fees = courses.flatMap(({ months, monthlyFee }) => (months.max < 6 ? [] : monthlyFee * 6))
		for (const fee of [Math.min(...fees), Math.max(...fees)])
			expect(text).toContain(fee.toLocaleString('en'))
	}
})

test('where one programme of a subject takes longer, they are not said to take the same time', () => {
	expect(ask('how long is an MBA in Malaysia').text).toMatch(/^It takes 1\.5 years to 2 years/)
})
