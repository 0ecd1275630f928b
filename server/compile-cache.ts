/**
 * The folder of compiled code, for the environment of a thread or a process that gets none of the server's settings. Tests name one:
 * what starts from the sources then needs a third of the time. A build does not need it.
 */
export function compileCacheEnv(): NodeJS.ProcessEnv {
	const { NODE_COMPILE_CACHE } = process.env
	return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
