/**
 * How an applicant wants to be reached from now on. Mail would go to the new address, so a colleague asks back before
 * anything is changed; the message of the same id shows the request.
 */
import { partsOfPhone } from '#domain/dialable-phone.ts'
import type { Database } from '../database.ts'
import { dialledBy } from '../phones.ts'
import type { Row, Trx } from '../schema.ts'
import { findSubmission } from '../submissions.ts'
import { type Fields, type Submission, textOf } from '../tables.ts'
import { emailKeyOf, findingOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import type { CaseMessages } from './case-messages.ts'
import { type CaseRow, findCase, lockSubmission, mailAddressOf } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import { type CameBy, stopLinks } from './links.ts'
import { dropReplyTag } from './mail-thread.ts'
import type { Notify } from './notices.ts'
import { touchCase } from './record-event.ts'

const asked = ['id', 'email', 'phone', 'asked_at'] as const
export type ContactChange = Pick<Row<'contact_changes'>, (typeof asked)[number]>

/** What is new; the rest stays as it is. */
export type NewContact = { email: string | null; phone: string | null }

/**
 * A new number: WhatsApp answers go there, and no longer to where the family last wrote, which may be somebody else's by now. A word
 * from there is still theirs.
 */
async function forgetWhereTheyWrote(trx: Trx, caseId: string): Promise<void> {
	await trx
		.updateTable('contacts')
		.set({ last_in_at: null })
		.where('case_id', '=', caseId)
		.where('kind', '<>', 'email')
		.execute()
}

/** An application keeps the calling code apart; a number without one stays in its country. */
function phoneFields({ kind, fields }: Submission, phone: string): Fields {
	const phone_e164 = dialledBy({ ...fields, phone })
	if (kind !== 'user_applications') return { phone, phone_e164 }
	const parts = partsOfPhone(phone_e164 ?? '')
	if (!parts) return { phone, phone_e164, country_code: textOf(fields.country_code) }
	return { phone: parts.number, phone_e164, country_code: parts.code }
}

export type ContactChanges = ReturnType<typeof createContactChanges>

export function createContactChanges(
	database: Database,
	{ receive }: Pick<CaseMessages, 'receive'>,
	notify: Notify,
) {
	async function change(trx: Trx, submission: Submission, { email, phone }: NewContact) {
		const { kind, id, fields: before } = submission
		const news = {
			...(email === null ? {} : { email }),
			...(phone === null ? {} : phoneFields(submission, phone)),
		}
		const fields = { ...before, ...news }
		await trx.updateTable(kind).set(news).where('id', '=', id).execute()
		await trx
			.updateTable('cases')
			.set({
				email_key: emailKeyOf(textOf(fields.email)),
				search: findingOf({ ...submission, fields }).search,
			})
			.where('kind', '=', kind)
			.where('submission_id', '=', id)
			.execute()
	}

	/** A new mail address is unproved; the links that were mailed to the old one end, and so does the case's own address. */
	async function moveMail(trx: Trx, row: CaseRow): Promise<void> {
		await trx.updateTable('cases').set({ email_proved_at: null }).where('id', '=', row.id).execute()
		await stopLinks(trx, row.id)
		await dropReplyTag(trx, row.id)
	}

	/** A later wish takes the place of the one before. `said`: the message that shows the wish. */
	async function askIn(
		trx: Trx,
		caseId: string,
		wanted: NewContact,
		said: Parameters<typeof receive>[2],
	): Promise<string | null> {
		const row = await findCase(trx, caseId)
		const id = row && (await receive(trx, caseId, said))
		if (!row || id === null) return null
		await notify(trx, row, 'contact_asked', { eventId: id })
		await trx
			.updateTable('contact_changes')
			.set({ state: 'replaced' })
			.where('case_id', '=', caseId)
			.where('state', '=', 'asked')
			.execute()
		const { email, phone } = wanted
		const asked_at = new Date().toISOString()
		await trx
			.insertInto('contact_changes')
			.values({ id, case_id: caseId, email, phone, asked_at, state: 'asked' })
			.execute()
		return id
	}

	return {
		askIn,

		ask: (caseId: string, wanted: NewContact, body: string, via: CameBy): Promise<string | null> =>
			database.transaction((trx) =>
				askIn(trx, caseId, wanted, { type: 'wrote', body, channel: 'status', via }),
			),

		async open(caseId: string): Promise<ContactChange | null> {
			const db = await database.ready()
			const open = await db
				.selectFrom('contact_changes')
				.select(asked)
				.where('case_id', '=', caseId)
				.where('state', '=', 'asked')
				.executeTakeFirst()
			return open ?? null
		},

		/** A colleague has asked back: it is so, or it stays as it was. False when there is no such wish any more. */
		settle: (
			caseId: string,
			id: string,
			isRight: boolean,
			{ actor, key }: Doing,
		): Promise<boolean> =>
			database.transaction(async (trx) => {
				const at = new Date().toISOString()
				const known = await findCase(trx, caseId)
				if (!known) return false
				await lockSubmission(trx, known.kind, known.submission_id)
				const wanted = await trx
					.updateTable('contact_changes')
					.set({ state: isRight ? 'done' : 'refused', settled_by: actor, settled_at: at })
					.where('id', '=', id)
					.where('case_id', '=', caseId)
					.where('state', '=', 'asked')
					.returning(asked)
					.executeTakeFirst()
				const row = await findCase(trx, caseId)
				if (!wanted || !row) return false
				const eventId = idOfKey(key, actor, caseId, 'contact')
				const before = await mailAddressOf(trx, row)
				const isMoved = wanted.email !== null && emailKeyOf(wanted.email) !== row.email_key
				const submission = isRight && (await findSubmission(trx, row.kind, row.submission_id))
				if (submission) {
					await change(trx, submission, wanted)
					if (wanted.phone !== null) await forgetWhereTheyWrote(trx, caseId)
					if (isMoved) {
						await moveMail(trx, row)
						await notify(trx, row, 'contact_moved', { eventId, recipient: before })
					}
				}
				await notify(trx, row, isRight ? 'contact_changed' : 'contact_kept', { eventId })
				await touchCase(trx, caseId, actor)
				await addEvent(trx, {
					id: eventId,
					caseId,
					at,
					actor,
					type: isRight ? 'contact_changed' : 'contact_kept',
					version: row.version,
				})
				return true
			}),
	}
}
