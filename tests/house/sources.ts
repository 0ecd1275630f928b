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

/** Walks the syntax tree of a file; a file that can't be parsed is a fault of its own and stops the run. */
export function walk({ path, text }: Source, visitor: VisitorObject) {
	const { program, errors } = parseSync(path, text)
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
	new Visitor(visitor).visit(program)
}
