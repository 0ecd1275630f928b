/** `npm run export` writes every table, or says here why not; what opens something never leaves. */
import { expect, onTestFinished, test } from 'vitest'
import { isSecret, withheld } from '#server/store/exported-tables.ts'
import { openStore } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'

test('every table is exported or withheld with a reason, and no secret is', async () => {
	const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: null })
	onTestFinished(() => store.close())
	const { schema, names, rowsOf } = store.exportedTables
	const tables = [...(await schema()).keys()]
	const exported = await names()
	expect([...exported, ...Object.keys(withheld)].sort()).toEqual(tables.sort())
	const heads: string[] = []
	for (const table of exported) {
		for await (const head of rowsOf(table)) heads.push(...head.map((name) => `${table}.${name}`))
	}
	for (const wanted of ['cases.stage', 'messages.body', 'documents.case_id', 'links.purpose']) {
		expect(heads).toContain(wanted)
	}
	expect(heads.filter((name) => /hash|token|secret|password|recovery|totp|key/.test(name))).toEqual(
		[],
	)
})

test('columns that open something are recognised', () => {
	for (const name of ['token_hash', 'totp_secret', 'password', 'idempotency_key', 'fingerprint'])
		expect(isSecret(name)).toBe(true)
	for (const name of ['name', 'case_id', 'created_at', 'kind']) expect(isSecret(name)).toBe(false)
})
