/** What the markup of a component asks of its browser beyond the floor: elements and their attributes. */
import * as v from 'valibot'
import { parseAst } from 'vite'
import { html, lacking } from './support.ts'
import { walk } from './syntax.ts'

const identifier = v.looseObject({ type: v.literal('JSXIdentifier'), name: v.string() })
const opening = v.looseObject({
	type: v.literal('JSXOpeningElement'),
	name: identifier,
	attributes: v.array(v.looseObject({ name: v.optional(v.unknown()) })),
})

/** Each feature with the browsers that lack it. */
export function markupFeatures(code: string): Map<string, string[]> {
	const found = new Map<string, string[]>()
	const note = (feature: string, missing: string[]) => {
		if (missing.length > 0) found.set(feature, missing)
	}
	for (const one of walk(parseAst(code, { lang: 'tsx' }))) {
		if (!v.is(opening, one) || !/^[a-z]/.test(one.name.name)) continue
		const element = html.elements?.[one.name.name]
		note(`<${one.name.name}>`, lacking(element))
		for (const { name } of one.attributes) {
			if (!v.is(identifier, name)) continue
			const attribute = name.name.toLowerCase()
			const own = element?.[attribute] ?? html.global_attributes?.[attribute]
			note(`<${one.name.name} ${attribute}>`, lacking(own))
		}
	}
	return found
}
