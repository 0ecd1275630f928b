/**
 * The same key many times at once is one submission: the first call works, the others wait for its answer. Only
 * answers of success are shared; after any other, the next in line tries itself. What the database remembers of
 * earlier keys, and of keys in other processes, is the store's part.
 */
import { type Answer, refused } from './responses.ts'

type Running = { fingerprint: string; answer: Promise<Answer> }

export function createSingleFlight() {
	const running = new Map<string, Running>()

	return async function singly(
		key: string,
		fingerprint: string,
		work: () => Promise<Answer>,
	): Promise<Answer> {
		for (let current = running.get(key); current; current = running.get(key)) {
			const answer = await current.answer.catch(() => null)
			if (answer?.status !== 201) continue
			return current.fingerprint === fingerprint ? answer : keyReused
		}
		const answer = work()
		running.set(key, { fingerprint, answer })
		try {
			return await answer
		} finally {
			running.delete(key)
		}
	}
}

export const keyReused = refused({ idempotency_key: 'key_reused' })
