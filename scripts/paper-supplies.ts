/** Gathers what papers are made from into one folder: templates, fonts unpacked, colours and pictures in a form that needs no browser. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const scenes = ['hero-kl', 'dest-langkawi']
const compiler = '@myriaddreamin/typst-ts-web-compiler'

/** A scene by day: its colours are variables, which only browsers know. */
export function plainScene(svg: string): string {
	const [, list = ''] = /#d\{([^}]*)\}/.exec(svg) ?? []
	const colours = new Map(
		[...list.matchAll(/--(\w+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
	)
	return svg.replace(/<style>.*?<\/style>/s, '').replace(/var\(--(\w+)\)/g, (_, name: string) => {
		const colour = colours.get(name)
		if (colour === undefined) throw new Error(`A scene without the colour ${name} by day.`)
		return colour
	})
}

/** The site's colours by day as numbers: lightness, chroma, hue. */
export function coloursIn(css: string): Record<string, number[]> {
	const [block] = /:root \{.*?\n\}/s.exec(css) ?? []
	if (!block) throw new Error('The colours are not where they were: app/styles/tokens.css, :root')
	const found = block.matchAll(/--([\w-]+): oklch\(([\d. ]+)\);/g)
	return Object.fromEntries(
		[...found].map(([, name = '', value = '']) => [name, value.split(' ').map(Number)]),
	)
}

export function generatePaperSupplies(root: string, target: string): void {
	const read = (path: string) => readFileSync(join(root, path))
	const files = new Map<string, Uint8Array | string>()
	for (const name of readdirSync(join(root, 'papers')).filter((one) => one.endsWith('.typ')))
		files.set(`papers/${name}`, read(`papers/${name}`))
	for (const name of readdirSync(join(root, 'papers/fonts')))
		files.set(
			`fonts/${name.replace(/\.br$/, '')}`,
			brotliDecompressSync(read(`papers/fonts/${name}`)),
		)
	for (const name of scenes)
		files.set(`pictures/${name}.svg`, plainScene(read(`public/scenes/${name}.svg`).toString()))
	files.set('pictures/logo.svg', read('public/favicon.svg'))
	const css = read('app/styles/tokens.css').toString()
	files.set('pictures/tokens.json', JSON.stringify(coloursIn(css)))

	files.set('version', versionOf(root, files))
	for (const folder of ['papers', 'fonts', 'pictures'])
		mkdirSync(join(target, folder), { recursive: true })
	for (const [path, content] of files) {
		const full = join(target, path)
		// While developing, a server may be reading what has not changed.
		if (existsSync(full) && readFileSync(full).equals(Buffer.from(content))) continue
		writeFileSync(full, content)
	}
}

/** Of everything that decides what a paper looks like: these files, the compiler, and the code that mends what it wrote. */
function versionOf(root: string, files: ReadonlyMap<string, Uint8Array | string>): string {
	const hash = createHash('sha256')
	const manifest = createRequire(import.meta.url)
		.resolve(compiler)
		.replace(/pkg.*/, 'package.json')
	hash.update(readFileSync(manifest))
	for (const [path, content] of files) hash.update(`${path}\0`).update(content)
	const code = join(root, 'server/papers')
	for (const path of readdirSync(code, { recursive: true, encoding: 'utf8' }).toSorted())
		if (path.endsWith('.ts') && !path.endsWith('.test.ts'))
			hash.update(`${path}\0`).update(readFileSync(join(code, path)))
	return hash.digest('hex').slice(0, 16)
}
