/**
 * The one way to change a case: `update … where id = ? and version = ?`, with the event, the reason and the mail that
 * follow from it in one transaction. A change to an older version is refused, with what happened since.
 */
import {
	type CaseChanges,
	type CaseFault,
	type CaseState,
	type Changed,
	changeCase,
	closedAs,
} from '#domain/cases/change.ts'
import type { Database } from '../database.ts'
import type { Trx } from '../schema.ts'
import { officeCalendar } from './calendar.ts'
import { type CaseRow, caseColumnNames, findCase, lockCase } from './case-rows.ts'
import { addEvent, type CaseEvent, type EventData, eventsSince, idOfKey } from './events.ts'
import { keptBy, turnFactsOf } from './happenings.ts'
import type { CameBy } from './links.ts'
import { addMessage } from './message-rows.ts'
import type { NotifyApplicant } from './notify-applicant.ts'
import type { Reminders } from './reminders.ts'
import { addNotice } from './staff-notices.ts'

/** Who does it, the call's Idempotency-Key, and from the status page how the visit came in. */
export type Doing = { actor: string; key?: string | undefined; via?: CameBy }

export type CaseVersion = { id: string; version: number }

export type ChangeResult =
	| { result: 'done'; case: CaseRow }
	| { result: 'conflict'; case: CaseRow; events: CaseEvent[] }
	| { result: 'refused'; faults: Record<string, CaseFault> }
	| { result: 'gone' }

