/**
 * Browsers from which somebody has signed in before. Such a row opens nothing: it gives the browser a count of guesses of
 * its own, so that strangers who guess at the account do not keep its owner out.
 */
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'

/** Browsers keep no cookie longer than this. */
export const deviceSeconds = 400 * 24 * 3600

const oldest = () => new Date(Date.now() - deviceSeconds * 1000).toISOString()

export function createStaffDevices(database: Database) {
	return {
		/** The mail addresses of the accounts that have signed in with this browser. */
		async accountsOf(secret: string): Promise<string[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('staff_devices')
				.innerJoin('staff', 'staff.id', 'staff_devices.staff_id')
				.select('staff.email')
				.where('token_hash', '=', digestOf(secret))
				.where('last_used_at', '>', oldest())
				.execute()
			return rows.map(({ email }) => email)
		},

		/**
		 * Somebody signed in with this browser. Answers the secret for its cookie, and whether the account was used from
		 * other browsers only until now. A cookie with an unknown secret gets a new one.
		 */
		async seen(staffId: string, given: string | null): Promise<{ secret: string; isNew: boolean }> {
			const time = new Date().toISOString()
			const hash = given === null ? '' : digestOf(given)
			return database.transaction(async (trx) => {
				const known = await trx
					.selectFrom('staff_devices')
					.select(['token_hash', 'staff_id'])
					.where('last_used_at', '>', oldest())
					.where(({ eb, or }) => or([eb('token_hash', '=', hash), eb('staff_id', '=', staffId)]))
					.execute()
				const isOwn = known.some((row) => row.token_hash === hash && row.staff_id === staffId)
				const isKnown = known.some((row) => row.token_hash === hash)
				const secret = given !== null && isKnown ? given : newSecret()
				await trx
					.insertInto('staff_devices')
					.values({
						token_hash: digestOf(secret),
						staff_id: staffId,
						created_at: time,
						last_used_at: time,
					})
					.onConflict((own) =>
						own.columns(['token_hash', 'staff_id']).doUpdateSet({ last_used_at: time }),
					)
					.execute()
				return { secret, isNew: !isOwn && known.some((row) => row.staff_id === staffId) }
			})
		},

		async sweep(): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('staff_devices').where('last_used_at', '<=', oldest()).execute()
		},
	}
}
