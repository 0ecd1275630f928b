/** Sessions of the desk as rows: whatever ends one ends it on every process at once. */
import { randomUUID } from 'node:crypto'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'
import type { Row } from '../schema.ts'

const minute = 60_000
const idle = 12 * 60 * minute
const absolute = 7 * 24 * 60 * minute
/** Actions of weight need the password within this time. */
const confirmed = 15 * minute

/** Who is asking, as every handler of the desk gets it. */
export type Staff = Pick<Row<'staff'>, 'id' | 'name' | 'email' | 'role' | 'language'>
export type SignedIn = {
	staff: Staff
	sessionId: string
	/** The password was typed a moment ago. */
	isConfirmed: boolean
	hasSecondFactor: boolean
}

export type OwnSession = Pick<Row<'sessions'>, 'id' | 'device' | 'created_at' | 'last_seen_at'>

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const now = () => ago(0)

export function createSessionRows(database: Database) {
	const revoke = async () =>
		(await database.ready())
			.updateTable('sessions')
			.set({ revoked_at: now() })
			.where('revoked_at', 'is', null)

	return {
		/** The secret for the cookie. */
		async begin(staffId: string, device: string): Promise<string> {
			const secret = newSecret()
			const time = now()
			const db = await database.ready()
			await db
				.insertInto('sessions')
				.values({
					id: randomUUID(),
					token_hash: digestOf(secret),
					staff_id: staffId,
					device: device.slice(0, 200),
					created_at: time,
					last_seen_at: time,
					confirmed_at: time,
					expires_at: ago(-absolute),
				})
				.execute()
			return secret
		},

		async find(secret: string): Promise<SignedIn | null> {
			const db = await database.ready()
			const found = await db
				.selectFrom('sessions')
				.innerJoin('staff', 'staff.id', 'sessions.staff_id')
				.select(['sessions.id as session_id', 'last_seen_at', 'confirmed_at', 'totp_secret'])
				.select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.language'])
				.where('token_hash', '=', digestOf(secret))
				.where('revoked_at', 'is', null)
				.where('expires_at', '>', now())
				.where('last_seen_at', '>', ago(idle))
				.where('staff.state', '=', 'active')
				.executeTakeFirst()
			if (!found) return null
			const { session_id, last_seen_at, confirmed_at, totp_secret, ...staff } = found
			// A write for every click would be one too many: a minute is exact enough for half a day.
			if (last_seen_at < ago(minute)) {
				await db
					.updateTable('sessions')
					.set({ last_seen_at: now() })
					.where('id', '=', session_id)
					.execute()
			}
			return {
				staff,
				sessionId: session_id,
				isConfirmed: confirmed_at > ago(confirmed),
				hasSecondFactor: totp_secret !== null,
			}
		},

		async confirm(sessionId: string): Promise<void> {
			const db = await database.ready()
			await db
				.updateTable('sessions')
				.set({ confirmed_at: now() })
				.where('id', '=', sessionId)
				.execute()
		},

		async of(staffId: string): Promise<OwnSession[]> {
			const db = await database.ready()
			return db
				.selectFrom('sessions')
				.select(['id', 'device', 'created_at', 'last_seen_at'])
				.where('staff_id', '=', staffId)
				.where('revoked_at', 'is', null)
				.where('expires_at', '>', now())
				.where('last_seen_at', '>', ago(idle))
				.orderBy('last_seen_at', 'desc')
				.orderBy('id')
				.execute()
		},

		/** Only a person's own: the id of somebody else's session ends nothing. */
		async end(staffId: string, sessionId: string): Promise<boolean> {
			const query = (await revoke()).where('staff_id', '=', staffId).where('id', '=', sessionId)
			return (await query.executeTakeFirst()).numUpdatedRows > 0n
		},

		async endBySecret(secret: string): Promise<void> {
			await (await revoke()).where('token_hash', '=', digestOf(secret)).execute()
		},

		/** All of a person's, but for the one that asks. */
		async endAll(staffId: string, except = ''): Promise<void> {
			await (await revoke()).where('staff_id', '=', staffId).where('id', '<>', except).execute()
		},

		async sweep(): Promise<void> {
			await (await database.ready())
				.deleteFrom('sessions')
				.where('expires_at', '<=', now())
				.execute()
		},
	}
}
