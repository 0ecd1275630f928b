/** What a stranger caught Wanderbot saying although it was not so. */
import { expect, test } from 'vitest'
import { emptyMemory } from '#domain/assistant/memory.ts'
import { ask, strings } from './known.ts'

test('fees are called equal only where both universities have them', () => {
	const { text } = ask('compare UM and UTM for mechanical engineering')
	expect(text).toContain(
		'This subject is not among the bachelor’s programmes we list at Universiti Teknologi Malaysia',
	)
	expect(text).not.toContain('same amount')
	expect(text).toMatch(/Whole first year \| .*\d.* \| Not listed/)
	expect(ask('compare UM and UTM').text).toContain('Fees start lower at')
})

test('an order of those that match holds no university of another city or kind', () => {
	const inPenang = ask('best university in Penang').text
	expect(inPenang).toContain('Universiti Sains Malaysia')
	expect(inPenang).not.toContain('University of Malaya')
	const privateOnes = ask('rank of private universities').text
	expect(privateOnes).toContain("Taylor's University")
	expect(privateOnes).not.toContain('University of Malaya')
	expect(privateOnes).toContain('The others that match your question have no confirmed place')
	expect(ask('ترتيب الجامعات الحكومية').text).not.toContain('بقية الجامعات')
	// More have a place than are shown: of the rest it is not said that they have none.
	expect(ask('best university for business').text).not.toContain('no confirmed place')
	expect(ask('أفضل جامعة في سايبرجايا').text).toContain('الجامعات في سايبرجايا')
})

test('a day that has passed is not named as one to come', () => {
	const { text } = ask('can I start in February 2027?')
	expect(text).toContain('That day has passed')
	expect(text).not.toContain('have your papers ready by')
	expect(ask('can I start in October 2027?').text).toContain('have your papers ready by')
})

test.each([
	['كم رسوم بوترا؟', 'جامعة بوترا الماليزية'],
	['كم رسوم كلية بوترا للأعمال؟', 'كلية بوترا للأعمال'],
	['كم رسوم الجامعه التكنلوجيه؟', 'جامعة التكنولوجيا الماليزية'],
	['كم رسوم جامعة التكنولوجيا مارا؟', 'ليس لهذه الجامعة صفحة'],
])('a name as people shorten it: %s', (question, answer) => {
	expect(ask(question).text).toContain(answer)
})

test.each([
	['انا سارة رقمي 0501234567 وجوازي N1234567 ابي اقدم على جامعة تايلورز', 'apply.how'],
	['ايميلي sara@example.com، كم رسوم المحاسبة في جامعة تايلورز؟', 'fee.programme'],
	['my passport number is A12345678, how much is law at HELP?', 'fee.programme'],
	['٠٥٠١٢٣٤٥٦٧', 'unclear'],
])('what is of a person alone is not read, and not needed: %s', (question, intent) => {
	const { intents, spoken, language } = ask(question)
	expect(intents).toEqual([intent])
	const last = spoken.at(-1)?.blocks.at(-1)
	expect(last).toMatchObject({ kind: 'say', text: strings[language].personal })
})

test.each([
	'معي 5000000 دينار عراقي شو بدرس',
	'budget 25,000,000 IQD',
	'كم 100000000 جنيه بالرينغيت',
])('an amount is no telephone number: %s', (question) => {
	expect(ask(question).text).not.toContain(strings[ask(question).language].personal)
})

test('an English answer has no Arabic comma, and no page is offered twice', () => {
	expect(ask('cheapest English course in KL').text).not.toContain('،')
	const { links } = ask('أرخص جامعة للصيدلة')
	expect(new Set(links).size).toBe(links.length)
})

test.each([
	[
		['كم رسوم علم النفس في صنواي؟', 'عفوا قصدي هيلب', 'كم بالدينار البحريني؟'],
		'جامعة هيلب',
		'بالدينار البحريني',
	],
	[
		['ابي ماستر ادارة اعمال', 'لا مو سنواي قصدي بوترا', 'بالدينار الكويتي'],
		'جامعة بوترا',
		'بالدينار الكويتي',
	],
	[
		['تخصصات صنواي', 'أقصد تخصص المحاسبة', 'بالريال العماني كم'],
		'بكالوريوس المحاسبة والمالية',
		'بالريال العُماني',
	],
	[
		['how much is pharmacy at USM', 'no sorry I meant Taylors', 'in US dollars'],
		'Pharmacy',
		'US dollars',
	],
])('a correction, then a currency: %s', (turns, named, currency) => {
	let memory = emptyMemory
	let text = ''
	for (const question of turns) {
		const told = ask(question, memory)
		memory = told.memory
		text = told.text
	}
	expect(text).toContain(named)
	expect(text).toContain(currency)
})

test('a correction of what takes no name is a question of its own', () => {
	const { memory } = ask('هل الطعام حلال؟')
	expect(ask('لا اقصد هندسه مو طب غيرنا رايه', memory).intents).toEqual(['programme.offered'])
})

test('a range is converted with both its ends', () => {
	const { memory } = ask('كم رسوم جامعة مالايا؟')
	expect(ask('بالريال السعودي كم', memory).text).toMatch(
		/بالريال السعودي من [\d,]+ إلى [\d,]+ تقريبًا/,
	)
})

test('a subject that one university lacks is not called missing everywhere', () => {
	const { memory } = ask('أرخص جامعة للمحاسبة')
	const { text } = ask('في تايلورز؟', memory)
	expect(text).toContain('لا يرد هذا التخصص بين البرامج التي نعرضها في جامعة تايلورز')
	expect(text).toContain('17,500')
})

