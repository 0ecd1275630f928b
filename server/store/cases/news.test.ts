/** Mails that name the kind of news: none is lost, and no case gets more than one an hour. */
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

const sara = { actor: 'sara' }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

describe.each(databases)('on %s', (name, possible) => {
	async function open() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl, confirmMail: true }
		const a = await openStore(settings)
		await vi.waitFor(() => a.ping(), { timeout: 60_000 })
		const database = await openDatabase(settings)
		onTestFinished(async () => {
			await Promise.all([a.close(), database.close()])
		})
		const run = async (statement: ReturnType<typeof sql>) =>
			(await statement.execute(await database.ready())).rows
		const { submission } = await a.submissions.submit(newSubmission('user_applications'))
		const { id } = submission
		const move = async (stage: string) => {
			const version = (await a.cases.find(id))?.version ?? 0
			return a.cases.change({ id, version }, { stage }, { ...sara, reason: 'r' })
		}
		return { a, run, id, move }
	}

	test.runIf(possible)(
		'news within an hour waits for its end in one mail that names every kind; a step back is none',
		async () => {
			const { a, run, id, move } = await open()
			const mails = () =>
				run(sql`select params, next_attempt_at from outgoing where template = 'changed'
					order by next_attempt_at`)
			const told = async () =>
				(await mails()).map((row) => JSON.parse(`${Object(row).params}`).news)
			await move('checking')
			expect(await told()).toEqual(['moved'])
			await a.cases.requests.ask(id, { document: 'photos' }, sara)
			await move('sent')
			await a.cases.requests.ask(id, { document: 'passport' }, sara)
			expect(await told()).toEqual(['moved', 'asked moved'])
			const [first, second] = (await mails()).map((row) =>
				Date.parse(`${Object(row).next_attempt_at}`),
			)
			expect((second ?? 0) - (first ?? 0)).toBe(60 * 60 * 1000)

			// What a worker has taken is sent as it is; what comes then waits for the next hour.
			await run(sql`update outgoing set sent_at = ${inDays(0)}, claimed_by = 'w'`)
			await a.cases.requests.ask(id, { document: 'bank' }, sara)
			expect(await told()).toEqual(['moved', 'asked moved', 'asked'])
			await run(sql`update outgoing set sent_at = ${inDays(-1)}, next_attempt_at = ${inDays(-1)}`)
			await move('received')
			expect(await mails()).toHaveLength(3)
			await move('checking')
			expect(await mails()).toHaveLength(4)
			const [next] = await run(sql`select next_attempt_at from outgoing
				where template = 'changed' and sent_at is null`)
			expect(Date.parse(`${Object(next).next_attempt_at}`)).toBeLessThanOrEqual(Date.now())
		},
	)
})
