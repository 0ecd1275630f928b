/** The project's own files, as the house rules read them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'vite'

export const root = join(import.meta.dirname, '..', '..')

export interface Source {
	/** From the root of the project, with forward slashes. */
	path: string
	text: string
}

/** Not ours, or made by a command. */
const skipped = new Set([
	'.generated',
	'.git',
	'.react-router',
	'bench-results',
	'build',
	'data',
	'node_modules',
	'playwright-report',
	'test-results',
])

function pathsUnder(folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		if (folder === '.' && skipped.has(entry.name)) return []
		const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
		if (entry.isDirectory()) return pathsUnder(path)
		return entry.isFile() ? [path] : []
	})
}

export function sourcesUnder(folders: readonly string[], ending: RegExp): Source[] {
	const known = new Set(readdirSync(root))
	return folders
		.filter((folder) => folder === '.' || known.has(folder.split('/')[0] ?? ''))
		.flatMap(pathsUnder)
		.filter((path) => ending.test(path))
		.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const code = /\.tsx?$/
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Line of a character in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
	return text.slice(0, offset).split('\n').length
}

/** A file that can't be parsed is a fault of its own and stops the run. */
function parse({ path, text }: Source) {
	const parsed = parseSync(path, text)
	if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`)
	return parsed
}

/** Most rules read the same files, and parsing takes longer than walking. */
const trees = new Map<string, { text: string; program: ReturnType<typeof parse>['program'] }>()

/** Walks the syntax tree of a file. */
export function walk(source: Source, visitor: VisitorObject) {
	const { path, text } = source
	let tree = trees.get(path)
	if (tree?.text !== text) {
		tree = { text, program: parse(source).program }
		trees.set(path, tree)
	}
	new Visitor(visitor).visit(tree.program)
}
