/**
 * How often somebody guessed at a secret. A guess is counted before it is compared, in one statement: two hundred at once
 * are counted one by one, on every process. A key is a digest of what was typed or of an address, real or invented.
 */
import { sql } from 'kysely'
import { digestOf } from '../secret.ts'
import type { Database, Run } from './database.ts'

export type GuessLimit = { points: number; seconds: number }

/** Null when this one still counts as few, otherwise the seconds to wait. In a transaction it is counted with it, or not at all. */
export async function countOne(
	run: Run,
	key: string,
	{ points, seconds }: GuessLimit,
): Promise<number | null> {
	const now = new Date()
	const time = now.toISOString()
	const end = new Date(now.getTime() + seconds * 1000).toISOString()
	const { rows } = await sql<{ count: number; until: string }>`
		insert into guesses (key, count, until) values (${digestOf(key)}, 1, ${end})
		on conflict (key) do update set
			count = case when guesses.until <= ${time} then 1 else guesses.count + 1 end,
			until = case
				when guesses.until <= ${time} or guesses.count + 1 = ${points} then ${end}
				else guesses.until end
		returning count, until`.execute(run)
	const row = rows[0]
	if (!row || row.count <= points) return null
	return Math.max(1, Math.ceil((Date.parse(row.until) - now.getTime()) / 1000))
}

export function createGuesses(database: Database) {
	return {
		/** Null when this guess may be compared, otherwise the seconds to wait. */
		take: async (key: string, limit: GuessLimit) => countOne(await database.ready(), key, limit),

		/** This guess was none after all. */
		async giveBack(key: string): Promise<void> {
			await sql`update guesses set count = count - 1 where key = ${digestOf(key)} and count > 0`.execute(
				await database.ready(),
			)
		},

		/** The secret is known here: earlier mistakes count no more. */
		async forget(key: string): Promise<void> {
			await sql`delete from guesses where key = ${digestOf(key)}`.execute(await database.ready())
		},

		async sweep(): Promise<void> {
			await sql`delete from guesses where until <= ${new Date().toISOString()}`.execute(
				await database.ready(),
			)
		},
	}
}
