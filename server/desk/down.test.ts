import { expect, test } from 'vitest'
import { openTestDesk } from '#tests/services/desk.ts'
import { freePort } from '#tests/services/free-port.ts'
import { testSettings } from '#tests/services/server.ts'

const cookie = '__Host-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

test('without its database the desk says that it is not there, and shows nobody anything', async () => {
	const nobody = `postgres://desk@127.0.0.1:${await freePort()}/desk`
	const { pages, call, lines } = await openTestDesk(testSettings({ DATABASE_URL: nobody }))
	const answer = await call('GET /api/desk/cases', { cookie })
	expect([answer.status, answer.json]).toEqual([503, { error: 'unavailable' }])

	const request = new Request('https://rihla.example/desk', { headers: { cookie } })
	const visit = await pages.enter({ request, url: new URL(request.url), pattern: '/desk' })
	if (visit instanceof Response) throw new Error('no visit')
	const asked = { language: 'en', params: {}, query: {} } as const
	await expect(visit.read('GET /api/desk/me', asked)).rejects.toMatchObject({ status: 503 })
	expect(visit.may('GET /api/desk/pulse')).toBe(false)
	expect(lines.join('')).toContain('desk is down')
})
