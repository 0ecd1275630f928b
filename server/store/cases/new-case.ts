/** A submission becomes a case in the transaction that stores it; the filling job does the same for older rows. */
import { clockAt, nothingDue, promiseOnReceipt } from '#domain/cases/promise.ts'
import { firstStage, stageOf } from '#domain/cases/stages.ts'
import { addRows } from '../add-rows.ts'
import type { Trx } from '../schema.ts'
import { type Submission, textOf } from '../tables.ts'
import { countryOf, emailKeyOf, findingOf, nameOf, passportKeyOf } from './applicant.ts'
import { officeCalendar } from './calendar.ts'
import { sourceOf } from './case-source.ts'
import { addEvent, applicant, idOfKey } from './events.ts'

/** The event of receipt has one name, so that two processes that fill the same row tell of it once. */
export const receiptOf = (submissionId: string) => idOfKey('received', submissionId)

/**
 * False when the case was there. `beforeDesk` is for rows from before anybody worked with cases: no clock runs for them. `cameBy` is for
 * what came by no form.
 */
export async function addCase(
	trx: Trx,
	submission: Submission,
	{ beforeDesk, cameBy }: { beforeDesk: boolean; cameBy?: 'mail' | 'whatsapp' },
): Promise<boolean> {
	const { id, kind, reference, language, created_at, fields } = submission
	const due = beforeDesk ? nothingDue : promiseOnReceipt(officeCalendar(), kind, created_at)
	const added = await addRows(
		trx,
		'cases',
		'new',
		[
			{
				id,
				kind,
				submission_id: id,
				reference,
				language,
				created_at,
				updated_at: created_at,
				version: 1,
				name: nameOf(submission),
				email_key: emailKeyOf(textOf(fields.email)),
				country: countryOf(submission),
				...findingOf(submission),
				passport_key: await passportKeyOf(trx, textOf(fields.passport_number)),
				source: await sourceOf(trx, submission, cameBy),
				stage: firstStage,
				stage_at: created_at,
				waiting_on: stageOf(kind, firstStage)?.waitingOn ?? 'us',
				due_at: due.due_at,
				due_kind: due.due_kind,
				due_from: due.due_from,
				clock_at: clockAt(due.due_at, null),
				unread: !beforeDesk,
				news: beforeDesk ? 0 : 1,
				before_desk: beforeDesk,
				spoke_at: created_at,
			},
		],
		(insert) => insert.onConflict((known) => known.doNothing()).returning('id'),
	)
	if (added.length === 0) return false
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
