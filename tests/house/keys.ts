/**
 * Every key the code asks for exists, and every key that exists is asked for.
 *
 * The code says `const t = useT('home')` and then `t('hero.title')`. A key may be put together when its beginning is
 * written out (`t(`step.${name}`)`): then every key with that beginning counts as read. A key that comes in as a
 * value is looked for among the texts written in the same file. On the server, a file that imports the strings of an
 * area itself (`import ar from '#locales/ar/mail.json'`) reads whatever keys of it are written there.
 */
import type { ESTree } from 'vite'
import { foldedKey } from './locales.ts'
import { lineAt, type Source, walk } from './sources.ts'

/** Keys by area, as in `locales/ar`, plural forms folded. */
export type Areas = ReadonlyMap<string, ReadonlySet<string>>

interface Span {
	start: number
	end: number
}

interface Binding {
	name: string
	area: string
	scope: Span
}

interface Call {
	/** Undefined where the translator came in from outside. */
	area: string | undefined
	wanted: Pattern[]
	/** The key, or a part of it, comes in as a value. */
	dynamic: boolean
	at: number
}

interface Pattern {
	shown: string
	test: (key: string) => boolean
}

export interface KeyReport {
	missing: string[]
	unused: string[]
}

/** The functions that give a translator for the area named first. */
const makers = new Set(['useT', 'translatorOf'])
/**
 * Functions that read keys of a fixed area by a name of their own: `pageOf(language, 'home')` reads the title and the
 * description of `home`. The file that defines them puts its keys together and is not looked into.
 */
const readers: Record<string, { area: string; defined: string; keys: (name: string) => string[] }> =
	{
		pageOf: {
			area: 'pages',
			defined: 'app/page/meta.ts',
			keys: (name) => [`${name}.title`, `${name}.description`],
		},
	}

/** What a translator is called when it is handed on. */
const handedOn = /^t$|^t[A-Z]|^translate$/

export function areasFrom(files: Iterable<[area: string, strings: Record<string, string>]>): Areas {
	return new Map(
		[...files].map(([area, strings]) => [area, new Set(Object.keys(strings).map(foldedKey))]),
	)
}

export function keyReport(sources: readonly Source[], areas: Areas): KeyReport {
	const read = new Set<string>()
	const missing: string[] = []
	for (const source of sources) {
		const { calls, texts, patterns, imported } = callsIn(source)
		for (const area of imported) {
			for (const key of areas.get(area) ?? []) {
				if (texts.has(key) || patterns.some(({ test }) => test(key))) read.add(`${area}:${key}`)
			}
		}
		for (const call of calls) {
			const where = `${source.path}:${lineAt(source.text, call.at)}`
			if (call.area !== undefined && !areas.has(call.area)) {
				missing.push(`${where} area ${call.area}`)
				continue
			}
			const candidates = call.area === undefined ? [...areas.keys()] : [call.area]
			for (const wanted of call.wanted) {
				const found = candidates.flatMap((area) =>
					[...(areas.get(area) ?? [])]
						.filter((key) => wanted.test(key))
						.map((key) => `${area}:${key}`),
				)
				if (found.length === 0)
					missing.push(`${where} ${candidates.length === 1 ? `${call.area}:` : ''}${wanted.shown}`)
				for (const key of found) read.add(key)
			}
			if (call.dynamic) {
				for (const area of candidates) {
					for (const text of texts) if (areas.get(area)?.has(text)) read.add(`${area}:${text}`)
				}
			}
		}
	}
	const all = [...areas].flatMap(([area, keys]) => [...keys].map((key) => `${area}:${key}`))
	return { missing, unused: all.filter((key) => !read.has(key)) }
}

interface Reading {
	calls: Call[]
	/** All texts written in the file. */
	texts: Set<string>
	/** All texts put together in it. */
	patterns: Pattern[]
	/** Areas whose strings it imports. */
	imported: Set<string>
}

