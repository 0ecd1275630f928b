/**
 * Invented cases in all stages, for a first look at the desk and for measuring it: as if the office had worked for some
 * weeks. The same number always makes the same case.
 */
import { sql, type Transaction } from 'kysely'
import { clockAt, promiseInStage } from '#domain/cases/promise.ts'
import { outcomes, stageOf, stagesOf } from '#domain/cases/stages.ts'
import { addEvent } from '../../store/cases/events.ts'
import { addMessage } from '../../store/cases/message-rows.ts'
import type { Store } from '../../store/store.ts'
import { kinds, type Submission } from '../../store/tables.ts'
import { samplePerson } from './sample-people.ts'

const hour = 60 * 60 * 1000
const atOnce = 500

/** What the office has done with it so far. */
async function work(
	trx: Transaction<unknown>,
	submission: Submission,
	number: number,
	staff: readonly string[],
) {
	const { id, kind, created_at } = submission
	const stages = stagesOf(kind)
	const stage = stages[number % stages.length] ?? 'received'
	// Some of what has just arrived nobody has looked at.
	if (stage === 'received' && number % 3 === 0) return
	const actor = staff[number % Math.max(1, staff.length)] ?? 'sample'
	const at = new Date(Math.min(Date.now(), Date.parse(created_at) + 3 * hour)).toISOString()
	const due = promiseInStage(kind, stage, at)
	const outcome = number % 5 === 0 ? (outcomes[number % 3] ?? 'done') : null
	const isClosed = outcome !== null
	await addEvent(trx, {
		caseId: id,
		at,
		actor,
		type: 'changed',
		data: { stage: ['received', stage] },
		version: 2,
	})
	const eventId = `sample-${number}-message`
	await addEvent(trx, {
		id: eventId,
		caseId: id,
		at,
		actor,
		type: 'message',
		data: { channel: 'call', kept: true },
		version: 2,
	})
	await addMessage(trx, {
		caseId: id,
		eventId,
		direction: 'out',
		channel: 'call',
		body: 'مكالمة (نموذج)',
		by: actor,
		at,
	})
	await sql`
		update cases set stage = ${stage}, stage_at = ${at}, first_reply_at = ${at}, unread = ${false}, version = 2,
			assignee_id = ${number % 4 === 0 ? null : actor},
			waiting_on = ${isClosed ? 'nobody' : (stageOf(kind, stage)?.waitingOn ?? 'us')},
			due_kind = ${isClosed ? null : due.due_kind}, due_at = ${isClosed ? null : due.due_at},
			due_from = ${isClosed ? null : due.due_from}, clock_at = ${clockAt(isClosed ? null : due.due_at, null)},
			emgs_percent = ${stage === 'val' ? (number * 7) % 100 : null},
			closed_at = ${isClosed ? at : null}, outcome = ${outcome}
		where id = ${id}`.execute(trx)
}

/** `staff` are the ids of those who work on them; cases arrived over the last `days`. */
export async function seedCases(
	{ submissions, transaction }: Pick<Store, 'submissions' | 'transaction'>,
	count: number,
	{ staff = [], days = 60 }: { staff?: readonly string[]; days?: number } = {},
): Promise<void> {
	const apart = (days * 24 * hour) / count
	for (let from = 0; from < count; from += atOnce) {
		await transaction(async (trx) => {
			for (let number = from; number < Math.min(count, from + atOnce); number += 1) {
				const kind = kinds[number % kinds.length] ?? 'contact_submissions'
				const { submission } = await submissions.submitIn(trx, {
					kind,
					key: `sample-${number}`,
					fingerprint: 'sample',
					language: number % 6 === 0 ? 'en' : 'ar',
					fields: samplePerson(number)[kind],
					deliveries: [],
					createdAt: new Date(Date.now() - number * apart).toISOString(),
				})
				await work(trx, submission, number, staff)
			}
		})
	}
}
