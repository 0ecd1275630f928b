import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'rows from before get the number that is dialled, and their cases are found by it',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const settings = { dataDir: temporaryFolder(), databaseUrl, confirmMail: false }
			const store = await openStore(settings)
			const database = await openDatabase(settings)
			onTestFinished(async () => {
				await Promise.all([store.close(), database.close()])
			})
			const run = async (statement: ReturnType<typeof sql>) =>
				(await statement.execute(await database.ready())).rows
			const submit = (fields: Record<string, string | null>) =>
				store.submissions.submit(newSubmission('visa_consultations', { fields }))
			const home = { nationality: 'saudi-arabia' }
			await submit({ ...home, phone: '0501234567' })
			await submit({ ...home, phone: '12345' })
			// More than are filled at once.
			for (let at = 0; at < 120; at += 1) await submit({ ...home, phone: `05012${10_000 + at}` })
			await store.submissions.submit(
				newSubmission('contact_submissions', { fields: { phone: null } }),
			)
			// As an older version leaves them.
			await run(sql`update visa_consultations set phone_e164 = null`)
			await run(sql`update cases set search = 'old'`)
			await store.cases.backfill()
			const filled = await run(sql`
				select phone, phone_e164 from visa_consultations
				where phone in ('0501234567', '12345', '0501210119') order by phone`)
			expect(filled).toEqual([
				{ phone: '0501210119', phone_e164: '+966501210119' },
				{ phone: '0501234567', phone_e164: '+966501234567' },
				{ phone: '12345', phone_e164: '' },
			])
			expect(await run(sql`select 1 from visa_consultations where phone_e164 is null`)).toEqual([])
			expect(
				await run(sql`select 1 from cases where search like ${'%966501234567%'}`),
			).toHaveLength(1)
			expect(await run(sql`select phone_e164 from contact_submissions`)).toEqual([
				{ phone_e164: null },
			])
		},
	)
})
