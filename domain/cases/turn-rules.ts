/**
 * Whose turn it is, in which stage, and what is promised, after each thing that happens to a case. One table: the store applies its
 * rows in the transaction of what happened, and the case page shows them to staff. The first row that fits counts; where none
 * fits, nothing changes. What a colleague sets by hand stays until something happens again.
 */
import {
	type Calendar,
	clockAt,
	type Due,
	isPromised,
	promiseFrom,
	promiseInStage,
	promiseOnMessage,
} from './promise.ts'
import { type CaseKind, stageOf, type WaitingOn } from './stages.ts'

export const happenings = [
	'wrote',
	'uploaded',
	'named',
	'replied',
	'requested',
	'refused',
	'request_withdrawn',
	'message_moved',
	'moved',
] as const
export type Happening = (typeof happenings)[number]

/** What a rule looks at beside the case itself. */
export interface TurnFacts {
	/** A document is asked for and has not come, once this has happened. */
	isMissing: boolean
	/** The applicant wrote something, and nobody has answered since. */
	isUnanswered: boolean
}

export interface TurnRule extends Partial<TurnFacts> {
	/** By which the case page finds its words. */
	id: string
	happening: Happening
	/** For every kind where none is named. */
	kinds?: readonly CaseKind[]
	/** In every stage where none is named. */
	stages?: readonly string[]
	/** Only while it is this one's turn. */
	from?: WaitingOn
	/** `stage`: whoever has the turn in the stage. `same`: it stays. */
	turn: WaitingOn | 'stage' | 'same'
	/** Where the case goes; it stays where none is named. */
	to?: string
	/**
	 * `reply`: an answer is owed, unless something is promised for an earlier time. `kept`: what was promised has been done, and what
	 * the stage itself takes counts. `same`: it stays.
	 */
	promise: 'reply' | 'kept' | 'same'
}

export const turnRules = [
	{ id: 'wrote', happening: 'wrote', turn: 'us', promise: 'reply' },
	{ id: 'uploaded_some', happening: 'uploaded', isMissing: true, turn: 'same', promise: 'reply' },
	{ id: 'uploaded_last', happening: 'uploaded', turn: 'us', promise: 'reply' },
	{
		id: 'named_last',
		happening: 'named',
		isMissing: false,
		from: 'student',
		turn: 'us',
		promise: 'same',
	},
	{
		id: 'replied_contact',
		happening: 'replied',
		kinds: ['contact_submissions'],
		stages: ['received'],
		turn: 'student',
		to: 'answered',
		promise: 'kept',
	},
	{
		id: 'replied_visa',
		happening: 'replied',
		kinds: ['visa_consultations'],
		stages: ['received'],
		turn: 'student',
		to: 'consulted',
		promise: 'kept',
	},
	{
		id: 'replied_housing',
		happening: 'replied',
		kinds: ['accommodation_requests'],
		stages: ['received'],
		turn: 'student',
		promise: 'kept',
	},
	{
		id: 'replied_missing',
		happening: 'replied',
		isMissing: true,
		turn: 'student',
		promise: 'kept',
	},
	{ id: 'replied', happening: 'replied', turn: 'stage', promise: 'kept' },
	{
		id: 'requested_unanswered',
		happening: 'requested',
		isUnanswered: true,
		turn: 'student',
		promise: 'same',
	},
	{ id: 'requested', happening: 'requested', turn: 'student', promise: 'kept' },
	{
		id: 'refused_unanswered',
		happening: 'refused',
		isMissing: true,
		isUnanswered: true,
		turn: 'student',
		promise: 'same',
	},
	{ id: 'refused', happening: 'refused', isMissing: true, turn: 'student', promise: 'kept' },
	{
		id: 'request_withdrawn',
		happening: 'request_withdrawn',
		isMissing: false,
		from: 'student',
		turn: 'stage',
		promise: 'same',
	},
	{
		id: 'message_moved_missing',
		happening: 'message_moved',
		isMissing: true,
		isUnanswered: false,
		turn: 'student',
		promise: 'kept',
	},
	{
		id: 'message_moved',
		happening: 'message_moved',
		isUnanswered: false,
		turn: 'stage',
		promise: 'kept',
	},
	{
		id: 'moved_missing',
		happening: 'moved',
		kinds: ['user_applications'],
		stages: ['received', 'checking'],
		isMissing: true,
		turn: 'student',
		promise: 'same',
	},
	{
		id: 'moved_checking',
		happening: 'moved',
		kinds: ['user_applications'],
		stages: ['received', 'checking'],
		turn: 'us',
		promise: 'same',
	},
	{
		id: 'moved_unanswered',
		happening: 'moved',
		isUnanswered: true,
		turn: 'stage',
		promise: 'same',
	},
	{ id: 'moved', happening: 'moved', turn: 'stage', promise: 'kept' },
] as const satisfies readonly TurnRule[]

