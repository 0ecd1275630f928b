/**
 * SQLite has one writer, and every commit waits for the disk while nothing else runs. What waits for the writer at the same time is
 * written in one transaction, each in a savepoint of its own: one that fails leaves the others alone, and all are answered after the
 * commit that holds them.
 */
import { CompiledQuery } from 'kysely'
import { together } from '../together.ts'
import type { Trx } from './schema.ts'

/** So many hold the writer for some 30 ms; who else wants to write waits for them. */
const most = 20

/** Milliseconds from one commit to the next: more share it, and nobody notices that they waited. */
const apart = 20

const begin = CompiledQuery.raw('savepoint shared')
const keep = CompiledQuery.raw('release shared')
const undo = CompiledQuery.raw('rollback to shared')

type Transaction = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
type Outcome<T> = { value: T } | { error: unknown }

async function inSavepoint<T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<Outcome<T>> {
	await trx.executeQuery(begin)
	try {
		const value = await work(trx)
		await trx.executeQuery(keep)
		return { value }
	} catch (error) {
		// Where the database has ended the whole transaction, this fails too, and with it everybody who shares it.
		await trx.executeQuery(undo)
		await trx.executeQuery(keep)
		return { error }
	}
}

export function shareTransactions(transaction: Transaction): Transaction {
	const commit = together(
		(works: readonly ((trx: Trx) => Promise<void>)[]) =>
			transaction(async (trx) => {
				for (const work of works) await work(trx)
			}),
		{ most, apart },
	)
	return async <T>(work: (trx: Trx) => Promise<T>) => {
		const outcomes: Outcome<T>[] = []
		await commit(async (trx) => {
			outcomes.push(await inSavepoint(trx, work))
		})
		const [outcome] = outcomes
		if (!outcome) throw new Error('committed without its work')
		if ('error' in outcome) throw outcome.error
		return outcome.value
	}
}
