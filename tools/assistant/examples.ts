/** What Wanderbot learns from: questions with their meanings, each with what the tables take it for and what was asked before it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assistantEntries, assistantPages } from '#content/assistant-knowledge.ts'
import { assistantContent } from '#content/derive/texts.ts'
import { shipped } from '#content/shipped.ts'
import { besideOf } from '#domain/assistant/beside-words.ts'
import { readByTables } from '#domain/assistant/by-tables.ts'
import { learn } from '#domain/assistant/lexicon.ts'
import type { Beside } from '#domain/assistant/likeness/traits.ts'
import { emptyMemory, type Memory } from '#domain/assistant/memory.ts'
import { languageOf } from '#domain/assistant/question-language.ts'
import { isPassing } from '#domain/assistant/remembered.ts'
import { respond } from '#domain/assistant/respond.ts'
import * as arabicWords from '#domain/assistant/words/arabic.ts'
import * as latinWords from '#domain/assistant/words/latin.ts'
import { root } from '#scripts/run.ts'

const folder = 'domain/assistant/examples'
/** Questions with their meanings that tests ask: the tables were made with them, and read them better than others; what they take them for teaches nothing. */
const tests = ['development', 'dialects', 'families', 'fresh', 'newcomers', 'strangers']
/** The tables read a month; which one changes nothing of what is asked. */
const today = '2026-11-17'

export interface Example {
	meaning: string
	question: string
	beside?: Beside
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readTest = (file: string) => read(`tests/assistant/${file}.txt`)
const filesIn = (path: string) =>
	readdirSync(join(root, path))
		.sort()
		.map((file) => read(`${path}/${file}`))

/** A question behind each line between a meaning and the end of the line. */
function examplesIn(text: string): Example[] {
	return text.split('\n').flatMap((line) => {
		const [meaning = '', question = ''] = line.split(' | ')
		return question === '' || line.startsWith('#') ? [] : [{ meaning, question }]
	})
}

/** Of a turn that only leads to the next one no meaning is known. */
interface Turn {
	question: string
	meaning?: string
}

/** Speech, turns, meanings of the last one, of which the first is the best; `+` goes on with the line above. */
function conversationsOfTests(text: string): Turn[][] {
	const conversations: Turn[][] = []
	for (const line of text.split('\n')) {
		const [speech = '', typed = '', meanings = ''] = line.split(' | ')
		if (line.startsWith('#') || meanings === '') continue
		const turns = turnsOf(typed, meanings)
		if (speech === '+') conversations.at(-1)?.push(...turns)
		else conversations.push(turns)
	}
	return conversations
}

/** Turns, and below them what may be asked next, each with its meaning. */
function followUpsOfTests(text: string): Turn[][] {
	return text.split('\n\n').flatMap((block) => {
		const [opening = '', ...lines] = block.trim().split('\n')
		return lines.map((line) => {
			const [question = '', meaning = ''] = line.replace('+ ', '').split(' | ')
			return turnsOf(`${opening} // ${question}`, meaning)
		})
	})
}

function turnsOf(typed: string, meanings: string): Turn[] {
	const questions = typed.split(' // ')
	const [first = ''] = meanings.trim().split('|')
	const meaning = first === 'unclear' ? 'absent' : first
	return questions.map((question, at) =>
		at < questions.length - 1 ? { question } : { question, meaning },
	)
}

/** Questions that go on with each other, as the tables read them after each other. */
function withTables(conversation: readonly Turn[], isOfTests = false): Example[] {
	let memory: Memory = emptyMemory
	let before: string | undefined
	return conversation.flatMap(({ meaning, question }) => {
		const text = knowledge[languageOf(question, 'en')]
		const byTables = besideOf(readByTables(question, text, memory, false))
		const beside = isOfTests ? { before } : { ...byTables, before }
		memory = respond({ question, knowledge: text, today, memory }).memory
		const asked = meaning ?? memory.intent
		if (asked && !isPassing(asked) && asked !== 'absent') before = asked
		return meaning === undefined ? [] : [{ meaning, question, beside }]
	})
}

learn(arabicWords)
learn(latinWords)
const content = assistantContent(shipped)
const knowledgeIn = (language: 'ar' | 'en') => ({
	...assistantEntries(content, language),
	...assistantPages(content, language),
})
const knowledge = { ar: knowledgeIn('ar'), en: knowledgeIn('en') }

/** The stamp is that of what was written for learning: a test that is added asks for no new file. */
export function stampOfExamples(): string {
	const text = [...filesIn(`${folder}/questions`), ...filesIn(`${folder}/conversations`)].join('\n')
	return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

export function readExamples(): Example[] {
	const single = filesIn(`${folder}/questions`).flatMap(examplesIn)
	const conversations = filesIn(`${folder}/conversations`).flatMap((text) =>
		text.split('\n\n').map(examplesIn),
	)
	const asked = [
		...tests.flatMap((file) => conversationsOfTests(readTest(file))),
		...followUpsOfTests(readTest('short-follow-ups')),
	]
	return [
		...single.flatMap((one) => withTables([one])),
		...conversations.flatMap((one) => withTables(one)),
		...asked.flatMap((one) => withTables(one, true)),
	]
}
