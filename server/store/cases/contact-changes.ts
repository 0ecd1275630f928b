/**
 * How an applicant wants to be reached from now on. Mail would go to the new address, so a colleague asks back before
 * anything is changed; the message of the same id tells of it.
 */

import { sql, type Transaction } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { toLatinDigits } from '#domain/digits.ts'
import type { Database } from '../database.ts'
import { readRow } from '../submissions.ts'
import type { Fields, Submission } from '../tables.ts'
import { emailKeyOf, searchTextOf, textOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import type { CaseMessages } from './case-messages.ts'
import { findCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'

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
	if (kind !== 'user_applications') return { phone }
	const known = parsePhoneNumberFromString(toLatinDigits(phone).replace(/^00/, '+'))
	if (!known) return { phone, country_code: textOf(fields.country_code) }
	return { phone: known.nationalNumber, country_code: `+${known.countryCallingCode}` }
}

export function createContactChanges(
	database: Database,
	{ receive }: Pick<CaseMessages, 'receive'>,
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

	return {
		/** A later wish takes the place of the one before. */
		ask: (caseId: string, wanted: NewContact, body: string): Promise<string | null> =>
			database.transaction(async (trx) => {
				const said = { type: 'wrote', body, channel: 'status' } as const
				const id = await receive(trx, caseId, said)
				if (id === null) return null
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
				if (isRight) {
					const stored = await sql`
						select * from ${sql.table(row.kind)} where id = ${row.submission_id}`.execute(trx)
					await change(trx, readRow(row.kind, stored.rows[0]).submission, wanted)
				}
				await sql`update cases set updated_at = ${at} where id = ${caseId}`.execute(trx)
				await addEvent(trx, {
					id: idOfKey(key, actor, caseId, 'contact'),
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
