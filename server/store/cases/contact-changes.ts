/**
 * How an applicant wants to be reached from now on. Mail would go to the new address, so a colleague asks back before
 * anything is changed; the message of the same id tells of it.
 */

import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { partsOfPhone } from '#domain/dialable-phone.ts'
import type { Database } from '../database.ts'
import { dialledBy } from '../phones.ts'
import { readRow } from '../submissions.ts'
import { type Fields, type Submission, textOf } from '../tables.ts'
import { emailKeyOf, searchTextOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import type { CaseMessages } from './case-messages.ts'
import { type CaseRow, findCase, mailAddressOf } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import { type CameBy, stopLinks } from './links.ts'
import type { Notify } from './notices.ts'

const contactChange = v.object({
	id: v.string(),
	email: v.nullable(v.string()),
	phone: v.nullable(v.string()),
	asked_at: v.string(),
})
export type ContactChange = v.InferOutput<typeof contactChange>

/** What is new; the rest stays as it is. */
export type NewContact = { email: string | null; phone: string | null }

/** An application keeps the calling code apart; a number without one stays in its country. */
function phoneFields({ kind, fields }: Submission, phone: string): Fields {
	const phone_e164 = dialledBy({ ...fields, phone })
	if (kind !== 'user_applications') return { phone, phone_e164 }
	const parts = partsOfPhone(phone_e164 ?? '')
	if (!parts) return { phone, phone_e164, country_code: textOf(fields.country_code) }
	return { phone: parts.number, phone_e164, country_code: parts.code }
}

export function createContactChanges(
	database: Database,
	{ receive }: Pick<CaseMessages, 'receive'>,
	notify: Notify,
) {
	async function change(
		trx: Transaction<unknown>,
		submission: Submission,
		{ email, phone }: NewContact,
	) {
		const { kind, id, fields: before } = submission
		const news = {
			...(email === null ? {} : { email }),
			...(phone === null ? {} : phoneFields(submission, phone)),
		}
		const fields = { ...before, ...news }
		const set = Object.entries(news).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
		await sql`update ${sql.table(kind)} set ${sql.join(set)} where id = ${id}`.execute(trx)
		await sql`
			update cases set email_key = ${emailKeyOf(textOf(fields.email))},
				search = ${searchTextOf({ ...submission, fields })}
			where kind = ${kind} and submission_id = ${id}`.execute(trx)
	}

	/** The mail address is another one: nobody has proved it yet, and what went to the one before opens nothing more. */
	async function moveMail(trx: Transaction<unknown>, row: CaseRow): Promise<void> {
		await sql`update cases set email_proved_at = null where id = ${row.id}`.execute(trx)
		await stopLinks(trx, row.id)
	}

	return {
		/** A later wish takes the place of the one before. */
		ask: (caseId: string, wanted: NewContact, body: string, via: CameBy): Promise<string | null> =>
			database.transaction(async (trx) => {
				const said = { type: 'wrote', body, channel: 'status', via } as const
				const row = await findCase(trx, caseId)
				const id = row && (await receive(trx, caseId, said))
				if (!row || id === null) return null
				await notify(trx, row, 'contact_asked', { eventId: id })
				await sql`
					update contact_changes set state = 'replaced' where case_id = ${caseId} and state = 'asked'`.execute(
					trx,
				)
				await sql`
					insert into contact_changes (id, case_id, email, phone, asked_at, state)
					values (${id}, ${caseId}, ${wanted.email}, ${wanted.phone}, ${new Date().toISOString()}, 'asked')`.execute(
					trx,
				)
				return id
			}),

		async open(caseId: string): Promise<ContactChange | null> {
			const { rows } = await sql`
				select id, email, phone, asked_at from contact_changes
				where case_id = ${caseId} and state = 'asked'`.execute(await database.ready())
			return v.parse(v.array(contactChange), rows)[0] ?? null
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
				const state = isRight ? 'done' : 'refused'
				const { rows } = await sql`
					update contact_changes set state = ${state}, settled_by = ${actor}, settled_at = ${at}
					where id = ${id} and case_id = ${caseId} and state = 'asked'
					returning id, email, phone, asked_at`.execute(trx)
				const [wanted] = v.parse(v.array(contactChange), rows)
				const row = await findCase(trx, caseId)
				if (!wanted || !row) return false
				const eventId = idOfKey(key, actor, caseId, 'contact')
				const before = await mailAddressOf(trx, row)
				const isMoved = wanted.email !== null && emailKeyOf(wanted.email) !== row.email_key
				if (isRight) {
					const stored = await sql`
						select * from ${sql.table(row.kind)} where id = ${row.submission_id}`.execute(trx)
					await change(trx, readRow(row.kind, stored.rows[0]).submission, wanted)
					if (isMoved) {
						await moveMail(trx, row)
						await notify(trx, row, 'contact_moved', { eventId, recipient: before })
					}
				}
				await notify(trx, row, isRight ? 'contact_changed' : 'contact_kept', { eventId })
				await sql`update cases set updated_at = ${at} where id = ${caseId}`.execute(trx)
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
