/**
 * How often somebody guessed at a secret, or did something that is bounded. A guess is counted before it is compared, in
 * one statement: two hundred at once are counted one by one, on every process. A key is a digest of what was typed or of an
 * address, real or invented; without the server's secret nobody can try all addresses against a copy of the table.
 * The limits by address (`api/limits.ts`) are another thing: they must work without the database and cost a form no write, and may
 * forget at a restart; a count of guesses must do neither.
 */
import { createHmac } from 'node:crypto'
import type { Database } from './database.ts'
import type { Run, Trx } from './schema.ts'

export type GuessLimit = {
	/** The label under which `/metrics` counts what is locked. */
	kind: string
	points: number
	seconds: number
}
export type Counted = { key: string; limit: GuessLimit }

/** A refusal is remembered by the process this long, then the row is asked again: another process may have lifted it. */
const rememberedFor = 60_000
/** Far more than are locked at any time; beyond it the row is asked. */
const mostRemembered = 20_000

export type Refusal = {
	seconds: number
	kind: string
	/** Read from the row just now; false when this process remembered an earlier refusal. */
	isFresh: boolean
}

/** Ends the transaction in which several keys are counted: those before it are not counted either. */
class Refused extends Error {
	readonly refusal: Refusal

	constructor(refusal: Refusal) {
		super('refused')
		this.refusal = refusal
	}
}

export function createGuesses(database: Database, readSecret: () => Promise<string>) {
	const refusals = new Map<string, { until: number; askAgain: number }>()

	async function digestOf(key: string): Promise<string> {
		return createHmac('sha256', await readSecret())
			.update(key)
			.digest('base64url')
	}

	/** The seconds to wait, as far as this process remembers. */
	function remembered(digest: string): number | null {
		const refusal = refusals.get(digest)
		if (!refusal) return null
		const now = Date.now()
		if (now < refusal.askAgain) return Math.max(1, Math.ceil((refusal.until - now) / 1000))
		refusals.delete(digest)
		return null
	}

	function remember(digest: string, seconds: number): void {
		if (refusals.size >= mostRemembered) refusals.clear()
		const until = Date.now() + seconds * 1000
		refusals.set(digest, { until, askAgain: Math.min(until, Date.now() + rememberedFor) })
	}

	async function add(run: Run, digest: string, { kind, points, seconds }: GuessLimit) {
		const now = new Date()
		const time = now.toISOString()
		const end = new Date(now.getTime() + seconds * 1000).toISOString()
		const { count, until } = await run
			.insertInto('guesses')
			.values({ key: digest, kind, most: points, count: 1, until: end })
			.onConflict((known) =>
				known.column('key').doUpdateSet(({ eb, or, ref, lit }) => {
					const isOver = eb('guesses.until', '<=', time)
					const next = eb('guesses.count', '+', 1)
					return {
						count: eb.case().when(isOver).then(lit(1)).else(next).end(),
						until: eb
							.case()
							.when(or([isOver, eb(next, '=', points)]))
							.then(end)
							.else(ref('guesses.until'))
							.end(),
					}
				}),
			)
			.returning(['count', 'until'])
			.executeTakeFirstOrThrow()
		const wait = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
		return { count, seconds: count <= points ? null : wait }
	}

	/** Null when this guess may be compared, otherwise the seconds to wait. */
	async function take(key: string, limit: GuessLimit): Promise<number | null> {
		return (await count(key, limit)).seconds
	}

	/** Also says how often it has been by now; null where the row was not asked. */
	async function count(key: string, limit: GuessLimit) {
		const digest = await digestOf(key)
		const wait = remembered(digest)
		if (wait !== null) return { count: null, seconds: wait }
		const counted = await add(await database.ready(), digest, limit)
		if (counted.seconds !== null) remember(digest, counted.seconds)
		return counted
	}

	const digestsOf = async (keys: readonly string[]) => {
		const digests = await Promise.all(keys.map(digestOf))
		for (const digest of digests) refusals.delete(digest)
		return digests
	}

	return {
		take,
		count,

		/** In a transaction it is counted with it, or not at all. */
		takeIn: async (trx: Trx, key: string, limit: GuessLimit) =>
			(await add(trx, await digestOf(key), limit)).seconds,

		/** Counts all of them, or none when one refuses. */
		async takeAll(counted: readonly Counted[]): Promise<Refusal | null> {
			const keyed = await Promise.all(
				counted.map(async ({ key, limit }) => ({ digest: await digestOf(key), limit })),
			)
			for (const { digest, limit } of keyed) {
				const seconds = remembered(digest)
				if (seconds !== null) return { seconds, kind: limit.kind, isFresh: false }
			}
			try {
				await database.transaction(async (trx) => {
					for (const { digest, limit } of keyed) {
						const { seconds } = await add(trx, digest, limit)
						if (seconds === null) continue
						remember(digest, seconds)
						throw new Refused({ seconds, kind: limit.kind, isFresh: true })
					}
				})
				return null
			} catch (error) {
				if (error instanceof Refused) return error.refusal
				throw error
			}
		},

		/** These guesses were none after all. One row at a time: two that hold some and wait for others would wait for each other. */
		async giveBack(...keys: string[]): Promise<void> {
			for (const digest of await digestsOf(keys)) {
				const db = await database.ready()
				await db
					.updateTable('guesses')
					.set(({ eb }) => ({ count: eb('count', '-', 1) }))
					.where('key', '=', digest)
					.where('count', '>', 0)
					.execute()
			}
		},

		/** The secret is known here: earlier mistakes count no more. */
		async forget(...keys: string[]): Promise<void> {
			const db = await database.ready()
			await db
				.deleteFrom('guesses')
				.where('key', 'in', await digestsOf(keys))
				.execute()
		},

		/** How many of each kind are locked right now. */
		async locked(): Promise<{ kind: string; n: number }[]> {
			const db = await database.ready()
			return db
				.selectFrom('guesses')
				.select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
				.where('kind', 'is not', null)
				.$narrowType<{ kind: string }>()
				.whereRef('count', '>=', 'most')
				.where('until', '>', new Date().toISOString())
				.groupBy('kind')
				.orderBy('kind')
				.execute()
		},

		async sweep(): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('guesses').where('until', '<=', new Date().toISOString()).execute()
		},
	}
}
export type Guesses = ReturnType<typeof createGuesses>
