/** Addresses that open a case's status page. Of a token only its digest is kept, so nothing in a copy of the table opens anything. */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { StatusLevel } from '#domain/cases/status.ts'
import { digestOf, newSecret } from '../../secret.ts'
import type { Database, Run } from '../database.ts'

/** `own` for the applicant, `family` for whoever the applicant gives it to: they see less. */
const purposes = ['own', 'family'] as const
export type LinkPurpose = (typeof purposes)[number]

/** Behind the door a visitor knows the reference and one answer, and sees less than the holder of the link. */
const levels = ['family', 'door', 'own'] as const satisfies StatusLevel[]
export type StatusVisit = { caseId: string; level: StatusLevel }

const minute = 60_000
const idle = 30 * minute
const longest = 12 * 60 * minute
/** How long a link still opens a case that is closed. */
const afterClosing = 365 * 24 * 60 * minute

const ago = (time: number) => new Date(Date.now() - time).toISOString()

/** A new link; the ones before stay valid. Only here is the token ever seen. */
export async function mintLink(run: Run, caseId: string, purpose: LinkPurpose): Promise<string> {
	const token = newSecret()
	await addLink(run, caseId, purpose, token)
	return token
}

export async function addLink(run: Run, caseId: string, purpose: LinkPurpose, token: string) {
	await sql`
		insert into links (token_hash, case_id, purpose, created_at)
		values (${digestOf(token)}, ${caseId}, ${purpose}, ${new Date().toISOString()})`.execute(run)
}

/** Every link and every visit of a case ends, except the visit that asks for it. */
export async function stopLinks(
	trx: Transaction<unknown>,
	caseId: string,
	visitSecret: string,
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

const openedLink = v.object({ case_id: v.string(), purpose: v.picklist(purposes) })
const foundVisit = v.object({ case_id: v.string(), level: v.picklist(levels) })

export function createVisits(database: Database) {
	return {
		/** What a link's token opens; null when it never did, was stopped, or its case has long been closed. */
		async openLink(token: string): Promise<StatusVisit | null> {
			const { rows } = await sql`
				update links set last_used_at = ${new Date().toISOString()}
				where token_hash = ${digestOf(token)} and revoked_at is null and case_id in (
					select id from cases where closed_at is null or closed_at > ${ago(afterClosing)})
				returning case_id, purpose`.execute(await database.ready())
			const [link] = v.parse(v.array(openedLink), rows)
			return link ? { caseId: link.case_id, level: link.purpose } : null
		},

		/** The secret of a new visit, for a cookie. */
		async begin({ caseId, level }: StatusVisit): Promise<string> {
			const secret = newSecret()
			const now = new Date().toISOString()
			await sql`
				insert into visits (token_hash, case_id, level, created_at, last_used_at)
				values (${digestOf(secret)}, ${caseId}, ${level}, ${now}, ${now})`.execute(
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
				returning case_id, level`.execute(await database.ready())
			const [visit] = v.parse(v.array(foundVisit), rows)
			return visit ? { caseId: visit.case_id, level: visit.level } : null
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
