/** One-time secrets of an account: the address that sets a password, and the moment between password and code. */
import { sql } from 'kysely'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'

export type TokenPurpose = 'welcome' | 'code'

export function createStaffTokens(database: Database) {
	return {
		/** A new one of the same purpose replaces the one before. */
		async make(staffId: string, purpose: TokenPurpose, seconds: number): Promise<string> {
			const secret = newSecret()
			const now = new Date()
			const end = new Date(now.getTime() + seconds * 1000).toISOString()
			await database.transaction(async (trx) => {
				await sql`delete from staff_tokens where staff_id = ${staffId} and purpose = ${purpose}`.execute(
					trx,
				)
				await sql`
					insert into staff_tokens (token_hash, staff_id, purpose, created_at, expires_at)
					values (${digestOf(secret)}, ${staffId}, ${purpose}, ${now.toISOString()}, ${end})`.execute(
					trx,
				)
			})
			return secret
		},

		/** Whose it is, without using it up: programs that look at every link in a mail do no harm. */
		async holder(secret: string, purpose: TokenPurpose): Promise<string | null> {
			const { rows } = await sql<{ staff_id: string }>`
				select staff_id from staff_tokens
				where token_hash = ${digestOf(secret)} and purpose = ${purpose} and revoked_at is null
					and expires_at > ${new Date().toISOString()}`.execute(await database.ready())
			return rows[0]?.staff_id ?? null
		},

		/** Whose it was; null for the second who comes with it. */
		async use(secret: string, purpose: TokenPurpose): Promise<string | null> {
			const time = new Date().toISOString()
			const { rows } = await sql<{ staff_id: string }>`
				update staff_tokens set revoked_at = ${time}
				where token_hash = ${digestOf(secret)} and purpose = ${purpose} and revoked_at is null
					and expires_at > ${time}
				returning staff_id`.execute(await database.ready())
			return rows[0]?.staff_id ?? null
		},

		async end(staffId: string, purpose: TokenPurpose): Promise<void> {
			await sql`delete from staff_tokens where staff_id = ${staffId} and purpose = ${purpose}`.execute(
				await database.ready(),
			)
		},

		async endAll(staffId: string): Promise<void> {
			await sql`delete from staff_tokens where staff_id = ${staffId}`.execute(
				await database.ready(),
			)
		},

		async sweep(): Promise<void> {
			await sql`delete from staff_tokens where expires_at <= ${new Date().toISOString()}`.execute(
				await database.ready(),
			)
		},
	}
}
