/** What was set aside until a manager has looked at it, or wants it read once more. */
import { doAndNote } from './cases/do-and-note.ts'
import type { Database } from './database.ts'
import type { Row, Run } from './schema.ts'

type ArrivalState = Row<'arrivals'>['state']

/** False when nothing was set aside under this key. */
async function settled(run: Run, key: string, state: 'seen' | 'again'): Promise<boolean> {
	const { numUpdatedRows } = await run
		.updateTable('arrivals')
		.set(({ eb }) => ({
			sender: null,
			// Of a mail the mailbox has all there is; what the platform brought is here, until somebody has seen it.
			...(state === 'seen'
				? { state, data: null }
				: {
						state: eb
							.case()
							.when('channel', '=', 'wa')
							.then<ArrivalState>('waiting')
							.else<ArrivalState>('again')
							.end(),
					}),
		}))
		.where('key', '=', key)
		.where('state', '=', 'aside')
		.executeTakeFirst()
	return numUpdatedRows > 0n
}

export function createMailAside(database: Database) {
	return {
		/** The newest that were set aside and nobody has looked at, how many there are, and how many mails of which kind came since. */
		async overview(since: string, channel: Row<'arrivals'>['channel'] = 'mail') {
			const db = await database.ready()
			const aside = await db
				.selectFrom('arrivals')
				.select(['key', 'received_at', 'reason', 'sender', 'size', 'case_id'])
				.where('state', '=', 'aside')
				.where('channel', '=', channel)
				.orderBy('received_at', 'desc')
				.limit(50)
				.execute()
			const counted = await db
				.selectFrom('arrivals')
				.select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
				.where('received_at', '>', since)
				.where('channel', '=', channel)
				.groupBy('kind')
				.execute()
			const { all } = await db
				.selectFrom('arrivals')
				.select(({ fn }) => fn.countAll<number>().as('all'))
				.where('state', '=', 'aside')
				.where('channel', '=', channel)
				.executeTakeFirstOrThrow()
			return {
				aside,
				asideCount: Number(all),
				counted: counted.map(({ kind, count }) => ({ kind, count: Number(count) })),
			}
		},

		/** A manager has looked at it in the mailbox, or wants it read once more. */
		async settle(key: string, state: 'seen' | 'again', actor: string): Promise<boolean> {
			const change = (run: Run) => settled(run, key, state)
			const isSettled =
				state === 'seen'
					? await change(await database.ready())
					: await doAndNote(database, { actor, type: 'read_again' }, change)
			return isSettled
		},

		/** What is to be read once more, the oldest first. */
		wantedAgain: async () =>
			(await database.ready())
				.selectFrom('arrivals')
				.select(['key', 'place'])
				.where('state', '=', 'again')
				.orderBy('received_at')
				.limit(50)
				.execute(),

		/** Aside while it is tried once more; wanted again where something else than the mail was out of order. */
		async setAside(key: string, isAside: boolean): Promise<void> {
			await (await database.ready())
				.updateTable('arrivals')
				.set({ state: isAside ? 'aside' : 'again' })
				.where('key', '=', key)
				.where('state', '=', isAside ? 'again' : 'aside')
				.execute()
		},

		/** It is in the mailbox no more. */
		async forget(key: string): Promise<void> {
			await (await database.ready())
				.updateTable('arrivals')
				.set({ state: 'seen' })
				.where('key', '=', key)
				.execute()
		},

		/** Who sent what was set aside is forgotten after some months, also where nobody has looked. */
		async sweep(): Promise<void> {
			const before = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000).toISOString()
			await (await database.ready())
				.updateTable('arrivals')
				.set({ state: 'seen', sender: null, data: null })
				.where('state', '=', 'aside')
				.where('received_at', '<', before)
				.execute()
		},
	}
}
