/** The description of the tables is what the migrations make, on both databases: the types of all queries follow from it. */
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import type { Column } from './column.ts'
import { openDatabase } from './database.ts'
import { everySubmission, tables } from './schema.ts'
import { openStore } from './store.ts'
import { columns, kinds } from './tables.ts'

type Made = { table: string; column: string; type: string; nullable: boolean | number }

const inSqlite = sql<Made>`
	select tables.name as "table", columns.name as "column", lower(columns.type) as type,
		columns."notnull" = 0 and columns.pk = 0 as nullable
	from sqlite_master as tables join pragma_table_info(tables.name) as columns where tables.type = 'table'`
const inPostgres = sql<Made>`
	select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable
	from information_schema.columns where table_schema = current_schema()`

const line = (table: string, name: string, declared: string, nullable: boolean) =>
	`${table}.${name} ${declared}${nullable ? '?' : ''}`

/** Of a form's own columns its schema says which may be empty; its flags and lists never are. */
function describedLines(): string[] {
	const described = Object.entries(tables).flatMap(([table, own]) =>
		Object.entries<Column>(own).map(([name, { declared, nullable }]) =>
			line(table, name, declared, nullable),
		),
	)
	for (const kind of kinds) {
		for (const [name, { declared }] of Object.entries<Column>(everySubmission)) {
			described.push(line(kind, name, declared, false))
		}
		for (const [name, type] of Object.entries(columns[kind])) {
			described.push(line(kind, name, type === 'flag' ? 'boolean' : 'text', false))
		}
	}
	return [...described, line('contact_submissions', 'answer', 'text', false)].sort()
}

describe.each(databases)('on %s', (name, possible) => {
	const open = async () => {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl }
		const database = await openDatabase(settings)
		const store = await openStore(settings)
		onTestFinished(async () => {
			await store.close()
			await database.close()
		})
		return { db: await database.ready(), store }
	}

	test.runIf(possible)('every table is as it is described', async () => {
		const { db } = await open()
		const { rows } = await (name === 'SQLite' ? inSqlite : inPostgres).execute(db)
		const isOfForm = (table: string) => kinds.some((kind) => kind === table)
		const made = rows
			// The limits' own package writes and reads this one.
			.filter(({ table }) => table !== 'rate_limits')
			.map(({ table, column, type, nullable }) =>
				line(table, column, type, !isOfForm(table) && Boolean(nullable)),
			)
		expect(made.sort()).toEqual(describedLines())
	})

	test.runIf(possible)('flags come as booleans and counts as numbers', async () => {
		const { db, store } = await open()
		const { submission } = await store.submissions.submit(newSubmission('user_applications'))
		expect(submission.fields.visa_support).toBeTypeOf('boolean')
		const [row] = await db.selectFrom('cases').select(['unread', 'before_desk']).execute()
		expect(row).toStrictEqual({ unread: true, before_desk: false })
		const returned = await db
			.updateTable('cases')
			.set({ unread: false })
			.returning('unread')
			.executeTakeFirst()
		expect(returned).toStrictEqual({ unread: false })
		const counted = await db
			.selectFrom('documents')
			.rightJoin('cases', 'cases.id', 'documents.case_id')
			.select(({ fn }) => [fn.countAll().as('all'), fn.sum('documents.size').as('size')])
			.executeTakeFirst()
		expect(counted).toStrictEqual({ all: 1, size: null })
	})

	test.runIf(possible)('a query that locks its rows runs on both', async () => {
		const { db } = await open()
		const locked = db.selectFrom('cases').select('id').forUpdate().skipLocked()
		expect(await locked.execute()).toEqual([])
		expect(locked.compile().sql.includes('for update')).toBe(name === 'PostgreSQL')
	})
})
