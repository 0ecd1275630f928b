/**
 * Interface strings. A route's data names the areas it needs (`strings: await stringsOf(language, 'home')`);
 * components ask for an area with `useT('home')` and never know which language they speak.
 */
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { Language } from '#domain/language.ts'
import { createTranslator, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import { useSiteData } from './site-data.ts'

export type Area = keyof StringKeys
/** An area, or the part of it that begins so. */
export type Part = Area | `${Area}.${string}`
export type Strings = Partial<Record<Area, Record<string, string>>>
export type TranslateIn<Name extends Area> = Translate<StringKeys[Name]>

/** `pages.faq` is the part of the area `pages` that begins so: a page's HTML carries no more than it shows. */
export async function stringsOf(language: Language, ...parts: Part[]): Promise<Strings> {
	const { stringFiles } = await import('./text-files.ts')
	const loaded = await Promise.all(
		parts.map(async (name) => {
			const [area = ''] = name.split('.', 1)
			const load = stringFiles[`/.generated/strings/${language}/${area}.json`]
			if (!load) throw new Error(`no strings for area ${area}`)
			const strings = await load()
			if (name === area) return [area, strings] as const
			const isAsked = (key: string) => `${area}.${key}.`.startsWith(`${name}.`)
			const asked = Object.entries(strings).filter(([key]) => isAsked(key))
			return [area, Object.fromEntries(asked)] as const
		}),
	)
	const together: Record<string, Record<string, string>> = {}
	for (const [area, asked] of loaded) together[area] = { ...together[area], ...asked }
	return together
}

const StringsContext = createContext<Strings>({})

export function hasStrings(data: unknown): data is { strings: Strings } {
	return typeof data === 'object' && data !== null && 'strings' in data
}

/** Gathers the strings of all routes on the screen. */
export function StringsProvider({ children }: { children: ReactNode }) {
	const matches = useMatches()
	const strings = useMemo(
		() =>
			Object.assign(
				{},
				...matches.map(({ loaderData }) => (hasStrings(loaderData) ? loaderData.strings : {})),
			),
		[matches],
	)
	return <StringsContext value={strings}>{children}</StringsContext>
}

/** Adds those of a part opened later. */
export function MoreStrings({ strings, children }: { strings: Strings; children: ReactNode }) {
	const outer = use(StringsContext)
	const all = useMemo(() => ({ ...outer, ...strings }), [outer, strings])
	return <StringsContext value={all}>{children}</StringsContext>
}

export function useLanguage(): Language {
	return useSiteData().language
}

/** The translator of one area: `const t = useT('home')`, then `t('hero.title')`. */
export function useT<Name extends Area>(area: Name): TranslateIn<Name> {
	const strings = use(StringsContext)[area]
	const language = useLanguage()
	return useMemo(() => createTranslator(strings ?? {}, language), [strings, language])
}
