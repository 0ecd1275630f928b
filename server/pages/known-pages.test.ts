import { expect, test } from 'vitest'
import { serverBuild } from '#tests/factories/server-build.ts'
import { setLogSink } from '../log.ts'
import { createKnownPages } from './known-pages.ts'

test('an address that no page has is left out, and takes no other page with it', () => {
	const logged: string[] = []
	setLogSink((line) => logged.push(line))
	const { placeOf } = createKnownPages(serverBuild().build.routes)
	const paths = ['/faq', '/no/such/page', '/']
	expect(placeOf('/faq', paths).kind).toBe('shared')
	expect(placeOf('/', paths).kind).toBe('shared')
	expect(placeOf('/no/such/page', paths).kind).toBe('unknown')
	expect(logged.join()).toContain('page_without_route')
})
