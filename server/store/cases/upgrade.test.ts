import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, emptyDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { migrate, steps } from '../migrations.ts'
import { openPool } from '../postgres.ts'
import type { Run, Tables } from '../schema.ts'
import { NodeSqliteDialect } from '../sqlite.ts'
import { openStore } from '../store.ts'
import { type Kind, kinds } from '../tables.ts'

/** What the version before the desk knew. */
const before = steps.filter(({ name }) => name < '010')

/** As that version stored a submission: one row, and nothing of a case. */
async function writeAsBefore(db: Run, kind: Kind): Promise<string> {
	const { fields, key, fingerprint, language } = newSubmission(kind)
	const row = {
		id: randomUUID(),
		reference: randomUUID(),
		created_at: new Date().toISOString(),
		language,
		idempotency_key: key,
		fingerprint,
		...Object.fromEntries(
			Object.entries(fields).map(([name, value]) => [
				name,
				Array.isArray(value) ? JSON.stringify(value) : value,
			]),
		),
	}
	await sql`
		insert into ${sql.table(kind)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
		values (${sql.join(Object.values(row))})`.execute(db)
	return row.id
}

async function times(count: number, work: (index: number) => Promise<unknown>) {
	for (let index = 0; index < count; index += 1) await work(index)
}

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'an old database starts with one case per row, and what both versions write side by side is never lost',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await emptyDatabase()
			const settings = { dataDir: temporaryFolder(), databaseUrl }
			const old = new Kysely<Tables>({
				dialect:
					databaseUrl === null
						? new NodeSqliteDialect(settings.dataDir)
						: new PostgresDialect({ pool: await openPool(databaseUrl) }),
			})
			await migrate(old, databaseUrl !== null, before)
			const kindOf = (index: number) => kinds[index % kinds.length] ?? 'contact_submissions'
			await times(40, (index) => writeAsBefore(old, kindOf(index)))

			const [one, two] = [await openStore(settings), await openStore(settings)]
			onTestFinished(async () => {
				await Promise.all([one.close(), two.close(), old.destroy()])
			})
			expect(await one.cases.backfill()).toBe(40)
			await Promise.all([
				times(40, (index) => writeAsBefore(old, kindOf(index))),
				times(40, (index) => one.submissions.submit(newSubmission(kindOf(index)))),
				times(8, () => one.cases.backfill()),
				times(8, () => two.cases.backfill()),
			])
			// The next round finds what was written after the last one looked.
			await two.cases.backfill()
			for (const kind of kinds) {
				const { rows } = await sql<{ cases: number | string }>`
					select (select count(*) from cases where cases.id = ${sql.ref(`${kind}.id`)}) as cases
					from ${sql.table(kind)}`.execute(old)
				expect([kind, rows.map(({ cases }) => Number(cases))]).toEqual([kind, Array(30).fill(1)])
			}
			const { rows: received } = await sql`
				select case_id from events where type = 'received'`.execute(old)
			expect(received).toHaveLength(120)
		},
		60_000,
	)

	test.runIf(possible)(
		'a desk from before turns followed keeps its cases, documents and messages, and can work on',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await emptyDatabase()
			const settings = { dataDir: temporaryFolder(), databaseUrl }
			const old = new Kysely<Tables>({
				dialect:
					databaseUrl === null
						? new NodeSqliteDialect(settings.dataDir)
						: new PostgresDialect({ pool: await openPool(databaseUrl) }),
			})
			const known = steps.filter((step) => step.name < '023')
			await migrate(old, databaseUrl !== null, known)
			const id = await writeAsBefore(old, 'user_applications')
			const at = new Date().toISOString()
			await sql`
				insert into cases (id, kind, submission_id, reference, language, created_at, updated_at, version, name,
					email_key, search, stage, stage_at, waiting_on, clock_at, unread, before_desk)
				values (${id}, 'user_applications', ${id}, 'R', 'ar', ${at}, ${at}, 4, 'عمر', 'o@mail.example', '',
					'checking', ${at}, 'us', '9999', ${true}, ${false})`.execute(old)
			await sql`
				insert into messages (id, case_id, event_id, direction, body, "by", at)
				values ('m', ${id}, 'e', 'in', 'سؤال', 'applicant', ${at})`.execute(old)
			await sql`
				insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, stored_at,
					application_id, case_id)
				values ('d.pdf', ${at}, 'd', 'd', 'application/pdf', 1, ${at}, ${id}, ${id})`.execute(old)

			const store = await openStore(settings)
			onTestFinished(async () => {
				await Promise.all([store.close(), old.destroy()])
			})
			await store.cases.backfill()
			expect(await store.cases.find(id)).toMatchObject({
				version: 4,
				stage: 'checking',
				waiting_on: 'us',
				due_kind: 'review',
				unread: true,
				news: 1,
				university: 'utm',
			})
			expect(await store.cases.messages(id)).toMatchObject([{ body: 'سؤال' }])
			// What nobody has named stays without a kind until somebody does.
			expect(await store.cases.documents.ofCase(id)).toMatchObject([{ label: null, state: 'new' }])
			await store.cases.send(
				id,
				{ channel: 'call', language: 'ar', body: 'مكالمة' },
				{ actor: 'sara' },
			)
			expect(await store.cases.find(id)).toMatchObject({ waiting_on: 'us', news: 0 })
		},
		60_000,
	)
})
