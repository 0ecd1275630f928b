/** The history of entries: reading it, taking back what waits for its date, and erasing what somebody asked to be forgotten. */
import { addEvent, idOfKey } from '../cases/events.ts'
import type { Database } from '../database.ts'
import type { Row } from '../schema.ts'
import { documentOf, type EntryName, isOneOf } from './documents.ts'
import { markWithdrawn, type PublishedEntry, raiseRevision, versionsOf } from './publish.ts'

type VersionRow = Row<'content_versions'>

/** Ends the transaction without a trace. */
class NothingToWithdraw extends Error {
	readonly found: 'withdrawn' | 'live' | 'missing'
	constructor(found: NothingToWithdraw['found']) {
		super('nothing to withdraw')
		this.found = found
	}
}

export function createVersions(database: Database) {
	return {
		/** Oldest first. */
		of: async (entry: EntryName) => versionsOf(await database.ready(), entry),

		/** Every version of these entries, or of all, for the list of the room. */
		async all(names: readonly EntryName[] | null): Promise<VersionRow[]> {
			const db = await database.ready()
			return db
				.selectFrom('content_versions')
				.selectAll()
				.$if(names !== null, (query) => query.where(isOneOf(names ?? [])))
				.orderBy('number')
				.execute()
		},

		/** Null when there is none; the text is null where it was erased. */
		async read({ kind, id }: EntryName, number: number) {
			const db = await database.ready()
			const version = await db
				.selectFrom('content_versions')
				.selectAll()
				.where('kind', '=', kind)
				.where('entry_id', '=', id)
				.where('number', '=', number)
				.executeTakeFirst()
			if (!version) return null
			return { version, document: await documentOf(db, version.document_hash) }
		},

		/** What a key has published of these entries, when the answer to it was lost; null where it has not published them all. */
		async publishedBy(
			key: string,
			actor: string,
			entries: readonly EntryName[],
		): Promise<PublishedEntry[] | null> {
			const ids = entries.map(({ kind, id }) => idOfKey(key, actor, kind, id))
			const rows = await (await database.ready())
				.selectFrom('content_versions')
				.select(['id', 'kind', 'entry_id', 'number', 'live_at'])
				.where('id', 'in', ids)
				.execute()
			const published = ids.flatMap((id) => {
				const row = rows.find((one) => one.id === id)
				return row
					? [{ kind: row.kind, id: row.entry_id, number: row.number, live_at: row.live_at }]
					: []
			})
			return published.length === ids.length ? published : null
		},

		document: async (hash: string | null) => documentOf(await database.ready(), hash),

		/** Takes back a version that waits for its date. `live` when it counts already. */
		async withdraw(
			entry: EntryName,
			number: number,
			actor: string,
		): Promise<'withdrawn' | 'live' | 'missing'> {
			try {
				await database.transaction(async (trx) => {
					const look = async () => {
						const now = new Date().toISOString()
						const version = (await versionsOf(trx, entry)).find((one) => one.number === number)
						if (!version) throw new NothingToWithdraw('missing')
						if (version.withdrawn_at !== null) throw new NothingToWithdraw('withdrawn')
						if (version.live_at <= now) throw new NothingToWithdraw('live')
						return { version, now }
					}
					// Where nothing changes, nobody waits for a revision.
					await look()
					const revision = await raiseRevision(trx)
					// Again: while this one waited, somebody may have withdrawn it, or its date may have come.
					const { version, now } = await look()
					await markWithdrawn(trx, version, { actor, at: now, revision })
					const data = { ...entry, number }
					await addEvent(trx, { caseId: null, at: now, actor, type: 'content_withdrawn', data })
				})
				return 'withdrawn'
			} catch (error) {
				if (error instanceof NothingToWithdraw) return error.found
				throw error
			}
		},
	}
}
