/**
 * How often one address may call. Generous for people: a family behind one address, or a class in a school, sends
 * many forms in an hour. Tight for floods. Processes that share a PostgreSQL share the count; when it does not answer
 * at once, each counts for itself.
 */
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from 'rate-limiter-flexible'

type Window = { points: number; seconds: number }

const windows = {
	form: [
		{ points: 60, seconds: 60 },
		{ points: 300, seconds: 3600 },
	],
	upload: [
		{ points: 100, seconds: 60 },
		{ points: 300, seconds: 3600 },
	],
	/** Wrong staff passwords. */
	password: [{ points: 10, seconds: 900 }],
} satisfies Record<string, Window[]>

export type Limit = keyof typeof windows

const databasePatience = 400

type Pair = { memory: RateLimiterAbstract; shared: RateLimiterAbstract | null }

export function createLimits(pool: Pool | null) {
	const counters = new Map<string, Pair[]>()

	function countersOf(limit: Limit, what: string): Pair[] {
		const name = `${limit}:${what}`
		const known = counters.get(name)
		if (known) return known
		const made = windows[limit].map(({ points, seconds }) => {
			const options = { points, duration: seconds, keyPrefix: `${name}:${seconds}` }
			const memory = new RateLimiterMemory(options)
			if (!pool) return { memory, shared: null }
			const shared = new RateLimiterPostgres({
				...options,
				storeClient: pool,
				storeType: 'pool',
				tableName: 'rate_limits',
				tableCreated: true,
				clearExpiredByTimeout: true,
				inMemoryBlockOnConsumed: points,
				insuranceLimiter: memory,
			})
			return { memory, shared }
		})
		counters.set(name, made)
		return made
	}

	/** Null when the call may pass, otherwise the seconds to wait. */
	async function consume({ memory, shared }: Pair, key: string): Promise<number | null> {
		try {
			if (!shared) {
				await memory.consume(key)
				return null
			}
			let timer: NodeJS.Timeout | undefined
			const late = new Promise<'late'>((resolve) => {
				timer = setTimeout(() => resolve('late'), databasePatience)
			})
			const first = await Promise.race([shared.consume(key), late])
			clearTimeout(timer)
			if (first === 'late') await memory.consume(key)
			return null
		} catch (error) {
			if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
			// A counter that fails must not keep people out.
			return null
		}
	}

	// An address is personal data: only its digest is kept.
	const keyOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 32)

	return {
		/** The seconds to wait without counting anything; null when the next call would pass. */
		async wait(limit: Limit, what: string, address: string): Promise<number | null> {
			for (const [at, { memory, shared }] of countersOf(limit, what).entries()) {
				const state = await (shared ?? memory).get(keyOf(address)).catch(() => null)
				const points = windows[limit][at]?.points ?? 0
				if (state && state.consumedPoints >= points) {
					return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
				}
			}
			return null
		},

		/** Counts one call of `what` from an address. */
		async take(limit: Limit, what: string, address: string): Promise<number | null> {
			const key = keyOf(address)
			for (const pair of countersOf(limit, what)) {
				const seconds = await consume(pair, key)
				if (seconds !== null) return seconds
			}
			return null
		},
	}
}
export type Limits = ReturnType<typeof createLimits>
