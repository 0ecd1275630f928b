/** Codes of the parts of entries, such as `um.b3`: families keep addresses that hold them, so none is ever given twice. */
import type { Database } from '../database.ts'
import type { EntryName } from './documents.ts'

export function createCodes(database: Database) {
	return {
		/** The next code that begins with `prefix`; `used` are those that files and drafts have. */
		give({ kind, id }: EntryName, prefix: string, used: readonly string[]): Promise<string> {
			return database.transaction(async (trx) => {
				const rows = await trx
					.selectFrom('content_codes')
					.select('code')
					.where('code', 'like', `${prefix}%`)
					.execute()
				const numbers = [...rows.map(({ code }) => code), ...used]
					.filter((code) => code.startsWith(prefix))
					.map((code) => Number(code.slice(prefix.length)))
					.filter(Number.isInteger)
				const code = `${prefix}${Math.max(0, ...numbers) + 1}`
				const given_at = new Date().toISOString()
				await trx
					.insertInto('content_codes')
					.values({ code, kind, entry_id: id, given_at })
					.execute()
				return code
			})
		},

		/** Whether an entry other than this one has the code. */
		async isTaken({ kind, id }: EntryName, code: string): Promise<boolean> {
			const db = await database.ready()
			const row = await db
				.selectFrom('content_codes')
				.select(['kind', 'entry_id'])
				.where('code', '=', code)
				.executeTakeFirst()
			return row !== undefined && (row.kind !== kind || row.entry_id !== id)
		},
	}
}
