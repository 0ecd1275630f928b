/**
 * Sends what is due until it is taken or refused for good. Each row waits longer after each failure, from seconds to an
 * hour. While a channel as a whole is out of order, one row is tried every few seconds however long it had to wait; when
 * it gets through, everything that waited for the channel goes out at once. A slow server is waited for, and its row stays
 * claimed meanwhile: trying again would send twice.
 */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { atMost } from '../at-most.ts'
import { errorCode, log } from '../log.ts'
import type { Failure } from '../store/claims.ts'
import { type StartedAttempt, startAttempt } from './attempt.ts'
import type { Attempt } from './channel.ts'
import { hasEnded, isGone } from './process-name.ts'
import type { Job, Queue } from './queues.ts'

export type Times = {
	/** How long a claim lasts unless it is held; after a crash a row is free again this soon. */
	lease: number
	/** The longest that a server which took the connection may think. */
	giveUp: number
	/** How often a channel that is out of order is tried. */
	probe: number
	/** How long a stop waits for what is being sent. */
	farewell: number
	/** How long a visitor waits for a channel. */
	visitor: number
}
export const defaultTimes: Times = {
	lease: 20_000,
	giveUp: 300_000,
	probe: 8000,
	farewell: 8000,
	visitor: 8000,
}

const usuallyAtOnce = 4
const alarmAfter = 10

/** 2 s, 4 s, 8 s … one hour, each up to a third shorter or longer so that many do not come back together. */
export function backOff(failures: number): number {
	const seconds = Math.min(3600, 2 ** Math.min(failures, 20))
	return seconds * 1000 * (0.67 + Math.random() * 0.66)
}

const pause = (ms: number) =>
	new Promise<void>((resolve) => {
		setTimeout(resolve, ms).unref()
	})

function createQueueState(queue: Queue) {
	const { atOnce = usuallyAtOnce } = queue
	return {
		queue,
		atOnce,
		gate: atMost(atOnce),
		// Unknown counts as out of order: what waited through a restart is tried at once.
		outage: true,
		nextProbe: 0,
		running: 0,
		/** What is being sent and must stay claimed. */
		held: new Set<string>(),
	}
}
type QueueState = ReturnType<typeof createQueueState>

