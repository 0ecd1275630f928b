/** Every word of the Arabic site is Arabic, also where no page shows it: notices, mails, alternative texts, PDF files. */
import { expect, test } from 'vitest'
import { arabicTexts } from './arabic-texts.ts'
import { latinNames, untranslatedWords } from './latin-names.ts'
import { sourcesUnder } from './sources.ts'

const shown = await arabicTexts()

test('no English word stands in Arabic text', () => {
	const faults = shown.flatMap(({ where, words }) => {
		const found = untranslatedWords(words)
		return found.length > 0 ? [`${where}: ${found.join(', ')}`] : []
	})
	expect(faults).toEqual([])
})

test('a sentence, a word and a label left in English are found', () => {
	expect(untranslatedWords('الرسوم per month')).toEqual(['per', 'month'])
	expect(untranslatedWords('Send')).toEqual(['Send'])
	expect(untranslatedWords('خطاب الموافقة (VAL) إلى info@rihla.example')).toEqual([])
})

test('every allowed name is needed', () => {
	const everything = shown.map(({ words }) => words).join('\n')
	const code = sourcesUnder(['domain', 'app', 'content'], /\.tsx?$/)
	const all = `${everything}\n${code.map(({ text }) => text).join('\n')}`
	expect(
		latinNames.filter((name) => !new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(all)),
	).toEqual([])
})

test('the page itself writes no words by way of its styles', () => {
	const words = sourcesUnder(['app'], /\.css$/).flatMap(({ path, text }) =>
		[...text.matchAll(/content:\s*"([^"]*)"/g)]
			.filter(([, written = '']) => /\p{L}/u.test(written))
			.map(([rule]) => `${path}: ${rule}`),
	)
	expect(words).toEqual([])
})
