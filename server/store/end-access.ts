/**
 * After a backup was put back: every link, visit, session and one-time address in it ends. Some of them were ended after the
 * backup was made, and nobody can tell which. Mails that leave from now on bring new links.
 */
import { sql } from 'kysely'
import type { Database } from './database.ts'

export function createEndAccess(database: Database) {
	return async (): Promise<void> => {
		const now = new Date().toISOString()
		await database.transaction(async (trx) => {
			await sql`update links set revoked_at = ${now} where revoked_at is null`.execute(trx)
			await sql`delete from visits`.execute(trx)
			await sql`update sessions set revoked_at = ${now} where revoked_at is null`.execute(trx)
			await sql`delete from staff_tokens`.execute(trx)
		})
	}
}
