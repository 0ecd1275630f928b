/**
 * The stages of a case, by its kind. A kind is the table of the submission; its stages are listed in order, and each says whose turn
 * it is then.
 */

/** A kind is the form that was sent, and the table that holds it. In the order in which lists show them. */
export const caseKinds = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
] as const
export type CaseKind = (typeof caseKinds)[number]

export const waitingOn = ['us', 'student', 'university', 'authority', 'landlord', 'nobody'] as const
export type WaitingOn = (typeof waitingOn)[number]

export const outcomes = ['done', 'withdrawn', 'refused', 'no_answer', 'duplicate', 'spam'] as const
export type Outcome = (typeof outcomes)[number]

interface Stage {
	readonly code: string
	/** Whose turn it is unless somebody says otherwise. */
	readonly waitingOn: WaitingOn
	/** The longest that this stage usually takes, in days: after it, the case asks to be chased. */
	readonly expectedDays?: number
	/** Some go past it: not every passport needs an entry visa. */
	readonly mayBeSkipped?: true
}

/** The expected days are the upper bounds of the ranges that the visa page tells visitors. */
const stagesByKind = {
	contact_submissions: [
		{ code: 'received', waitingOn: 'us' },
		{ code: 'answered', waitingOn: 'student' },
	],
	accommodation_requests: [
		{ code: 'received', waitingOn: 'us' },
		{ code: 'options', waitingOn: 'student' },
		{ code: 'reserved', waitingOn: 'landlord' },
		{ code: 'moved_in', waitingOn: 'nobody' },
	],
	visa_consultations: [
		{ code: 'received', waitingOn: 'us' },
		{ code: 'consulted', waitingOn: 'student' },
		{ code: 'done', waitingOn: 'nobody' },
	],
	user_applications: [
		{ code: 'received', waitingOn: 'us' },
		{ code: 'checking', waitingOn: 'us' },
		{ code: 'sent', waitingOn: 'university', expectedDays: 28 },
		{ code: 'offer', waitingOn: 'student' },
		{ code: 'val', waitingOn: 'authority', expectedDays: 42 },
		{ code: 'entry_visa', waitingOn: 'student', expectedDays: 10, mayBeSkipped: true },
		{ code: 'arrived', waitingOn: 'university', expectedDays: 14 },
	],
} as const satisfies Record<CaseKind, readonly Stage[]>

export type StageCode = (typeof stagesByKind)[CaseKind][number]['code']

export const firstStage = 'received'

const stageListOf = (kind: CaseKind): readonly Stage[] => stagesByKind[kind]

export const stagesOf = (kind: CaseKind): readonly string[] =>
	stageListOf(kind).map(({ code }) => code)

export function stageOf(kind: CaseKind, code: string): Stage | undefined {
	return stageListOf(kind).find((stage) => stage.code === code)
}

/** A stage of an application and those after it. */
export const stagesFrom = (code: string): string[] => {
	const codes = stagesOf('user_applications')
	return codes.slice(Math.max(0, codes.indexOf(code)))
}

/** Every stage there is, of whatever kind. */
export const allStages: readonly StageCode[] = [
	...new Set(Object.values(stagesByKind).flatMap((stages) => stages.map(({ code }) => code))),
]

export type Move = 'same' | 'forward' | 'back' | 'skip'

/** How a case goes from one stage to another; undefined when the kind has no such stage. */
export function moveOf(kind: CaseKind, from: string, to: string): Move | undefined {
	const stages = stageListOf(kind)
	const [start, end] = [from, to].map((code) => stages.findIndex((stage) => stage.code === code))
	if (start === undefined || end === undefined || start < 0 || end < 0) return undefined
	if (start === end) return 'same'
	if (end < start) return 'back'
	const isPassedBy = stages.slice(start + 1, end).some(({ mayBeSkipped }) => !mayBeSkipped)
	return isPassedBy ? 'skip' : 'forward'
}

/** Going back or skipping asks for a reason. */
export const needsReason = (move: Move) => move === 'back' || move === 'skip'