/** What a rule reads and writes of a case. */
export interface TurnState extends Due {
	readonly kind: CaseKind
	readonly stage: string
	readonly stage_at: string
	readonly waiting_on: WaitingOn
	readonly next_at: string | null
}

/** The row that counts. */
export function ruleFor(
	happening: Happening,
	state: Pick<TurnState, 'kind' | 'stage' | 'waiting_on'>,
	facts: TurnFacts,
): TurnRule | undefined {
	const rules: readonly TurnRule[] = turnRules
	return rules.find(
		(rule) =>
			rule.happening === happening &&
			(rule.kinds?.includes(state.kind) ?? true) &&
			(rule.stages?.includes(state.stage) ?? true) &&
			(rule.from === undefined || rule.from === state.waiting_on) &&
			(rule.isMissing === undefined || rule.isMissing === facts.isMissing) &&
			(rule.isUnanswered === undefined || rule.isUnanswered === facts.isUnanswered),
	)
}

/** The promise of work that the company has taken up by itself: a file is looked through, everything else is answered. */
const promiseOfOurs = (calendar: Calendar, kind: CaseKind, from: string) =>
	promiseFrom(calendar, kind === 'user_applications' ? 'review' : 'reply', from)

/** What is our turn always has a date: without one nobody would see that it waits. */
export function withDate<State extends TurnState>(
	state: State,
	calendar: Calendar,
	at: string,
): State & { clock_at: string } {
	const isUndated = state.waiting_on === 'us' && state.due_at === null && state.next_at === null
	const dated = isUndated ? { ...state, ...promiseOfOurs(calendar, state.kind, at) } : state
	return { ...dated, clock_at: clockAt(dated.due_at, dated.next_at) }
}

function promiseBy(
	promise: TurnRule['promise'],
	after: TurnState,
	calendar: Calendar,
	at: string,
): Due {
	const { kind, stage, stage_at, due_kind, due_at, due_from } = after
	const open = { due_kind, due_at, due_from }
	if (promise === 'reply') return promiseOnMessage(calendar, open, at)
	return promise === 'same' && isPromised(open) ? open : promiseInStage(kind, stage, stage_at)
}

/** The case once it has happened. For `moved` the case is in its new stage already, and `stage_at` is the moment of the move. */
export function afterHappening<State extends TurnState>(
	before: State,
	happening: Happening,
	facts: TurnFacts,
	{ calendar, at }: { calendar: Calendar; at: string },
): State & { clock_at: string } {
	const rule = ruleFor(happening, before, facts)
	if (!rule) return withDate(before, calendar, at)
	const stage = rule.to ?? before.stage
	const after = stage === before.stage ? before : { ...before, stage, stage_at: at }
	const turn = rule.turn === 'stage' ? stageOf(after.kind, stage)?.waitingOn : rule.turn
	const due = promiseBy(rule.promise, after, calendar, at)
	const waiting_on = turn === undefined || turn === 'same' ? before.waiting_on : turn
	return withDate({ ...after, ...due, waiting_on }, calendar, at)
}
