/**
 * Rows that wait to be sent, in whichever table. A worker claims a row for a short time before it sends, and holds the
 * claim while it does; a row whose claim ran out (the process died) is free again.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

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

type Condition = RawBuilder<unknown>

type ClaimTable = {
	name: string
	/** The column that says when it was taken. */
	doneAt: string
	/** Which rows may still be sent. */
	isOpen: Condition
	/** The columns that a worker needs of a claimed row. */
	needed: readonly string[]
}

export function createClaims(database: Database, { name, doneAt, isOpen, needed }: ClaimTable) {
	const table = sql.table(name)
	/** Two processes never get the same row: on PostgreSQL a locked row is passed over, SQLite has one writer. */
	const passOver = database.pool ? sql`for update skip locked` : sql``
	const now = () => new Date().toISOString()

	async function claim(
		by: string,
		until: Date,
		wanted: Condition,
		limit: number,
	): Promise<unknown[]> {
		const { rows } = await sql`
			update ${table} set claimed_by = ${by}, claimed_until = ${until.toISOString()}
			where id in (
				select id from ${table}
				where ${isOpen} and (claimed_until is null or claimed_until < ${now()}) and ${wanted}
				order by next_attempt_at limit ${limit} ${passOver}
			)
			returning ${sql.join(needed.map((column) => sql.ref(column)))}`.execute(
			await database.ready(),
		)
		return rows
	}

	return {
		claimDue: (by: string, until: Date, wanted: Condition, limit: number) =>
			claim(by, until, sql`${wanted} and next_attempt_at <= ${now()}`, limit),

		/** One row to find out whether a channel that did not answer is back, however long it still had to wait. */
		claimProbe: async (by: string, until: Date, wanted: Condition) =>
			(await claim(by, until, sql`${wanted} and outage = ${true}`, 1))[0],

		/** What is still being sent stays claimed. */
		async hold(ids: readonly string[], by: string, until: Date): Promise<void> {
			if (ids.length === 0) return
			await sql`
				update ${table} set claimed_until = ${until.toISOString()}
				where id in (${sql.join(ids)}) and claimed_by = ${by} and ${isOpen}`.execute(
				await database.ready(),
			)
		},

		/** Frees at once what a process that is no more had claimed. */
		async release(isGone: (claimedBy: string) => boolean): Promise<void> {
			const db = await database.ready()
			const { rows } = await sql<{ claimed_by: string }>`
				select distinct claimed_by from ${table}
				where ${isOpen} and claimed_by is not null`.execute(db)
			for (const { claimed_by } of rows.filter((row) => isGone(row.claimed_by))) {
				await sql`
					update ${table} set claimed_by = null, claimed_until = null
					where claimed_by = ${claimed_by} and ${isOpen}`.execute(db)
			}
		},

		/** The channel is back: what waited for it is due at once. */
		async wake(wanted: Condition): Promise<void> {
			await sql`
				update ${table} set next_attempt_at = ${now()}
				where ${wanted} and ${isOpen} and outage = ${true} and next_attempt_at > ${now()}`.execute(
				await database.ready(),
			)
		},

		done(which: Condition) {
			const time = now()
			return sql`
				update ${table} set ${sql.ref(doneAt)} = ${time}, last_attempt_at = ${time}, attempts = attempts + 1,
					claimed_by = null, claimed_until = null, failed_at = null, failure_reason = null, outage = ${false}
				where ${which} and ${sql.ref(doneAt)} is null`
		},

		/** `isNoted` marks the row as failed; one that was refused for good is also never due again. */
		failed(which: Condition, failure: Failure, next: Date, isNoted: boolean) {
			const time = now()
			return sql`
				update ${table} set attempts = attempts + 1, last_attempt_at = ${time},
					next_attempt_at = ${failure.permanent ? never : next.toISOString()},
					claimed_by = null, claimed_until = null,
					failure_reason = ${failure.code}, outage = ${failure.outage && !failure.permanent},
					failed_at = ${isNoted || failure.permanent ? time : null}
				where ${which} and ${isOpen}`
		},
	}
}
