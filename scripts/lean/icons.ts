/**
 * Icons as we use them: a picture beside words, sized and coloured by its class. The library's own wrapper (sizes, colours,
 * contexts) and the names and keys of every part stay away, and an icon is one element for React instead of four.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const wrapper = fileURLToPath(new URL('../../app/ui/create-icon.ts', import.meta.url))
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

const drawn = v.object({
	__iconData: v.object({
		size: v.literal(24),
		node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
	}),
})

export function markupOf(nodes: v.InferOutput<typeof drawn>['__iconData']['node']): string {
	return nodes
		.map(([tag, { key, ...attributes }]) => {
			const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
			return `<${tag}${written.join('')}/>`
		})
		.join('')
}

export function leanIcons(): Plugin {
	return {
		name: 'rihla-lean-icons',
		apply: 'build',
		async transform(code, id) {
			// Some names are only pointers to another icon's file.
			if (!icon.test(id) || !code.includes('__iconData = {')) return undefined
			const { __iconData } = v.parse(drawn, await import(pathToFileURL(id).href))
			const markup = JSON.stringify(markupOf(__iconData.node))
			return {
				code: `import { createIcon } from ${JSON.stringify(wrapper)}\nexport default /* @__PURE__ */ createIcon(${markup})`,
				map: null,
				moduleSideEffects: false,
			}
		},
	}
}