async function write(
	trx: Trx,
	{ id, version }: CaseVersion,
	state: CaseState,
	now: string,
): Promise<CaseRow | null> {
	// Column by column: the state may be a whole row, and the rest of it may have changed since it was read.
	const row = await trx
		.updateTable('cases')
		.set({
			stage: state.stage,
			stage_at: state.stage_at,
			waiting_on: state.waiting_on,
			assignee_id: state.assignee_id,
			next_action: state.next_action,
			next_at: state.next_at,
			emgs_percent: state.emgs_percent,
			outcome: state.outcome,
			closed_at: state.closed_at,
			duplicate_of: state.duplicate_of,
			due_at: state.due_at,
			due_kind: state.due_kind,
			due_from: state.due_from,
			clock_at: state.clock_at,
			before_desk: state.before_desk,
			reminders: state.reminders,
			version: version + 1,
			updated_at: now,
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.returning(caseColumnNames)
		.executeTakeFirst()
	return row ?? null
}

/** Cases that are handed over in one transaction: a form that arrives meanwhile waits for no more. */
const together = 50

export function createCaseChanges(
	database: Database,
	notifyApplicant: NotifyApplicant,
	{ follow }: Pick<Reminders, 'follow'>,
) {
	/** Somebody was faster, unless it was this very call. */
	async function late(
		trx: Trx,
		{ id, version }: CaseVersion,
		eventId: string,
	): Promise<ChangeResult> {
		const current = await findCase(trx, id)
		if (!current) return { result: 'gone' }
		const events = await eventsSince(trx, id, version)
		if (events.some((event) => event.id === eventId)) return { result: 'done', case: current }
		return { result: 'conflict', case: current, events }
	}

	async function store(
		trx: Trx,
		which: CaseVersion,
		{ state, data, move }: Omit<Changed, 'data'> & { data: EventData },
		{ actor, key, via, reason }: Doing & { reason?: string | undefined },
		type: string,
	): Promise<ChangeResult> {
		const now = new Date().toISOString()
		const row = await write(trx, which, state, now)
		const eventId = idOfKey(key, actor, which.id, type)
		if (!row) return late(trx, which, eventId)
		await addEvent(trx, {
			id: eventId,
			caseId: row.id,
			at: now,
			actor,
			type,
			data: { ...via, ...data },
			version: row.version,
		})
		if (reason !== undefined) {
			await addMessage(trx, {
				caseId: row.id,
				eventId,
				direction: 'note',
				body: reason,
				by: actor,
				at: now,
			})
		}
		if (data.assignee_id !== undefined) {
			const told = { caseId: row.id, kind: 'assigned', by: actor, at: now } as const
			await addNotice(trx, { ...told, staffId: row.assignee_id })
		}
		if (move === 'forward' || move === 'skip') await notifyApplicant(trx, row, eventId, 'moved')
		return { result: 'done', case: row }
	}

	async function changeIn(
		trx: Trx,
		which: CaseVersion,
		changes: CaseChanges,
		doing: Doing & { reason?: string | undefined },
	): Promise<ChangeResult> {
		// Locked, because what the family sends at this moment changes turn and promise without a new version.
		const before = await lockCase(trx, which.id)
		if (!before) return { result: 'gone' }
		if (before.version !== which.version) {
			return late(trx, which, idOfKey(doing.key, doing.actor, which.id, 'changed'))
		}
		const now = new Date().toISOString()
		const facts = await turnFactsOf(trx, before)
		const hasReason = doing.reason !== undefined
		const changed = changeCase(before, changes, {
			now,
			hasReason,
			calendar: officeCalendar(),
			facts,
		})
		if ('faults' in changed) return { result: 'refused', faults: changed.faults }
		const { state, data, move } = changed
		const kept = state.closed_at === null ? keptBy(before, state, now) : {}
		const done = { state, data: { ...data, ...kept }, move }
		const result = await store(trx, which, done, doing, 'changed')
		if (result.result === 'done') await follow(trx, before, result.case, now)
		return result
	}

	return {
		/** Among other writing. */
		changeIn,

		change: (
			which: CaseVersion,
			changes: CaseChanges,
			doing: Doing & { reason?: string | undefined },
		) => database.transaction((trx) => changeIn(trx, which, changes, doing)),

		/** Each for itself, in one transaction; always in the same order, so that two of them never wait for each other. */
		changeMany: (cases: readonly CaseVersion[], changes: CaseChanges, doing: Doing) =>
			database.transaction(async (trx) => {
				const sorted = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))
				const results: { id: string; outcome: ChangeResult }[] = []
				for (const which of sorted) {
					results.push({ id: which.id, outcome: await changeIn(trx, which, changes, doing) })
				}
				return results
			}),

		/** All open cases of one colleague go to another, or to nobody; some at a time. */
		async handOver(from: string, to: string | null, doing: Doing): Promise<void> {
			for (let some = together; some === together; ) {
				some = await database.transaction(async (trx) => {
					const open = await trx
						.selectFrom('cases')
						.select(['id', 'version'])
						.where('assignee_id', '=', from)
						.where('closed_at', 'is', null)
						.orderBy('id')
						.limit(together)
						.forUpdate()
						.execute()
					for (const which of open) await changeIn(trx, which, { assignee_id: to }, doing)
					return open.length
				})
			}
		},

		/** How many open cases each colleague has. */
		async openCounts(): Promise<ReadonlyMap<string, number>> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('cases')
				.select(({ fn }) => ['assignee_id', fn.countAll<number>().as('count')])
				.where('closed_at', 'is', null)
				.where('assignee_id', 'is not', null)
				.groupBy('assignee_id')
				.execute()
			return new Map(rows.map(({ assignee_id, count }) => [assignee_id ?? '', count]))
		},

		/** Closes a case as the same matter as another. */
		markDuplicate: (id: string, of: string, doing: Doing): Promise<ChangeResult> =>
			database.transaction(async (trx) => {
				const before = await findCase(trx, id)
				const original = await findCase(trx, of)
				if (!before) return { result: 'gone' }
				if (!original || original.id === id || original.duplicate_of !== null) {
					return { result: 'refused', faults: { of: 'not_an_option' } }
				}
				if (before.duplicate_of === of) return { result: 'done', case: before }
				const now = new Date().toISOString()
				const state: CaseState = { ...closedAs(before, 'duplicate', now), duplicate_of: of }
				const changed: Changed = { state, data: { duplicate_of: [null, of] }, move: 'same' }
				return store(trx, before, changed, doing, 'duplicate')
			}),
	}
}
export type CaseChangesRows = ReturnType<typeof createCaseChanges>
