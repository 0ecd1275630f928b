/**
 * After a backup was put back: every link, visit, session and one-time address in it ends. Some of them were ended after the
 * backup was made, and nobody can tell which. Mails that leave from now on bring new links.
 */
import type { Database } from './database.ts'

export function createEndAccess(database: Database) {
	return async (): Promise<void> => {
		const revoked_at = new Date().toISOString()
		await database.transaction(async (trx) => {
			for (const table of ['links', 'sessions'] as const) {
				await trx.updateTable(table).set({ revoked_at }).where('revoked_at', 'is', null).execute()
			}
			await trx.deleteFrom('visits').execute()
			await trx.deleteFrom('staff_tokens').execute()
		})
	}
}
