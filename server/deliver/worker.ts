/**
 * Sends what is due until it is delivered. Each delivery waits longer after each failure, from seconds to an hour.
 * While a channel as a whole is out of order, one delivery is tried every few seconds however long it had to wait;
 * when it gets through, everything that waited for the channel goes out at once.
 */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { atMost } from '../at-most.ts'
import { errorCode, log } from '../log.ts'
import type { Failure } from '../store/claims.ts'
import type { DeliveryRow } from '../store/delivery-rows.ts'
import type { Store } from '../store/store.ts'
import { type Channel, channels, type Submission } from '../store/tables.ts'
import type { WaitingFiles } from '../store/waiting.ts'
import { ChannelFailure, type Send, sendTimeout } from './channel.ts'

/** A claim outlives the longest attempt; after a crash the row is free again this soon. */
const lease = 20_000
const hardLimit = sendTimeout + 4000
const atOnce = 4
const unansweredFor = 30_000
const alarmAfter = 10
const probeEvery = 8000

/** 2 s, 4 s, 8 s … one hour, each up to a third shorter or longer so that many do not come back together. */
export function backOff(failures: number): number {
	const seconds = Math.min(3600, 2 ** Math.min(failures, 20))
	return seconds * 1000 * (0.67 + Math.random() * 0.66)
}

const pause = (ms: number) =>
	new Promise<void>((resolve) => {
		setTimeout(resolve, ms).unref()
	})

/** Of this machine, and no longer running. */
function hasEnded(claimedBy: string): boolean {
	const [host = '', pid = ''] = claimedBy.split(' ')
	if (host !== hostname()) return false
	try {
		process.kill(Number(pid), 0)
		return false
	} catch (error) {
		return errorCode(error) === 'ESRCH'
	}
}

/** Also when this process has got its number since. */
function isGone(claimedBy: string, own: string): boolean {
	const isNamesake = claimedBy.startsWith(`${hostname()} ${process.pid} `) && claimedBy !== own
	return isNamesake || hasEnded(claimedBy)
}

