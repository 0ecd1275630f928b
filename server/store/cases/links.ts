/** Addresses that open a case's status page. Of a token only its digest is kept, so nothing in a copy of the table opens anything. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Run } from '../database.ts'

/** `own` for the applicant, `family` for whoever the applicant gives it to: they see less. */
export type LinkPurpose = 'own' | 'family'

const digestOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new link; the ones before stay valid. Only here is the token ever seen. */
export async function mintLink(run: Run, caseId: string, purpose: LinkPurpose): Promise<string> {
	const token = randomBytes(32).toString('base64url')
	await sql`
		insert into links (token_hash, case_id, purpose, created_at)
		values (${digestOfToken(token)}, ${caseId}, ${purpose}, ${new Date().toISOString()})`.execute(
		run,
	)
	return token
}
