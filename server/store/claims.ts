/**
 * Rows that wait to be sent or made, in whichever table. A worker claims a row for a short time before it begins, and holds
 * the claim while it works; a row whose claim ran out (the process died) is free again.
 */
import type { Expression, SqlBool } from 'kysely'
import type { Database } from './database.ts'
import type { Row, Run } from './schema.ts'

/** Why something was not taken, in a code that quotes nothing of it. */
export type Failure = {
	code: string
	/** The channel did not answer; otherwise it answered and refused this one. */
	outage: boolean
	/** Trying again will not help. */
	permanent: boolean
}

/** When a row is due that was refused for good. */
export const never = '9999-12-31T00:00:00.000Z'

type Condition = Expression<SqlBool>

type ClaimTable = {
	name: 'deliveries' | 'outgoing' | 'packs' | 'attachments'
	/** Which rows may still be sent. */
	isOpen: Condition
	/** Which rows nobody has taken, whatever else happened to them meanwhile. */
	isNotTaken: Condition
	/** What says when it was taken. */
	takenAt: (
		time: string,
	) => Partial<Row<'deliveries'> | Row<'outgoing'> | Row<'packs'> | Row<'attachments'>>
}

export function createClaims(database: Database, table: ClaimTable) {
	const { name, isOpen, isNotTaken, takenAt } = table
	const now = () => new Date().toISOString()
	const notClaimed = { claimed_by: null, claimed_until: null }

	/** Two processes never get the same row: on PostgreSQL a locked row is skipped, SQLite has one writer. */
	const claim = (run: Run, by: string, until: Date, wanted: Condition, limit: number) =>
		run
			.updateTable(name)
			.set({ claimed_by: by, claimed_until: until.toISOString() })
			.where('id', 'in', ({ selectFrom }) =>
				selectFrom(name)
					.select('id')
					.where(isOpen)
					.where(({ eb, or }) =>
						or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now())]),
					)
					.where(wanted)
					.orderBy('next_attempt_at')
					.limit(limit)
					.forUpdate()
					.skipLocked(),
			)

	return {
		claim,

		/** What is still being sent stays claimed. */
		async hold(ids: readonly string[], by: string, until: Date): Promise<void> {
			if (ids.length === 0) return
			await (await database.ready())
				.updateTable(name)
				.set({ claimed_until: until.toISOString() })
				.where('id', 'in', ids)
				.where('claimed_by', '=', by)
				.where(isOpen)
				.execute()
		},

		/** Frees at once what a process that is no more had claimed. */
		async release(isGone: (claimedBy: string) => boolean): Promise<void> {
			const db = await database.ready()
			const rows = await db
				.selectFrom(name)
				.select('claimed_by')
				.distinct()
				.where(isOpen)
				.where('claimed_by', 'is not', null)
				.$narrowType<{ claimed_by: string }>()
				.execute()
			for (const { claimed_by } of rows.filter((row) => isGone(row.claimed_by))) {
				await db
					.updateTable(name)
					.set(notClaimed)
					.where('claimed_by', '=', claimed_by)
					.where(isOpen)
					.execute()
			}
		},

		/** The channel is back: what waited for it is due at once. */
		async wake(wanted: Condition): Promise<void> {
			await (await database.ready())
				.updateTable(name)
				.set({ next_attempt_at: now() })
				.where(wanted)
				.where(isOpen)
				.where('outage', '=', true)
				.where('next_attempt_at', '>', now())
				.execute()
		},

		async done(run: Run, which: Condition): Promise<void> {
			const time = now()
			await run
				.updateTable(name)
				.set(({ eb }) => ({
					...takenAt(time),
					...notClaimed,
					last_attempt_at: time,
					attempts: eb('attempts', '+', 1),
					failed_at: null,
					failure_reason: null,
					outage: false,
				}))
				.where(which)
				.where(isNotTaken)
				.execute()
		},

		/** `isNoted` marks the row as failed; one that was refused for good is also never due again. False when no row is open. */
		async failed(
			run: Run,
			which: Condition,
			{ code, outage, permanent }: Failure,
			next: Date,
			isNoted: boolean,
		): Promise<boolean> {
			const time = now()
			const { numUpdatedRows } = await run
				.updateTable(name)
				.set(({ eb }) => ({
					...notClaimed,
					attempts: eb('attempts', '+', 1),
					last_attempt_at: time,
					next_attempt_at: permanent ? never : next.toISOString(),
					failure_reason: code,
					outage: outage && !permanent,
					failed_at: isNoted || permanent ? time : null,
				}))
				.where(which)
				.where(isOpen)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},
	}
}
