/**
 * Addresses that open a case's status page. Of a token only its digest is kept, so nothing in a copy of the table opens anything.
 * A link remembers how its holder got it, and what a visit may do follows from that.
 */
import type { StatusLevel } from '#domain/cases/status.ts'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database } from '../database.ts'
import type { LinkOrigin, Row, Run, Trx } from '../schema.ts'
import { lockCase } from './case-rows.ts'

type Purpose = Row<'links'>['purpose']
const purposeOf = (origin: LinkOrigin): Purpose =>
	origin === 'mail' || origin === 'screen' ? 'own' : 'family'

/** Only the mailbox on file proves who somebody is: the link from the screen opens no more than the reference does. */
function levelOf(purpose: Purpose, origin: LinkOrigin): StatusLevel {
	if (purpose === 'family') return 'family'
	return origin === 'mail' ? 'own' : 'door'
}

/** How a visit came in, as events tell it: by which link, and how its holder got it; or through the door. */
export type CameBy = { link: string | null; origin: LinkOrigin | 'door' }

export type StatusVisit = { caseId: string; level: StatusLevel; via: CameBy }

const minute = 60_000
const day = 24 * 60 * minute
const idle = 30 * minute
const longest = 12 * 60 * minute
/** How long a link still opens a case that is closed. */
const afterClosing = 365 * day
/** An own link ends when it was not used for this long: old mails get into other hands. */
const unused = 90 * day

const ago = (time: number) => new Date(Date.now() - time).toISOString()

/** Enough to tell the links of a case apart, and nothing to open one with. */
const linkName = (tokenHash: string) => tokenHash.slice(0, 8)

/** A new link; the ones before stay valid. Only here is the token ever seen. */
export async function mintLink(run: Run, caseId: string, origin: LinkOrigin): Promise<string> {
	const token = newSecret()
	await addLink(run, caseId, origin, token)
	return token
}

/** Returns the link's name, for the event. */
export async function addLink(
	run: Run,
	caseId: string,
	origin: LinkOrigin,
	token: string,
): Promise<string> {
	const hash = digestOf(token)
	await run
		.insertInto('links')
		.values({
			token_hash: hash,
			case_id: caseId,
			purpose: purposeOf(origin),
			origin,
			created_at: new Date().toISOString(),
		})
		.onConflict((known) => known.column('token_hash').doNothing())
		.execute()
	return linkName(hash)
}

/** Every link and every visit of a case ends, except the visit that asks for it. */
export async function stopLinks(trx: Trx, caseId: string, visitSecret = ''): Promise<void> {
	const revoked_at = new Date().toISOString()
	await trx
		.updateTable('links')
		.set({ revoked_at })
		.where('case_id', '=', caseId)
		.where('revoked_at', 'is', null)
		.execute()
	await trx
		.updateTable('visits')
		.set({ revoked_at })
		.where('case_id', '=', caseId)
		.where('token_hash', '<>', digestOf(visitSecret))
		.where('revoked_at', 'is', null)
		.execute()
}

/** The secret of a new visit, for a cookie. */
async function beginVisit(run: Run, { caseId, level, via }: StatusVisit): Promise<string> {
	const secret = newSecret()
	const now = new Date().toISOString()
	await run
		.insertInto('visits')
		.values({
			token_hash: digestOf(secret),
			case_id: caseId,
			level,
			link: via.link,
			origin: via.origin,
			created_at: now,
			last_used_at: now,
		})
		.execute()
	return secret
}

export function createVisits(database: Database) {
	return {
		/**
		 * Begins a visit with a link's token; null when it never opened anything, was stopped, has ended, or its case has long been
		 * closed. In one transaction: links that are stopped at this moment end the visit too.
		 */
		openLink: (token: string): Promise<(StatusVisit & { secret: string }) | null> =>
			database.transaction(async (trx) => {
				const now = new Date().toISOString()
				const known = await trx
					.selectFrom('links')
					.select('case_id')
					.where('token_hash', '=', digestOf(token))
					.executeTakeFirst()
				if (known) await lockCase(trx, known.case_id)
				const link = await trx
					.updateTable('links')
					.set({ last_used_at: now })
					.where('token_hash', '=', digestOf(token))
					.where('revoked_at', 'is', null)
					.where((eb) =>
						eb.or([
							eb('purpose', '=', 'family'),
							eb(eb.fn.coalesce('last_used_at', 'created_at'), '>', ago(unused)),
						]),
					)
					.where('case_id', 'in', (eb) =>
						eb
							.selectFrom('cases')
							.select('id')
							.where((or) =>
								or.or([or('closed_at', 'is', null), or('closed_at', '>', ago(afterClosing))]),
							),
					)
					.returning(['token_hash', 'case_id', 'purpose', 'origin'])
					.executeTakeFirst()
				if (!link) return null
				const { case_id: caseId, origin } = link
				// Somebody reads the mail of this address. A changed address has stopped every link of the one before.
				if (origin === 'mail') {
					await trx
						.updateTable('cases')
						.set({ email_proved_at: now })
						.where('id', '=', caseId)
						.where('email_proved_at', 'is', null)
						.execute()
				}
				const via: CameBy = { link: linkName(link.token_hash), origin }
				const visit = { caseId, level: levelOf(link.purpose, origin), via }
				return { ...visit, secret: await beginVisit(trx, visit) }
			}),

		begin: async (visit: StatusVisit) => beginVisit(await database.ready(), visit),

		/** Null when it ended: thirty minutes after the last look, or twelve hours after the first. */
		async find(secret: string): Promise<StatusVisit | null> {
			const db = await database.ready()
			const visit = await db
				.updateTable('visits')
				.set({ last_used_at: new Date().toISOString() })
				.where('token_hash', '=', digestOf(secret))
				.where('revoked_at', 'is', null)
				.where('last_used_at', '>', ago(idle))
				.where('created_at', '>', ago(longest))
				.returning(['case_id', 'level', 'link', 'origin'])
				.executeTakeFirst()
			if (!visit) return null
			const { level, link, origin } = visit
			return {
				caseId: visit.case_id,
				level: level === 'own' && origin !== 'mail' ? 'door' : level,
				via: { link, origin: origin ?? 'door' },
			}
		},

		async end(secret: string): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('visits').where('token_hash', '=', digestOf(secret)).execute()
		},

		async sweep(): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('visits').where('created_at', '<=', ago(longest)).execute()
		},
	}
}
