/** A submission becomes a case in the transaction that stores it; the filling job does the same for older rows. */
import { sql, type Transaction } from 'kysely'
import { clockAt, nothingDue, promiseOnReceipt } from '#domain/cases/promise.ts'
import { firstStage, stageOf } from '#domain/cases/stages.ts'
import { type Submission, textOf } from '../tables.ts'
import { countryOf, emailKeyOf, nameOf, searchTextOf } from './applicant.ts'
import { calendar } from './calendar.ts'
import { addEvent, applicant, idOfKey } from './events.ts'

/** The event of receipt has one name, so that two processes that fill the same row tell of it once. */
export const receiptOf = (submissionId: string) => idOfKey('received', submissionId)

/** False when the case was there. `beforeDesk` is for rows from before anybody worked with cases: no clock runs for them. */
export async function addCase(
	trx: Transaction<unknown>,
	submission: Submission,
	{ beforeDesk }: { beforeDesk: boolean },
): Promise<boolean> {
	const { id, kind, reference, language, created_at, fields } = submission
	const due = beforeDesk ? nothingDue : promiseOnReceipt(calendar, kind, created_at)
	const { rows } = await sql`
		insert into cases (id, kind, submission_id, reference, language, created_at, updated_at, version, name,
			email_key, country, search, stage, stage_at, waiting_on, due_at, due_kind, due_from, clock_at, unread,
			before_desk)
		values (${id}, ${kind}, ${id}, ${reference}, ${language}, ${created_at}, ${created_at}, 1,
			${nameOf(submission)}, ${emailKeyOf(textOf(fields.email))}, ${countryOf(submission)},
			${searchTextOf(submission)}, ${firstStage}, ${created_at}, ${stageOf(kind, firstStage)?.waitingOn ?? 'us'},
			${due.due_at}, ${due.due_kind}, ${due.due_from}, ${clockAt(due.due_at, null)}, ${!beforeDesk},
			${beforeDesk})
		on conflict do nothing returning id`.execute(trx)
	if (rows.length === 0) return false
	await addEvent(trx, {
		id: receiptOf(id),
		caseId: id,
		at: created_at,
		actor: applicant,
		type: 'received',
		version: 1,
	})
	return true
}
