/**
 * Works off what the platform called in: whichever process has the lease, one after the other, in the order in which the platform took
 * it. Faults make it wait longer between two tries, from a second to minutes; they never end it.
 */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { isGone } from '../deliver/process-name.ts'
import { errorCode, log } from '../log.ts'
import type { Job } from '../repeat.ts'
import type { Store } from '../store/store.ts'

interface LaneTimes {
	/** How long the lease lasts; it is renewed with every round. */
	lease: number
	/** Between two looks. */
	idle: number
	longestPause: number
}
const usualTimes: LaneTimes = { lease: 60_000, idle: 1000, longestPause: 60_000 }

/** How many are worked off before the lease is renewed. */
const batch = 50
/** What stopped the work so often is set aside. */
const mostTries = 6

export type WhatsappLane = Job & {
	start(): void
	/** Something new is there: looked for at once where this process does the work, within a second by another. */
	poke(): void
}

export function createWhatsappLane(
	{ leases, whatsappArrivals, pool }: Pick<Store, 'leases' | 'whatsappArrivals' | 'pool'>,
	times: LaneTimes = usualTimes,
): WhatsappLane {
	const lease = { name: 'arrivals', by: `${hostname()} ${process.pid} ${randomUUID()}` }
	const tries = new Map<string, number>()
	let isStopped = false
	let failures = 0
	let wakeUp = () => {}
	let end = () => {}
	const stopped = new Promise<void>((resolve) => {
		end = resolve
	})

	/** False when another process has the lease. */
	async function workOff(key: string): Promise<boolean> {
		try {
			const isOurs = (await whatsappArrivals.workOff(lease, key)) === 'done'
			tries.delete(key)
			return isOurs
		} catch (error) {
			const count = (tries.get(key) ?? 0) + 1
			tries.set(key, count)
			log.warn('arrival not worked off', { channel: 'wa', code: errorCode(error), attempt: count })
			if (count < mostTries) throw error
			await whatsappArrivals.setAside(key)
			tries.delete(key)
			return true
		}
	}

	/** True when there may be more. */
	async function round(): Promise<boolean> {
		// On one machine a process that has ended gives its lease back at once; on several it runs out.
		if (pool === null) await leases.freeGone(lease.name, (by) => isGone(by, lease.by))
		if (!(await leases.take(lease, new Date(Date.now() + times.lease)))) return false
		const keys = await whatsappArrivals.waiting(batch)
		for (const key of keys) if (isStopped || !(await workOff(key))) return false
		return keys.length === batch
	}

	async function run(): Promise<void> {
		while (!isStopped) {
			const woken = new Promise<void>((resolve) => {
				wakeUp = resolve
			})
			let pause = times.idle
			try {
				if (await round()) continue
				failures = 0
			} catch (error) {
				failures += 1
				if (failures === 1) log.warn('arrivals wait', { channel: 'wa', code: errorCode(error) })
				pause = Math.min(times.longestPause, times.idle * 2 ** Math.min(failures - 1, 10))
			}
			const late = new Promise<void>((resolve) => {
				setTimeout(resolve, pause).unref()
			})
			// After a fault only time and a stop end the pause: with calls that come in meanwhile, the tries of a message would be over in a moment.
			await Promise.race([stopped, late, ...(failures > 0 ? [] : [woken])])
		}
		await leases.release(lease).catch(() => {})
	}

	let running: Promise<void> | undefined
	return {
		start() {
			running ??= run()
		},
		poke: () => wakeUp(),
		async stop() {
			isStopped = true
			end()
			await running
		},
	}
}
