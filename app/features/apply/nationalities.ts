/** The nationalities as a visitor reads them: named and sorted in one language, stored by the English name. */
import type { Option } from '#app/components/field.tsx'
import type { Language } from '#domain/language.ts'

const lists = {
	ar: () => import('#generated/countries.ar.json'),
	en: () => import('#generated/countries.en.json'),
}

/** As one text, a line each: the router reads a page's data piece by piece, and 245 pairs took it a third of its time. */
export async function nationalitiesIn(language: Language): Promise<string> {
	const [{ default: shown }, { default: english }] = await Promise.all([
		lists[language](),
		lists.en(),
	])
	const stored = new Map(english.map(({ code, name }) => [code, name]))
	return shown.map(({ code, name }) => `${stored.get(code) ?? name}\t${name}`).join('\n')
}

export function nationalityOptions(lines: string): Option[] {
	return lines.split('\n').map((line) => {
		const [value = '', label = ''] = line.split('\t')
		return { value, label }
	})
}
