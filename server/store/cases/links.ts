/**
 * Addresses that open a case's status page. Of a token only its digest is kept, so nothing in a copy of the table opens anything.
 * A link remembers how its holder got it, and what a visit may do follows from that.
 */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { StatusLevel } from '#domain/cases/status.ts'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database, Run } from '../database.ts'

/**
 * `mail`: in a mail to the address on file. `screen`: shown to the one who sent a form, under whatever address was typed. `staff`:
 * shown at the desk. `applicant`: made on the status page for the family. Links from before this was kept count as `screen`.
 */
const origins = ['mail', 'screen', 'staff', 'applicant'] as const
export type LinkOrigin = (typeof origins)[number]

/** `own` for the applicant, `family` for whoever only reads. */
const purposes = ['own', 'family'] as const
const purposeOf = (origin: LinkOrigin): (typeof purposes)[number] =>
	origin === 'mail' || origin === 'screen' ? 'own' : 'family'

/** Only the mailbox on file proves who somebody is: the link from the screen opens no more than the reference does. */
function levelOf(purpose: (typeof purposes)[number], origin: LinkOrigin): StatusLevel {
	if (purpose === 'family') return 'family'
	return origin === 'mail' ? 'own' : 'door'
}

const levels = ['family', 'door', 'own'] as const satisfies StatusLevel[]

/** How a visit came in, as events tell it: by which link, and how its holder got it; or through the door. */
const cameBy = v.object({
	link: v.nullable(v.string()),
	origin: v.picklist([...origins, 'door']),
})
export type CameBy = v.InferOutput<typeof cameBy>

export type StatusVisit = { caseId: string; level: StatusLevel; via: CameBy }

const minute = 60_000
const day = 24 * 60 * minute
const idle = 30 * minute
const longest = 12 * 60 * minute
/** How long a link still opens a case that is closed. */
const afterClosing = 365 * day
/** An own link that nobody uses ends by itself: old mails outlive the care that is taken of them. */
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

/** Its name, for the event that tells of it. */
export async function addLink(
	run: Run,
	caseId: string,
	origin: LinkOrigin,
	token: string,
): Promise<string> {
	const hash = digestOf(token)
	await sql`
		insert into links (token_hash, case_id, purpose, origin, created_at)
		values (${hash}, ${caseId}, ${purposeOf(origin)}, ${origin}, ${new Date().toISOString()})`.execute(
		run,
	)
	return linkName(hash)
}

/** Every link and every visit of a case ends, except the visit that asks for it. */
export async function stopLinks(
	trx: Transaction<unknown>,
	caseId: string,
	visitSecret = '',
): Promise<void> {
	const now = new Date().toISOString()
	await sql`
		update links set revoked_at = ${now} where case_id = ${caseId} and revoked_at is null`.execute(
		trx,
	)
	await sql`
		update visits set revoked_at = ${now}
		where case_id = ${caseId} and token_hash <> ${digestOf(visitSecret)} and revoked_at is null`.execute(
		trx,
	)
}

const openedLink = v.object({
	token_hash: v.string(),
	case_id: v.string(),
	purpose: v.picklist(purposes),
	origin: v.picklist(origins),
})
const foundVisit = v.object({
	case_id: v.string(),
	level: v.picklist(levels),
	link: v.nullable(v.string()),
	/** Null where an older version of the site began the visit. */
	origin: v.nullable(cameBy.entries.origin),
})

export function createVisits(database: Database) {
	return {
		/** What a link's token opens; null when it never did, was stopped, has ended, or its case has long been closed. */
		openLink: (token: string): Promise<StatusVisit | null> =>
			database.transaction(async (trx) => {
				const now = new Date().toISOString()
				const { rows } = await sql`
					update links set last_used_at = ${now}
					where token_hash = ${digestOf(token)} and revoked_at is null
						and (purpose = 'family' or coalesce(last_used_at, created_at) > ${ago(unused)})
						and case_id in (
							select id from cases where closed_at is null or closed_at > ${ago(afterClosing)})
					returning token_hash, case_id, purpose, origin`.execute(trx)
				const [link] = v.parse(v.array(openedLink), rows)
				if (!link) return null
				const { case_id: caseId, origin } = link
				// Somebody reads the mail of this address. A changed address has stopped every link of the one before.
				if (origin === 'mail') {
					await sql`
						update cases set email_proved_at = ${now}
						where id = ${caseId} and email_proved_at is null`.execute(trx)
				}
				const via: CameBy = { link: linkName(link.token_hash), origin }
				return { caseId, level: levelOf(link.purpose, origin), via }
			}),

		/** The secret of a new visit, for a cookie. */
		async begin({ caseId, level, via }: StatusVisit): Promise<string> {
			const secret = newSecret()
			const now = new Date().toISOString()
			await sql`
				insert into visits (token_hash, case_id, level, link, origin, created_at, last_used_at)
				values (${digestOf(secret)}, ${caseId}, ${level}, ${via.link}, ${via.origin}, ${now}, ${now})`.execute(
				await database.ready(),
			)
			return secret
		},

		/** Null when it ended: thirty minutes after the last look, or twelve hours after the first. */
		async find(secret: string): Promise<StatusVisit | null> {
			const { rows } = await sql`
				update visits set last_used_at = ${new Date().toISOString()}
				where token_hash = ${digestOf(secret)} and revoked_at is null
					and last_used_at > ${ago(idle)} and created_at > ${ago(longest)}
				returning case_id, level, link, origin`.execute(await database.ready())
			const [visit] = v.parse(v.array(foundVisit), rows)
			if (!visit) return null
			const { level, link, origin } = visit
			return {
				caseId: visit.case_id,
				level: level === 'own' && origin !== 'mail' ? 'door' : level,
				via: { link, origin: origin ?? 'door' },
			}
		},

		async end(secret: string): Promise<void> {
			await sql`delete from visits where token_hash = ${digestOf(secret)}`.execute(
				await database.ready(),
			)
		},

		async sweep(): Promise<void> {
			await sql`delete from visits where created_at <= ${ago(longest)}`.execute(
				await database.ready(),
			)
		},
	}
}
