/** A question about what was just answered, and one that asks two things: which of them, the second one, a second half, a figure that the site does not have. */
import { describe, expect, test } from 'vitest'
import { ask, knowledge, lastOf, strings } from './known.ts'

describe('one of a list, or which of them', () => {
	test('the second of an order of universities, then the one after it', () => {
		const ranked = lastOf('ايه احسن جامعه في علوم الحاسوب').memory.listed?.codes ?? []
		const talk = ['ايه احسن جامعه في علوم الحاسوب', 'ومصاريفها كام في السنة']
		expect(lastOf(...talk).memory.universities).toEqual([ranked[0]])
		expect(lastOf(...talk, 'طب والتانية؟').memory.universities).toEqual([ranked[1]])
		expect(lastOf(...talk, 'طب والتانية؟', 'والتالتة؟').memory.universities).toEqual([ranked[2]])
	})

	test('the third institute of the list', () => {
		const { memory } = lastOf('شو المعاهد اللي عندكم')
		const told = lastOf('شو المعاهد اللي عندكم', 'التالت وين موقعه')
		expect(told.memory.institutes).toEqual([memory.listed?.codes[2]])
	})

	test('the first home of those in a city', () => {
		const told = lastOf('مساكن قريبة من جامعة صنواي', 'الأولى فيها مسبح؟')
		expect(told.memory.homes).toHaveLength(1)
		expect(told.intents).toEqual(['housing.amenities'])
	})

	test('the cheapest of them is not the cheapest of all', () => {
		const told = lastOf('ما ترتيب الجامعات؟', 'مين أرخصهم؟')
		const listed = lastOf('ما ترتيب الجامعات؟').memory.listed?.codes ?? []
		const others = knowledge.ar.catalogue.universities.filter(({ code }) => !listed.includes(code))
		expect(told.intents).toEqual(['cheapest'])
		expect(told.text).toContain('المطابقة لسؤالكم')
		for (const { name } of others) expect(told.text).not.toContain(name)
	})

	test('two that the same was asked of, one after the other', () => {
		const told = lastOf('كم رسوم علم النفس في صنواي', 'وفي HELP؟', 'أيهما أرخص؟')
		expect(told.intents).toEqual(['compare'])
		expect(told.text).toContain('31,000')
		expect(told.text).toContain('36,500')
	})

	test('after homes, the cheaper one is no university', () => {
		expect(lastOf('هل عندكم سكن في سايبرجايا', 'مين الأرخص؟').intents).toEqual(['housing.price'])
		const talk = ['what homes do you have in kuala lumpur', 'which is cheaper']
		expect(lastOf(...talk).intents).toEqual(['housing.price'])
	})

	test('after a question that was not understood it is asked of what', () => {
		const told = lastOf('blorp zang fizz', 'وشكون فيهم الأرخص')
		expect(told.intents).toEqual(['unclear'])
		expect(told.spoken[0]?.ask?.choices.length).toBeGreaterThan(1)
		expect(told.text).not.toMatch(/\d/)
	})

	test('a step of the visa by its number', () => {
		const { text } = lastOf('اشرحلي خطوات الفيزا', 'الخطوة الثالثة كم تاخذ')
		expect(text).toContain(knowledge.ar.visa.steps[2]?.duration)
		expect(text).not.toContain(knowledge.ar.visa.steps[1]?.title)
	})

	test('a score that was told counts for the level that is asked about', () => {
		expect(lastOf('عندي ايلتس 6 ومعدلي 80', 'يقبلوني ماجستير؟').text).toContain('6.5')
	})
})

