/** What a colleague's change makes of a case: the new values, and the event. Pure; the store writes it. */
import type { CaseFields } from './case-fields.ts'
import { clockAt, type Due, isPromised, never, nothingDue, promiseInStage } from './promise.ts'
import { type Move, moveOf, needsReason, type Outcome, stageOf } from './stages.ts'

/** What a colleague may change. */
export const changeableFields = [
	'stage',
	'waiting_on',
	'assignee_id',
	'next_action',
	'next_at',
	'emgs_percent',
	'outcome',
] as const satisfies (keyof CaseFields)[]
type ChangeableField = (typeof changeableFields)[number]

export type CaseChanges = Partial<Pick<CaseFields, ChangeableField>>

/** What a change reads and writes of a case. */
export type CaseState = Due &
	Pick<
		CaseFields,
		| ChangeableField
		| 'kind'
		| 'stage_at'
		| 'clock_at'
		| 'closed_at'
		| 'duplicate_of'
		| 'before_desk'
	>

export type CaseFault = 'required' | 'not_an_option' | 'closed'

export interface Changed {
	state: CaseState
	/** Codes from and to, per field; typed text is only recorded as set. */
	data: Record<string, readonly [from: string | number | null, to: string | number | null] | 'set'>
	move: Move
}

function faultsOf(before: CaseState, changes: CaseChanges, hasReason: boolean, move?: Move) {
	const faults: Record<string, CaseFault> = {}
	const staysClosed = before.closed_at !== null && changes.outcome !== null
	if (staysClosed && changeableFields.some((field) => field !== 'outcome' && field in changes)) {
		faults.outcome = 'closed'
	}
	// A duplicate names what it is one of: that is a call of its own.
	if (changes.outcome === 'duplicate') faults.outcome = 'not_an_option'
	if (move === undefined) faults.stage = 'not_an_option'
	else if (needsReason(move) && !hasReason) faults.reason = 'required'
	return faults
}

/** Nothing is due for a closed case, and nobody's turn it is. */
export function closedAs(before: CaseState, outcome: Outcome, now: string): CaseState {
	return {
		...before,
		...nothingDue,
		outcome,
		closed_at: before.closed_at ?? now,
		waiting_on: 'nobody',
		next_action: null,
		next_at: null,
		clock_at: never,
	}
}

export function changeCase(
	before: CaseState,
	changes: CaseChanges,
	{ now, hasReason }: { now: string; hasReason: boolean },
): Changed | { faults: Record<string, CaseFault> } {
	const move = moveOf(before.kind, before.stage, changes.stage ?? before.stage)
	const faults = faultsOf(before, changes, hasReason, move)
	if (move === undefined || Object.keys(faults).length > 0) return { faults }

	const moved = move === 'same' ? {} : { stage_at: now }
	let after: CaseState = { ...before, ...changes, ...moved }
	const turn = stageOf(after.kind, after.stage)?.waitingOn ?? 'us'
	const reopened = before.outcome !== null && after.outcome === null
	if ((move !== 'same' || reopened) && changes.waiting_on === undefined) {
		after = { ...after, waiting_on: turn }
	}
	if (after.outcome !== null) {
		after = closedAs(after, after.outcome, now)
	} else if (reopened) {
		after = { ...after, closed_at: null, duplicate_of: null }
	}
	if (after.outcome === null) {
		// A promise stays until a person has kept it, whatever the stage.
		const due = isPromised(before)
			? {}
			: move !== 'same' || reopened
				? promiseInStage(after.kind, after.stage, after.stage_at)
				: {}
		after = { ...after, ...due, before_desk: false }
	}
	return {
		state: { ...after, clock_at: clockAt(after.due_at, after.next_at) },
		data: differences(before, after),
		move,
	}
}

function differences(before: CaseState, after: CaseState): Changed['data'] {
	const data: Changed['data'] = {}
	for (const field of changeableFields) {
		if (before[field] === after[field]) continue
		data[field] = field === 'next_action' ? 'set' : [before[field], after[field]]
	}
	return data
}