export function createWorker<Name extends string>(
	queues: Readonly<Record<Name, Queue>>,
	{ sharesMachine, before }: { sharesMachine: boolean; before: () => Promise<void> },
	times: Times,
) {
	const id = `${hostname()} ${process.pid} ${randomUUID()}`
	const states = new Map<string, QueueState>(
		Object.entries<Queue>(queues).map(([name, queue]) => [name, createQueueState(queue)]),
	)
	const attempts = new Set<StartedAttempt>()
	const running = new Set<Promise<void>>()
	let stopped = false
	let wakeUp = () => {}

	function stateOf(name: Name): QueueState {
		const state = states.get(name)
		if (!state) throw new Error('no such queue')
		return state
	}
	const leaseEnd = () => new Date(Date.now() + times.lease)

	function attempt(state: QueueState, send: (attempt: Attempt) => Promise<void>): StartedAttempt {
		const started = startAttempt(state.gate, send, times.giveUp)
		attempts.add(started)
		void started.settled.then((failure) => {
			attempts.delete(started)
			return noteHealth(state, failure)
		})
		return started
	}

	async function noteHealth(state: QueueState, failure: Failure | null) {
		if (failure?.outage) {
			state.outage = true
			state.nextProbe = Date.now() + times.probe * (0.75 + Math.random() / 2)
		} else if (state.outage && !failure) {
			state.outage = false
			await state.queue.wake().then(
				() => wakeUp(),
				() => {
					state.outage = true
				},
			)
		}
	}

	/** What happened is written down however long the database is away: a mail that is not noted would be sent again. */
	async function record(work: () => Promise<void>) {
		for (let tries = 1; ; tries += 1) {
			try {
				return await work()
			} catch (error) {
				if (tries === 1) log.warn('delivery not recorded', { code: errorCode(error) })
				if (stopped && tries > 10) return
				await pause(500)
			}
		}
	}

	/** Waits for an attempt whose row is claimed, and writes down what came of it. */
	async function conclude(state: QueueState, job: Job, started: StartedAttempt) {
		state.held.add(job.id)
		try {
			const failure = await started.settled
			if (failure) return await tellFailure(job, failure)
			log.info('delivered', { ...job.said, attempt: job.attempts + 1 })
			await record(job.markDone)
		} finally {
			state.held.delete(job.id)
		}
	}

	async function tellFailure(job: Job, failure: Failure) {
		const failures = job.attempts + 1
		const next = new Date(Date.now() + backOff(failures))
		await record(() => job.markFailed(failure, next, failures >= alarmAfter))
		const said = { ...job.said, attempt: failures, code: failure.code }
		if (failure.permanent) log.error('delivery refused for good', said)
		else if (failures === alarmAfter) log.error('delivery failed', said)
		else log.warn('delivery failed', said)
	}

	function keep(work: Promise<void>) {
		running.add(work)
		void work.finally(() => {
			running.delete(work)
			wakeUp()
		})
	}

	async function claim(state: QueueState): Promise<Job[]> {
		const free = state.atOnce - state.running
		if (free <= 0) return []
		const due = await state.queue.claimDue(id, leaseEnd(), free)
		if (due.length > 0 || !state.outage || Date.now() < state.nextProbe) return due
		state.nextProbe = Date.now() + times.probe
		const probe = await state.queue.claimProbe(id, leaseEnd())
		return probe ? [probe] : []
	}

	/** One look at what is due. */
	async function round() {
		await before()
		for (const state of states.values()) {
			for (const job of await claim(state)) {
				state.running += 1
				const started = attempt(state, (begun) => job.send(begun))
				keep(
					conclude(state, job, started).finally(() => {
						state.running -= 1
					}),
				)
			}
		}
	}

	async function holdAll() {
		for (const { queue, held } of states.values()) {
			await queue.hold([...held], id, leaseEnd()).catch(() => {})
		}
	}

	async function run() {
		let lastComplaint = 0
		// SQLite means one host: rows claimed by processes that have ended are released at once. On PostgreSQL their leases expire.
		if (sharesMachine) {
			for (const { queue } of states.values()) {
				await queue.release((by) => isGone(by, id)).catch(() => {})
			}
		}
		while (!stopped) {
			const woken = new Promise<void>((resolve) => {
				wakeUp = resolve
			})
			try {
				await round()
			} catch (error) {
				// The database is down: said once a minute, tried every second.
				if (Date.now() - lastComplaint > 60_000) {
					lastComplaint = Date.now()
					log.warn('deliveries can not be read', { code: errorCode(error) })
				}
				await pause(1000)
				continue
			}
			await Promise.race([woken, pause(1000)])
		}
	}

	let loop: Promise<void> | undefined
	// A process that serves visitors holds claims too, of first tries that take long.
	const holding = setInterval(() => void holdAll(), times.lease / 3)
	holding.unref()
	return {
		id,
		times,
		leaseEnd,
		/** A first try while the visitor waits for the answer. */
		attempt: (name: Name, send: (attempt: Attempt) => Promise<void>) =>
			attempt(stateOf(name), send),
		/** For an attempt whose visitor has been answered already. This process holds the lease of its row. */
		conclude(name: Name, job: Job, started: StartedAttempt) {
			keep(conclude(stateOf(name), job, started))
		},
		/** False as soon as it is known that nobody is sending it any more; a process of another machine is believed. */
		isAtWork: (claimedBy: string | null) => claimedBy !== null && !hasEnded(claimedBy),
		/** Looks for what is due from now on: once a second, whichever process wrote it. */
		start() {
			loop ??= run()
		},
		/** Something new is due: tried at once where this process does the sending, within a second by another. */
		poke: () => wakeUp(),
		async stop() {
			stopped = true
			wakeUp()
			await loop
			const waiting = setTimeout(() => {
				for (const started of attempts) started.abort()
			}, times.farewell)
			for (const started of attempts) started.withdraw()
			await Promise.all(running)
			clearTimeout(waiting)
			clearInterval(holding)
		},
	}
}
