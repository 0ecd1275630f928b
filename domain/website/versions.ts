/**
 * Which version of an entry counts at a moment. A version carries the moment from which it counts, so that "now", "on 1 January"
 * and "as it was last week" are the same question, and no job has to switch anything.
 */

export const entryStates = ['shown', 'hidden', 'deleted'] as const
export type EntryState = (typeof entryStates)[number]

export interface Version {
	/** Counts up within an entry, in the order of publishing. */
	number: number
	state: EntryState
	/** From when it counts, ISO in UTC. */
	live_at: string
	/** Set when a version that waited for its date was taken back. */
	withdrawn_at: string | null
}

/** Null where the shipped file counts. */
export function versionAt<One extends Version>(versions: readonly One[], at: string): One | null {
	let latest: One | null = null
	for (const one of versions) {
		const counts = one.withdrawn_at === null && one.live_at <= at
		if (counts && (latest === null || isLater(one, latest))) latest = one
	}
	return latest
}

/** Of two with the same date the one that was published later counts. */
function isLater(one: Version, other: Version): boolean {
	if (one.live_at !== other.live_at) return one.live_at > other.live_at
	return one.number > other.number
}

/** Versions that wait for their date, the next one first. */
export function waitingAfter<One extends Version>(versions: readonly One[], at: string): One[] {
	return versions
		.filter(({ live_at, withdrawn_at }) => withdrawn_at === null && live_at > at)
		.toSorted((a, b) => (isLater(a, b) ? 1 : -1))
}
