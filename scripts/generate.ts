/**
 * What the build needs beside its sources, in `.generated/`: the words of the interface by language and area, the countries, the
 * version of the drawings, and what papers are made from. Runs before every build, and again whenever one of these changes
 * under `npm run dev`. Content is no part of it: the server reads that at run time (`server/content`).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#domain/language.ts'
import { flattenStrings, withFallback, withoutPlural } from '#domain/translate.ts'
import { countryList } from './countries.ts'
import { generatePaperSupplies } from './paper-supplies.ts'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, '.generated')

function write(file: string, value: unknown): void {
	writeText(file, JSON.stringify(value))
}

function writeText(file: string, text: string): void {
	const full = path.join(target, file)
	if (existsSync(full) && readFileSync(full, 'utf8') === text) return
	mkdirSync(path.dirname(full), { recursive: true })
	writeFileSync(full, text)
}

function generateStrings(): void {
	const keys: string[] = []
	const read = (language: string, file: string) =>
		flattenStrings(JSON.parse(readFileSync(path.join(root, 'locales', language, file), 'utf8')))
	for (const file of readdirSync(path.join(root, 'locales/ar'))) {
		const arabic = read('ar', file)
		write(`strings/ar/${file}`, arabic)
		write(`strings/en/${file}`, withFallback(read('en', file), arabic))
		keys.push(`\t${JSON.stringify(file.replace(/\.json$/, ''))}: ${keyUnion(arabic)}`)
	}
	writeText('string-keys.ts', `export interface StringKeys {\n${keys.join('\n')}\n}\n`)
}

/** What the compiler holds `t('hero.title')` to; the plural forms of a key are one key. */
function keyUnion(strings: Record<string, string>): string {
	const keys = new Set(Object.keys(strings).map(withoutPlural))
	return [...keys].map((key) => JSON.stringify(key)).join(' | ')
}

/** Scenes keep their names between builds; this changes with their bytes, so that browsers may keep them for a year. */
function generateArtVersion(): void {
	const folder = path.join(root, 'public/scenes')
	const hash = createHash('sha256')
	if (existsSync(folder))
		for (const file of readdirSync(folder).sort())
			hash.update(readFileSync(path.join(folder, file)))
	write('art.json', { version: hash.digest('hex').slice(0, 8) })
}

export function generate(): void {
	generateStrings()
	for (const language of languages) write(`countries.${language}.json`, countryList(language))
	generateArtVersion()
	generatePaperSupplies(root, path.join(target, 'papers'))
}

export function generatedSources(): Plugin {
	return {
		name: 'rihla-generated-sources',
		config() {
			generate()
		},
		configureServer(server) {
			server.watcher.add([
				path.join(root, 'locales'),
				path.join(root, 'public/scenes'),
				path.join(root, 'papers'),
			])
			server.watcher.on('all', (_event, file) => {
				if (/^(locales|public[\\/]scenes|papers)[\\/]/.test(path.relative(root, file))) generate()
			})
		},
	}
}

if (import.meta.main) {
	rmSync(target, { recursive: true, force: true })
	generate()
}
