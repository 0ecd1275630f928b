import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openTestDesk } from '#tests/services/desk.ts'
import { freePort } from '#tests/services/free-port.ts'
import { testSettings } from '#tests/services/server.ts'
import type { PageEnv } from '../pages/request-context.ts'

const cookie = '__Host-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

test('without its database the desk says that it is not there, and shows nobody anything', async () => {
	const nobody = `postgres://desk@127.0.0.1:${await freePort()}/desk`
	const { desk, call, lines } = await openTestDesk(testSettings({ DATABASE_URL: nobody }))
	const answer = await call('GET /api/desk/cases', { cookie })
	expect([answer.status, answer.json]).toEqual([503, { error: 'unavailable' }])

	// The page is drawn, and every call it makes is answered the same.
	const pages = new Hono<PageEnv>().route('/', desk)
	pages.get('/desk', async (c) => (await c.var.desk?.('/me')) ?? c.text('no desk'))
	const page = await pages.request('https://rihla.example/desk', { headers: { cookie } })
	expect([page.status, await page.json()]).toEqual([503, { error: 'unavailable' }])
	expect(lines.join('')).toContain('desk is down')
})
