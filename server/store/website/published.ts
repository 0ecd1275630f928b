/** What the site says by its rows. Pages read it through a snapshot; nothing here knows of drafts. */
import type { Json } from '#domain/website/json.ts'
import type { Version } from '#domain/website/versions.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { type Erased, readErased } from './erased.ts'

/** A version that counts, with what it says. The document is null where the entry is not shown. */
interface CurrentVersion extends Version {
	kind: string
	entry_id: string
	document_hash: string | null
	document: Json | null
}

interface Published {
	/** Read before the rows: if somebody published meanwhile, the next look sees a greater one. */
	revision: number
	versions: CurrentVersion[]
	/** When the next dated version begins to count. */
	next_live_at: string | null
	/** What is to be left out of the files of the release. */
	erased: Erased[]
}

async function readRevision(db: Run): Promise<number> {
	const row = await db.selectFrom('content_state').select('revision').executeTakeFirst()
	return row?.revision ?? 0
}

/** A row that somebody broke by hand is one entry's fault, not that of all: it parses to nothing, and the text before stays. */
function parsed(document: string): Json | null {
	try {
		return JSON.parse(document)
	} catch {
		return null
	}
}

/** So many at once: others are answered between. */
const page = 40

async function readDocuments(
	db: Run,
	hashes: readonly string[],
): Promise<Map<string, Json | null>> {
	const read = new Map<string, Json | null>()
	for (let at = 0; at < hashes.length; at += page) {
		const rows = await db
			.selectFrom('content_documents')
			.selectAll()
			.where('hash', 'in', hashes.slice(at, at + page))
			.execute()
		for (const { hash, document } of rows) read.set(hash, parsed(document))
	}
	return read
}

/** Of each entry the last version that counts at the moment: looked up in the index, however many there were before it. */
function readVersions(db: Run, moment: string) {
	return db
		.selectFrom((from) =>
			from.selectFrom('content_versions').select(['kind', 'entry_id']).distinct().as('entries'),
		)
		.innerJoin('content_versions as version', (join) =>
			join.on('version.id', '=', (on) =>
				on
					.selectFrom('content_versions as one')
					.select('one.id')
					.whereRef('one.kind', '=', 'entries.kind')
					.whereRef('one.entry_id', '=', 'entries.entry_id')
					.where('one.withdrawn_at', 'is', null)
					.where('one.live_at', '<=', moment)
					.orderBy('one.live_at', 'desc')
					.orderBy('one.number', 'desc')
					.limit(1),
			),
		)
		.select([
			'version.kind',
			'version.entry_id',
			'version.number',
			'version.state',
			'version.live_at',
			'version.withdrawn_at',
			'version.document_hash',
		])
		.orderBy('version.kind')
		.orderBy('version.entry_id')
		.execute()
}

export function createPublished(database: Database) {
	return {
		/** Grows with everything that changes what is or will be shown. */
		revision: async () => readRevision(await database.ready()),

		/**
		 * The version of each entry that counts at a moment; entries without one are what their file says. `known` are documents by
		 * hash that the caller has: they are not read again.
		 */
		async at(
			moment: string,
			known: ReadonlyMap<string, Json | null> = new Map(),
		): Promise<Published> {
			const db = await database.ready()
			const revision = await readRevision(db)
			const rows = await readVersions(db, moment)
			const next = await db
				.selectFrom('content_versions')
				.select('live_at')
				.where('withdrawn_at', 'is', null)
				.where('live_at', '>', moment)
				.orderBy('live_at')
				.limit(1)
				.executeTakeFirst()
			const hashes = rows.flatMap(({ document_hash }) => document_hash ?? [])
			const read = await readDocuments(
				db,
				hashes.filter((hash) => (known.get(hash) ?? null) === null),
			)
			const versions = rows.map((row) => {
				const hash = row.document_hash ?? ''
				return { ...row, document: known.get(hash) ?? read.get(hash) ?? null }
			})
			const erased = await readErased(db)
			return { revision, versions, next_live_at: next?.live_at ?? null, erased }
		},
	}
}
