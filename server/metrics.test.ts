import { Hono } from 'hono'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { testedOn } from '#tests/services/databases.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { freePort } from '#tests/services/free-port.ts'
import { testSettings } from '#tests/services/server.ts'
import { countRefusedUpload } from './counts.ts'
import { createWorkerApp } from './health.ts'
import { countRequests, metricsRoute } from './metrics.ts'

const token = 'a token of sixteen'

async function open(env: Record<string, string>) {
	const settings = testSettings(env)
	const desk = await openTestDesk(settings)
	const app = new Hono()
	app.use(countRequests())
	app.get('/metrics', metricsRoute(desk.services, settings, 'build-1'))
	app.get('/api/slow', (c) => c.text('slow', 503))
	const ask = async (authorization?: string) => {
		const headers = authorization === undefined ? {} : { authorization }
		const response = await app.request('/metrics', { headers })
		return { status: response.status, text: await response.text() }
	}
	return { ...desk, app, ask }
}

/** By its name with its labels. */
function figure(text: string, name: string): number {
	const line = text.split('\n').find((one) => one.startsWith(`${name} `))
	return Number(line?.slice(name.length) ?? Number.NaN)
}

describe.each(testedOn('PostgreSQL'))('figures on %s', (_, possible, place) => {
	test.runIf(possible)('an operator sees what waits, fails and is locked', async () => {
		const nobody = `smtp://127.0.0.1:${await freePort()}`
		const opened = await open({ ...(await place()), METRICS_TOKEN: token, SMTP_URL: nobody })
		const { services, database, ask, app } = opened
		const { store } = services
		const { submission } = await store.submissions.submit(
			newSubmission('contact_submissions', { deliveries: [{ channel: 'email' }] }),
		)
		const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
		await sql`update deliveries set created_at = ${hourAgo}`.execute(await database.ready())
		const given = { recipient: 'a@mail.example', template: 'unknown', params: {} }
		await store.transaction((trx) =>
			store.outgoing.add(trx, [
				{ ...given, eventId: 'gone' },
				{ ...given, eventId: 'later', leavesAt: new Date(Date.now() + 3_600_000) },
			]),
		)
		await sql`update outgoing set failed_at = ${hourAgo} where event_id = 'gone'`.execute(
			await database.ready(),
		)
		for (let at = 0; at < 12; at += 1) await opened.signIn('x@y.example', 'no', {}, from)
		countRefusedUpload('infected')
		await app.request('/api/slow')

		const { status, text } = await ask(`Bearer ${token}`)
		expect(status).toBe(200)
		const of = (what: string) => figure(text, what)
		expect(of('rihla_oldest_waiting_seconds{queue="deliveries"}')).toBeGreaterThan(3500)
		expect(of('rihla_waiting{queue="outgoing"}')).toBe(0)
		expect(of('rihla_failed_mail{queue="outgoing"}')).toBe(1)
		expect(of('rihla_failed_mail{queue="deliveries"}')).toBe(0)
		expect(of('rihla_locked{kind="sign_in"}')).toBe(1)
		expect(of('rihla_refused_uploads_total{reason="infected"}')).toBeGreaterThan(0)
		expect(of('rihla_up{part="database"}')).toBe(1)
		expect(of('rihla_build_info{version="build-1"}')).toBe(1)
		expect(of('rihla_free_disk_bytes')).toBeGreaterThan(0)
		expect(of('rihla_memory_bytes{kind="rss"}')).toBeGreaterThan(1e7)
		expect(of('rihla_event_loop_delay_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0)
		expect(of('rihla_waiting{queue="files"}')).toBe(0)
		const slow = 'rihla_request_duration_seconds_count{group="form",status="5xx"}'
		expect(of(slow)).toBeGreaterThan(0)
		for (const word of [submission.reference, 'mail.example', 'y.example', '198.51']) {
			expect(text).not.toContain(word)
		}
	})
})

const from = { 'x-forwarded-for': '198.51.100.4' }

test('nobody without the token finds them, and without the setting nobody at all', async () => {
	const { ask } = await open({ METRICS_TOKEN: token })
	for (const given of [undefined, '', 'Bearer', `Bearer ${token}x`, token, `bearer ${token}`]) {
		expect((await ask(given)).status).toBe(404)
	}
	const off = await open({})
	expect((await off.ask('Bearer ')).status).toBe(404)
	expect((await off.ask('Bearer null')).status).toBe(404)
})

test('without its database a process still says what it knows', async () => {
	const nobody = `postgres://desk@127.0.0.1:${await freePort()}/desk`
	const { ask } = await open({ METRICS_TOKEN: token, DATABASE_URL: nobody })
	const { status, text } = await ask(`Bearer ${token}`)
	expect(status).toBe(200)
	expect(figure(text, 'rihla_up{part="database"}')).toBe(0)
	expect(figure(text, 'rihla_free_disk_bytes')).toBeGreaterThan(0)
})

test('a process that only works through queues has its figures too', async () => {
	const settings = testSettings({ METRICS_TOKEN: token })
	const { services } = await openTestDesk(settings)
	const worker = createWorkerApp(services, settings, 'build-2')
	const headers = { authorization: `Bearer ${token}` }
	const text = await (await worker.request('/metrics', { headers })).text()
	expect(figure(text, 'rihla_build_info{version="build-2"}')).toBe(1)
	expect((await worker.request('/metrics')).status).toBe(404)
})
