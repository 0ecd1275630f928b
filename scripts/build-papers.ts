/** Puts what papers are made from beside the server's one file: a build needs nothing of the sources to make them. */
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const compiler = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')

export function buildPapers(root: string): void {
	const target = join(root, 'build/server/papers')
	cpSync(join(root, '.generated/papers'), target, { recursive: true })
	cpSync(compiler, join(target, 'compiler.wasm'))
}
