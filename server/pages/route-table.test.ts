import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRouteTables } from './route-table.ts'

const routes = {
	root: { id: 'root', imports: ['/assets/a.js'] },
	'routes/faq': { id: 'routes/faq', imports: ['/assets/b.js'] },
	'routes/desk/layout': { id: 'routes/desk/layout', imports: [] },
	'routes/desk/index': { id: 'routes/desk/index', imports: ['/assets/c.js'] },
}

function tableAt(pathname: string, script: string): string {
	const files = mkdtempSync(join(tmpdir(), 'rihla-'))
	writeFileSync(join(files, 'manifest.js'), script)
	return createRouteTables(files)(pathname)('/manifest.js')
}

const scriptOf = (of: object) =>
	`window.__reactRouterManifest=${JSON.stringify({ routes: of, version: '1' })};`

test.each([
	['/faq', ['root', 'routes/faq']],
	['/desks', ['root', 'routes/faq']],
	['/desk', Object.keys(routes)],
	['/desk/cases/7', Object.keys(routes)],
])('%s carries the routes of its side, without what they import', (pathname, ids) => {
	const carried = ids.map((id) => [id, { id, imports: [] }])
	const table = tableAt(pathname, scriptOf(routes))
	// The rest of the statement is the router's own.
	expect(table).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
	expect(JSON.parse(table.slice(table.indexOf('{'), -1))).toEqual({
		version: '1',
		routes: Object.fromEntries(carried),
	})
})

test('a script of another form is carried as it is', () => {
	const script = 'export default {"routes":{}}'
	expect(tableAt('/faq', script)).toBe(script)
})
