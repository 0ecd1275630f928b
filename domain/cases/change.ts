/** What a colleague's change makes of a case: the new values, and the event. Pure; the store writes it. */
import type { CaseFields } from './case-fields.ts'
import { type Calendar, type Due, never, nothingDue } from './promise.ts'
import { type Move, moveOf, needsReason, type Outcome } from './stages.ts'
import { afterHappening, type TurnFacts, withDate } from './turn-rules.ts'

/** What a colleague may change. */
export const changeableFields = [
	'stage',
	'waiting_on',
	'assignee_id',
	'next_action',
	'next_at',
	'emgs_percent',
	'outcome',
	'reminders',
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
	// What the family has switched off stays so, and only the family switches off for itself.
	if (changes.reminders !== undefined && [before.reminders, changes.reminders].includes('family'))
		faults.reminders = 'not_an_option'
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

interface Around {
	now: string
	hasReason: boolean
	calendar: Calendar
	facts: TurnFacts
}

/** A case in a new stage, or open again, follows the rules of turns, except for the turn that was chosen with it. */
function moved(state: CaseState, changes: CaseChanges, { now: at, calendar, facts }: Around) {
	const after = afterHappening(state, 'moved', facts, { calendar, at })
	return changes.waiting_on === undefined ? after : { ...after, waiting_on: changes.waiting_on }
}

export function changeCase(
	before: CaseState,
	changes: CaseChanges,
	around: Around,
): Changed | { faults: Record<string, CaseFault> } {
	const { now, hasReason, calendar } = around
	const move = moveOf(before.kind, before.stage, changes.stage ?? before.stage)
	const faults = faultsOf(before, changes, hasReason, move)
	if (move === undefined || Object.keys(faults).length > 0) return { faults }

	// What was planned for the stage before is over with it.
	const left = move === 'same' ? {} : { stage_at: now, next_action: null, next_at: null }
	let after: CaseState = { ...before, ...left, ...changes }
	const reopened = before.outcome !== null && after.outcome === null
	if (after.outcome !== null) {
		after = closedAs(after, after.outcome, now)
	} else {
		if (reopened) after = { ...after, closed_at: null, duplicate_of: null }
		if (move !== 'same' || reopened) after = moved(after, changes, around)
		after = { ...withDate(after, calendar, now), before_desk: false }
	}
	return { state: after, data: differences(before, after), move }
}

function differences(before: CaseState, after: CaseState): Changed['data'] {
	const data: Changed['data'] = {}
	for (const field of changeableFields) {
		if (before[field] === after[field]) continue
		data[field] = field === 'next_action' ? 'set' : [before[field], after[field]]
	}
	return data
}
