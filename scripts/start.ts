/** `npm start`: builds when needed, then becomes the server, so that signals and the exit code are the server's own. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale, serverEntry } from './build.ts'
import { root } from './run.ts'

process.env.NODE_ENV ??= 'production'
try {
	await buildIfStale()
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exit(1)
}
await import(pathToFileURL(join(root, serverEntry)).href)
