/**
 * What colleagues are told, each for themselves: a row is added in the transaction of what causes it, and is seen once its case was
 * opened. One that is not seen yet takes in what follows of the same kind in the same case.
 */
import { randomUUID } from 'node:crypto'
import { type StaffNoticeKind, toldBefore } from '#domain/desk/notices.ts'
import type { Database } from '../database.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Run, Trx } from '../schema.ts'
import { idOfKey } from './events.ts'

export type NewNotice = {
	/** Nobody is told of what they did themselves. */
	staffId: string | null
	caseId: string
	kind: StaffNoticeKind
	by: string
	at: string
}

const listLength = 40
const hour = 60 * 60 * 1000
const month = 30 * 24 * hour
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

export async function addNotice(trx: Trx, { staffId, caseId, kind, by, at }: NewNotice) {
	if (staffId === null || staffId === by) return
	const { numUpdatedRows } = await trx
		.updateTable('staff_notices')
		.set({ at, by })
		.where('case_id', '=', caseId)
		.where('staff_id', '=', staffId)
		.where('kind', '=', kind)
		.where('seen_at', 'is', null)
		.executeTakeFirst()
	if (numUpdatedRows > 0n) return
	await trx
		.insertInto('staff_notices')
		.values({ id: randomUUID(), staff_id: staffId, case_id: caseId, kind, by, at })
		.execute()
}

/** Newest first, with what the list names of each case. Exported for the bench, which prints its plan. */
export const noticesQuery = (run: Run, staffId: string) =>
	run
		.selectFrom('staff_notices')
		.innerJoin('cases', 'cases.id', 'staff_notices.case_id')
		.leftJoin('staff', 'staff.id', 'staff_notices.by')
		.select([
			'staff_notices.id',
			'staff_notices.case_id',
			'staff_notices.kind',
			'staff.name as by_name',
			'staff_notices.at',
			'staff_notices.seen_at',
			'cases.name',
			'cases.reference',
			'cases.due_at',
		])
		.where('staff_notices.staff_id', '=', staffId)
		.orderBy('staff_notices.at', 'desc')
		.orderBy('staff_notices.id', 'desc')
		.limit(listLength)

/** The promises that end between these times. A clock ends at its promise or before: it is read from the index of clocks. */
export const dueQuery = (run: Run, from: string, until: string) =>
	run
		.selectFrom('cases')
		.select(['id', 'assignee_id', 'due_at'])
		.where('closed_at', 'is', null)
		.where('clock_at', '<=', until)
		.where('due_at', '>', from)
		.where('due_at', '<=', until)
		.where('due_kind', 'in', ['reply', 'review'])
		.orderBy('due_at')
		.limit(500)

export function createStaffNotices(database: Database, outgoing: OutgoingRows) {
	/** The promises that end within two hours, told once each: to whoever has the case, or to the managers where nobody has it. */
	async function tellDue(): Promise<void> {
		await database.transaction(async (trx) => {
			const at = ago(0)
			const managers = trx
				.selectFrom('staff')
				.select('id')
				.where('role', '=', 'manager')
				.where('state', '=', 'active')
			const due = await dueQuery(trx, at, ago(-toldBefore)).execute()
			if (due.length === 0) return
			const everybody = (await managers.execute()).map(({ id }) => id)
			for (const { id, assignee_id, due_at } of due) {
				for (const staff_id of assignee_id === null ? everybody : [assignee_id]) {
					await trx
						.insertInto('staff_notices')
						.values({
							id: idOfKey('due', id, due_at ?? '', staff_id),
							staff_id,
							case_id: id,
							kind: 'due',
							by: 'system',
							at,
						})
						.onConflict((known) => known.column('id').doNothing())
						.execute()
				}
			}
		})
	}

	/** One mail for all that is new for a person, at most once an hour, to those who want it. */
	async function mailOne(staffId: string): Promise<boolean> {
		return database.transaction(async (trx) => {
			const person = await trx
				.updateTable('staff')
				.set({ notices_mailed_at: ago(0) })
				.where('id', '=', staffId)
				.where('state', '=', 'active')
				.where('notice_mail', '=', true)
				.where((staff) =>
					staff.or([
						staff('notices_mailed_at', 'is', null),
						staff('notices_mailed_at', '<', ago(hour)),
					]),
				)
				.returning(['email', 'language', 'notices_mailed_at'])
				.executeTakeFirst()
			if (!person) return false
			const told = await trx
				.updateTable('staff_notices')
				.set({ mailed_at: ago(0) })
				.where('staff_id', '=', staffId)
				.where('seen_at', 'is', null)
				.where('mailed_at', 'is', null)
				.returning('kind')
				.execute()
			// Seen on the page in the meantime: a mail about nothing would only worry.
			if (told.length === 0) return false
			const counts: Record<string, number> = {}
			for (const { kind } of told) counts[kind] = (counts[kind] ?? 0) + 1
			await outgoing.add(trx, [
				{
					eventId: `notices ${staffId} ${person.notices_mailed_at}`,
					recipient: person.email,
					template: 'staff_notices',
					params: { language: person.language, ...counts },
				},
			])
			return true
		})
	}

	return {
		async of(staffId: string) {
			return noticesQuery(await database.ready(), staffId).execute()
		},

		async unseen(staffId: string): Promise<number> {
			const db = await database.ready()
			const { count } = await db
				.selectFrom('staff_notices')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.where('staff_id', '=', staffId)
				.where('seen_at', 'is', null)
				.executeTakeFirstOrThrow()
			return count
		},

		/** Those of one case, or all. */
		async see(staffId: string, caseId?: string): Promise<void> {
			const db = await database.ready()
			const unseen = db
				.updateTable('staff_notices')
				.set({ seen_at: ago(0) })
				.where('staff_id', '=', staffId)
				.where('seen_at', 'is', null)
			await (caseId === undefined ? unseen : unseen.where('case_id', '=', caseId)).execute()
		},

		tellDue,

		/** How many people got a mail. */
		async mail(): Promise<number> {
			const db = await database.ready()
			const people = await db
				.selectFrom('staff_notices')
				.innerJoin('staff', 'staff.id', 'staff_notices.staff_id')
				.select('staff.id')
				.distinct()
				.where('staff.notice_mail', '=', true)
				.where('staff_notices.seen_at', 'is', null)
				.where('staff_notices.mailed_at', 'is', null)
				.execute()
			let mailed = 0
			for (const { id } of people) if (await mailOne(id)) mailed += 1
			return mailed
		},

		/** What was seen a month ago. */
		async sweep(): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('staff_notices').where('seen_at', '<', ago(month)).execute()
		},
	}
}
