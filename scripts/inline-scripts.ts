/** The scripts that stand inline in pages, written as small as the site's other scripts: `import text from './start.js?small'`. */
import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

const asked = /^(.+\.js)\?small$/

export function inlineScripts(): Plugin {
	return {
		name: 'rihla:inline-scripts',
		async load(id) {
			const file = asked.exec(id)?.[1]
			if (!file) return
			this.addWatchFile(file)
			return `export default ${JSON.stringify(await small(file))}`
		},
	}
}

async function small(file: string): Promise<string> {
	const source = await readFile(file, 'utf8')
	// In the words that it is written in: some of these run in browsers that are too old for everything else.
	const { code, errors } = await minify(file, source, { compress: { target: 'es2020' } })
	if (errors.length > 0) throw new Error(`${file} can't be read as a script`)
	return code.trim()
}
