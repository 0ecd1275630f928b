/** Mails that were set aside until a manager has looked at them in the mailbox, or wants them read once more. */
import type { Database } from './database.ts'

export function createMailAside(database: Database) {
	return {
		/** The newest that were set aside and nobody has looked at, how many there are, and how many mails of which kind came since. */
		async overview(since: string) {
			const db = await database.ready()
			const aside = await db
				.selectFrom('arrivals')
				.select(['key', 'received_at', 'reason', 'sender', 'size', 'case_id'])
				.where('state', '=', 'aside')
				.orderBy('received_at', 'desc')
				.limit(50)
				.execute()
			const counted = await db
				.selectFrom('arrivals')
				.select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
				.where('received_at', '>', since)
				.groupBy('kind')
				.execute()
			const { all } = await db
				.selectFrom('arrivals')
				.select(({ fn }) => fn.countAll<number>().as('all'))
				.where('state', '=', 'aside')
				.executeTakeFirstOrThrow()
			return {
				aside,
				asideCount: Number(all),
				counted: counted.map(({ kind, count }) => ({ kind, count: Number(count) })),
			}
		},

		/** A manager has looked at it in the mailbox, or wants it read once more. */
		async settle(key: string, state: 'seen' | 'again'): Promise<boolean> {
			const { numUpdatedRows } = await (await database.ready())
				.updateTable('arrivals')
				.set({ state, sender: null })
				.where('key', '=', key)
				.where('state', '=', 'aside')
				.executeTakeFirst()
			return numUpdatedRows > 0n
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
				.set({ state: 'seen', sender: null })
				.where('state', '=', 'aside')
				.where('received_at', '<', before)
				.execute()
		},
	}
}
