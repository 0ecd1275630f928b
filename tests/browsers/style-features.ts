/** What a style sheet asks of its browser beyond the floor: rules, selectors, properties, their words and functions. */
import type { Identifier } from '@mdn/browser-compat-data'
import { below, css, lacking } from './support.ts'

const properties = css.properties ?? {}
const selectors = css.selectors ?? {}
const rules = css['at-rules'] ?? {}

/** Functions by name, wherever the data keeps them: `oklch` is a kind of colour, `min` stands alone. */
const functions = new Map<string, Identifier>()
collect(css.types)
function collect(level: unknown): void {
	for (const [name, inner] of below(level)) {
		if (inner.__compat && !functions.has(name)) functions.set(name, inner)
		collect(inner)
	}
}

/** Each feature with the browsers that lack it. */
export function styleFeatures(sheet: string): Map<string, string[]> {
	const found = new Map<string, string[]>()
	const note = (feature: string, missing: string[]) => {
		if (missing.length > 0) found.set(feature, missing)
	}
	const plain = sheet.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')
	for (const [, prelude = ''] of plain.matchAll(/([^{};]+)\{/g)) {
		const rule = /^\s*@([\w-]+)/.exec(prelude)?.[1]
		if (rule) note(`@${rule}`, lacking(rules[rule]))
		else
			for (const [, selector = ''] of prelude.matchAll(/::?([a-z][a-z-]+)/g))
				note(`:${selector}`, lacking(selectors[selector]))
	}
	for (const [, property = '', value = ''] of plain.matchAll(
		/[{;]\s*([a-z][a-z-]+)\s*:([^{};]*)/g,
	)) {
		const also = (prefix: string) => plain.includes(`${prefix}${property}:`)
		const missing = lacking(properties[property], also)
		note(property, missing)
		// Whoever does not know the property does not know its words either.
		if (missing.length > 0) continue
		for (const [, word = '', isFunction] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)(\()?/g))
			if (isFunction) note(`${word}()`, lacking(functions.get(word)))
			else note(`${property}: ${word}`, lacking(properties[property]?.[word], also))
	}
	return found
}