test('a story is told first, and the question at its end is answered', () => {
	const { intents, text } = ask('عندي بنت معدلها 91 بالثانوية وحابة تدرس صيدلة، كم تكلف بالسنة؟')
	expect(intents).toEqual(['cheapest'])
	expect(text).toContain('32,000')
})

test('two questions with one answer get it once, two with different answers both', () => {
	expect(ask('which intake is next for taylors and is it too late?').intents).toEqual(['intakes'])
	expect(ask('قديش مدة دراسة الماجستير بالمحاسبة وقديش بيكلف؟').intents).toEqual([
		'programme.length',
		'cheapest',
	])
})

test('of a question that is understood in part, the rest is named', () => {
	const { intents, text } = ask('كيف الزلابية المطرطشة عندكم؟ كم تستغرق التأشيرة؟')
	expect(intents).toEqual(['visa.time'])
	expect(text).toContain('«الزلابية المطرطشة»')
})

test.each([
	'my daughter wears hijab, is that ok at the universities?',
	'ممكن أجيب قطتي معي على السكن؟',
	'can I defer my admission to the next intake?',
])(
	'what the site says nothing about is answered with nothing that stands beside it: %s',
	(question) => {
		expect(ask(question).intents).toEqual(['unclear'])
	},
)

test('the mark of a test is a score, and no average', () => {
	expect(ask('درجتي في الآيلتس 5 بس، أقدر أدخل بكالوريوس؟').intents).toEqual(['admission.english'])
})

test('a home by one word of its name', () => {
	expect(ask('هل في سكن ايدج مسبح؟').text).toContain('ذا إيدج ريزيدنس')
	expect(ask('بدي سكن طلبة رخيص').text).not.toContain('بيوت الطلبة في سوبانغ جايا:')
})

test('a word alone is answered in general, the same word in a longer question is not', () => {
	expect(ask('الفيزا؟').intents).toEqual(['visa.documents'])
	expect(ask('شو بصير بالفيزا اذا تزوجت هناك؟').intents).not.toContain('visa.documents')
})

test('of a university that is not ours no rule is told', () => {
	expect(ask('Does Nottingham Malaysia accept students without A levels?').intents).toEqual([
		'unknown-university',
	])
})

test('the first year of a subject is worked out only where it is taught', () => {
	const { text } = ask('كم تكلف أول سنة كاملة لهندسة البرمجيات؟')
	expect(text).toContain('أقلها في جامعة التكنولوجيا الماليزية')
	// Agriculture there costs less, and is no software engineering.
	expect(text).not.toContain('جامعة بوترا الماليزية')
	const { memory } = ask('how much is pharmacy at USM?')
	expect(ask('and the whole first year at Sunway?', memory).text).toContain(
		'It is not among the programmes we list at Sunway University',
	)
})

test('an amount for everything stays one, whatever subject is asked for next', () => {
	const { text, memory } = ask('I have 15000 usd per year for everything including rent')
	expect(text).toContain('for the whole first year')
	expect(ask('what about engineering only', memory).text).toContain('for the whole first year')
	expect(ask('لدي 12 ألف دولار سنويا، هل تكفي للدراسة والسكن معا؟').text).toContain(
		'للسنة الأولى كاملة',
	)
	// Nobody teaches it in our tables: that it is too dear would not be true.
	expect(ask('معي 40 ألف رينغيت وأريد دراسة التمريض').text).toContain(
		'لا يرد هذا التخصص بين البرامج التي نعرضها',
	)
})

test.each([
	[['what are the cheapest universities for computer science?', 'what about private ones only']],
	[['أرخص جامعة لعلوم الحاسوب', 'لو خاصة؟']],
])('a list of one kind alone: %s', (turns) => {
	let memory = emptyMemory
	for (const turn of turns) memory = ask(turn, memory).memory
	expect(memory.shown).toEqual(['utar'])
})

test('an MBA is a master’s degree, and «درجة الدكتوراه» no mark', () => {
	expect(ask('Do I need IELTS for MBA at UPM?').text).toContain('6.5 to 7.0')
	expect(ask('ما مواعيد القبول في جامعة بوترا لدرجة الدكتوراه؟').intents).toEqual(['intakes'])
})

test('a price is asked of what was spoken of, and not answered with tuition', () => {
	const { memory } = ask('من يستقبل ابني في المطار؟')
	const price = ask('بكم؟', memory)
	expect(price.intents).toEqual(['arrival'])
	expect(price.text).toMatch(/^لا يذكر الموقع رقمًا/)
	const living = ask('how much money do i need per month in KL as a student')
	expect(ask('does that include rent', living.memory).intents).toEqual(['living'])
})

test('of a family and of those who come along nothing is said that the site does not say', () => {
	expect(ask('كم كلفة المعيشة لعائلة من 4 أفراد؟').text).toContain('هذه المبالغ لطالب واحد')
	expect(ask('زوجتي تقدر تشتغل؟').text).toContain('لا يذكر الموقع هل يُسمح للمرافقين بالعمل')
})

test('who starts in a month is named where no university was', () => {
	const { text } = ask('is there a uni with january intake for business')
	expect(text).toContain('Sunway University')
	expect(text).not.toContain("Taylor's University")
})

test.each(['ar', 'en'] as const)(
	'a next question keeps its own subject after a fee, in %s',
	(language) => {
		const { memory } = ask(language === 'ar' ? 'كم رسوم صنواي؟' : 'Sunway fees')
		const pressed = (name: string) =>
			ask(strings[language][`next.${name}`] ?? '', memory, true).intents
		expect(pressed('bills')).toEqual(['housing.bills'])
		expect(pressed('insurance')).toEqual(['insurance'])
		expect(pressed('hours')).toEqual(['hours'])
	},
)
