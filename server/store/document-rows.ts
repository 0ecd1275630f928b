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
	scan: v.nullable(v.picklist(['waiting', 'clean', 'infected', 'unscannable'])),
})
/** Null means that there was no scanner when it came. */
export type Scan = v.InferOutput<typeof documentRow>['scan']
export type DocumentRow = v.InferOutput<typeof documentRow>

/** Stands where an application's id would: the document is on its way out. */
const removal = 'removal'

export type NewDocument = {
	name: string
	key: string
	fingerprint: string
	contentType: string
	size: number
	/** A digest of the address it came from. */
	source: string
}

const sum = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const unclaimedSums = v.object({ all: sum, own: sum })

/** Neither an application nor a case has it, and it is not on its way out. */
const isFree = sql`application_id is null and case_id is null`

/** True when the document was stored and free; it belongs to the case from then on, as what was asked for. */
export async function claimForCase(
	trx: Transaction<unknown>,
	name: string,
	caseId: string,
	label: string,
): Promise<boolean> {
	const { rows } = await sql`
		update documents set case_id = ${caseId}, application_id = ${caseId}, label = ${label}, source = null
		where name = ${name} and ${isFree} and stored_at is not null
		returning name`.execute(trx)
	return rows.length === 1
}

/** True when every one of them was stored and is nobody else's; they belong to the application from then on. */
export async function claimDocuments(
	trx: Transaction<unknown>,
	names: readonly string[],
	applicationId: string,
): Promise<boolean> {
	if (names.length === 0) return true
	const { rows } = await sql`
		update documents set application_id = ${applicationId}, case_id = ${applicationId}, source = null
		where name in (${sql.join(names)}) and ${isFree} and stored_at is not null
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
				insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, source)
				values (${given.name}, ${new Date().toISOString()}, ${given.key}, ${given.fingerprint},
					${given.contentType}, ${given.size}, ${given.source})
				on conflict (idempotency_key) do nothing`.execute(await database.ready())
			const row = await one('idempotency_key', given.key)
			if (!row) throw new Error('an announced document is not there')
			return row
		},

		/** False when it was taken away meanwhile. */
		async markStored(name: string, scan: Scan = null): Promise<boolean> {
			const { rows } = await sql`
				update documents set stored_at = ${new Date().toISOString()}, scan = ${scan}
				where name = ${name} and (application_id is null or application_id <> ${removal})
				returning name`.execute(await database.ready())
			return rows.length > 0
		},

		/**
		 * Frees the key of an upload that never came to an end. The row stays, on its way out: bytes may have been put away
		 * under its name. False when it has come to its end after all.
		 */
		async abandon(name: string): Promise<boolean> {
			const { rows } = await sql`
				update documents set application_id = ${removal}, idempotency_key = ${`abandoned:${name}`}
				where name = ${name} and stored_at is null and application_id is null
				returning name`.execute(await database.ready())
			return rows.length > 0
		},

		/** How many bytes nobody has claimed yet: from everywhere, and from one source. */
		async unclaimedBytes(source: string): Promise<{ all: number; own: number }> {
			const { rows } = await sql`
				select coalesce(sum(size), 0) as "all",
					coalesce(sum(case when source = ${source} then size else 0 end), 0) as own
				from documents
				where application_id is null and case_id is null and stored_at is not null`.execute(
				await database.ready(),
			)
			return v.parse(unclaimedSums, rows[0])
		},

		async setScan(name: string, scan: Scan): Promise<void> {
			await sql`update documents set scan = ${scan} where name = ${name}`.execute(
				await database.ready(),
			)
		},

		/** The next that wait for the scanner, oldest first. */
		async waitingForScan(): Promise<string[]> {
			const { rows } = await sql<{ name: string }>`
				select name from documents where scan = 'waiting' and stored_at is not null
				order by created_at limit 100`.execute(await database.ready())
			return rows.map((row) => row.name)
		},

		/** Documents that nobody claimed since, and those whose removal did not come to its end; the next after a name. */
		async unclaimedBefore(time: string, after = ''): Promise<string[]> {
			const { rows } = await sql<{ name: string }>`
				select name from documents
				where ((application_id is null and case_id is null) or application_id = ${removal})
					and created_at < ${time} and name > ${after}
				order by name limit 500`.execute(await database.ready())
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
