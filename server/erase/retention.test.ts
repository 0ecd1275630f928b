import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exportTables } from '#scripts/export.ts'
import { formWith, pdf } from '#tests/factories/files.ts'
import { application } from '#tests/factories/forms.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { openTestApi, testSettings } from '#tests/services/server.ts'
import { csvLine, keepCsvRows } from '../deliver/csv.ts'
import { appendRows, keepRows } from '../deliver/spreadsheet-file.ts'
import { openDatabase } from '../store/database.ts'
import { purge } from './retention.ts'

const long = '2020-01-01T00:00:00.000Z'
const written = {
	...application,
	first_name: '=HYPERLINK("http://evil.example")',
	last_name: 'سعيد',
	previous_education: 'Line one\nLine "two"',
}

describe.each(databases)('on %s', (name, possible) => {
	async function open() {
		const DATABASE_URL = name === 'SQLite' ? '' : await newDatabase()
		const settings = testSettings({ DATABASE_URL })
		const opened = await openTestApi(settings)
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		const response = await opened.api.request('/application-documents', {
			method: 'POST',
			body: formWith(pdf(), 'a.pdf'),
		})
		const { address }: { address: string } = await response.json()
		await opened.post('/user_applications', { ...written, documents: [address] })
		const contact = { name: 'Sara', email: 's@mail.example', message: 'A message of today.' }
		await opened.post('/contact_submissions', contact)
		return { ...opened, settings, database, address }
	}

	test.runIf(possible)('old submissions go with all that belongs to them', async () => {
		const { services, settings, database } = await open()
		expect(await purge(services, settings.dataDir, 30)).toBe(0)
		const db = await database.ready()
		await sql`update user_applications set created_at = ${long}`.execute(db)
		await sql`update cases set created_at = ${long}, updated_at = ${long}`.execute(db)
		// Open, however old it is: somebody may be waiting for a visa.
		expect(await purge(services, settings.dataDir, 30)).toBe(0)
		await sql`
			update cases set closed_at = ${new Date().toISOString()} where kind = 'user_applications'`.execute(
			db,
		)
		expect(await purge(services, settings.dataDir, 30)).toBe(0)
		await sql`update cases set closed_at = ${long} where kind = 'user_applications'`.execute(db)
		expect(await purge(services, settings.dataDir, 30)).toBe(1)
		for (const table of ['user_applications', 'documents']) {
			const { rows } = await sql`select * from ${sql.table(table)}`.execute(await database.ready())
			expect(rows).toEqual([])
		}
		const { rows } = await sql`select kind from deliveries`.execute(await database.ready())
		expect(rows).toEqual([{ kind: 'contact_submissions' }, { kind: 'contact_submissions' }])
		expect(readdirSync(join(settings.dataDir, 'documents'))).toEqual(['erased', 'incoming'])
	})

	test.runIf(possible)('documents of an application that was deleted by hand go too', async () => {
		const { services, settings, database } = await open()
		await sql`delete from user_applications`.execute(await database.ready())
		await sql`delete from cases where kind = 'user_applications'`.execute(await database.ready())
		await purge(services, settings.dataDir, 30)
		const { rows } = await sql`select * from documents`.execute(await database.ready())
		expect(rows).toEqual([])
		expect(readdirSync(join(settings.dataDir, 'documents'))).toEqual(['incoming'])
	})

	test.runIf(possible)('every table is written as a safe CSV', async () => {
		const { services, settings, address } = await open()
		const folder = join(settings.dataDir, 'export')
		expect(await exportTables(services.store, folder)).toHaveLength(23)
		const csv = readFileSync(join(folder, 'user_applications.csv'), 'utf8')
		expect(csv).toMatch(/^\ufeffid,reference,created_at,language,first_name,/)
		expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")",سعيد,`)
		expect(csv).toContain('"Line one\nLine ""two"""')
		expect(csv).toContain(address)
		expect(csv).not.toContain('idempotency')
		expect(
			readFileSync(join(folder, 'contact_submissions.csv'), 'utf8').split('\r\n'),
		).toHaveLength(3)
	})
})

test('no row is lost or doubled while old ones are taken out, by two at once', async () => {
	const path = join(testSettings().dataDir, 'contact.csv')
	const row = (at: number) => ({ name: `row ${at}`, date: at % 2 ? 'old' : 'new' })
	await appendRows(path, [row(0)])
	const appending = Array.from({ length: 60 }, (_, at) => appendRows(path, [row(at + 1)]))
	const purging = [1, 2, 3, 4].map(() => keepRows(path, (cells) => cells[1] !== 'old'))
	await Promise.all([...appending, ...purging])
	await keepRows(path, (cells) => cells[1] !== 'old')
	const rows = readFileSync(path, 'utf8').trim().split('\r\n').slice(1)
	expect(rows.sort()).toEqual(Array.from({ length: 31 }, (_, at) => `row ${at * 2},new`).sort())
})

test('a file is cleaned while others of its folder are, and what a dead process left of each goes', async () => {
	const folder = testSettings().dataDir
	const runs = Array.from({ length: 120 }, (_, at) => ({ id: `${at}` }))
	const sheet = join(folder, 'messages.csv')
	const others = ['cases.csv', 'events.csv', 'links.csv'].map((name) => join(folder, name))
	for (const path of [sheet, ...others]) {
		await appendRows(path, runs)
		writeFileSync(`${path}.${crypto.randomUUID()}.part`, 'half')
	}
	for (const { id } of runs) {
		const writing = keepRows(sheet, (cells) => cells[0] !== id)
		await Promise.all([writing, ...others.map((path) => keepRows(path, () => true))])
	}
	expect(readFileSync(sheet, 'utf8')).toBe(`\ufeff${csvLine(['id'])}`)
	expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
}, 30_000)

test('mail files and spreadsheet rows grow old too', async () => {
	const settings = testSettings()
	const { services } = await openTestApi(settings)
	const mail = join(settings.dataDir, 'mail')
	const sheet = join(settings.dataDir, 'spreadsheet')
	mkdirSync(mail, { recursive: true })
	mkdirSync(sheet, { recursive: true })
	for (const name of ['old.eml', 'new.eml']) writeFileSync(join(mail, name), 'x')
	utimesSync(join(mail, 'old.eml'), new Date(long), new Date(long))
	const head = `\ufeff${csvLine(['name', 'message', 'date'])}`
	const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
	const old = csvLine(['Omar', 'first "line"\nsecond, line', '2020-01-01 08:00:00'])
	const fresh = csvLine(['Sara', 'first\nsecond', now])
	writeFileSync(join(sheet, 'contact.csv'), head + old + fresh)
	await purge(services, settings.dataDir, 30)
	expect(readdirSync(mail)).toEqual(['new.eml'])
	expect(readFileSync(join(sheet, 'contact.csv'), 'utf8')).toBe(head + fresh)
})

test('a row is whole whatever it holds', async () => {
	const rows = [
		['a', 'x"y'],
		['b,c', '\n'],
		['=1', ' d '],
	].map(csvLine)
	const content = csvLine(['h1', 'h2']) + rows.join('')
	expect(await keepCsvRows(content, () => true)).toBe(content)
	expect(await keepCsvRows(content, ([first]) => first === 'b,c')).toBe(
		csvLine(['h1', 'h2']) + rows[1],
	)
})
