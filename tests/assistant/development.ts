/**
 * Questions as families type them, with the intents that are right and the slots that must be read: a line for each, turns of one
 * conversation joined by ` // `, or `+` in front of what goes on with the line above.
 */
import { readFileSync } from 'node:fs'
import { emptyMemory, type Memory } from '#domain/assistant/memory.ts'
import type { Language } from '#domain/language.ts'
import { ask } from './known.ts'

interface Question {
	speech: string
	turns: string[]
	intents: string[]
	slots: Record<string, string[]>
}

export type Judgement = 'right' | 'wrong' | 'not knowing'

export interface Judged extends Question {
	judgement: Judgement
	/** What was answered instead. */
	got: string
}

function questionsIn(file: string): Question[] {
	const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
	return lines
		.filter((line) => line.includes('|') && !line.startsWith('#'))
		.map((line) => {
			const [speech = '', turns = '', intents = '', slots = ''] = line.split(' | ')
			return {
				speech,
				turns: turns.split(' // '),
				intents: intents.trim().split('|'),
				slots: Object.fromEntries(
					slots
						.split(' ')
						.filter(Boolean)
						.map((slot) => {
							const [name = '', values = ''] = slot.split('=')
							return [name, values.split(',')]
						}),
				),
			}
		})
}

const slotsOf = (memory: Memory): Record<string, (string | undefined)[]> => ({
	u: memory.universities,
	s: memory.subjects,
	l: [memory.level],
	c: [memory.currency],
	i: memory.institutes,
	h: memory.homes,
})

export function judged(file: string): Judged[] {
	let memory = emptyMemory
	let page: Language = 'ar'
	return questionsIn(file).map((question) => {
		if (question.speech !== '+') {
			memory = emptyMemory
			page = question.speech === 'en' ? 'en' : 'ar'
		}
		let got: string[] = []
		for (const turn of question.turns) {
			const told = ask(turn, memory, false, page)
			memory = told.memory
			got = told.intents
		}
		const known = slotsOf(memory)
		const lost = Object.entries(question.slots).filter(
			([name, values]) => !values.every((value) => known[name]?.includes(value)),
		)
		const isRight = got.some((intent) => question.intents.includes(intent)) && lost.length === 0
		const isUnclear = got.every((intent) => intent === 'unclear')
		return {
			...question,
			judgement: isRight ? 'right' : isUnclear ? 'not knowing' : 'wrong',
			got: `${got.join(' + ')} ${lost.map(([name]) => `${name}=${known[name]?.join(',')}`).join(' ')}`,
		}
	})
}

export function shares(list: readonly Judged[]): Record<Judgement, number> {
	const share = (judgement: Judgement) =>
		list.filter((one) => one.judgement === judgement).length / list.length
	return { right: share('right'), wrong: share('wrong'), 'not knowing': share('not knowing') }
}
