import type { Trx } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { addEvent, applicant, type EventData, idOfKey } from './events.ts'

/** Writes down what somebody did with a case and changed nothing of it; the id of the event. */
export async function recordEvent(
	trx: Trx,
	caseId: string,
	type: string,
	{ actor, key, via }: Doing,
	data: EventData = {},
): Promise<string> {
	const id = idOfKey(key, actor, caseId, type)
	const at = new Date().toISOString()
	await addEvent(trx, { id, caseId, at, actor, type, data: { ...via, ...data } })
	return id
}

/** Whether this very call was made before: its answer may have been lost. */
export async function wasRecorded(
	trx: Trx,
	caseId: string,
	type: string,
	{ actor, key }: Doing,
): Promise<boolean> {
	if (key === undefined) return false
	const known = await trx
		.selectFrom('events')
		.select('id')
		.where('id', '=', idOfKey(key, actor, caseId, type))
		.executeTakeFirst()
	return known !== undefined
}

/** The list and an open case show that something happened; what an applicant does is unread until a colleague has looked. */
export async function touchCase(trx: Trx, caseId: string, actor: string): Promise<void> {
	await trx
		.updateTable('cases')
		.set(({ eb }) => ({
			...(actor === applicant ? { unread: true, news: eb('news', '+', 1) } : {}),
			updated_at: new Date().toISOString(),
		}))
		.where('id', '=', caseId)
		.execute()
}
