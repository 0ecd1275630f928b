/** The stages of a case over time: when it came to each, what is done, how long they usually take, and what was promised. */
import type { DueKind } from './promise.ts'
import { type CaseKind, firstStage, type Outcome, stageOf, stagesOf } from './stages.ts'
import type { StatusView, TimelineStage } from './status.ts'

/** When a case came to each of its stages for the last time; events are given newest first. */
export function stageTimes(
	createdAt: string,
	events: readonly { at: string; data: Readonly<Record<string, unknown>> }[],
): Readonly<Record<string, string>> {
	const times: Record<string, string> = { [firstStage]: createdAt }
	for (const { data, at } of [...events].reverse()) {
		const move: unknown = data.stage
		if (Array.isArray(move) && typeof move[1] === 'string') times[move[1]] = at
	}
	return times
}

interface StageHistory {
	kind: CaseKind
	stage: string
	stageTimes: Readonly<Record<string, string>>
}

/** A skipped stage has no time; it counts as done all the same. */
export function stageTimeline({ kind, stage, stageTimes }: StageHistory): TimelineStage[] {
	const codes = stagesOf(kind)
	const here = codes.indexOf(stage)
	return codes.map((code, index) => ({
		code,
		state: index < here ? 'done' : index === here ? 'now' : 'next',
		at: index > here ? null : (stageTimes[code] ?? null),
		days: usualDays(kind, code),
	}))
}

/** The visa page tells visitors these ranges; the upper bound is a property of the stage. */
const leastDays: Readonly<Record<string, number>> = { sent: 14, val: 28, entry_visa: 5, arrived: 7 }

function usualDays(kind: CaseKind, code: string): TimelineStage['days'] {
	const most = stageOf(kind, code)?.expectedDays
	const least = leastDays[code]
	return most === undefined || least === undefined ? null : [least, most]
}

const day = 24 * 60 * 60 * 1000

/** When the present stage usually ends, if that is known. */
export function expectedEnd(stages: readonly TimelineStage[]): StatusView['expected'] {
	const now = stages.find(({ state }) => state === 'now')
	if (!now?.at || !now.days) return null
	const [from, until] = now.days.map((days) =>
		new Date(Date.parse(now.at ?? '') + days * day).toISOString(),
	)
	return from && until ? { from, until } : null
}

export function promisedBy(kind: DueKind | null, at: string | null): StatusView['promise'] {
	return (kind === 'reply' || kind === 'review') && at !== null ? { kind, by: at } : null
}

/** Why colleagues closed it is not always the visitor's business. */
export function endingOf(outcome: Outcome | null): StatusView['ending'] {
	switch (outcome) {
		case null:
		case 'done':
		case 'withdrawn':
		case 'refused':
			return outcome
		default:
			return 'closed'
	}
}
