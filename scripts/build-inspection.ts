/** Builds the thread that looks at uploads as one file beside the server's: a thread starts from a file of its own. */
import { build } from 'vite'

export async function buildInspection(root: string): Promise<void> {
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		ssr: { noExternal: true, external: ['sharp'] },
		build: {
			ssr: 'server/documents/inspect-worker.ts',
			outDir: 'build/server',
			emptyOutDir: false,
			rollupOptions: { output: { entryFileNames: 'inspect-worker.js', codeSplitting: false } },
		},
	})
}
