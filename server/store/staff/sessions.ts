/** Sessions of the desk as rows: whatever ends one ends it on every process at once. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { roles } from '#domain/desk/roles.ts'
import { languages } from '#domain/language.ts'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'

const minute = 60_000
const idle = 12 * 60 * minute
const absolute = 7 * 24 * 60 * minute
/** Actions of weight need the password within this time. */
const confirmed = 15 * minute

const signedIn = v.object({
	session_id: v.string(),
	last_seen_at: v.string(),
	confirmed_at: v.string(),
	id: v.string(),
	name: v.string(),
	email: v.string(),
	role: v.picklist(roles),
	language: v.picklist(languages),
	totp_secret: v.nullable(v.string()),
})

/** Who is asking, as every handler of the desk gets it. */
export type Staff = Pick<
	v.InferOutput<typeof signedIn>,
	'id' | 'name' | 'email' | 'role' | 'language'
>
export type SignedIn = {
	staff: Staff
	sessionId: string
	/** The password was typed a moment ago. */
	isConfirmed: boolean
	hasSecondFactor: boolean
}

const ownSession = v.object({
	id: v.string(),
	device: v.string(),
	created_at: v.string(),
	last_seen_at: v.string(),
})
export type OwnSession = v.InferOutput<typeof ownSession>

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const now = () => ago(0)

export function createSessionRows(database: Database) {
	return {
		/** The secret for the cookie. */
		async begin(staffId: string, device: string): Promise<string> {
			const secret = newSecret()
			const time = now()
			await sql`
				insert into sessions (id, token_hash, staff_id, device, created_at, last_seen_at, confirmed_at, expires_at)
				values (${randomUUID()}, ${digestOf(secret)}, ${staffId}, ${device.slice(0, 200)}, ${time}, ${time},
					${time}, ${ago(-absolute)})`.execute(await database.ready())
			return secret
		},

		async find(secret: string): Promise<SignedIn | null> {
			const db = await database.ready()
			const { rows } = await sql`
				select s.id as session_id, s.last_seen_at, s.confirmed_at, p.id, p.name, p.email, p.role, p.language,
					p.totp_secret
				from sessions s join staff p on p.id = s.staff_id
				where s.token_hash = ${digestOf(secret)} and s.revoked_at is null and s.expires_at > ${now()}
					and s.last_seen_at > ${ago(idle)} and p.state = 'active'`.execute(db)
			if (rows.length === 0) return null
			const { session_id, last_seen_at, confirmed_at, totp_secret, ...staff } = v.parse(
				signedIn,
				rows[0],
			)
			// A write for every click would be one too many: a minute is exact enough for half a day.
			if (last_seen_at < ago(minute)) {
				await sql`update sessions set last_seen_at = ${now()} where id = ${session_id}`.execute(db)
			}
			return {
				staff,
				sessionId: session_id,
				isConfirmed: confirmed_at > ago(confirmed),
				hasSecondFactor: totp_secret !== null,
			}
		},

		async confirm(sessionId: string): Promise<void> {
			await sql`update sessions set confirmed_at = ${now()} where id = ${sessionId}`.execute(
				await database.ready(),
			)
		},

		async of(staffId: string): Promise<OwnSession[]> {
			const { rows } = await sql`
				select id, device, created_at, last_seen_at from sessions
				where staff_id = ${staffId} and revoked_at is null and expires_at > ${now()}
					and last_seen_at > ${ago(idle)}
				order by last_seen_at desc, id`.execute(await database.ready())
			return v.parse(v.array(ownSession), rows)
		},

		/** Only a person's own: the id of somebody else's session ends nothing. */
		async end(staffId: string, sessionId: string): Promise<boolean> {
			const { rows } = await sql`
				update sessions set revoked_at = ${now()}
				where id = ${sessionId} and staff_id = ${staffId} and revoked_at is null returning id`.execute(
				await database.ready(),
			)
			return rows.length > 0
		},

		async endBySecret(secret: string): Promise<void> {
			await sql`
				update sessions set revoked_at = ${now()}
				where token_hash = ${digestOf(secret)} and revoked_at is null`.execute(
				await database.ready(),
			)
		},

		/** All of a person's, but for the one that asks. */
		async endAll(staffId: string, except = ''): Promise<void> {
			await sql`
				update sessions set revoked_at = ${now()}
				where staff_id = ${staffId} and id <> ${except} and revoked_at is null`.execute(
				await database.ready(),
			)
		},

		async sweep(): Promise<void> {
			await sql`delete from sessions where expires_at <= ${now()}`.execute(await database.ready())
		},
	}
}
