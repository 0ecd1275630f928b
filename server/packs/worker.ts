/** Makes the packs that were asked for, one at a time, by the same claims as everything that is sent. */
import { ChannelFailure } from '../deliver/channel.ts'
import type { Job, Queue } from '../deliver/queues.ts'
import { createWorker, defaultTimes, type Times } from '../deliver/worker.ts'
import { errorCode } from '../log.ts'
import type { PackRow } from '../store/cases/packs.ts'
import { type PackBounds, packBounds } from './bounds.ts'
import { makePackOf, type PackEnd, type PackParts } from './pack-job.ts'

/** After so many tries that failed for reasons of ours it is given up; a person can ask for it anew. */
const mostTries = 4

function packQueue(parts: PackParts, bounds: PackBounds): Queue {
	const { packs } = parts.store.cases

	async function finish(row: PackRow, end: PackEnd): Promise<void> {
		if (end.end === 'gone') return
		if (end.end === 'not_made') {
			await packs.notMade(row, end.reason, end.outcome)
			return
		}
		// The case was erased while its pack was made: the file must not outlive it.
		const isKnown = await packs.made(row, end.made)
		const kept = isKnown ? null : await packs.find(row.case_id, row.id)
		if (!isKnown && kept?.made_at == null && row.file) await parts.documents.removeMade(row.file)
	}

	function job(row: PackRow): Job {
		let end: PackEnd = { end: 'gone' }
		return {
			id: row.id,
			attempts: row.attempts,
			said: { channel: 'pack' },
			async send(attempt) {
				attempt.begin()
				try {
					end = await makePackOf(row, parts, bounds, attempt.signal)
				} catch (error) {
					throw new ChannelFailure(errorCode(error))
				}
			},
			markDone: () => finish(row, end),
			async markFailed(failure, next) {
				if (row.attempts + 1 >= mostTries) await packs.notMade(row, 'not_made')
				else await packs.failed(row.id, failure, next)
			},
		}
	}

	return {
		atOnce: 1,
		claimDue: async (by, until, limit) => (await packs.claimDue(by, until, limit)).map(job),
		// Nothing outside is asked: there is no channel that could be out of order.
		claimProbe: async () => undefined,
		hold: packs.hold,
		release: packs.release,
		wake: async () => {},
	}
}

export function createPackWorker(
	parts: PackParts,
	bounds: PackBounds = packBounds,
	times: Times = defaultTimes,
) {
	const { start, stop, poke } = createWorker(
		{ packs: packQueue(parts, bounds) },
		{ sharesMachine: parts.store.pool === null, before: async () => {} },
		times,
	)
	return { start, stop, poke }
}
export type PackWorker = ReturnType<typeof createPackWorker>
