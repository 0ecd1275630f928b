/** Reading whole tables. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { columns, kinds } from './tables.ts'

const page = 500

/** Every table with its columns, as `npm run export` writes them. */
const exported: Record<string, readonly string[]> = {
	...Object.fromEntries(
		kinds.map((kind) => [
			kind,
			['id', 'reference', 'created_at', 'language', ...Object.keys(columns[kind])],
		]),
	),
	deliveries: [
		'id',
		'kind',
		'submission_id',
		'channel',
		'created_at',
		'attempts',
		'next_attempt_at',
		'last_attempt_at',
		'delivered_at',
		'failed_at',
		'failure_reason',
	],
	outgoing: [
		'id',
		'event_id',
		'case_id',
		'template',
		'created_at',
		'attempts',
		'next_attempt_at',
		'sent_at',
		'cancelled_at',
		'failed_at',
		'failure_reason',
	],
	documents: ['name', 'created_at', 'content_type', 'size', 'stored_at', 'application_id'],
}

export const exportedTables = Object.keys(exported)

function shown(value: unknown): string {
	if (value === null || value === undefined) return ''
	return typeof value === 'string' ? value : String(value)
}

export function createRetention(database: Database) {
	/** The table's head and then its rows, oldest first, a page at a time. */
	async function* rowsOf(table: string): AsyncGenerator<string[]> {
		const names = exported[table] ?? []
		const first = names[0] ?? 'id'
		yield [...names]
		let after = ['', '']
		for (;;) {
			const { rows } = await sql<Record<string, unknown>>`
				select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
				where created_at > ${after[0]} or (created_at = ${after[0]} and ${sql.ref(first)} > ${after[1]})
				order by created_at, ${sql.ref(first)} limit ${page}`.execute(await database.ready())
			for (const row of rows) yield names.map((name) => shown(row[name]))
			const last = rows.at(-1)
			if (!last) return
			after = [shown(last.created_at), shown(last[first])]
		}
	}

	return { rowsOf }
}
