/** What is known of uploaded documents. The files themselves are in `server/documents`. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import type { Database } from './database.ts'
import type { DocumentScan, Row, Tables, Trx } from './schema.ts'

const columns = [
	'name',
	'fingerprint',
	'content_type',
	'size',
	'stored_at',
	'application_id',
	'scan',
] as const
export type DocumentRow = Pick<Row<'documents'>, (typeof columns)[number]>
/** Null means that there was no scanner when it came. */
export type Scan = DocumentScan | null

/** In the place of an application's id: the document is being removed. */
export const removal = 'removal'

/** Nobody can claim it any more. */
export const isBeingRemoved = ({ application_id }: Pick<DocumentRow, 'application_id'>) =>
	application_id === removal

export type NewDocument = {
	name: string
	key: string
	fingerprint: string
	contentType: string
	size: number
	/** A digest of the address it came from. */
	source: string
	/** As the sender's device calls it. */
	fileName: string
	/** Of a recording: how long it plays. */
	seconds: number | null
}

/** `label`: what the applicant says it is; null where nothing was said. */
export type ClaimedDocument = { name: string; label: DocumentLabel | null }

type Documents = ExpressionBuilder<Tables, 'documents'>

/** Neither an application nor a case has it, and it is not being removed. */
const isFree = (documents: Documents): Expression<SqlBool> =>
	documents.and([documents('application_id', 'is', null), documents('case_id', 'is', null)])

const isFreeOrRemoved = (documents: Documents): Expression<SqlBool> =>
	documents.or([isFree(documents), documents('application_id', '=', removal)])

/** True when the document was stored and free; it belongs to the case from then on, as what was asked for. */
export async function claimForCase(
	trx: Trx,
	name: string,
	caseId: string,
	label: string,
): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('documents')
		.set({ case_id: caseId, application_id: caseId, label, source: null })
		.where('name', '=', name)
		.where(isFree)
		.where('stored_at', 'is not', null)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

/** The files of a mail belong to the case of its message; what each of them is, a colleague says. */
export async function claimForMessage(
	trx: Trx,
	names: readonly string[],
	caseId: string,
	messageId: string,
): Promise<void> {
	if (names.length === 0) return
	await trx
		.updateTable('documents')
		.set({ case_id: caseId, application_id: caseId, message_id: messageId, source: null })
		.where('name', 'in', names)
		.where(isFree)
		.where('stored_at', 'is not', null)
		// A file that the case has already, sent along with every letter, is no news.
		.where('fingerprint', 'not in', ({ selectFrom }) =>
			selectFrom('documents').select('fingerprint').where('case_id', '=', caseId),
		)
		.execute()
}

/** True when every one of them was stored and is nobody else's; they belong to the application from then on. */
export async function claimDocuments(
	trx: Trx,
	claimed: readonly ClaimedDocument[],
	applicationId: string,
): Promise<boolean> {
	if (claimed.length === 0) return true
	const names = claimed.map(({ name }) => name)
	const { numUpdatedRows } = await trx
		.updateTable('documents')
		.set({ application_id: applicationId, case_id: applicationId, source: null })
		.where('name', 'in', names)
		.where(isFree)
		.where('stored_at', 'is not', null)
		.executeTakeFirst()
	if (numUpdatedRows !== BigInt(names.length)) return false
	for (const label of new Set(claimed.map((one) => one.label))) {
		if (label === null) continue
		const same = claimed.filter((one) => one.label === label).map(({ name }) => name)
		await trx.updateTable('documents').set({ label }).where('name', 'in', same).execute()
	}
	return true
}