describe('what was compared or listed', () => {
	test('two that were compared are meant by «which one», whatever it is asked for', () => {
		const talk = ['فرق بين UPM و USM', 'اي واحدة ارخص للكمبيوتر؟']
		expect(lastOf(...talk).intents).toEqual(['compare'])
		const told = lastOf(...talk, 'وشو المطلوب انجليزي فيها؟', 'وكم سنة الدراسة')
		expect(told.intents).toEqual(['compare'])
		expect(told.memory.universities).toEqual(['upm', 'usm'])
	})

	test('the university of a row is no subject where its programme is given by another', () => {
		const { text, memory } = lastOf('ما أرخص بكالوريوس إدارة أعمال؟', 'وما شروط اللغة فيها؟')
		expect(memory.universities).toEqual([])
		expect(text).not.toContain('جامعة العلوم الماليزية')
	})

	test.each(['ودي بكام في السنة؟', 'وهذي متى تبدأ الدراسة فيها؟'])(
		'after an order, this one is its first: %s',
		(question) => {
			expect(lastOf('ارخص جامعة للهندسة المدنية', question).memory.universities).toEqual(
				lastOf('ارخص جامعة للهندسة المدنية').memory.listed?.codes.slice(0, 1),
			)
		},
	)

	test('«ودي» of the Gulf is a wish', () => {
		expect(lastOf('ارخص جامعة للهندسة المدنية', 'ودي ادرس محاسبة').intents).toEqual([
			'programme.offered',
		])
	})

	test.each([
		['what is the cheapest law degree?', 'what is the third cheapest?'],
		['ارخص جامعة للهندسة المدنية', 'وثالث ارخص وحدة؟'],
	])('the third of the lowest opens with it: %s, %s', (first, second) => {
		const told = lastOf(first, second)
		const third = lastOf(first).spoken[0]?.blocks.find(({ kind }) => kind === 'table')
		const name = third?.kind === 'table' ? third.rows[2]?.[1] : undefined
		expect(told.text.split('\n')[0]).toContain(name)
	})

	test('after homes, there is in these homes', () => {
		const talk = ['homes near Sunway University', 'is there a kitchen in them?']
		const { text } = lastOf(...talk)
		expect(text).toMatch(/^Yes, these homes have it/)
		expect(text).not.toContain('UTM')
		expect(lastOf('مساكن قريبة من صنواي', 'فيهم مسبح؟').text).not.toContain('سوبانغ')
	})
})

describe('both halves of a question', () => {
	test.each([
		['الفيزا بتاخد قد ايه وبتتكلف كام', ['visa.time', 'visa.cost']],
		['بكم الايجار وشنو يشمل', ['housing.price', 'housing.bills']],
		['بقدر جيب عيلتي معي وأشتغل؟', ['family', 'work']],
		['عايز اعرف مصاريف الهندسة في INTI وشروط القبول', ['fee.programme', 'admission.university']],
		['tell me about visa cost and insurance', ['visa.cost', 'insurance']],
	])('%s', (question, intents) => {
		expect(ask(question).intents).toEqual(intents)
	})

	test('of two subjects the one that nobody lists is not passed over', () => {
		const { text } = ask('بدي صيدلة او اسنان وين في')
		expect(text).toContain('32,000')
		expect(text).toContain(strings.ar['programme.named'])
	})

	test('whoever asks what a subject costs sees all that teach it', () => {
		const { text } = ask('which universities offer medicine and whats the yearly fee')
		const { universities } = knowledge.en.catalogue
		const teaching = universities.filter(({ programmes }) =>
			programmes.bachelor.some(({ subjects }) => subjects.includes('medicine')),
		)
		for (const { name } of teaching) expect(text).toContain(name)
	})
})

describe('a figure that the site does not have', () => {
	test.each([
		['بتستقبلوهم في المطار وبي كم', 'unsaid.figure'],
		['كم يبعد المطار عن كوالالمبور', 'unsaid.distance'],
	])('is said to be missing before what is known: %s', (question, key) => {
		expect(ask(question).text.startsWith(strings.ar[key] ?? '-')).toBe(true)
	})

	test('not where the answer has it', () => {
		for (const question of ['كم تستغرق التأشيرة', 'بكم الفيزا', 'كم تكلف المعيشة شهريا'])
			expect(ask(question).text).not.toContain('لا يذكر الموقع')
	})
})

