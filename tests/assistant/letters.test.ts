/** A page fetches the words of its own language: what it takes for readable with them is answered as with all words. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { assistantEntries, assistantPages } from '#content/assistant-knowledge.ts'
import { assistantContent } from '#content/derive/texts.ts'
import { shipped } from '#content/shipped.ts'
import questions from './questions.json' with { type: 'json' }

const content = assistantContent(shipped)
/** Every third in `npm test`: whether a question is readable is decided by its letters, which all sets share. */
const every = process.env.TEST_ALL === '1' ? 1 : 3
const asked = [
	...questions.flatMap(({ turns }) => turns),
	...['development.txt', 'strangers.txt'].flatMap((file) =>
		readFileSync(new URL(file, import.meta.url), 'utf8')
			.split('\n')
			.filter((line) => line.includes('|') && !line.startsWith('#'))
			.flatMap((line) => line.split(' | ')[1]?.split(' // ') ?? []),
	),
].filter((_, at) => at % every === 0)

test.each(['ar', 'en'] as const)('in %s', async (page) => {
	vi.resetModules()
	const [{ learn }, { needsBothTables }, { respond }, { languageOf }, arabic, latin] =
		await Promise.all([
			import('#domain/assistant/lexicon.ts'),
			import('#domain/assistant/letters.ts'),
			import('#domain/assistant/respond.ts'),
			import('#domain/assistant/question-language.ts'),
			import('#domain/assistant/words/arabic.ts'),
			import('#domain/assistant/words/latin.ts'),
		])
	const knowledge = { ...assistantEntries(content, page), ...assistantPages(content, page) }
	const answers = () =>
		readable.map((question) => ({
			question,
			language: languageOf(question, page),
			reply: respond({ question, knowledge, today: '2026-11-17' }),
		}))
	learn(page === 'ar' ? arabic : latin)
	const readable = asked.filter((question) => !needsBothTables(question, page, knowledge))
	const withOwn = answers()
	learn(arabic)
	learn(latin)
	expect(withOwn).toEqual(answers())
	expect(readable.length).toBeGreaterThan(50)
})
