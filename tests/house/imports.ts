/**
 * Which folder may import which. Reads every import, export-from and dynamic import of a file and names those that
 * point the wrong way. Where a folder may use only the types of another, a value import is a fault.
 */
import { posix } from 'node:path'
import { type Source, walk } from './sources.ts'

interface Import {
	specifier: string
	typeOnly: boolean
}

interface Layer {
	/** Which files it holds. The first layer that matches a file is its layer. */
	files: RegExp
	/** What it may import besides packages, and besides its own feature folder. */
	may: RegExp[]
	/** What it may import types from. */
	mayTypes?: RegExp[]
	/** Packages it must not reach for. */
	never?: RegExp
}

const content = /^content\//
/** What the company says of itself once, in both languages: small enough for any page. */
const site = /^content\/(site|public-holidays)\.ts$/
const domain = /^domain\//
const locales = /^locales\//
const generated = /^\.generated\//
const ui = /^app\/ui\//
const components = /^app\/components\//
/** The folders that all pages use, lowest first: each may import those before it and none after it. */
const foundation = ['language', 'device', 'start', 'notices', 'page', 'form', 'search']
const inApp = (folders: readonly string[]) => new RegExp(`^app/(${folders.join('|')})/`)
const anyFoundation = inApp(foundation)
const serverFoundation =
	/^server\/(?!main|app|services|jobs|upkeep|retention|outgoing-templates)[^/]+\.ts$/
/** A part brings its own styles with it. */
const styles = /^app\/styles\//
const node = /^node:/
const nodeOrReact = /^(node:|react($|\/|-dom|-router)|@react-router)/

const layers: Layer[] = [
	{ files: domain, may: [domain], never: nodeOrReact },
	{ files: locales, may: [], never: nodeOrReact },
	{ files: content, may: [content, domain, locales], never: nodeOrReact },
	{ files: ui, may: [ui, anyFoundation, styles, domain], mayTypes: [content], never: node },
	{
		files: components,
		may: [components, ui, anyFoundation, styles, domain, site, generated],
		mayTypes: [content],
		never: node,
	},
	{
		files: /^app\/features\//,
		may: [components, ui, anyFoundation, styles, domain, site, generated],
		mayTypes: [content],
		never: node,
	},
	...foundation.map((folder, at) => ({
		files: inApp([folder]),
		may: [inApp(foundation.slice(0, at + 1)), domain, site, generated],
		mayTypes: [content],
		never: node,
	})),
	// The router takes the server's renderer and its error log from one file of a fixed name.
	{ files: /^app\/entry\.server/, may: [/^app\//, /^server\/pages\//] },
	// The loaders and actions of private pages run on the server; the build leaves them out of what browsers get.
	{
		files: /^app\/routes\//,
		may: [/^app\//, content, domain, locales, generated, /^server\/pages\/request-context/],
		mayTypes: [/^server\//],
	},
	{ files: /^app\//, may: [/^app\//, content, domain, locales, generated] },
	{
		files: /^server\/store\//,
		may: [/^server\/store\//, serverFoundation, domain, locales, site, generated],
	},
	{
		files: /^server\/documents\//,
		may: [/^server\/(documents|store)\//, serverFoundation, domain, locales, site, generated],
	},
	{
		files: /^server\/deliver\//,
		may: [
			/^server\/(deliver|documents|store)\//,
			serverFoundation,
			domain,
			locales,
			site,
			generated,
		],
	},
	{
		files: serverFoundation,
		may: [serverFoundation, domain, site, generated],
		mayTypes: [/^server\//],
	},
	// The page handler, and papers that say what a page says, are where the server meets the application.
	{
		files: /^server\/(pages|papers)\//,
		may: [/^server\//, /^app\//, content, domain, locales, generated],
	},
	{ files: /^server\//, may: [/^server\//, domain, locales, content, generated] },
	{ files: /^art\//, may: [/^art\//] },
	// The image of a deployment has these commands, but neither `tests` nor `tools`.
	{ files: /^scripts\//, may: [/^(app|content|domain|locales|scripts|server)\//, generated] },
]

export function importFaults(sources: readonly Source[]): string[] {
	return sources.flatMap((source) => {
		const layer = layers.find(({ files }) => files.test(source.path))
		if (!layer) return []
		return importsOf(source).flatMap((imported) => {
			const fault = faultOf(source.path, layer, imported)
			return fault ? [`${source.path} imports ${imported.specifier}: ${fault}`] : []
		})
	})
}

function faultOf(path: string, layer: Layer, { specifier, typeOnly }: Import): string | undefined {
	const target = targetOf(path, specifier)
	if (target === undefined) {
		return layer.never?.test(specifier) ? 'this folder must run anywhere' : undefined
	}
	const feature = featureOf(path)
	const otherFeature = featureOf(target)
	if (feature !== undefined && otherFeature !== undefined) {
		return feature === otherFeature ? undefined : 'features never import each other'
	}
	if (layer.may.some((allowed) => allowed.test(target))) return undefined
	if (layer.mayTypes?.some((allowed) => allowed.test(target))) {
		return typeOnly ? undefined : 'only its types may be imported here'
	}
	return 'that folder is out of reach from here'
}

function featureOf(path: string) {
	return /^app\/features\/([^/]+)/.exec(path)?.[1]
}

/** The file of ours that a specifier names, from the root; undefined for a package. */
export function targetOf(path: string, specifier: string) {
	const plain = specifier.replace(/\?.*$/, '')
	if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
	const alias = /^#(\w+)\/(.*)$/.exec(plain)
	if (!alias) return undefined
	return `${alias[1] === 'generated' ? '.generated' : alias[1]}/${alias[2]}`
}

export function importsOf(source: Source): Import[] {
	const found: Import[] = []
	walk(source, {
		ImportDeclaration(node) {
			const names = node.specifiers
			const typeOnly =
				node.importKind === 'type' ||
				(names.length > 0 &&
					names.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type'))
			found.push({ specifier: node.source.value, typeOnly })
		},
		ExportNamedDeclaration(node) {
			if (node.source) {
				found.push({ specifier: node.source.value, typeOnly: node.exportKind === 'type' })
			}
		},
		ExportAllDeclaration(node) {
			found.push({ specifier: node.source.value, typeOnly: node.exportKind === 'type' })
		},
		ImportExpression(node) {
			if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
				found.push({ specifier: node.source.value, typeOnly: false })
			}
		},
		TSImportType(node) {
			found.push({ specifier: node.source.value, typeOnly: true })
		},
	})
	return found
}