test('a superlative names its set where it is not all that we list', () => {
	expect(ask('ارخص جامعة للطب').text).toMatch(/^من بين برامج البكالوريوس المطابقة لسؤالكم/)
	expect(ask('cheapest private university').text).toMatch(/^Among the .* that match your question/)
	expect(ask('ما أرخص جامعة؟').text).toMatch(/^من بين برامج البكالوريوس التي نعرضها/)
})

test('a bachelor that the graduate school lists for its mother university counts among the lowest', () => {
	const { text, links } = ask('cheapest bachelor in accounting')
	const school = knowledge.en.catalogue.universities.find(({ code }) => code === 'pbs')
	const [accounting] = (school?.bachelorsOfAnother ?? []).filter(({ subjects }) =>
		subjects.includes('accounting'),
	)
	expect(text).toContain(accounting?.name)
	expect(text).toContain('13,000')
	expect(links).toContain(`/university/${school?.id}`)
})

test.each(['what do you have in kuala lumpur', 'لازم اروح على كوالالمبور مع الجامعة'])(
	'words that many answers have choose none of them: %s',
	(question) => {
		expect(ask(question).intents).not.toContain('passage')
	},
)

test('a name that is also a word is a name beside another university', () => {
	expect(ask('مين ارخص تايلورز ولا صنواي ولا انتي').memory.universities).toContain('inti')
	expect(ask('انتي تنصحيني بتايلورز؟').memory.universities).toEqual(['taylors'])
})

test('instalments and a test that the site does not name are said to be missing', () => {
	expect(ask('ينفع ادفع مصاريف الجامعة بالتقسيط').text).toContain(strings.ar.instalments)
	expect(ask('do they accept duolingo').text).toContain(strings.en['english.otherTest'])
})

test('where the university of the last answer is', () => {
	const { intents, memory } = lastOf('ارخص بكالوريوس محاسبه', 'طيب وين تقع هذي الجامعة')
	expect(intents).toEqual(['university.about'])
	expect(memory.universities).toHaveLength(1)
})

test.each([
	['ابني عنده 17 سنه ينفع ياخد فيزا طالب لوحده', 'age'],
	['اذا خلصت فيني ضل هنيك واخد اقامة؟', 'work.after'],
	['شهادتي ضاعت بالحرب وما معي غير صورة عنها شو اعمل', 'visa.documents'],
	['والتأمين يرجع لي لو سبت الشقة', 'housing.deposit'],
	['شو الافضل ادرس انجليزي عندكم ولا ببلدي', 'english.where'],
	['adeh el 2est b UKM lal 7o2oo2', 'fee.programme'],
	['are exams in english', 'teaching-language'],
	['translate hello to spanish', 'out-of-scope'],
	['اقدر اسافر لاهلي في نص الترم', 'going-home'],
	['do they accept duolingo', 'admission.english'],
	['best area to live for taylors students', 'housing.near'],
	['بتقبلوا تحويل من جامعة القاهرة تالتة طب', 'credits'],
	['what happens if i overstay my visa', 'unclear'],
	['does UTM have a hospital', 'unclear'],
	['do i have to leave malaysia to change university', 'change-university'],
	['واش الدبلوم تاع ماليزيا مقبول فالجزائر', 'recognition'],
	['tuition + living for one year at MMU please', 'cost.first-year'],
	['في باصات ولا لازم سيارة لروح عالجامعة', 'transport'],
	['المبلغ يرجع لو انسحبت؟', 'refund'],
	['can i pay the fees in US dollars', 'payment'],
	['كم نسبة قبول الفيزا عندكم', 'visa.success'],
	['what is the pass rate', 'unclear'],
])('%s', (question, intent) => {
	expect(ask(question, undefined, false, 'ar').intents).toEqual([intent])
})
