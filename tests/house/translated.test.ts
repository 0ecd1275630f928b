/** Every word of the Arabic site is Arabic, also where no page shows it: notices, mails, alternative texts, PDF files. */
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { flattenStrings } from '#domain/translate.ts'
import { bodyOf, kinds, titleOf } from '#scripts/pdf/document.ts'
import { textsIn } from './content.ts'
import { latinNames, untranslatedWords } from './latin-names.ts'
import { isTest, root, sourcesUnder } from './sources.ts'

const locales = sourcesUnder(['locales/ar'], /\.json$/).flatMap(({ path, text }) =>
	Object.entries(flattenStrings(JSON.parse(text))).map(([key, words]) => ({
		where: `${path} ${key}`,
		words,
	})),
)
const files = sourcesUnder(['content'], /\.ts$/).filter(({ path }) => !isTest(path))
const content = (
	await Promise.all(
		files.map(async ({ path }) =>
			textsIn(await import(pathToFileURL(`${root}/${path}`).href)).map(({ path: key, text }) => ({
				where: `${path} ${key}`,
				words: text.ar,
			})),
		),
	)
).flat()
const documents = kinds.map((kind) => ({
	where: kind,
	words: [titleOf(kind, 'ar'), textOf(bodyOf(kind, 'ar'))].join(' '),
}))
const shown = [...locales, ...content, ...documents]

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
	const words = sourcesUnder(['app/styles'], /\.css$/).flatMap(({ path, text }) =>
		[...text.matchAll(/content:\s*"([^"]*)"/g)]
			.filter(([, written = '']) => /\p{L}/u.test(written))
			.map(([rule]) => `${path}: ${rule}`),
	)
	expect(words).toEqual([])
})

function textOf(html: string): string {
	return html.replace(/<style[\s\S]*?<\/style>|<[^>]+>|&\w+;/g, ' ')
}
