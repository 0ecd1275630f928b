/** One try to send something: it can be withdrawn while it is queued, and is waited for once it has begun. */
import { errorCode } from '../log.ts'
import type { Failure } from '../store/claims.ts'
import { type Attempt, ChannelFailure } from './channel.ts'

export type StartedAttempt = {
	/** What came of it, however long that takes. Null means that it was taken. */
	settled: Promise<Failure | null>
	/** True when it has not begun; then it never will. */
	withdraw(): boolean
	/** Ends it now, whatever the other side makes of that. */
	abort(): void
}

function asFailure(error: unknown): Failure {
	if (error instanceof ChannelFailure) return error
	return { code: errorCode(error), outage: false, permanent: false }
}

export function startAttempt(
	gate: (work: () => Promise<void>) => Promise<void>,
	send: (attempt: Attempt) => Promise<void>,
	giveUpAfter: number,
): StartedAttempt {
	const ending = new AbortController()
	let state: 'queued' | 'begun' | 'withdrawn' = 'queued'
	let timer: NodeJS.Timeout | undefined

	function refuseIfWithdrawn() {
		if (state === 'withdrawn') throw new ChannelFailure('WITHDRAWN')
	}
	const attempt: Attempt = {
		signal: ending.signal,
		begin() {
			refuseIfWithdrawn()
			state = 'begun'
			timer = setTimeout(() => ending.abort(), giveUpAfter)
			timer.unref()
		},
	}
	const settled = gate(async () => {
		refuseIfWithdrawn()
		await send(attempt)
	})
		.then(() => null, asFailure)
		.finally(() => clearTimeout(timer))

	function withdraw() {
		if (state === 'begun') return false
		state = 'withdrawn'
		return true
	}
	return {
		settled,
		withdraw,
		abort() {
			if (!withdraw()) ending.abort()
		},
	}
}
