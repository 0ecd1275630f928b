/**
 * Finds keys that no code reads. The compiler checks the opposite, that every key in use exists (`.generated/string-keys.ts`).
 *
 * A key is read where a file names its area (`useT('home')`, `StringKeys['home']`, an import of its strings, a call that reads a fixed
 * area) and writes the key, or a beginning of it that is put together with something (`step.${name}`).
 */
import { foldedKey } from './locales.ts'
import { type Source, walk } from './sources.ts'

/** Keys by area, as in `locales/ar`, plural forms folded. */
export type Areas = ReadonlyMap<string, ReadonlySet<string>>

/** Functions and types that stand for a fixed area. */
const fixedAreas: Readonly<Record<string, string>> = {
	mailWords: 'mail',
	saying: 'assistant',
	filtersOf: 'assistant',
	speak: 'assistant',
	pageOf: 'pages',
	notify: 'notices',
	FormNotices: 'notices',
	FormOptions: 'notices',
	useForm: 'notices',
	useRequest: 'notices',
}

export function areasFrom(files: Iterable<[area: string, strings: Record<string, string>]>): Areas {
	return new Map(
		[...files].map(([area, strings]) => [area, new Set(Object.keys(strings).map(foldedKey))]),
	)
}

export function unusedKeys(sources: readonly Source[], areas: Areas): string[] {
	const readings = sources.map(readingOf)
	return [...areas].flatMap(([area, keys]) => {
		const readers = readings.filter(({ named }) => named.has(area))
		return [...keys]
			.filter((key) => !readers.some((reading) => isRead(reading, key)))
			.map((key) => `${area}:${key}`)
	})
}

interface Reading {
	/** Areas it names. */
	named: Set<string>
	/** Texts written out in it. */
	texts: Set<string>
	/** Texts put together in it. */
	patterns: RegExp[]
}

function isRead({ texts, patterns }: Reading, key: string): boolean {
	return texts.has(key) || patterns.some((pattern) => pattern.test(key))
}

function readingOf(source: Source): Reading {
	const named = new Set<string>()
	const texts = new Set<string>()
	const patterns: RegExp[] = []
	const fixed = (name: string) => {
		const area = Object.hasOwn(fixedAreas, name) ? fixedAreas[name] : undefined
		if (area !== undefined) named.add(area)
	}
	walk(source, {
		Identifier: ({ name }) => fixed(name),
		Literal({ value }) {
			if (typeof value !== 'string') return
			texts.add(value)
			const area = /^#locales\/\w+\/([\w-]+)\.json$/.exec(value)?.[1] ?? value.split('.')[0]
			if (area) named.add(area)
		},
		TemplateLiteral({ quasis }) {
			const parts = quasis.map(({ value }) => value.raw)
			// Without a beginning, anything would do, and nothing would ever be unused.
			if (parts.length > 1 && parts[0] !== '') patterns.push(patternOf(parts))
		},
		CallExpression({ callee, arguments: given }) {
			if (callee.type !== 'Identifier' || callee.name !== 'pageOf') return
			for (const one of given) {
				if (one.type === 'Literal') patterns.push(patternOf([`${one.value}.`, '']))
			}
		},
	})
	return { named, texts, patterns }
}

function patternOf(parts: readonly string[]): RegExp {
	const escaped = parts.map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
	return new RegExp(`^${escaped.join('.+')}$`)
}
