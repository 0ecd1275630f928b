/** What holds for every question, not only for those of the set: figures are the content's own, and rubbish claims nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Figure, Value } from '#domain/assistant/answer.ts'
import { tags } from '#domain/assistant/fit.ts'
import { intentRows } from '#domain/assistant/intents.ts'
import { emptyMemory } from '#domain/assistant/memory.ts'
import { respond } from '#domain/assistant/respond.ts'
import { ideas as arabicIdeas } from '#domain/assistant/words/arabic.ts'
import { ideas as latinIdeas } from '#domain/assistant/words/latin.ts'
import { formatMonth } from '#domain/format.ts'
import { languages } from '#domain/language.ts'
import { programmeLevels } from '#domain/plan/catalogue.ts'
import { cheapestOf } from '#domain/plan/cheapest.ts'
import { shownRinggit } from '#domain/plan/money.ts'
import { emptyPlan } from '#domain/plan/plan.ts'
import { firstYear } from '#domain/plan/total.ts'
import { ask, content, knowledge, knowledgeOf, strings, today } from './known.ts'

const { universities } = knowledge.ar.catalogue
const all = process.env.TEST_ALL === '1'
const some = all ? 300 : 100

function answersTo(question: string, language: 'ar' | 'en' = 'ar'): Answer[] {
	return respond({ question, knowledge: knowledge[language], today }).answers
}

const isFigure = (value: Value): value is Figure => typeof value === 'object' && 'figure' in value

function figuresIn({ blocks }: Answer): Figure[] {
	return blocks.flatMap((block): Figure[] => {
		if (block.kind === 'text') return []
		if (block.kind === 'bar') return block.parts.map(({ figure }) => figure)
		if (block.kind === 'list') return block.items.filter(isFigure)
		if (block.kind === 'table')
			return block.rows.flatMap(({ label, cells }) => [label, ...cells].filter(isFigure))
		return block.sentences.flatMap(({ values }) => Object.values(values ?? {}).filter(isFigure))
	})
}

const levelNames = { bachelor: 'البكالوريوس', master: 'الماجستير', phd: 'الدكتوراه' } as const
const cases = universities.flatMap((university) =>
	programmeLevels
		.filter((level) => university.programmes[level].length > 0)
		.map((level) => ({ university, level, name: university.name })),
)

describe.each(cases)('$name, $level', ({ university, level }) => {
	const programmes = university.programmes[level]
	const fees = programmes.map(({ annualFee }) => annualFee)

	test('fees are those of its table', () => {
		const [answer] = answersTo(`كم رسوم ${levelNames[level]} في ${university.name}؟`)
		expect(answer?.intent).toBe('fee.university')
		const figures = answer ? figuresIn(answer).map(({ figure }) => figure) : []
		expect(figures).toEqual([
			{ low: university.tuition.min, high: university.tuition.max },
			{ low: Math.min(...fees), high: Math.max(...fees) },
		])
	})

	test('the first year is what the plan works out', () => {
		const [answer] = answersTo(
			`كم تكلفة أول سنة كاملة لدراسة ${levelNames[level]} في ${university.name}؟`,
		)
		const { facts } = knowledge.ar
		const programme = cheapestOf(programmes, facts)
		if (!programme || !answer) throw new Error('no programme')
		const { total, lines } = firstYear(
			{ university, level, programme, tier: emptyPlan.tier },
			facts,
		)
		const shown = figuresIn(answer)
		expect(shown[0]?.figure).toEqual({
			low: shownRinggit(total.low),
			high: shownRinggit(total.high),
		})
		const parts = shown
			.slice(1)
			.map(({ figure }) => (typeof figure === 'number' ? figure : figure.low))
		const groups = new Set(lines.map(({ group }) => group))
		expect(parts).toHaveLength(groups.size)
		expect(
			Math.abs(parts.reduce((sum, part) => sum + part, 0) - shownRinggit(total.low)),
		).toBeLessThan(groups.size)
	})

	test('every programme has its own fee and length', () => {
		for (const { name, annualFee, years } of programmes) {
			const [answer] = answersTo(`كم رسوم ${name} في ${university.name}؟`)
			const found = answer ? figuresIn(answer).map(({ figure }) => figure) : []
			expect(answer?.intent, name).toBe('fee.programme')
			expect(found, name).toEqual(expect.arrayContaining([annualFee, years]))
		}
	})

	test.each(Array.from({ length: 12 }, (_, month) => month + 1))('month %d', (month) => {
		const months = university.intakeMonths[level === 'bachelor' ? 'bachelor' : 'postgraduate']
		const name = formatMonth('ar', `2027-${String(month).padStart(2, '0')}`).split(' ')[0]
		const told = ask(`متى أقدم لدفعة ${name} في ${university.name} لدرجة ${levelNames[level]}؟`)
		expect(told.intents).toEqual(['deadline'])
		if (months.includes(month)) expect(told.text).toContain(`للبدء في ${name} `)
		else expect(told.text).toContain(university.intakes)
	})
})

test.each(universities)('$name: intakes and requirements are its own words', (university) => {
	const intakes = ask(`متى تبدأ الدراسة في ${university.name}؟`)
	expect(intakes.text).toContain(university.intakes)
	const requirements = ask(`ما شروط القبول في ${university.name}؟`)
	expect(requirements.intents).toEqual(['admission.university'])
	const words = knowledge.ar.universities.find(({ code }) => code === university.code)
	expect(requirements.text).toContain(words?.admission.split('. ')[0]?.replace(/\.$/, ''))
})

// Arabic letters that make no word with each other: «ضضضؤ» is «ضو», electricity, said at length.
const letters = (from: string) =>
	fc.string({ unit: fc.constantFrom(...from), minLength: 4, maxLength: 9 })
const rubbish = fc
	.array(
		fc.oneof(
			letters('bcdfghjklmnpqrstvwxz'),
			letters('ضظغثذخص'),
			fc.constantFrom('!!!', '🙂', '٪', '<b>', '"\'`', '\\', '\u202e'),
		),
		{ minLength: 1, maxLength: 300 },
	)
	.map((words) => words.join(' ').slice(0, 2000))

test('rubbish of any length claims nothing', () => {
	fc.assert(
		fc.property(rubbish, (question) => {
			for (const language of languages)
				for (const answer of answersTo(question, language))
					expect({ intent: answer.intent, figures: figuresIn(answer) }).toEqual({
						intent: 'unclear',
						figures: [],
					})
		}),
		{ numRuns: some, examples: [['jgrg !!!'], ['lhhkc ثظذخخظغ !!!']] },
	)
})

test('any text at all gets an answer', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (question) => {
			expect(answersTo(question, 'en').length).toBeGreaterThan(0)
		}),
		{ numRuns: some },
	)
})

const tableWords = [arabicIdeas, latinIdeas].flatMap((ideas) =>
	Object.values(ideas).flatMap((words) =>
		words.split(', ').map((word) => word.replaceAll('*', '')),
	),
)
const names = knowledge.ar.names.flatMap(({ names: own }) => own)
const anyQuestion = fc
	.array(
		fc.oneof(
			fc.constantFrom(...tableWords),
			fc.constantFrom(...names),
			fc.constantFrom('6.5', '٢٠ ألف', 'دولار', '70%', 'A2', 'IELTS', 'أكتوبر', '4 أشهر'),
		),
		{ minLength: 1, maxLength: 12 },
	)
	.map((words) => words.join(' '))

test('questions put together at random: every figure has its page, every such answer a link, no key is read aloud', () => {
	fc.assert(
		fc.property(anyQuestion, (question) => {
			for (const answer of answersTo(question)) {
				const figures = figuresIn(answer)
				for (const { from } of figures) expect(from).toMatch(/^\//)
				if (figures.length > 0) expect(answer.links.length).toBeGreaterThan(0)
			}
			expect(ask(question).text).not.toMatch(
				/\{\{|\b(?:link|table|fee|visa|housing|english|next)\.[a-z]|undefined|NaN/,
			)
		}),
		{ numRuns: all ? 1000 : 250 },
	)
})

test.each(languages)('every next question in %s is understood when it is pressed', (language) => {
	const memory = { ...emptyMemory, universities: ['um'], institutes: ['ems'], homes: ['edge'] }
	const lost = Object.entries(strings[language])
		.filter(([key]) => key.startsWith('next.'))
		.filter(([, text]) => ask(text, memory, true, language).intents.includes('unclear'))
	expect(lost).toEqual([])
})

test('sentences hold no figure: those come from the content', () => {
	for (const language of languages)
		expect(Object.entries(strings[language]).filter(([, text]) => /\d/.test(text))).toEqual([])
})

test('rows ask for ideas and names that exist', () => {
	const known = new Set([arabicIdeas, latinIdeas, tags].flatMap((table) => Object.keys(table)))
	const asked = intentRows.flatMap(([, , needs, not]: readonly [number, string, string, string?]) =>
		`${needs} ${not ?? ''}`.split(/[ |]/),
	)
	expect(asked.filter((name) => name !== '' && !known.has(name))).toEqual([])
})

test('a changed fee and a new spelling are in the next answer', () => {
	const changed = content.universities.map((one) =>
		one.code === 'um'
			? {
					...one,
					aliases: [...one.aliases, 'جامعة التل الأخضر'],
					programmes: {
						...one.programmes,
						bachelor: one.programmes.bachelor.map((programme) => ({
							...programme,
							annualFee: 12_345,
						})),
					},
				}
			: one,
	)
	const known = knowledgeOf({ ...content, universities: changed }, 'ar')
	const { answers } = respond({
		question: 'كم رسوم القانون في جامعة التل الأخضر؟',
		knowledge: known,
		today,
	})
	expect(answers.flatMap(figuresIn).map(({ figure }) => figure)).toContain(12_345)
})

test('an answer that the owner adds is given at once, word for word', () => {
	const added = {
		id: 'pets',
		question: { ar: 'هل يمكنني إحضار قطتي معي؟', en: 'May I bring my cat?' },
		answer: {
			ar: 'نعم، بعد شهادة بيطرية. ولا تقبلها كل المساكن.',
			en: 'Yes, with a certificate from a vet. Not every home takes one.',
		},
	}
	const [first, ...others] = content.faq.categories
	if (!first) throw new Error('no questions')
	const faq = {
		...content.faq,
		categories: [{ ...first, questions: [...first.questions, added] }, ...others],
	}
	const known = knowledgeOf({ ...content, faq }, 'ar')
	const [answer] = respond({ question: 'ابي احضار قطتي', knowledge: known, today }).answers
	expect(answer).toMatchObject({
		intent: 'passage',
		blocks: [{ kind: 'text', text: added.answer.ar }],
	})
})
