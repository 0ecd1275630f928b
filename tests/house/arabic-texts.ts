/** Every Arabic text of the site with its place: labels and notices, content, the PDF files. */
import { pathToFileURL } from 'node:url'
import { flattenStrings } from '#domain/translate.ts'
import { bodyOf, kinds, titleOf } from '#tools/pdf/document.ts'
import { textsIn } from './content.ts'
import { isTest, root, sourcesUnder } from './sources.ts'

export interface ArabicText {
	where: string
	words: string
}

export async function arabicTexts(): Promise<ArabicText[]> {
	return [...inLocales(), ...(await inContent()), ...inDocuments()]
}

function inLocales(): ArabicText[] {
	return sourcesUnder(['locales/ar'], /\.json$/).flatMap(({ path, text }) =>
		Object.entries(flattenStrings(JSON.parse(text))).map(([key, words]) => ({
			where: `${path} ${key}`,
			words,
		})),
	)
}

async function inContent(): Promise<ArabicText[]> {
	const files = sourcesUnder(['content'], /\.ts$/).filter(({ path }) => !isTest(path))
	const texts = files.map(async ({ path }) =>
		textsIn(await import(pathToFileURL(`${root}/${path}`).href)).map(({ path: key, text }) => ({
			where: `${path} ${key}`,
			words: text.ar,
		})),
	)
	return (await Promise.all(texts)).flat()
}

function inDocuments(): ArabicText[] {
	return kinds.map((kind) => ({
		where: kind,
		words: [titleOf(kind, 'ar'), textOf(bodyOf(kind, 'ar'))].join(' '),
	}))
}

function textOf(html: string): string {
	return html.replace(/<style[\s\S]*?<\/style>|<[^>]+>|&\w+;/g, ' ')
}
