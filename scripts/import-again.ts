/**
 * Parts of the application that are fetched later go through `app/start/import-again.ts`. A file that another file imports as it starts is
 * left out: under a second address it would be there twice.
 */
import type { Plugin } from 'vite'

export function importAgain(): Plugin {
	return {
		name: 'rihla-import-again',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		renderChunk(code, _chunk, _options, { chunks }) {
			const shared = new Set(Object.values(chunks).flatMap(({ imports }) => imports))
			return code.replaceAll(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (found, _, file: string) => {
				const target = chunks[`assets/${file}`]
				const isPart = target?.facadeModuleId && /[\\/]app[\\/]/.test(target.facadeModuleId)
				return isPart && !shared.has(target.fileName)
					? `rihlaImport("${file}", () => ${found})`
					: found
			})
		},
	}
}
