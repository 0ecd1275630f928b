/** Every minute, in one process at a time: families are reminded of what they were asked for. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { isGone } from '../deliver/process-name.ts'
import { errorCode, log } from '../log.ts'
import { type Job, repeat } from '../repeat.ts'
import type { Lease } from '../store/leases.ts'
import type { Store } from '../store/store.ts'

const minute = 60_000

/** How many left; none while another process has the lease. */
export async function sendReminders(store: Store, lease: Lease, now: Date): Promise<number> {
	const { leases, pool } = store
	const { reminders } = store.cases
	// On one machine a process that has ended gives its lease back at once; on several it runs out.
	if (pool === null) await leases.freeGone(lease.name, (by) => isGone(by, lease.by))
	if (!(await leases.take(lease, new Date(Date.now() + minute)))) return 0
	try {
		let sent = 0
		for (const id of await reminders.due(now)) {
			// A case that can't be reminded must not keep all later ones from it.
			const reminded = await reminders.remind(id, lease, now).catch((error: unknown) => {
				log.warn('reminder not sent', { code: errorCode(error) })
				return 'later' as const
			})
			if (reminded === 'sent') sent += 1
		}
		if (sent > 0) log.info('reminders', { count: sent })
		return sent
	} finally {
		await leases.release(lease)
	}
}

export function startRemindersJob(store: Store, poke: () => void): Job {
	const lease = { name: 'reminders', by: `${hostname()} ${process.pid} ${randomUUID()}` }
	return repeat(
		async () => {
			try {
				if ((await sendReminders(store, lease, new Date())) > 0) poke()
			} catch (error) {
				log.warn('reminders not sent', { code: errorCode(error) })
			}
		},
		() => minute,
	)
}
