/** What new conversations found: false words, the last answer given again, a clear question silenced by a word or two. */
import { expect, test } from 'vitest'
import { emptyMemory } from '#domain/assistant/memory.ts'
import { programmeLevels } from '#domain/plan/catalogue.ts'
import { ask, knowledge } from './known.ts'

/** All answers of a conversation. */
function told(...turns: string[]) {
	let memory = emptyMemory
	return turns.map((turn) => {
		const answer = ask(turn, memory, false, 'ar')
		memory = answer.memory
		return answer
	})
}

test.each(programmeLevels)(
	'no %s programme costs more than the one called the highest',
	(level) => {
		const fees = knowledge.en.catalogue.universities.flatMap(({ programmes }) =>
			programmes[level].map(({ annualFee }) => annualFee),
		)
		const { text } = ask(`cheapest university for a ${level}`)
		const named = /The highest of them is .*?: RM.([\d,]+)/.exec(text)?.[1]?.replace(',', '')
		expect(Number(named)).toBe(Math.max(...fees))
		expect(ask(`most expensive university for a ${level}`).text).toContain(
			Math.max(...fees).toLocaleString('en'),
		)
	},
)

test.each([
	'في عليها خصم اذا دفعت كاش؟',
	'هل عندكم تخفيضات على الرسوم؟',
	'is there a discount for paying early?',
])('no yes to a discount that the site does not name: %s', (question) => {
	const { text, links } = ask(question)
	expect(text).not.toMatch(/^(?:نعم|Yes)/)
	expect(links.some((to) => to.startsWith('https://wa.me/'))).toBe(true)
})

test.each([
	[['شلونكم اريد ادرس طب اسنان بماليزيا', 'شنو عدكم تخصصات طبيه ثانيه'], 'بكالوريوس الصيدلة'],
	[['ارخص جامعة لتقنية المعلومات'], '14,000'],
	[['معي 5000 دولار بالسنة للدراسة بس، شو بيطلعلي جامعات لتخصص it'], 'علوم الحاسوب'],
	[['cheapest university for an IT degree'], 'Computer Science'],
])('a common word for a subject is read: %s', (turns, part) => {
	expect(told(...turns).at(-1)?.text).toContain(part)
})

test('of a subject that was not understood no list of the others is shown', () => {
	expect(ask('ارخص جامعة لتخصص الفلكلور').intents).toEqual(['unclear'])
})

test.each([
	[['سكن قريب من تايلورز', 'ومتى القبول هناك؟'], 'intakes'],
	[['what about accommodation near Sunway', 'when is the next intake there'], 'intakes'],
	[['سكن قريب من apu', 'في مسيد قريب؟'], 'prayer'],
	[['housing near UPM', 'you take money from me?'], 'own-fees'],
	[
		['Scholarships at UPM for a PhD?', 'what does it cost without the scholarship'],
		'fee.university',
	],
])('what was said before does not outvote a clear question: %s', (turns, intent) => {
	expect(told(...turns).at(-1)?.intents).toEqual([intent])
})

test('the last answer is not given again to something that is asked beside it', () => {
	const [first, second] = told('سكن قريب من تايلورز', 'والسكن فيه بلكونة')
	expect(second?.text).not.toBe(first?.text)
	expect(second?.intents).toEqual(['housing.amenities'])
})

test.each([
	['ابني اترفضت فيزته السنه اللي فاتت لماليزيا ينفع يقدم تاني', 'visa.rejection'],
	['where do i do the medical check, before or after i fly?', 'medical'],
	['انا موظف ما اقدر اداوم كل يوم فيه دراسه عن بعد او جزئي؟', 'study-mode'],
	['لازم صدق الشهادة وين', 'visa.documents'],
])('a word or two that were not read do not silence a clear question: %s', (question, intent) => {
	expect(ask(question).intents).toEqual([intent])
})

test.each([
	['كم تاخذ الفيزا وقت وكم رسومها', ['visa.time', 'visa.cost']],
	['how long does the whole thing take and how much does EMGS charge', ['visa.time', 'visa.cost']],
])('both halves are answered: %s', (question, intents) => {
	expect(ask(question).intents).toEqual(intents)
})

test('what nobody can know is called so, and today’s amounts follow', () => {
	const { text } = ask('الدولار شكد راح يصير السنه الجايه مقابل الرنكت؟')
	expect(text).toMatch(/^لا يعرف أحد .*\nالدولار الأمريكي الواحد/)
	expect(ask('will my visa be approved?').intents).toEqual(['guarantee'])
	expect(ask('who would my supervisor be?').text).toContain('Nobody can know')
})

test('whether an amount is enough for a month is said first', () => {
	const { text } = ask('ميزانيتي ٢٠٠ دينار كويتي بالشهر للسكن والاكل بس، تكفي ولدي؟')
	expect(text).toMatch(/^مبلغ 200 دينار كويتي يعادل نحو [\d,]+ رينغيت.*يكفي هذا المبلغ/)
	expect(ask('is 500 ringgit a month enough to live on?').text).toContain('mostly not enough')
})

test.each([
	'عايز اكلم حد بني ادم من فضلك',
	'بغيت نهضر مع شي واحد ماشي روبو',
	'a real person please',
])('who asks for a person gets one: %s', (question) => {
	const { intents, links } = ask(question)
	expect(intents).toEqual(['human'])
	expect(links.some((to) => to.startsWith('https://wa.me/'))).toBe(true)
})

test('of two that were compared the sides that are asked for are shown', () => {
	const { text } = told('الفرق بين ملايا و UKM في الطب', 'الطب هناك كام سنه وبكام')[1] ?? ask('')
	expect(text).toMatch(/5.سنوات \| 5.سنوات/)
	expect(text).not.toContain('المدينة')
	expect(told('PhD at UPM', 'and USM, is that one cheaper?')[1]?.intents).toEqual(['compare'])
})

test('a verb or a small word that was not read is not named as a topic', () => {
	expect(ask('وش تنكش بالجامعات').text).not.toContain('«تنكش»')
})
