/** The oldest browsers the site is made for, and what of the web's features they lack, by the data behind MDN's tables. */
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
// Read as a file: imported as JSON, its 20 MB would become a script first, which takes ten seconds.
import bcd from '@mdn/browser-compat-data/forLegacyNode'

/** Safari 16.4 came in March 2023, Chrome 119 and Firefox 119 in October 2023. `README.md` names them. */
export const floor = { safari: 16.4, chrome: 119, firefox: 119 } as const
const browsers = ['safari', 'chrome', 'firefox'] as const

type Browser = (typeof browsers)[number]
/** Whether the style sheet also says it under a browser's own name, such as `-webkit-mask`. */
type Also = (prefix: string) => boolean

/** The first version that has it without a flag, under its own name or one that is also given. */
function firstVersion(compat: CompatStatement, browser: Browser, also: Also): number {
	const told = compat.support[browser]
	const statements = Array.isArray(told) ? told : told ? [told] : []
	const versions = statements
		.filter(({ flags, alternative_name }) => !flags && !alternative_name)
		.filter(({ prefix }) => prefix === undefined || also(prefix))
		.map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
		.filter((version) => !Number.isNaN(version))
	return Math.min(Number.POSITIVE_INFINITY, ...versions)
}

/** The browsers of the floor that lack it, with the version that brings it: empty where all have it. */
export function lacking(feature: unknown, also: Also = () => false): string[] {
	const compat = isFeature(feature) ? feature.__compat : undefined
	if (!compat) return []
	return browsers.flatMap((browser) => {
		const version = firstVersion(compat, browser, also)
		if (version <= floor[browser]) return []
		return `${browser} ${Number.isFinite(version) ? version : 'never'}`
	})
}

/** The data keeps statements and the features below under one roof. */
function isFeature(value: unknown): value is Identifier {
	return typeof value === 'object' && value !== null && !('support' in value)
}

/** The features below one, by name. */
export function below(feature: unknown): [string, Identifier][] {
	if (!isFeature(feature)) return []
	return Object.entries(feature).flatMap(([name, inner]): [string, Identifier][] =>
		name !== '__compat' && isFeature(inner) ? [[name, inner]] : [],
	)
}

export const { api, css, html, javascript } = bcd
