/**
 * `npm start`: builds when needed, then becomes the server, so that signals and the exit code are the server's own.
 * The process is replaced, not only the program in it: what looking for changes took (Node's reader of TypeScript above
 * all) would otherwise stay in memory for as long as the site runs.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale, serverEntry } from './build.ts'
import { root } from './run.ts'
import { serverEnvironment } from './server-command.ts'

process.env.NODE_ENV ??= 'production'
try {
	await buildIfStale()
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exit(1)
}
const entry = join(root, serverEntry)
// Windows has no such call.
if (process.platform !== 'win32') {
	const { execPath, execArgv, env } = process
	// Flags and variables given on the command line win over ours.
	process.execve?.(execPath, [execPath, ...execArgv, entry], {
		...serverEnvironment,
		...env,
	})
}
await import(pathToFileURL(entry).href)
