/** What the site says by its rows. Pages read it through a snapshot; nothing here knows of drafts. */
import type { Json } from '#domain/website/json.ts'
import type { Version } from '#domain/website/versions.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { type EntryName, isOneOf, parsedDocument } from './documents.ts'
import { type Erased, readErased } from './erased.ts'

/** A version that counts, with what it says. The document is null where the entry is not shown. */
interface CurrentVersion extends Version {
	kind: string
	entry_id: string
	document_hash: string | null
	document: Json | null
}

interface Published {
	/** The moment it was read for. */
	at: string
	/** Read before the rows: if somebody published meanwhile, the next look sees a greater one. */
	revision: number
	versions: CurrentVersion[]
	/** When the next dated version begins to count. */
	next_live_at: string | null
	/** What is to be left out of the files of the release. */
	erased: Erased[]
	/** The entries of which something else may count than in what was read before; null where all were read. */
	changed: EntryName[] | null
}

async function readRevision(db: Run): Promise<number> {
	const row = await db.selectFrom('content_state').select('revision').executeTakeFirst()
	return row?.revision ?? 0
}

/** So many at once: others are answered between. */
const page = 20

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
		for (const { hash, document } of rows) read.set(hash, parsedDocument(document))
	}
	return read
}

/** Of these entries, or of all, the last version that counts at the moment: looked up in the index, however many there were before it. */
function readVersions(db: Run, moment: string, names: readonly EntryName[] | null) {
	return db
		.selectFrom((from) =>
			from
				.selectFrom('content_versions')
				.select(['kind', 'entry_id'])
				.$if(names !== null, (query) => query.where(isOneOf(names ?? [])))
				.distinct()
				.as('entries'),
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

/** More of them at once are looked for among all. */
const mostChanged = 50

/**
 * The entries of which something else may count now than in what was read before; null where that can't be told, and all are read. Every
 * version has the number of the revision that last changed it: one that no version has changed something else, or was counted by a
 * release that did not write it down.
 */
async function changedSince(
	db: Run,
	known: Pick<Published, 'at' | 'revision' | 'erased'>,
	{ at: moment, revision, erased }: Pick<Published, 'at' | 'revision' | 'erased'>,
): Promise<EntryName[] | null> {
	if (known.revision < 0 || known.at > moment || erased.length !== known.erased.length) return null
	const rows = await db
		.selectFrom('content_versions')
		.select(['kind', 'entry_id as id', 'revision'])
		.where(({ eb, and, or }) =>
			or([
				eb('revision', '>', known.revision),
				and([
					eb('withdrawn_at', 'is', null),
					eb('live_at', '>', known.at),
					eb('live_at', '<=', moment),
				]),
			]),
		)
		.execute()
	const told = new Set(rows.map((row) => row.revision))
	for (let one = known.revision + 1; one <= revision; one += 1) if (!told.has(one)) return null
	const names = new Map(rows.map(({ kind, id }) => [`${kind}/${id}`, { kind, id }]))
	return names.size > mostChanged ? null : [...names.values()]
}

export function createPublished(database: Database) {
	return {
		/** Grows with everything that changes what is or will be shown. */
		revision: async () => readRevision(await database.ready()),

		/**
		 * The version of each entry that counts at a moment; entries without one are what their file says. `known` is what the caller
		 * read before: of what did not change since, it is given the same objects again.
		 */
		async at(moment: string, known?: Omit<Published, 'changed'>): Promise<Published> {
			const db = await database.ready()
			const revision = await readRevision(db)
			const erased = await readErased(db)
			const now = { at: moment, revision, erased }
			const changed = known ? await changedSince(db, known, now) : null
			const rows = changed?.length === 0 ? [] : await readVersions(db, moment, changed)
			const next = await db
				.selectFrom('content_versions')
				.select('live_at')
				.where('withdrawn_at', 'is', null)
				.where('live_at', '>', moment)
				.orderBy('live_at')
				.limit(1)
				.executeTakeFirst()
			const hashes = rows.flatMap(({ document_hash }) => document_hash ?? [])
			const documents = documentsIn(known, new Set(hashes))
			const read = await readDocuments(
				db,
				hashes.filter((hash) => (documents.get(hash) ?? null) === null),
			)
			const versions = rows.map((row) => {
				const hash = row.document_hash ?? ''
				return { ...row, document: documents.get(hash) ?? read.get(hash) ?? null }
			})
			const next_live_at = next?.live_at ?? null
			return {
				...{ ...now, changed, next_live_at },
				versions: changed && known ? inPlace(known.versions, changed, versions) : versions,
			}
		},
	}
}

const nameOf = ({ kind, entry_id }: CurrentVersion) => `${kind}/${entry_id}`

/** With what counts of the changed entries now; each entry keeps its place, so that what is made of the others is known. */
function inPlace(
	known: readonly CurrentVersion[],
	changed: readonly EntryName[],
	versions: readonly CurrentVersion[],
): CurrentVersion[] {
	const names = new Set(changed.map(({ kind, id }) => `${kind}/${id}`))
	const ids = new Set(changed.map(({ id }) => id))
	const now = new Map(versions.map((one) => [nameOf(one), one]))
	const all: CurrentVersion[] = []
	for (const one of known) {
		const isChanged = ids.has(one.entry_id) && names.has(nameOf(one))
		const counts = isChanged ? now.get(nameOf(one)) : one
		if (counts) all.push(counts)
		if (isChanged) now.delete(nameOf(one))
	}
	return [...all, ...now.values()]
}

/** Those with these hashes that were read before. */
function documentsIn(
	known: Pick<Published, 'versions'> | undefined,
	hashes: ReadonlySet<string>,
): Map<string, Json | null> {
	const documents = new Map<string, Json | null>()
	for (const { document_hash: hash, document } of known?.versions ?? [])
		if (hash !== null && hashes.has(hash)) documents.set(hash, document)
	return documents
}
