/** What is known of uploaded documents. The files themselves are in `server/documents`. */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database.ts'

const documentRow = v.object({
	name: v.string(),
	fingerprint: v.string(),
	content_type: v.string(),
	size: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
	stored_at: v.nullable(v.string()),
	application_id: v.nullable(v.string()),
})
export type DocumentRow = v.InferOutput<typeof documentRow>

export type NewDocument = {
	name: string
	key: string
	fingerprint: string
	contentType: string
	size: number
}

/** True when every one of them was stored and is nobody else's; they belong to the application from then on. */
export async function claimDocuments(
	trx: Transaction<unknown>,
	names: readonly string[],
	applicationId: string,
): Promise<boolean> {
	if (names.length === 0) return true
	const { rows } = await sql`
		update documents set application_id = ${applicationId}
		where name in (${sql.join(names)}) and application_id is null and stored_at is not null
		returning name`.execute(trx)
	return rows.length === names.length
}

export function createDocumentRows(database: Database) {
	async function one(column: 'name' | 'idempotency_key', value: string) {
		const { rows } = await sql`
			select * from documents where ${sql.ref(column)} = ${value}`.execute(await database.ready())
		return rows.length === 0 ? null : v.parse(documentRow, rows[0])
	}

	async function names(query: ReturnType<typeof sql<{ name: string }>>) {
		const { rows } = await query.execute(await database.ready())
		return rows.map((row) => row.name)
	}

	return {
		find: (name: string) => one('name', name),

		/**
		 * Announces a document before its bytes are put away, so that bytes without a row never exist and the
		 * clean-up needs no listing of the store. Answers the row that the key made before, if it did.
		 */
		async announce(given: NewDocument): Promise<DocumentRow> {
			await sql`
				insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size)
				values (${given.name}, ${new Date().toISOString()}, ${given.key}, ${given.fingerprint},
					${given.contentType}, ${given.size})
				on conflict (idempotency_key) do nothing`.execute(await database.ready())
			const row = await one('idempotency_key', given.key)
			if (!row) throw new Error('an announced document is not there')
			return row
		},

		async markStored(name: string): Promise<void> {
			await sql`
				update documents set stored_at = ${new Date().toISOString()} where name = ${name}`.execute(
				await database.ready(),
			)
		},

		/** Documents that no application claimed since. */
		unclaimedBefore: (time: string) =>
			names(sql`
				select name from documents where application_id is null and created_at < ${time}
				order by created_at limit 500`),

		ofApplication: (id: string) =>
			names(sql`select name from documents where application_id = ${id}`),

		/** True when it was still unclaimed and its row is gone: only then may its bytes be deleted. */
		async forgetUnclaimed(name: string): Promise<boolean> {
			const { rows } = await sql`
				delete from documents where name = ${name} and application_id is null returning name`.execute(
				await database.ready(),
			)
			return rows.length > 0
		},

		async forget(name: string): Promise<void> {
			await sql`delete from documents where name = ${name}`.execute(await database.ready())
		},
	}
}
