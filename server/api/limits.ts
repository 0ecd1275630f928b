/**
 * How often one address may call. Generous for people: a family behind one address, or a class in a school, sends
 * many forms in an hour. Tight for floods. Processes that share a PostgreSQL share the count; when it does not answer
 * at once, each counts for itself.
 */
import { createHmac } from 'node:crypto'
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
	/** Applications begun without scripts: each takes room until the next day. */
	draft: [{ points: 40, seconds: 24 * 3600 }],
	upload: [
		{ points: 100, seconds: 60 },
		{ points: 300, seconds: 3600 },
	],
	/** Megabytes of documents, kept or not: a hundred applications a day with the files they usually have. */
	bytes: [{ points: 3000, seconds: 24 * 3600 }],
} satisfies Record<string, Window[]>

export type Limit = keyof typeof windows

const databasePatience = 400

type Pair = { memory: RateLimiterAbstract; shared: RateLimiterAbstract | null }

/** How many times as many calls a whole network of IPv6 may make: it may be one hoster or the phones of a city. */
const networkShare = 10

/** What is stored is shared by the whole network: one who has a /48 has thousands of households to send from. */
const shareOf = (limit: Limit) => (limit === 'bytes' ? 1 : networkShare)

/** The /48 around a household's /64. */
export function networkOf(address: string): string | null {
	const groups = address.split(':')
	return groups.length === 4 ? groups.slice(0, 3).join(':') : null
}

export function createLimits(pool: Pool | null, salt: string) {
	const counters = new Map<string, Pair[]>()

	function countersOf(limit: Limit, what: string, share = 1): Pair[] {
		const name = `${limit}:${what}${share === 1 ? '' : `:${share}`}`
		const known = counters.get(name)
		if (known) return known
		const made = windows[limit].map(({ points: each, seconds }) => {
			const points = each * share
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
	async function consume(
		{ memory, shared }: Pair,
		key: string,
		points: number,
	): Promise<number | null> {
		try {
			if (!shared) {
				await memory.consume(key, points)
				return null
			}
			let timer: NodeJS.Timeout | undefined
			const late = new Promise<'late'>((resolve) => {
				timer = setTimeout(() => resolve('late'), databasePatience)
			})
			const first = await Promise.race([shared.consume(key, points), late])
			clearTimeout(timer)
			if (first === 'late') await memory.consume(key, points)
			return null
		} catch (error) {
			if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
			// A counter that fails must not keep people out.
			return null
		}
	}

	// An address is personal data: only its digest is kept, and without the salt all addresses could be tried.
	const sourceOf = (address: string) =>
		createHmac('sha256', salt).update(address).digest('hex').slice(0, 32)

	async function takeFrom(
		counted: Pair[],
		address: string,
		points: number,
	): Promise<number | null> {
		const key = sourceOf(address)
		for (const pair of counted) {
			const seconds = await consume(pair, key, points)
			if (seconds !== null) return seconds
		}
		return null
	}

	return {
		sourceOf,

		/** Who shares what there is too little of: a household with IPv4, a whole /48 with IPv6, of which one may have thousands of households. */
		sharerOf: (address: string) => sourceOf(networkOf(address) ?? address),

		/**
		 * Counts a call of `what` from an address, as `points` calls if it was worth so many: null when it may pass, otherwise the
		 * seconds to wait.
		 */
		async take(limit: Limit, what: string, address: string, points = 1): Promise<number | null> {
			const seconds = await takeFrom(countersOf(limit, what), address, points)
			const network = networkOf(address)
			if (seconds !== null || network === null) return seconds
			return takeFrom(countersOf(limit, what, shareOf(limit)), network, points)
		},
	}
}
export type Limits = ReturnType<typeof createLimits>
