/** What the site says by its rows. Pages read it through a snapshot; nothing here knows of drafts. */
import { sql } from 'kysely'
import type { Version } from '#domain/website/versions.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'

/** A version that counts, with what it says. The document is null where the entry is not shown. */
interface CurrentVersion extends Version {
	kind: string
	entry_id: string
	document_hash: string | null
	document: unknown
}

interface Published {
	/** Read before the rows: if somebody published meanwhile, the next look sees a greater one. */
	revision: number
	versions: CurrentVersion[]
	/** When the next dated version begins to count. */
	next_live_at: string | null
}

async function readRevision(db: Run): Promise<number> {
	const row = await db.selectFrom('content_state').select('revision').executeTakeFirst()
	return row?.revision ?? 0
}

/** A row that somebody broke by hand is one entry's fault, not that of all: it parses to nothing, and the text before stays. */
function parsed(document: string | null): unknown {
	try {
		return document === null ? null : JSON.parse(document)
	} catch {
		return null
	}
}

export function createPublished(database: Database) {
	return {
		/** Grows with everything that changes what is or will be shown. */
		revision: async () => readRevision(await database.ready()),

		/** The version of each entry that counts at a moment; entries without one are what their file says. */
		async at(moment: string): Promise<Published> {
			const db = await database.ready()
			const revision = await readRevision(db)
			const rows = await db
				.selectFrom((from) =>
					from
						.selectFrom('content_versions')
						.selectAll()
						.select(
							sql<number>`row_number() over (partition by kind, entry_id order by live_at desc, number desc)`.as(
								'place',
							),
						)
						.where('withdrawn_at', 'is', null)
						.where('live_at', '<=', moment)
						.as('ranked'),
				)
				.leftJoin('content_documents', 'content_documents.hash', 'ranked.document_hash')
				.select([
					'kind',
					'entry_id',
					'number',
					'state',
					'live_at',
					'withdrawn_at',
					'document_hash',
					'document',
				])
				.where('place', '=', 1)
				.orderBy('kind')
				.orderBy('entry_id')
				.execute()
			const next = await db
				.selectFrom('content_versions')
				.select('live_at')
				.where('withdrawn_at', 'is', null)
				.where('live_at', '>', moment)
				.orderBy('live_at')
				.limit(1)
				.executeTakeFirst()
			const versions = rows.map((row) => ({ ...row, document: parsed(row.document) }))
			return { revision, versions, next_live_at: next?.live_at ?? null }
		},
	}
}
