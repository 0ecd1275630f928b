/** What a manager does to no single case, and its line in the log. */
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

const template = { name: 'rihla_news', language: 'ar' }

describe.each(databases)('on %s', (name, possible) => {
	async function openRefused() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl, confirmMail: true }
		const store = await openStore(settings)
		const database = await openDatabase(settings)
		onTestFinished(async () => {
			await Promise.all([store.close(), database.close()])
		})
		const run = await database.ready()
		await sql`insert into refused_templates (name, language, code, since)
			values (${template.name}, ${template.language}, '132001', '2030-01-01')`.execute(run)
		return { store, run }
	}

	test.runIf(possible)('an act is in the log once', async () => {
		const { store } = await openRefused()
		expect(await store.refusedTemplates.allow(template, 'sara')).toBe(true)
		expect(await store.refusedTemplates.allow(template, 'sara')).toBe(false)
		const { events } = await store.cases.audit.page({ type: 'template_allowed' })
		expect(events).toMatchObject([{ actor: 'sara', data: template }])
	})

	test.runIf(possible)('an act that can not be noted is not done', async () => {
		const { store, run } = await openRefused()
		await sql`alter table events rename to events_away`.execute(run)
		await expect(store.refusedTemplates.allow(template, 'sara')).rejects.toThrow()
		expect(await store.refusedTemplates.isRefused(template)).toBe(true)
	})
})
