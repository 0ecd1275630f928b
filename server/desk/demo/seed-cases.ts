/**
 * Invented cases in all stages, for a first look at the desk and for measuring it: as if the office had worked for some
 * weeks. The same number always makes the same case.
 */
import { clockAt, nothingDue, promiseInStage } from '#domain/cases/promise.ts'
import { outcomes, stageOf, stagesOf } from '#domain/cases/stages.ts'
import { endOfDay } from '#domain/desk/clock.ts'
import { addEvent } from '../../store/cases/events.ts'
import { addMessage } from '../../store/cases/message-rows.ts'
import type { Trx } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { kinds, type Submission } from '../../store/tables.ts'
import { samplePerson } from './sample-people.ts'

const hour = 60 * 60 * 1000
const atOnce = 500

/** What is planned for today: some of it is over already. */
function plannedToday(number: number): { next_action: string; next_at: string } | null {
	if (number % 5 !== 2) return null
	const midnight = endOfDay(Date.now()) - 24 * hour
	const minutes = 9 * 60 + ((number * 97) % (9 * 60))
	return {
		next_action: 'اتصال للمتابعة (عيّنة)',
		next_at: new Date(midnight + minutes * 60_000).toISOString(),
	}
}

/** What the office has done with it so far. */
async function work(trx: Trx, submission: Submission, number: number, staff: readonly string[]) {
	const { id, kind, created_at } = submission
	const stages = stagesOf(kind)
	const stage = stages[number % stages.length] ?? 'received'
	// Some of what has just arrived nobody has looked at.
	if (stage === 'received' && number % 3 === 0) return
	const actor = staff[number % Math.max(1, staff.length)] ?? 'sample'
	const began = Date.parse(created_at)
	const answered = new Date(Math.min(Date.now(), began + (1 + ((number * 5) % 30)) * hour))
	const at = answered.toISOString()
	// Every stage has taken its part of the time since.
	const passed = stages.slice(1, stages.indexOf(stage) + 1)
	const step = (Date.now() - answered.getTime()) / (passed.length + 1)
	const stageAt = new Date(answered.getTime() + step * Math.max(0, passed.length - 1)).toISOString()
	const outcome = number % 5 === 0 ? (outcomes[number % 3] ?? 'done') : null
	const isClosed = outcome !== null
	const due = isClosed ? nothingDue : promiseInStage(kind, stage, stageAt)
	const planned = isClosed ? null : plannedToday(number)
	for (const [index, code] of passed.entries()) {
		await addEvent(trx, {
			caseId: id,
			at: new Date(answered.getTime() + step * index).toISOString(),
			actor,
			type: 'changed',
			data: { stage: [stages[index] ?? 'received', code] },
			version: index + 2,
		})
	}
	const version = passed.length + 1
	const eventId = `sample-${number}-message`
	await addEvent(trx, {
		id: eventId,
		caseId: id,
		at,
		actor,
		type: 'message',
		data: { channel: 'call', kept: number % 9 !== 4 },
		version,
	})
	await addMessage(trx, {
		caseId: id,
		eventId,
		direction: 'out',
		channel: 'call',
		body: 'مكالمة (عيّنة)',
		by: actor,
		at,
	})
	await trx
		.updateTable('cases')
		.set({
			stage,
			stage_at: stageAt,
			first_reply_at: at,
			unread: false,
			news: 0,
			version,
			assignee_id: number % 4 === 0 ? null : actor,
			waiting_on: isClosed ? 'nobody' : (stageOf(kind, stage)?.waitingOn ?? 'us'),
			due_kind: due.due_kind,
			due_at: due.due_at,
			due_from: due.due_from,
			next_action: planned?.next_action ?? null,
			next_at: planned?.next_at ?? null,
			clock_at: clockAt(due.due_at, planned?.next_at ?? null),
			emgs_percent: stage === 'val' ? (number * 7) % 100 : null,
			closed_at: isClosed ? at : null,
			outcome,
		})
		.where('id', '=', id)
		.execute()
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
