/**
 * Work that one process at a time does: whoever has the lease. It lasts a minute unless it is renewed; every transaction of the work
 * asks whether it is still held, so that a process that slept writes nothing.
 */
import type { Database } from './database.ts'
import type { Run, Trx } from './schema.ts'

export interface Lease {
	name: string
	/** The process, as it names itself among claims. */
	by: string
}

/** Whether it is still ours; nobody else takes it until this transaction ends. */
export async function isHeld(trx: Trx, { name, by }: Lease): Promise<boolean> {
	const row = await trx
		.selectFrom('leases')
		.select(['claimed_by', 'claimed_until'])
		.where('name', '=', name)
		.forUpdate()
		.executeTakeFirst()
	return row?.claimed_by === by && (row.claimed_until ?? '') > new Date().toISOString()
}

export async function writeLeaseData(run: Run, { name, by }: Lease, data: unknown): Promise<void> {
	await run
		.updateTable('leases')
		.set({ data: JSON.stringify(data) })
		.where('name', '=', name)
		.where('claimed_by', '=', by)
		.execute()
}

export function createLeases(database: Database) {
	return {
		/** Takes or renews it. False while another process has it. */
		async take({ name, by }: Lease, until: Date): Promise<boolean> {
			const db = await database.ready()
			await db
				.insertInto('leases')
				.values({ name, data: '{}' })
				.onConflict((known) => known.doNothing())
				.execute()
			const { numUpdatedRows } = await db
				.updateTable('leases')
				.set({ claimed_by: by, claimed_until: until.toISOString() })
				.where('name', '=', name)
				.where(({ eb, or }) =>
					or([
						eb('claimed_by', 'is', null),
						eb('claimed_by', '=', by),
						eb('claimed_until', '<', new Date().toISOString()),
					]),
				)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/** Frees it at once where the process that had it is no more. */
		async freeGone(name: string, isGone: (claimedBy: string) => boolean): Promise<void> {
			const db = await database.ready()
			const row = await db
				.selectFrom('leases')
				.select('claimed_by')
				.where('name', '=', name)
				.executeTakeFirst()
			if (!row?.claimed_by || !isGone(row.claimed_by)) return
			await db
				.updateTable('leases')
				.set({ claimed_by: null, claimed_until: null })
				.where('name', '=', name)
				.where('claimed_by', '=', row.claimed_by)
				.execute()
		},

		async release({ name, by }: Lease): Promise<void> {
			await (await database.ready())
				.updateTable('leases')
				.set({ claimed_by: null, claimed_until: null })
				.where('name', '=', name)
				.where('claimed_by', '=', by)
				.execute()
		},

		/** What the holder wrote down, as JSON; an empty object before. */
		async read(name: string): Promise<unknown> {
			const row = await (await database.ready())
				.selectFrom('leases')
				.select('data')
				.where('name', '=', name)
				.executeTakeFirst()
			return JSON.parse(row?.data ?? '{}')
		},

		write: async (lease: Lease, data: unknown) =>
			writeLeaseData(await database.ready(), lease, data),
	}
}
