/**
 * Inserts that every submission makes. Kysely builds a tree of each column and writes it as text, each time anew, and that took longer
 * than the insert itself: here the text is made once for the same columns and as many rows.
 */
import {
	type Compilable,
	CompiledQuery,
	type DialectAdapter,
	type Insertable,
	type InsertQueryBuilder,
	type InsertResult,
} from 'kysely'
import type { Run, Tables } from './schema.ts'

/** The databases write parameters differently. */
const texts = new WeakMap<DialectAdapter, Map<string, string>>()

/** `finish` adds what follows the values, without parameters: it is asked once for each place in the code, which `name` tells apart. */
export async function addRows<T extends keyof Tables, Added>(
	run: Run,
	table: T,
	name: string,
	rows: readonly Insertable<Tables[T]>[],
	finish: (insert: InsertQueryBuilder<Tables, T, InsertResult>) => Compilable<Added>,
): Promise<Added[]> {
	const { adapter } = run.getExecutor()
	const known = texts.get(adapter) ?? new Map<string, string>()
	texts.set(adapter, known)
	const [first] = rows
	if (!first) return []
	const columns = Object.keys(first)
	const key = `${name} ${table} ${rows.length} ${columns}`
	const text = known.get(key) ?? finish(run.insertInto(table).values(rows)).compile().sql
	known.set(key, text)
	const values = rows.flatMap((row) => columns.map((column) => Reflect.get(row, column)))
	return (await run.executeQuery<Added>(CompiledQuery.raw(text, values))).rows
}
