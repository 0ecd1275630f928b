import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { migrate, steps } from './migrations.ts'
import type { Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { openStore } from './store.ts'

test('an older database loses the free words of its erasures, and its documents name their application', async () => {
	const dataDir = temporaryFolder()
	const old = new Kysely<Tables>({ dialect: new NodeSqliteDialect(dataDir) })
	onTestFinished(() => old.destroy())
	await migrate(
		old,
		false,
		steps.filter(({ name }) => name < '021'),
	)
	const reasons = ['Fatima asked by phone', 'retention', 'request', 'asked on the status page']
	for (const [at, reason] of reasons.entries()) {
		const traces = JSON.stringify({ reason, submissionId: `${at}` })
		await sql`
			insert into erasures (id, kind, submission_id, reference, document_names, traces, requested_at, due_at, "by", reason)
			values (${`${at}`}, 'contact_submissions', ${`${at}`}, 'R', '[]', ${traces}, '', '', 'mazen', ${reason})`.execute(
			old,
		)
	}
	await sql`
		insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, case_id)
		values ('a.pdf', '2026', 'k', 'f', 'application/pdf', 1, 'case'),
			('b.pdf', '2026', 'l', 'f', 'application/pdf', 1, null)`.execute(old)

	const store = await openStore({ dataDir, databaseUrl: null })
	onTestFinished(() => store.close())
	await store.ping()
	const { rows } = await sql`select reason, traces from erasures order by id`.execute(old)
	expect(rows).toMatchObject([
		{ reason: 'other' },
		{ reason: 'retention' },
		{ reason: 'command' },
		{ reason: 'status_page' },
	])
	expect(JSON.stringify(rows)).not.toContain('Fatima')
	const documents = await sql`select name, application_id from documents order by name`.execute(old)
	expect(documents.rows).toEqual([
		{ name: 'a.pdf', application_id: 'case' },
		{ name: 'b.pdf', application_id: null },
	])
})
