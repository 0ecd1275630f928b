/** Looks for words in everything that lies in a folder or stands in a database. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '#server/settings.ts'
import { openDatabase } from '#server/store/database.ts'

/** A file as its readers see it: mail is encoded. */
export function readable(path: string): string {
	const content = readFileSync(path)
	if (!path.includes('.eml')) return content.toString('latin1')
	return content
		.toString('latin1')
		.replace(/=\r\n/g, '')
		.replace(/base64\r\n\r\n([\w+/=\r\n]+)/g, (_, body: string) =>
			Buffer.from(body, 'base64').toString('utf8'),
		)
}

/** The files that hold any of these words, or carry one in their name. */
export function hitsInFolder(folder: string, wanted: readonly string[]): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => {
			const text = readIfThere(path)
			return text !== null && wanted.some((word) => path.includes(word) || text.includes(word))
		})
}

/** A file that is written anew has another name until it is whole, and is gone under it a moment later: also between looking and reading. */
function readIfThere(path: string): string | null {
	try {
		return readable(path)
	} catch (error) {
		if (existsSync(path)) throw error
		return null
	}
}

/** The tables that hold any of these words. */
export async function hitsInDatabase(
	settings: Settings,
	wanted: readonly string[],
): Promise<string[]> {
	const database = await openDatabase(settings)
	const db = await database.ready()
	const { rows: tables } = await sql<{ name: string }>`${sql.raw(
		database.pool
			? `select table_name as name from information_schema.tables where table_schema = 'public'`
			: `select name from sqlite_master where type = 'table'`,
	)}`.execute(db)
	const hits: string[] = []
	for (const { name } of tables) {
		const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
		const text = JSON.stringify(rows)
		if (wanted.some((word) => text.includes(word))) hits.push(name)
	}
	await database.close()
	return hits
}
