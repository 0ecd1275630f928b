/** The nationalities as a visitor reads them: named and sorted in one language, stored by the English name. */
import type { Option } from '#app/components/field.tsx'
import type { Language } from '#domain/language.ts'

const lists = {
	ar: () => import('#generated/countries.ar.json'),
	en: () => import('#generated/countries.en.json'),
}

export async function nationalitiesIn(language: Language): Promise<Option[]> {
	const [{ default: shown }, { default: english }] = await Promise.all([
		lists[language](),
		lists.en(),
	])
	const stored = new Map(english.map(({ code, name }) => [code, name]))
	return shown.map(({ code, name }) => ({ value: stored.get(code) ?? name, label: name }))
}
