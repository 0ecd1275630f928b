import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { generatedContent } from './scripts/generate.ts'

export default defineConfig(({ command }) => ({
	plugins: [generatedContent(), tailwindcss(), reactRouter()],
	// Bundling the server whole costs a moment at build and saves 200 MB and most of a second at start.
	ssr: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
	environments: {
		ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
		client: {
			build: {
				// No file is inlined into another: fonts and pictures are cached on their own.
				assetsInlineLimit: 0,
				rollupOptions: {
					output: {
						// Few, steady chunks: what changes rarely keeps its name between deployments.
						advancedChunks: {
							groups: [
								{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
								{
									name: 'router',
									test: /node_modules[\\/](react-router|@react-router|cookie|set-cookie-parser)[\\/]/,
								},
							],
						},
					},
				},
			},
		},
	},
	server: { fs: { strict: true } },
}))
