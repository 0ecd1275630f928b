import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		// Databases and mail servers are started and stopped for real, also on a machine that is busy.
		testTimeout: 30_000,
		hookTimeout: 60_000,
		include: ['**/*.test.ts', '**/*.test.tsx'],
		exclude: ['**/node_modules/**', 'build/**', 'tests/e2e/**'],
	},
})
