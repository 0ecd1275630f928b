/** The assistant as a visitor meets it: content of today, answers in words. */
import {
	type AssistantContent,
	assistantEntries,
	assistantPages,
} from '#content/assistant-knowledge.ts'
import { assistantContent } from '#content/derive/texts.ts'
import { shipped } from '#content/shipped.ts'
import type { Knowledge } from '#domain/assistant/knowledge.ts'
import { learn } from '#domain/assistant/lexicon.ts'
import likeArabic from '#domain/assistant/likeness/arabic.json' with { type: 'json' }
import likeLatin from '#domain/assistant/likeness/latin.json' with { type: 'json' }
import { learnLikeness } from '#domain/assistant/likeness/likeness.ts'
import { emptyMemory, type Memory } from '#domain/assistant/memory.ts'
import { languageOf } from '#domain/assistant/question-language.ts'
import { respond } from '#domain/assistant/respond.ts'
import { type SpokenAnswer, speak } from '#domain/assistant/speak.ts'
import * as arabicWords from '#domain/assistant/words/arabic.ts'
import * as latinWords from '#domain/assistant/words/latin.ts'
import type { Language } from '#domain/language.ts'
import { whatsApp } from '#domain/paths.ts'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import arabic from '#locales/ar/assistant.json' with { type: 'json' }
import english from '#locales/en/assistant.json' with { type: 'json' }

export const today = '2026-11-17'

learn(arabicWords)
learn(latinWords)
learnLikeness(likeArabic)
learnLikeness(likeLatin)

export const content = assistantContent(shipped)
export const knowledge: Record<Language, Knowledge> = {
	ar: knowledgeOf(content, 'ar'),
	en: knowledgeOf(content, 'en'),
}

/** Both texts together, as the chat has them with the first question. */
export function knowledgeOf(from: AssistantContent, language: Language): Knowledge {
	return { ...assistantEntries(from, language), ...assistantPages(from, language) }
}

export const strings: Record<Language, Record<string, string>> = {
	ar: flattenStrings(arabic),
	en: flattenStrings(english),
}
const translators = {
	ar: createTranslator(strings.ar, 'ar'),
	en: createTranslator(strings.en, 'en'),
}

export interface Told {
	intents: string[]
	language: Language
	/** All that is said, buttons of next questions left out. */
	text: string
	links: string[]
	memory: Memory
	spoken: SpokenAnswer[]
}

export function ask(
	question: string,
	memory: Memory = emptyMemory,
	follows = false,
	otherwise: Language = 'en',
): Told {
	const language = languageOf(question, otherwise)
	const reply = respond({ question, knowledge: knowledge[language], today, memory, follows })
	const spoken = reply.answers.map((answer) => speak(answer, translators[language], language))
	const { people } = knowledge[language]
	const persons = reply.answers.flatMap(({ person }) =>
		person ? [whatsApp(people[person], question), '/contact'] : [],
	)
	return {
		intents: reply.answers.map(({ intent }) => intent),
		language,
		text: spoken.map(wordsOf).join('\n'),
		links: [...spoken.flatMap(({ links }) => links.map(({ to }) => to)), ...persons],
		memory: reply.memory,
		spoken,
	}
}

/** The last answer of a conversation on the Arabic page. */
export function lastOf(...turns: string[]): Told {
	let told = ask('', emptyMemory, false, 'ar')
	let memory = emptyMemory
	for (const turn of turns) {
		told = ask(turn, memory, false, 'ar')
		memory = told.memory
	}
	return told
}

function wordsOf({ blocks, ask: asked, links }: SpokenAnswer): string {
	const lines = blocks.flatMap((block) => {
		if (block.kind === 'say') return [block.text]
		if (block.kind === 'list') return block.items
		if (block.kind === 'table')
			return [block.head.join(' | '), ...block.rows.map((row) => row.join(' | '))]
		return block.parts.map(({ label, amount }) => `${label}: ${amount}`)
	})
	return [...lines, ...(asked ? [asked.sentence] : []), ...links.map(({ label }) => label)].join(
		'\n',
	)
}
