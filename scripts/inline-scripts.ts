/** The scripts that stand inline in pages, written as small as the site's other scripts: `import text from './start.js?small'`. */
import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'
import { markKinds } from '#domain/plan/plan-query.ts'

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

/** The head's script counts a plan's entries: the names of their lists come from the plan's own table. */
export function withNames(source: string): string {
	return source.replace('[PLAN_LISTS]', `[${markKinds.join('')}]`)
}

async function small(file: string): Promise<string> {
	const source = withNames(await readFile(file, 'utf8'))
	// In the words that it is written in: some of these run in browsers that are too old for everything else.
	const { code, errors } = await minify(file, source, { compress: { target: 'es2020' } })
	if (errors.length > 0) throw new Error(`${file} can't be read as a script`)
	return code.trim()
}
