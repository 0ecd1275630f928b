import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '#scripts/run.ts'
import { measureSearches } from './searches.ts'

// The whole run has generated the texts already; this file alone may be the first to ask.
beforeAll(() => {
	if (!existsSync(join(root, '.generated')))
		execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root })
})

test('every letter typed into a search is answered at once, the first one too', () => {
	const { list, site } = measureSearches()
	// `npm run bench` shows the figures beside a frame's 16 ms. Here a busy machine doubles the first, and a search gone wrong takes far longer.
	for (const cost of [list.first, list.worst, site.first, site.worst])
		expect(cost).toBeLessThan(100)
})
