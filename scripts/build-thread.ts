/** Builds a thread of the server as one file beside the server's: a thread starts from a file of its own. */
import { build } from 'vite'

export async function buildThread(root: string, source: string, target: string): Promise<void> {
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		ssr: { noExternal: true, external: ['sharp'] },
		build: {
			ssr: source,
			outDir: 'build/server',
			emptyOutDir: false,
			rollupOptions: { output: { entryFileNames: target, codeSplitting: false } },
		},
	})
}
