/** What is pressed again because its answer was lost happens once, whichever process gets the second call. */
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

const mail = { channel: 'email', language: 'ar', body: 'أهلًا بكم' } as const

describe.each(databases)('on %s', (name, possible) => {
	async function openCase() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl, confirmMail: true }
		const [a, b] = [await openStore(settings), await openStore(settings)]
		const database = await openDatabase(settings)
		onTestFinished(async () => {
			await Promise.all([a.close(), b.close(), database.close()])
		})
		const { submission } = await a.submissions.submit(newSubmission('user_applications'))
		const { id } = submission
		const count = async (table: string, where = sql`true`) =>
			(
				await sql`select 1 from ${sql.table(table)} where case_id = ${id} and ${where}`.execute(
					await database.ready(),
				)
			).rows.length
		return { a: a.cases, b: b.cases, id, count }
	}

	test.runIf(possible)('a message is one row and one mail', async () => {
		const { a, b, id, count } = await openCase()
		const doing = { actor: 'sara', key: 'pressed', after: null }
		const sent = await Promise.all([a, b, a].map((cases) => cases.send(id, mail, doing)))
		expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
		expect([await count('messages'), await count('outgoing', sql`template = 'message'`)]).toEqual([
			1, 1,
		])
	})

	test.runIf(possible)('a note is one row, a request one row and one mail', async () => {
		const { a, b, id, count } = await openCase()
		const doing = { actor: 'sara', key: 'pressed' }
		await Promise.all([a, b, a].map((cases) => cases.note(id, 'اتصل الوالد', doing)))
		await Promise.all([a, b, a].map((cases) => cases.requests.ask(id, { document: 'bank' }, doing)))
		expect([
			await count('messages'),
			await count('requests'),
			await count('outgoing', sql`template = 'changed'`),
		]).toEqual([1, 1, 1])
	})

	test.runIf(possible)(
		'an edited message does not follow the first one unasked, though both are one person’s',
		async () => {
			const { a, b, id, count } = await openCase()
			const first = await a.send(id, mail, { actor: 'sara', key: 'one', after: null })
			if (first.result !== 'done') throw new Error('not sent')
			const edited = { ...mail, body: 'أهلًا بكم في رحلة' }
			const doing = { actor: 'sara', key: 'two' }
			expect(await b.send(id, edited, { ...doing, after: null })).toMatchObject({
				result: 'answered',
				last: { id: first.id, by: 'sara', body: mail.body },
			})
			expect(await count('outgoing', sql`template = 'message'`)).toBe(1)
			expect(await b.send(id, edited, { ...doing, after: first.id })).toMatchObject({
				result: 'done',
			})
		},
	)
})
