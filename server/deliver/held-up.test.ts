/** One broken file or row never holds up another. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { openDatabase } from '../store/database.ts'
import { createContactSpool, spoolFolder } from './contact-spool.ts'

const visa = { name: 'Sara', email: 's@mail.example', phone: '+20 1', nationality: 'egypt' }
const waitingMessage = (key: string, fields: Record<string, string | null>) => ({
	key,
	fingerprint: 'f',
	language: 'ar' as const,
	reference: 'CC2-CC2-CC2',
	createdAt: new Date().toISOString(),
	fields,
	answer: '{}',
	delivered: [],
})
const whole = { name: 'Omar', email: 'o@mail.example', phone: null, subject: 'S', message: 'M' }

test('a file that can not be stored, and twelve with one reference, stop nothing', async () => {
	const settings = testSettings()
	mkdirSync(spoolFolder(settings.dataDir), { recursive: true })
	const spool = createContactSpool(settings.dataDir)
	writeFileSync(join(spoolFolder(settings.dataDir), `${'0'.repeat(64)}.json`), 'no JSON')
	// Without a name: the database refuses the row, however often it is asked.
	await spool.keep(waitingMessage('a', { ...whole, name: null }))
	for (let at = 0; at < 12; at += 1) await spool.keep(waitingMessage(`b${at}`, whole))
	const { services, post, lines } = await openTestApi(settings)
	const { store } = services
	await post('/visa_consultations', visa)
	await eventually(
		() => lines.filter((line) => line.includes('"event":"delivered"')).length,
		(count) => count >= 1 + 12 * 2,
		30,
	)
	const stored = await Promise.all(
		Array.from({ length: 12 }, (_, at) =>
			store.submissions.findByKey('contact_submissions', `b${at}`),
		),
	)
	expect(new Set(stored.map((one) => one?.submission.reference)).size).toBe(12)
	expect(readdirSync(spoolFolder(settings.dataDir)).some((name) => name.endsWith('.broken'))).toBe(
		true,
	)
	expect(lines.join()).toContain('waiting file can not be stored')
}, 40_000)

test('rows of a newer version, and rows that can not be read, cost the others nothing', async () => {
	const settings = testSettings()
	const database = await openDatabase(settings)
	onTestFinished(() => database.close())
	const db = await database.ready()
	const old = '2020-01-01T00:00:00.000Z'
	for (let at = 0; at < 6; at += 1) {
		for (const kind of ['something_newer', 'visa_consultations']) {
			await sql`
				insert into deliveries (id, kind, submission_id, channel, created_at, attempts, next_attempt_at, outage)
				values (${`${kind}${at}`}, ${kind}, ${`gone${at}`}, 'email', ${old}, 0, ${old}, ${false})`.execute(
				db,
			)
		}
	}
	const { post, lines } = await openTestApi(settings)
	await post('/visa_consultations', visa)
	await eventually(
		() => lines.filter((line) => line.includes('"event":"delivered"')).length,
		(count) => count === 1,
	)
	const others = () =>
		sql<{ kind: string; failure_reason: string | null; claimed_by: string | null }>`
			select distinct kind, failure_reason, claimed_by from deliveries
			where delivered_at is null order by kind`.execute(db)
	// The others were taken in the same round, and may be noted a moment later.
	const isOver = ({ rows }: Awaited<ReturnType<typeof others>>) =>
		rows.every((row) => row.claimed_by === null) && rows.some((row) => row.failure_reason !== null)
	const { rows } = await eventually(others, isOver)
	expect(rows).toEqual([
		{ kind: 'something_newer', failure_reason: null, claimed_by: null },
		{ kind: 'visa_consultations', failure_reason: 'NO_SUBMISSION', claimed_by: null },
	])
})
