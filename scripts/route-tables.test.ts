import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitRouteTable } from './route-tables.ts'

const routes = {
	root: { id: 'root', imports: ['/assets/a.js'] },
	'routes/faq': { id: 'routes/faq', imports: ['/assets/b.js'] },
	'routes/desk/layout': { id: 'routes/desk/layout', imports: [] },
	'routes/desk/index': { id: 'routes/desk/index', imports: ['/assets/c.js'] },
}

function built(script: string): string {
	const client = mkdtempSync(join(tmpdir(), 'rihla-'))
	mkdirSync(join(client, 'assets'))
	writeFileSync(join(client, 'assets/manifest-1.js'), script)
	return client
}

test.each([
	['visitors', '/assets/manifest-1.js', ['root', 'routes/faq']],
	['the desk', '/assets/manifest-1.desk.js', Object.keys(routes)],
])('the table for %s has the routes of its side, without what they import', (_name, url, ids) => {
	const whole = { url: '/assets/manifest-1.js', version: '1', routes }
	const client = built(`window.__reactRouterManifest=${JSON.stringify(whole)};`)
	splitRouteTable(client)
	const script = readFileSync(join(client, url), 'utf8')
	// The rest of the statement is the router's own.
	expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
	expect(JSON.parse(script.slice(script.indexOf('{'), -1))).toEqual({
		version: '1',
		url,
		routes: Object.fromEntries(ids.map((id) => [id, { id, imports: [] }])),
	})
})

test('a table of another form stops the build', () => {
	expect(() => splitRouteTable(built('export default {"routes":{}}'))).toThrow('manifest-1.js')
})
