/** What is done with the links of a case: given away, mailed, stopped. Each is an event of the case that names the link. */

import { newSecret, repeatableSecret } from '../../secret.ts'
import type { Database } from '../database.ts'
import type { Guesses, GuessLimit } from '../guesses.ts'
import type { Doing } from './case-changes.ts'
import { type CaseRow, lockCase } from './case-rows.ts'
import { applicant } from './events.ts'
import { addLink, stopLinks } from './links.ts'
import { dropReplyTag } from './mail-thread.ts'
import type { Notify } from './notices.ts'
import { recordEvent, touchCase } from './record-event.ts'

const day = 24 * 60 * 60
/** More would let a stranger who has the link fill the applicant's mailbox. */
const mailsToday: Record<'applicant' | 'office', GuessLimit> = {
	applicant: { kind: 'link_mail', points: 3, seconds: day },
	office: { kind: 'link_mail', points: 10, seconds: day },
}
/**
 * Of all cases under an address that nobody has proved: a stranger can send as many forms under somebody's address as there is
 * time, and each has a link of its own to ask for mails with.
 */
const mailsToUnproved: GuessLimit = { kind: 'link_mail', points: 3, seconds: day }

export type MailedLink = { result: 'done' | 'no_mail' } | { result: 'too_often'; wait: number }

export type LinkSettings = {
	canMail: boolean
	ownSecret: () => Promise<string>
} & Pick<Guesses, 'takeIn'>

export function createLinkActions(
	database: Database,
	notify: Notify,
	{ canMail, takeIn, ownSecret }: LinkSettings,
) {
	/** A repeated call, whose first answer was lost, gets the link that was made then. */
	const tokenFor = async (caseId: string, { actor, key }: Doing): Promise<string> =>
		key === undefined
			? newSecret()
			: repeatableSecret(await ownSecret(), 'link', key, actor, caseId)

	return {
		canMail,

		/** The token of a link that only reads, seen this once: by staff, or by the applicant for the family. */
		giveReadOnly: (caseId: string, doing: Doing): Promise<string> =>
			database.transaction(async (trx) => {
				const token = await tokenFor(caseId, doing)
				const made = doing.actor === applicant ? 'applicant' : 'staff'
				const link = await addLink(trx, caseId, made, token)
				await recordEvent(trx, caseId, 'link_made', doing, { made: link, for: made })
				return token
			}),

		/** An own link to the address on file, minted when the mail leaves: nobody but that mailbox ever sees it. */
		mailOwn: (row: CaseRow, doing: Doing): Promise<MailedLink> =>
			database.transaction(async (trx): Promise<MailedLink> => {
				if (!canMail || row.email_key === '') return { result: 'no_mail' }
				const by = doing.actor === applicant ? 'applicant' : 'office'
				const ofCase = await takeIn(trx, `link by ${by} of ${row.id}`, mailsToday[by])
				const isUnproved = by === 'applicant' && row.email_proved_at === null
				const wait =
					ofCase === null && isUnproved
						? await takeIn(trx, `link to unproved ${row.email_key}`, mailsToUnproved)
						: ofCase
				if (wait !== null) return { result: 'too_often', wait }
				const eventId = await recordEvent(trx, row.id, 'link_mailed', doing)
				await notify(trx, row, 'link', { eventId })
				return { result: 'done' }
			}),

		/** Every link and visit ends, but for the visit that asks. */
		stop: (row: CaseRow, doing: Doing, visitSecret?: string): Promise<void> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, row.id))) return
				const eventId = await recordEvent(trx, row.id, 'links_stopped', doing)
				await stopLinks(trx, row.id, visitSecret)
				await dropReplyTag(trx, row.id)
				await touchCase(trx, row.id, doing.actor)
				await notify(trx, row, 'links_stopped', { eventId })
			}),
	}
}