export function createDocumentRows(database: Database) {
	async function one(column: 'name' | 'idempotency_key', value: string) {
		const db = await database.ready()
		const query = db.selectFrom('documents').select(columns).where(column, '=', value)
		return (await query.executeTakeFirst()) ?? null
	}
	const update = async () => (await database.ready()).updateTable('documents')

	return {
		find: (name: string): Promise<DocumentRow | null> => one('name', name),
		findByKey: (key: string): Promise<DocumentRow | null> => one('idempotency_key', key),

		/**
		 * Announces a document before its bytes are put away, so that bytes without a row never exist and the
		 * clean-up needs no listing of the store. Answers the row that the key made before, if it did.
		 */
		async announce(given: NewDocument): Promise<DocumentRow> {
			const db = await database.ready()
			await db
				.insertInto('documents')
				.values({
					name: given.name,
					created_at: new Date().toISOString(),
					idempotency_key: given.key,
					fingerprint: given.fingerprint,
					content_type: given.contentType,
					size: given.size,
					source: given.source,
					file_name: given.fileName,
					seconds: given.seconds,
				})
				.onConflict((known) => known.column('idempotency_key').doNothing())
				.execute()
			const row = await one('idempotency_key', given.key)
			if (!row) throw new Error('an announced document is not there')
			return row
		},

		/** False when it was taken away meanwhile. */
		async markStored(name: string, scan: Scan = null): Promise<boolean> {
			const { numUpdatedRows } = await (await update())
				.set({ stored_at: new Date().toISOString(), scan })
				.where('name', '=', name)
				.where(({ eb, or }) =>
					or([eb('application_id', 'is', null), eb('application_id', '<>', removal)]),
				)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/**
		 * Frees the key of an upload that never came to an end, or that is being removed. The row stays and is to be removed: bytes may
		 * have been put away under its name. False when it has come to its end after all.
		 */
		async abandon(name: string): Promise<boolean> {
			const { numUpdatedRows } = await (await update())
				.set({ application_id: removal, idempotency_key: `abandoned:${name}` })
				.where('name', '=', name)
				.where(({ eb, or, and }) =>
					or([
						eb('application_id', '=', removal),
						and([eb('stored_at', 'is', null), eb('application_id', 'is', null)]),
					]),
				)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/** How many bytes nobody has claimed yet: from everywhere, and from one source. */
		async unclaimedBytes(source: string): Promise<{ all: number; own: number }> {
			const db = await database.ready()
			const { all, own } = await db
				.selectFrom('documents')
				.select(({ fn, eb, lit }) => [
					fn.sum<number | null>('size').as('all'),
					fn
						.sum<number | null>(
							eb.case().when('source', '=', source).then(eb.ref('size')).else(lit(0)).end(),
						)
						.as('own'),
				])
				.where(isFree)
				.where('stored_at', 'is not', null)
				.executeTakeFirstOrThrow()
			return { all: all ?? 0, own: own ?? 0 }
		},

		async setScan(name: string, scan: Scan): Promise<void> {
			await (await update()).set({ scan }).where('name', '=', name).execute()
		},

		/** The next that wait for the scanner, oldest first. */
		async waitingForScan(): Promise<string[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('documents')
				.select('name')
				.where('scan', '=', 'waiting')
				.where('stored_at', 'is not', null)
				.orderBy('created_at')
				.limit(100)
				.execute()
			return rows.map((row) => row.name)
		},

		/** Documents that nobody claimed since, and those whose removal did not come to its end; the next after a name. */
		async unclaimedBefore(time: string, after = ''): Promise<string[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('documents')
				.select('name')
				.where(isFreeOrRemoved)
				.where('created_at', '<', time)
				.where('name', '>', after)
				.orderBy('name')
				.limit(500)
				.execute()
			return rows.map((row) => row.name)
		},

		/** True when no application has it; from then on none can claim it. */
		async takeForRemoval(name: string): Promise<boolean> {
			const { numUpdatedRows } = await (await update())
				.set({ application_id: removal })
				.where('name', '=', name)
				.where(isFreeOrRemoved)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		async forget(name: string): Promise<void> {
			await (await database.ready()).deleteFrom('documents').where('name', '=', name).execute()
		},
	}
}
