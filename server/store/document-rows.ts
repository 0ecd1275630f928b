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

/** Stands where an application's id would: the document is on its way out. */
const removal = 'removal'

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
		update documents set application_id = ${applicationId}, case_id = ${applicationId}
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

		/** Documents that no application claimed since, and those whose removal did not come to its end. */
		async unclaimedBefore(time: string): Promise<string[]> {
			const { rows } = await sql<{ name: string }>`
				select name from documents
				where ((application_id is null and case_id is null) or application_id = ${removal})
					and created_at < ${time}
				order by created_at limit 500`.execute(await database.ready())
			return rows.map((row) => row.name)
		},

		/** True when no application has it; from then on none can claim it. */
		async takeForRemoval(name: string): Promise<boolean> {
			const { rows } = await sql`
				update documents set application_id = ${removal}
				where name = ${name}
					and ((application_id is null and case_id is null) or application_id = ${removal})
				returning name`.execute(await database.ready())
			return rows.length > 0
		},

		async forget(name: string): Promise<void> {
			await sql`delete from documents where name = ${name}`.execute(await database.ready())
		},
	}
}
