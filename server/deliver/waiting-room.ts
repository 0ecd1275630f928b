/** Stores contact messages that went out while the database was down, one by one: none holds up another. */
import { errorCode, log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { channels } from '../store/tables.ts'
import type { Waiting, WaitingFiles } from '../store/waiting.ts'

const unansweredFor = 30_000
/** A file that the database refuses so many times, while it takes others, is left to a person. */
const mostTries = 5

export function createWaitingRoom(store: Store, waiting: WaitingFiles) {
	const tries = new Map<string, { count: number; nextAt: number }>()

	/** It is being sent right now, unless the process died over it. */
	function isBusy({ answer, createdAt, busyUntil }: Waiting): boolean {
		if (busyUntil && Date.parse(busyUntil) > Date.now()) return true
		return answer === null && Date.now() - Date.parse(createdAt) < unansweredFor
	}

	async function storeOne(one: Waiting) {
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

	async function noteRefusal(one: Waiting, error: unknown) {
		// Where the database is down for all, the round ends; the file is not to blame.
		await store.ping()
		const count = (tries.get(one.key)?.count ?? 0) + 1
		log.error('waiting file can not be stored', {
			reference: one.reference,
			attempt: count,
			code: errorCode(error),
		})
		if (count < mostTries) {
			tries.set(one.key, { count, nextAt: Date.now() + 1000 * 2 ** count })
			return
		}
		tries.delete(one.key)
		await waiting.setAside(one.key)
	}

	return async function storeWaiting(): Promise<void> {
		for (const one of await waiting.all()) {
			if (isBusy(one) || (tries.get(one.key)?.nextAt ?? 0) > Date.now()) continue
			try {
				await storeOne(one)
				tries.delete(one.key)
			} catch (error) {
				await noteRefusal(one, error)
			}
		}
	}
}
