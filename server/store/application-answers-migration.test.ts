import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { migrate, steps } from './migrations.ts'
import type { Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { openStore } from './store.ts'

test('an application from before has no answer to what is asked since, and its documents no kind until somebody names them', async () => {
	const dataDir = temporaryFolder()
	const old = new Kysely<Tables>({ dialect: new NodeSqliteDialect(dataDir) })
	onTestFinished(() => old.destroy())
	await migrate(
		old,
		false,
		steps.filter(({ name }) => name < '025'),
	)
	const { fields } = newSubmission('user_applications')
	const row = {
		id: 'application',
		reference: 'KT4-MX7-PD2',
		created_at: '2026-11-01T00:00:00.000Z',
		language: 'ar',
		idempotency_key: 'k',
		fingerprint: 'f',
		...fields,
		additional_info: 'https://rihla.example/plan?u=um',
		documents: '[]',
	}
	await sql`
		insert into user_applications (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
		values (${sql.join(Object.values(row))})`.execute(old)
	await sql`
		insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, stored_at, application_id, case_id)
		values ('a.pdf', '2026', 'k', 'f', 'application/pdf', 1, '2026', 'application', 'application')`.execute(
		old,
	)

	const store = await openStore({ dataDir, databaseUrl: null })
	onTestFinished(() => store.close())
	await store.ping()
	const found = await store.submissions.find('user_applications', 'application')
	expect(found?.fields).toMatchObject({
		passport_number: 'A1234567',
		additional_info: 'https://rihla.example/plan?u=um',
		name_latin: null,
		intake: null,
		english_test: null,
		english_score: null,
		further_choices: [],
		plan: null,
	})
	expect(await store.cases.documents.ofCase('application')).toMatchObject([
		{ name: 'a.pdf', label: null, file_name: null },
	])
})
