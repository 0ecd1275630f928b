/**
 * Whole tables, as `npm run export` writes them. Tables and columns are read from the database itself, so that one which a
 * later version adds can't be forgotten; what stays out is named here.
 */
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Tables that hold nothing to read, each with its reason. */
export const withheld: Readonly<Record<string, string>> = {
	schema_steps: 'how the tables were made',
	rate_limits: 'counts by digests of addresses',
	own_secrets: 'the key of digests',
	guesses: 'counts by digests of what was typed',
	whatsapp_stops: 'digests of numbers to which nothing is sent automatically',
	refused_templates: 'names of messages that the platform refuses',
	sessions: 'open sign-ins of colleagues',
	staff_tokens: 'one-time addresses of colleagues',
	staff_devices: 'browsers that colleagues have signed in with',
	visits: 'open visits to the status page',
	application_drafts: 'applications that are not sent yet, sealed',
	leases: 'which process does what, and how far it has come',
	viewers: 'who has a case open this minute',
	staff_notices: 'what colleagues were told of the events',
	erased_marks: 'names of files beside the documents',
	retention_periods: 'when RETENTION_DAYS was set',
	content_state: 'a counter',
	content_drafts: 'texts of the website that are not published yet',
	content_documents: 'texts of the website: `npm run content -- export` writes what it says now',
	content_versions: 'who published which of these texts when, with notes',
	content_confirmations: 'what was confirmed in these texts',
}

/** Columns that open something, recognise somebody again, or repeat others for the search. */
export const isSecret = (column: string) =>
	/token|hash|secret|password|totp|recovery|(^|_)(key|tag)$|fingerprint|^(answer|source|search|traces)$/.test(
		column,
	)

const page = 500

/** The column that says when a row was made, under the names it has; a table without it is written by its ids. */
const times = [
	'created_at',
	'at',
	'asked_at',
	'added_at',
	'requested_at',
	'published_at',
	'given_at',
]

function shown(value: unknown): string {
	if (value === null || value === undefined) return ''
	return typeof value === 'string' ? value : String(value)
}

export function createExportedTables(database: Database) {
	/** Every table with all its columns. */
	async function schema(): Promise<Map<string, string[]>> {
		const { rows } = await (database.pool
			? sql<{ table: string; column: string }>`
					select table_name as "table", column_name as "column" from information_schema.columns
					where table_schema = current_schema() order by table_name, ordinal_position`
			: sql<{ table: string; column: string }>`
					select tables.name as "table", columns.name as "column"
					from sqlite_master as tables join pragma_table_info(tables.name) as columns
					where tables.type = 'table' order by tables.name, columns.cid`
		).execute(await database.ready())
		const tables = new Map<string, string[]>()
		for (const { table, column } of rows) {
			tables.set(table, [...(tables.get(table) ?? []), column])
		}
		return tables
	}

	/** The table's head and then its rows, oldest first, a page at a time. */
	async function* rowsOf(table: string): AsyncGenerator<string[]> {
		const all = (await schema()).get(table) ?? []
		const names = all.filter((column) => !isSecret(column))
		const id = sql.ref(all[0] ?? '')
		const at = sql.ref(all.find((column) => times.includes(column)) ?? all[0] ?? '')
		yield names
		let after = ['', '']
		for (;;) {
			const { rows } = await sql<Record<string, unknown>>`
				select ${sql.join(names.map((name) => sql.ref(name)))}, ${at} as place_at, ${id} as place_id
				from ${sql.table(table)} where (${at}, ${id}) > (${after[0]}, ${after[1]})
				order by ${at}, ${id} limit ${page}`.execute(await database.ready())
			for (const row of rows) yield names.map((name) => shown(row[name]))
			const last = rows.at(-1)
			if (!last) return
			after = [shown(last.place_at), shown(last.place_id)]
		}
	}

	return {
		schema,
		names: async () => [...(await schema()).keys()].filter((table) => !(table in withheld)),
		rowsOf,
	}
}
