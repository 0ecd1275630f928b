/** Styles: every class is drawn with somewhere, and a page imports the styles of its own feature only. */
import { importsOf, targetOf } from './imports.ts'
import { type Source, walk } from './sources.ts'

const featureOf = (path: string) => /^app\/features\/([^/]+)/.exec(path)?.[1]

/** Faults of a route: a stylesheet of a feature from which it takes nothing else. */
export function borrowedStyles(route: Source): string[] {
	const targets = importsOf(route).flatMap(({ specifier }) => targetOf(route.path, specifier) ?? [])
	const own = new Set(targets.filter((path) => !path.endsWith('.css')).map(featureOf))
	return targets.filter(
		(path) => path.endsWith('.css') && featureOf(path) && !own.has(featureOf(path)),
	)
}

/** The words that can end up in a class: whole ones, and beginnings and ends of those that are put together. */
export function classWords(sources: readonly Source[]) {
	const whole = new Set<string>()
	const starts = new Set<string>()
	const ends = new Set<string>()
	for (const source of sources) {
		const add = (text: string) => {
			for (const [word] of text.matchAll(/[A-Za-z][\w-]*/g)) whole.add(word)
		}
		walk(source, {
			Literal({ value }) {
				// The name of a file is no class.
				if (typeof value === 'string' && !/^[.#]/.test(value)) add(value)
			},
			TemplateElement({ value, tail }) {
				add(value.raw)
				const start = tail ? undefined : /[a-z][\w-]*-$/.exec(value.raw)?.[0]
				const end = /^-[a-z][\w-]*/.exec(value.raw)?.[0]
				if (start) starts.add(start)
				if (end) ends.add(end)
			},
		})
	}
	return (name: string) =>
		whole.has(name) ||
		[...starts].some((start) => name.startsWith(start)) ||
		[...ends].some((end) => name.endsWith(end))
}

export function classesIn({ text }: Source): string[] {
	const plain = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"/g, '')
	const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
	const names = selectors
		.filter((selector) => !selector.startsWith('@'))
		.flatMap((selector) =>
			[...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name),
		)
	return [...new Set(names)]
}
