/**
 * The root lies in the file that starts the application, because every page needs both; what the build leaves at the root's own
 * name only points there. That file goes, and whoever names it names the other: a request less on every page.
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const manifest = v.record(v.string(), v.looseObject({ file: v.string() }))

/** Nothing but a pointer: `export{k as Layout,M as default}from"./entry.client-DeoaHb4_.js";` */
const pointer = /^export\{[^}]*\}from"\.\/([^"]+)";\s*$/

export function pointsTo(code: string): string | undefined {
	return pointer.exec(code)?.[1]
}

export function foldRoot(): Plugin {
	return {
		name: 'rihla-fold-root',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		writeBundle({ dir = '' }) {
			const path = join(dir, '.vite/manifest.json')
			const files = v.parse(manifest, JSON.parse(readFileSync(path, 'utf8')))
			const start = files['app/entry.client.tsx']
			const root = Object.entries(files).find(([name]) => name.startsWith('app/root.tsx'))
			if (!start || !root) return this.error('the start or the root is not in the build')
			const [name, { file, ...rest }] = root
			const code = readFileSync(join(dir, file), 'utf8')
			if (pointsTo(code) !== basename(start.file))
				return this.error(`the root is more than a pointer to the start: ${code.slice(0, 200)}`)
			// A file may export what it exports under further names; the name of this one still follows from its content.
			appendFileSync(join(dir, start.file), `\n${code.trim()}`)
			rmSync(join(dir, file))
			const folded = { ...rest, file: start.file, css: start.css, imports: start.imports }
			writeFileSync(path, JSON.stringify({ ...files, [name]: folded }))
		},
	}
}
