/**
 * What papers are made from: the compiler, fonts, templates, colours and scenes. `scripts/generate.ts` puts them into one folder; a
 * build holds a copy of it, with the compiler, beside the server's one file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { withMemoryLimit } from './limited.ts'

export interface Supplies {
	module: WebAssembly.Module
	fonts: Uint8Array[]
	/** By the path that templates know them by. */
	files: [path: string, bytes: Uint8Array][]
}

const isSource = import.meta.filename.endsWith('.ts')
const folder = join(import.meta.dirname, isSource ? '../../.generated/papers' : 'papers')
/** Looked for when it is needed: commands that make no paper run without it. */
const compilerFile = () =>
	isSource
		? createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
		: join(folder, 'compiler.wasm')

/** Changes with everything that a paper's looks depend on, its data excepted. */
export function suppliesVersion(): string {
	return readFileSync(join(folder, 'version'), 'utf8')
}

export async function readSupplies(memoryLimit: number): Promise<Supplies> {
	const bytes = await readFile(compilerFile())
	const fontFolder = join(folder, 'fonts')
	return {
		module: await WebAssembly.compile(withMemoryLimit(bytes, memoryLimit)),
		fonts: await Promise.all(
			(await readdir(fontFolder)).toSorted().map((name) => readFile(join(fontFolder, name))),
		),
		files: filesUnder('papers', 'pictures').map((path) => [
			`/${path}`,
			readFileSync(join(folder, path)),
		]),
	}
}

function filesUnder(...folders: string[]): string[] {
	return folders.flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
}
