/** Every Arabic text of the site with the place it stands in: labels and notices, content. Papers say nothing else. */
import { pathToFileURL } from 'node:url'
import { flattenStrings } from '#domain/translate.ts'
import { textsIn } from './content.ts'
import { isTest, root, sourcesUnder } from './sources.ts'

export interface ArabicText {
	where: string
	words: string
}

export async function arabicTexts(): Promise<ArabicText[]> {
	return [...inLocales(), ...(await inContent())]
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