function callsIn(source: Source): Reading {
	const functions: Span[] = [{ start: 0, end: source.text.length }]
	const declared: { name: string; area: string; at: number }[] = []
	const called: { name: string; key: ESTree.Node; at: number }[] = []
	const direct: Call[] = []
	const texts = new Set<string>()
	const patterns: Pattern[] = []
	const imported = new Set<string>()
	walk(source, {
		FunctionDeclaration: (node) => void functions.push(node),
		FunctionExpression: (node) => void functions.push(node),
		ArrowFunctionExpression: (node) => void functions.push(node),
		Literal(node) {
			if (typeof node.value === 'string') texts.add(node.value)
		},
		TemplateLiteral: (node) => void patterns.push(...patternsOf(node)),
		ImportDeclaration(node) {
			const area = /^#locales\/\w+\/([\w-]+)\.json$/.exec(node.source.value)?.[1]
			if (area !== undefined) imported.add(area)
		},
		VariableDeclarator(node) {
			const area = node.init ? areaOf(node.init) : undefined
			if (area !== undefined && node.id.type === 'Identifier') {
				declared.push({ name: node.id.name, area, at: node.start })
			}
		},
		CallExpression(node) {
			const key = node.arguments[0]
			if (!key) return
			const area = areaOf(node.callee)
			if (area !== undefined) direct.push({ area, ...asked(key), at: node.start })
			if (node.callee.type === 'Identifier') {
				direct.push(...readerCalls(node.callee.name, node), ...noticeCalls(node.callee.name, node))
				called.push({ name: node.callee.name, key, at: node.start })
			}
		},
	})
	const bindings: Binding[] = declared.map(({ name, area, at }) => ({
		name,
		area,
		scope: innermost(functions.filter((span) => holds(span, at))),
	}))
	const calls = called.flatMap(({ name, key, at }): Call[] => {
		const reachable = bindings.filter((item) => item.name === name && holds(item.scope, at))
		if (reachable.length === 0) {
			return handedOn.test(name) && !isReader(source.path)
				? [{ area: undefined, ...asked(key), at }]
				: []
		}
		const scope = innermost(reachable.map((item) => item.scope))
		const area = reachable.find((item) => item.scope === scope)?.area
		return [{ area, ...asked(key), at }]
	})
	return { calls: [...direct, ...calls], texts, patterns, imported }
}

function asked(key: ESTree.Node): Pick<Call, 'wanted' | 'dynamic'> {
	return { wanted: patternsOf(key), dynamic: isDynamic(key) }
}

function isReader(path: string) {
	return Object.values(readers).some(({ defined }) => defined === path)
}

function readerCalls(name: string, node: ESTree.CallExpression): Call[] {
	const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
	const named = writtenArgument(node)
	if (!reader || named === undefined) return []
	const wanted = reader
		.keys(named)
		.map((shown) => ({ shown, test: (key: string) => key === shown }))
	return [{ area: reader.area, wanted, dynamic: false, at: node.start }]
}

const noticeParts = new Set(['title', 'text', 'files'])

/**
 * Notices are raised by their keys: `notify({ title: 'contact.sent.title', text: 'contact.sent.text' })`, or by a form that
 * was given them: `formNotices({ sent: { title: … }, failed: { title: … } })`.
 */
function noticeCalls(name: string, { arguments: given, start }: ESTree.CallExpression): Call[] {
	const [notice] = given
	if (notice?.type !== 'ObjectExpression') return []
	if (name === 'formNotices')
		return notice.properties.flatMap((property) =>
			property.type === 'Property' ? noticeKeys(property.value, start) : [],
		)
	return name === 'notify' ? noticeKeys(notice, start) : []
}

function noticeKeys(notice: ESTree.Node, at: number): Call[] {
	if (notice.type !== 'ObjectExpression') return []
	return notice.properties.flatMap((property): Call[] => {
		if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
		if (!noticeParts.has(property.key.name)) return []
		return [{ area: 'notices', ...asked(property.value), at }]
	})
}

/** `home` of `useT('home')`. */
function areaOf(node: ESTree.Node): string | undefined {
	if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
	if (!makers.has(node.callee.name)) return undefined
	return writtenArgument(node)
}

function writtenArgument({ arguments: given }: ESTree.CallExpression): string | undefined {
	const written = given.find((one) => one.type === 'Literal' && typeof one.value === 'string')
	return written?.type === 'Literal' ? String(written.value) : undefined
}

function innermost(spans: readonly Span[]): Span {
	return spans.reduce((a, b) => (b.end - b.start < a.end - a.start ? b : a))
}

function holds({ start, end }: Span, at: number) {
	return start <= at && at < end
}

function patternsOf(node: ESTree.Node): Pattern[] {
	switch (node.type) {
		case 'Literal':
			return [{ shown: String(node.value), test: (key) => key === node.value }]
		case 'TemplateLiteral': {
			const parts = node.quasis.map((quasi) => quasi.value.raw)
			// Without a beginning, anything would do, and nothing would ever be unused.
			if (parts[0] === '')
				return [{ shown: 'a key without a written beginning', test: () => false }]
			const whole = new RegExp(
				`^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')).join('.+')}$`,
			)
			return [{ shown: parts.join('…'), test: (key) => whole.test(key) }]
		}
		case 'ConditionalExpression':
			return [...patternsOf(node.consequent), ...patternsOf(node.alternate)]
		default:
			return []
	}
}

function isDynamic(node: ESTree.Node): boolean {
	if (node.type === 'ConditionalExpression') {
		return isDynamic(node.consequent) || isDynamic(node.alternate)
	}
	return node.type !== 'Literal' && node.type !== 'TemplateLiteral'
}
