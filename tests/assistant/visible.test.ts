/**
 * The visible set: questions that families ask, with what an answer must hold. At least nine in ten are right, no wrong fact, at most one in
 * ten evasive. What is not right is printed, so that whoever changes a table sees what it costs.
 */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyMemory } from '#domain/assistant/memory.ts'
import { languageOf } from '#domain/assistant/question-language.ts'
import { toLatinDigits } from '#domain/digits.ts'
import { bareLetters } from '#domain/fold.ts'
import { ask, type Told } from './known.ts'
import questions from './questions.json' with { type: 'json' }

const one = v.union([v.number(), v.string()])
const schema = v.array(
	v.object({
		id: v.string(),
		lang: v.string(),
		turns: v.array(v.string()),
		fresh: v.optional(v.boolean()),
		expect: v.object({
			intent: v.string(),
			must: v.array(v.union([one, v.array(one)])),
			link: v.nullable(v.union([v.string(), v.array(v.string())])),
			mustNot: v.array(one),
			may: v.optional(v.array(v.number())),
		}),
	}),
)
const asked = v.parse(schema, questions)

const plain = (text: string) => bareLetters(toLatinDigits(text)).replace(/\u00a0/g, ' ')

function holds(text: string, wanted: number | string): boolean {
	if (typeof wanted === 'number') {
		const numbers =
			plain(text)
				.replace(/(\d),(?=\d{3})/g, '$1')
				.match(/\d+(?:\.\d+)?/g) ?? []
		return numbers.some((number) => Number(number) === wanted)
	}
	return new RegExp(
		bareLetters(wanted.replace(/\\b/g, '\u0001')).replaceAll('\u0001', '\\b'),
		'im',
	).test(plain(text))
}

function leadsTo(links: readonly string[], wanted: string | string[] | null): boolean {
	if (wanted === null) return links.length === 0
	return [wanted].flat().some((target) =>
		links.some((link) => {
			if (target === 'wa.me') return link.includes('wa.me')
			const [path = '', query = ''] = target.split('?')
			const own = new URL(link, 'https://site.example')
			const isThere =
				own.pathname === path || own.pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
			return (
				isThere &&
				[...new URLSearchParams(query)].every(([name, value]) =>
					own.searchParams.getAll(name).includes(value),
				)
			)
		}),
	)
}

function faultsIn({ expect: wanted, lang }: (typeof asked)[number], told: Told): string[] {
	const { text, links, language } = told
	const last = languageOf(asked.find((other) => other.expect === wanted)?.turns.at(-1) ?? '')
	return [
		...wanted.must
			.filter((must) => ![must].flat().some((each) => holds(text, each)))
			.map((must) => `lacks ${JSON.stringify(must)}`),
		...wanted.mustNot.filter((never) => holds(text, never)).map((never) => `WRONG ${never}`),
		...(leadsTo(links, wanted.link) ? [] : [`link ${JSON.stringify(wanted.link)}`]),
		...(lang === 'mix' || language === last ? [] : ['language']),
	]
}

test('the visible set', () => {
	let memory = emptyMemory
	const misses: string[] = []
	let evasive = 0
	let wrong = 0
	for (const question of asked) {
		if (question.fresh) memory = emptyMemory
		let told: Told | undefined
		for (const turn of question.turns) {
			told = ask(turn, memory)
			memory = told.memory
		}
		if (!told) continue
		const faults = faultsIn(question, told)
		if (faults.some((fault) => fault.startsWith('WRONG'))) wrong += 1
		if (faults.length === 0) continue
		if (told.intents.includes('unclear')) evasive += 1
		misses.push(
			`${question.id} ${question.expect.intent} -> ${told.intents.join('+')}: ${faults.join('; ')}\n     ${question.turns.join(' / ')}`,
		)
	}
	const right = asked.length - misses.length
	console.info(
		[`${right} of ${asked.length} right, ${evasive} evasive, ${wrong} wrong`, ...misses].join('\n'),
	)
	expect(right / asked.length).toBeGreaterThanOrEqual(0.9)
	expect(wrong).toBe(0)
	expect(evasive / asked.length).toBeLessThanOrEqual(0.1)
})
