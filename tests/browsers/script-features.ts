/**
 * What a script asks of its browser beyond the floor: names nobody in it declares (`ImageDecoder`), members of such names
 * (`URL.parse`), and methods of the language and of the page by their name alone (`toBase64`), where no older one has it.
 */
import * as v from 'valibot'
import { parseAst } from 'vite'
import { api, below, javascript, lacking } from './support.ts'
import { type SyntaxNode, walk } from './syntax.ts'

const interfaces = new Map([...below(api), ...below(javascript.builtins)])
/** What a name stands for that no script has to declare: `URL`, `requestIdleCallback`, `caches`. */
const known = new Map([
	...below(api.ServiceWorkerGlobalScope),
	...below(api.Window),
	...below(javascript.functions),
	...interfaces,
])
/** Objects that are there without being made, by what they are. */
const given = new Map([
	...['Window', 'Document', 'Navigator', 'History', 'Location', 'Performance', 'Crypto'].map(
		(owner) => [owner.toLowerCase(), interfaces.get(owner)] as const,
	),
	['caches', interfaces.get('CacheStorage')],
	['self', interfaces.get('Window')],
	['globalThis', interfaces.get('Window')],
])

/** Objects that most scripts hold: of the others a method's name says too little. */
const common = [
	...['Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'Node'],
	...['Window', 'Navigator', 'Response', 'Request', 'Blob', 'FormData', 'URL', 'URLSearchParams'],
	...['AbortSignal', 'Cache', 'Crypto', 'ServiceWorkerContainer', 'StorageManager'],
	...below(javascript.builtins).map(([name]) => name),
]
const methods = new Set(
	common.flatMap((owner) => below(interfaces.get(owner)).map(([name]) => name)),
)
/** All that have a member of a name, whatever they are. */
const members = Map.groupBy(
	[...interfaces.values()].flatMap((owner) => below(owner)),
	([name]) => name.replace(/_(static|event)$/, ''),
)

const name = v.looseObject({ type: v.literal('Identifier'), name: v.string() })
const member = v.looseObject({ computed: v.literal(false), object: v.unknown(), property: name })
const call = v.looseObject({
	callee: v.looseObject({ type: v.literal('MemberExpression'), property: name }),
})
const literal = v.looseObject({ regex: v.looseObject({ flags: v.string() }) })
const binding = v.looseObject({ id: name })
const imported = v.looseObject({ local: name })
const callable = v.looseObject({ params: v.array(v.unknown()) })

/** Each feature with the browsers that lack it. */
export function scriptFeatures(code: string): Map<string, string[]> {
	const found = new Map<string, string[]>()
	const note = (feature: string, missing: string[]) => {
		if (missing.length > 0) found.set(feature, missing)
	}
	const nodes = [...walk(parseAst(code))]
	const own = new Set(nodes.flatMap(declaredBy))
	const labels = new Set<unknown>(nodes.flatMap(labelOf))
	for (const node of nodes) {
		if (node.type === 'Identifier' && v.is(name, node)) {
			if (!own.has(node.name) && !labels.has(node)) note(node.name, lacking(known.get(node.name)))
		} else if (node.type === 'MemberExpression' && v.is(member, node)) {
			if (!v.is(name, node.object) || own.has(node.object.name)) continue
			const owner = new Map(below(given.get(node.object.name) ?? interfaces.get(node.object.name)))
			const { name: property } = node.property
			const feature = owner.get(`${property}_static`) ?? owner.get(property)
			note(`${node.object.name}.${property}`, lacking(feature))
		} else if (node.type === 'CallExpression' && v.is(call, node)) {
			const method = node.callee.property.name
			const [fewest = []] = (methods.has(method) ? (members.get(method) ?? []) : [])
				.map(([, feature]) => lacking(feature))
				.toSorted((a, b) => a.length - b.length)
			note(`.${method}()`, fewest)
		} else if (node.type === 'Literal' && v.is(literal, node) && node.regex.flags.includes('v'))
			note('RegExp /v', ['safari 17'])
	}
	return found
}

/** `b` in `a.b` and in `{ b: 1 }` refers to nothing by itself. */
function labelOf(node: SyntaxNode): unknown[] {
	if (!('computed' in node) || node.computed === true) return []
	if ('property' in node) return [node.property]
	return 'key' in node && !('shorthand' in node && node.shorthand) ? [node.key] : []
}

/** Names that the script gives itself: they are not the browser's, whatever they are called. */
function declaredBy(node: SyntaxNode): string[] {
	if (!/Declarat|Function|Import|Class/.test(node.type)) return []
	if (v.is(imported, node)) return [node.local.name]
	return [
		...(v.is(binding, node) ? [node.id.name] : []),
		...(v.is(callable, node)
			? node.params.flatMap((one) => (v.is(name, one) ? [one.name] : []))
			: []),
	]
}
