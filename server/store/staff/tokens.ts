/** One-time secrets of an account: the address that sets a password, and the moment between password and code. */
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'
import type { Row } from '../schema.ts'

export type TokenPurpose = Row<'staff_tokens'>['purpose']

export function createStaffTokens(database: Database) {
	return {
		/** A new one of the same purpose replaces the one before. */
		async make(staffId: string, purpose: TokenPurpose, seconds: number): Promise<string> {
			const secret = newSecret()
			const now = new Date()
			const end = new Date(now.getTime() + seconds * 1000).toISOString()
			await database.transaction(async (trx) => {
				await trx
					.deleteFrom('staff_tokens')
					.where('staff_id', '=', staffId)
					.where('purpose', '=', purpose)
					.execute()
				await trx
					.insertInto('staff_tokens')
					.values({
						token_hash: digestOf(secret),
						staff_id: staffId,
						purpose,
						created_at: now.toISOString(),
						expires_at: end,
					})
					.execute()
			})
			return secret
		},

		/** Whose it is, without using it up: programs that look at every link in a mail do no harm. */
		async holder(secret: string, purpose: TokenPurpose): Promise<string | null> {
			const db = await database.ready()
			const token = await db
				.selectFrom('staff_tokens')
				.select('staff_id')
				.where('token_hash', '=', digestOf(secret))
				.where('purpose', '=', purpose)
				.where('revoked_at', 'is', null)
				.where('expires_at', '>', new Date().toISOString())
				.executeTakeFirst()
			return token?.staff_id ?? null
		},

		/** Whose it was; null for the second who comes with it. */
		async use(secret: string, purpose: TokenPurpose): Promise<string | null> {
			const time = new Date().toISOString()
			const db = await database.ready()
			const token = await db
				.updateTable('staff_tokens')
				.set({ revoked_at: time })
				.where('token_hash', '=', digestOf(secret))
				.where('purpose', '=', purpose)
				.where('revoked_at', 'is', null)
				.where('expires_at', '>', time)
				.returning('staff_id')
				.executeTakeFirst()
			return token?.staff_id ?? null
		},

		async end(staffId: string, purpose: TokenPurpose): Promise<void> {
			const db = await database.ready()
			await db
				.deleteFrom('staff_tokens')
				.where('staff_id', '=', staffId)
				.where('purpose', '=', purpose)
				.execute()
		},

		async endAll(staffId: string): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('staff_tokens').where('staff_id', '=', staffId).execute()
		},

		async sweep(): Promise<void> {
			const db = await database.ready()
			await db
				.deleteFrom('staff_tokens')
				.where('expires_at', '<=', new Date().toISOString())
				.execute()
		},
	}
}