export function createWorker(store: Store, waiting: WaitingFiles, send: Record<Channel, Send>) {
	const id = `${hostname()} ${process.pid} ${randomUUID()}`
	const gate = { email: atMost(atOnce), spreadsheet: atMost(atOnce) }
	// Unknown counts as out of order: what waited through a restart is tried at once.
	const state = {
		email: { outage: true, nextProbe: 0, running: 0 },
		spreadsheet: { outage: true, nextProbe: 0, running: 0 },
	}
	/** Sent, but the database could not be told: told later, never sent again. */
	const untold = new Set<string>()
	const running = new Set<Promise<void>>()
	let stopped = false
	let wakeUp = () => {}

	/** Tries a channel once. Null means that it took the submission. */
	async function attempt(
		channel: Channel,
		submission: Submission,
		within = hardLimit,
	): Promise<Failure | null> {
		const late = pause(within).then(
			(): Failure => ({ code: 'TIMEOUT', outage: true, permanent: false }),
		)
		let isLate = false
		const sent = gate[channel](async () => {
			if (isLate) return null
			return send[channel](submission).then(() => null, asFailure)
		})
		const failure = await Promise.race([sent, late])
		isLate = true
		await noteHealth(channel, failure)
		return failure
	}

	function asFailure(error: unknown): Failure {
		if (error instanceof ChannelFailure)
			return { code: error.code, outage: error.outage, permanent: false }
		return { code: errorCode(error), outage: false, permanent: false }
	}

	async function noteHealth(channel: Channel, failure: Failure | null) {
		const own = state[channel]
		if (failure?.outage) {
			own.outage = true
			own.nextProbe = Date.now() + probeEvery * (0.75 + Math.random() / 2)
		} else if (own.outage && !failure) {
			own.outage = false
			await store.deliveries.wake(channel).then(wakeUp, () => {
				own.outage = true
			})
		}
	}

	async function deliver(row: DeliveryRow) {
		if (!untold.has(row.id)) {
			const submission = await store.submissions.find(row.kind, row.submission_id)
			if (!submission) return
			const failure = await attempt(row.channel, submission)
			if (failure) return tellFailure(row, submission, failure)
			untold.add(row.id)
			log.info('delivered', {
				channel: row.channel,
				kind: row.kind,
				reference: submission.reference,
				attempt: row.attempts + 1,
			})
		}
		await store.deliveries.markDelivered(row.id)
		untold.delete(row.id)
	}

	async function tellFailure(row: DeliveryRow, submission: Submission, failure: Failure) {
		const failures = row.attempts + 1
		const next = new Date(Date.now() + backOff(failures))
		await store.deliveries.markFailed(row.id, failure, next, failures >= alarmAfter)
		const say = failures === alarmAfter ? log.error : log.warn
		say('delivery failed', {
			channel: row.channel,
			kind: row.kind,
			reference: submission.reference,
			attempt: failures,
			code: failure.code,
		})
	}

	async function claim(channel: Channel): Promise<DeliveryRow[]> {
		const own = state[channel]
		const until = new Date(Date.now() + lease)
		const free = atOnce - own.running
		if (free <= 0) return []
		const due = await store.deliveries.claimDue(channel, id, until, free)
		if (due.length > 0 || !own.outage || Date.now() < own.nextProbe) return due
		own.nextProbe = Date.now() + probeEvery
		const probe = await store.deliveries.claimProbe(channel, id, until)
		return probe ? [probe] : []
	}

	async function storeWaiting() {
		for (const one of await waiting.all()) {
			// Not answered yet: it is being sent right now, unless the process died over it.
			if (one.answer === null && Date.now() - Date.parse(one.createdAt) < unansweredFor) continue
			const { submission } = await store.submissions.submit({
				kind: 'contact_submissions',
				...one,
				deliveries: channels.map((channel) => ({
					channel,
					...(one.delivered.includes(channel) ? { deliveredAt: new Date().toISOString() } : {}),
				})),
			})
			// Where the row was there already (its confirmation got lost), what went out is noted now.
			for (const row of await store.deliveries.ofSubmission(submission.id)) {
				if (!row.delivered && one.delivered.includes(row.channel)) {
					await store.deliveries.markDelivered(row.id)
				}
			}
			await waiting.remove(one.key)
			log.info('stored after waiting', { kind: submission.kind, reference: submission.reference })
		}
	}

	/** One look at what is due. True when there may be more right away. */
	async function round(): Promise<boolean> {
		await storeWaiting()
		let claimed = 0
		for (const channel of channels) {
			for (const row of await claim(channel)) {
				claimed += 1
				state[channel].running += 1
				const work = deliver(row)
					.catch((error) => log.warn('delivery not recorded', { code: errorCode(error) }))
					.finally(() => {
						state[channel].running -= 1
						running.delete(work)
						wakeUp()
					})
				running.add(work)
			}
		}
		return claimed > 0
	}

	async function run() {
		let lastComplaint = 0
		// The embedded database belongs to one machine, so who still runs can be asked; elsewhere claims run out.
		if (!store.pool) await store.deliveries.release((by) => isGone(by, id)).catch(() => {})
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
	return {
		id,
		attempt,
		/** False as soon as it is known that nobody is sending it any more; a process of another machine is believed. */
		isAtWork: (claimedBy: string | null) => claimedBy !== null && !hasEnded(claimedBy),
		/** Until when a delivery that is being sent right now belongs to this process. */
		leaseEnd: () => new Date(Date.now() + lease),
		start() {
			loop ??= run()
		},
		/** Something new is due. */
		poke: () => wakeUp(),
		async stop() {
			stopped = true
			wakeUp()
			await loop
			await Promise.all(running)
		},
	}
}
