/**
 * Browsers from which somebody has signed in before. Such a row opens nothing: it gives the browser a count of guesses of
 * its own, so that strangers who guess at the account do not keep its owner out.
 */
import { sql } from 'kysely'
import * as v from 'valibot'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'

/** Browsers keep no cookie longer than this. */
export const deviceSeconds = 400 * 24 * 3600

const emails = v.array(v.object({ email: v.string() }))
const owners = v.array(v.object({ token_hash: v.string(), staff_id: v.string() }))
const oldest = () => new Date(Date.now() - deviceSeconds * 1000).toISOString()

export function createStaffDevices(database: Database) {
	return {
		/** The mail addresses of the accounts that have signed in with this browser. */
		async accountsOf(secret: string): Promise<string[]> {
			const { rows } = await sql`
				select p.email from staff_devices d join staff p on p.id = d.staff_id
				where d.token_hash = ${digestOf(secret)} and d.last_used_at > ${oldest()}`.execute(
				await database.ready(),
			)
			return v.parse(emails, rows).map(({ email }) => email)
		},

		/**
		 * Somebody signed in with this browser. Answers the secret for its cookie, and whether the account was used from
		 * other browsers only until now. A secret that nobody was given is replaced by a new one.
		 */
		async seen(staffId: string, given: string | null): Promise<{ secret: string; isNew: boolean }> {
			const time = new Date().toISOString()
			const hash = given === null ? '' : digestOf(given)
			return database.transaction(async (trx) => {
				const { rows } = await sql`
					select token_hash, staff_id from staff_devices
					where last_used_at > ${oldest()} and (token_hash = ${hash} or staff_id = ${staffId})`.execute(
					trx,
				)
				const known = v.parse(owners, rows)
				const isOwn = known.some((row) => row.token_hash === hash && row.staff_id === staffId)
				const isKnown = known.some((row) => row.token_hash === hash)
				const secret = given !== null && isKnown ? given : newSecret()
				await sql`
					insert into staff_devices (token_hash, staff_id, created_at, last_used_at)
					values (${digestOf(secret)}, ${staffId}, ${time}, ${time})
					on conflict (token_hash, staff_id) do update set last_used_at = excluded.last_used_at`.execute(
					trx,
				)
				return { secret, isNew: !isOwn && known.some((row) => row.staff_id === staffId) }
			})
		},

		async sweep(): Promise<void> {
			await sql`delete from staff_devices where last_used_at <= ${oldest()}`.execute(
				await database.ready(),
			)
		},
	}
}
