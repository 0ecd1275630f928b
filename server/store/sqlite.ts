/**
 * Kysely on Node's own SQLite. Kysely lets one query or transaction in at a time, because there is one connection.
 * When another process holds the file's write lock, this one waits without stopping everything else it does.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	FunctionNode,
	LimitNode,
	type QueryCompiler,
	type QueryResult,
	type SelectModifierNode,
	SqliteDialect,
	SqliteQueryCompiler,
	ValueNode,
} from 'kysely'
import { letOthersRun } from '../turns.ts'

/**
 * Pages of the log after which SQLite copies them back into the file, while the process waits for the disk. Submissions that follow each
 * other change the same pages: copied back after 16 MB, they are copied a quarter as often. A long row of writes, which fills the
 * log again and again, has it copied in parts for which nobody waits long.
 */
export const copiedBackAfter = { usually: 4000, inLongWork: 400 } as const

const busy = 5
const patience = 5000

/** Only what this store binds: text, numbers, flags and nothing. */
function bindable(value: unknown): SQLInputValue {
	if (typeof value === 'boolean') return value ? 1 : 0
	if (typeof value === 'string' || typeof value === 'number' || value === null) return value
	throw new TypeError('value of a kind that is not stored')
}

/** Another process writes, or is mending the file after a crash: the kind is in the last byte of the code. */
function isBusy(error: unknown): boolean {
	const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined
	return typeof code === 'number' && (code & 0xff) === busy
}

export async function whenFree<T>(work: () => T, within = patience): Promise<T> {
	const giveUp = Date.now() + within
	for (;;) {
		try {
			return work()
		} catch (error) {
			if (!isBusy(error) || Date.now() > giveUp) throw error
			await wait(5 + Math.random() * 20)
		}
	}
}

function openFile(dataDir: string): DatabaseSync {
	// What visitors entrust to the company is for its own account on the machine.
	mkdirSync(dataDir, { recursive: true, mode: 0o700 })
	const database = new DatabaseSync(join(dataDir, 'rihla.sqlite'), { timeout: 20 })
	try {
		database.exec('pragma journal_mode = wal')
		database.exec(`pragma wal_autocheckpoint = ${copiedBackAfter.usually}`)
		// A row is answered as created only when the disk has it, also if the power goes.
		database.exec('pragma synchronous = full')
		// What is deleted is overwritten, not only left out of the index.
		database.exec('pragma secure_delete = on')
		return database
	} catch (error) {
		database.close()
		throw error
	}
}

/** More than the store has; lists of different lengths make some more. */
const mostStatements = 300

interface Prepared {
	statement: StatementSync
	columns: readonly { name: string; isFlag: boolean }[]
}

/** A plain object with real flags, as PostgreSQL's driver gives it: SQLite keeps flags as 0 and 1. */
function readRow(values: readonly unknown[], columns: Prepared['columns']) {
	const row: Record<string, unknown> = {}
	for (const [index, { name, isFlag }] of columns.entries()) {
		const value = values[index]
		row[name] = isFlag && value !== null ? value === 1 : value
	}
	return row
}

/** Preparing an insert into a table with many indexes takes longer than running it: what was prepared is kept. */
class Connection implements DatabaseConnection {
	readonly #database: DatabaseSync
	readonly #prepared = new Map<string, Prepared>()

	constructor(database: DatabaseSync) {
		this.#database = database
	}

	#prepare(sql: string): Prepared {
		const known = this.#prepared.get(sql)
		if (known) return known
		if (this.#prepared.size >= mostStatements) this.#prepared.clear()
		const statement = this.#database.prepare(sql)
		statement.setReturnArrays(true)
		const columns = statement.columns().map(({ name, type }) => ({
			name,
			isFlag: type === 'boolean',
		}))
		const prepared = { statement, columns }
		this.#prepared.set(sql, prepared)
		return prepared
	}

	close(): void {
		this.#prepared.clear()
		this.#database.close()
	}

	// Kysely's interface leaves the row's type to the caller, who takes it from the schema.
	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const bound = parameters.map(bindable)
		// Also inside a transaction: no other statement of this process gets in, because Kysely lets in one at a time.
		await letOthersRun()
		return whenFree(() => {
			const { statement, columns } = this.#prepare(sql)
			if (columns.length > 0) {
				// With arrays asked for, each row is one; the types of Node say so of no statement.
				const rows: unknown[] = statement.all(...bound)
				return { rows: rows.map((row) => readRow(row as unknown[], columns)) as Row[] }
			}
			const { changes } = statement.run(...bound)
			return { rows: [], numAffectedRows: BigInt(changes) }
		})
	}

	async *streamQuery<Row>(query: CompiledQuery) {
		yield await this.executeQuery<Row>(query)
	}
}

class NodeSqliteDriver implements Driver {
	readonly #dataDir: string
	#connection: Connection | undefined

	constructor(dataDir: string) {
		this.#dataDir = dataDir
	}

	async init(): Promise<void> {
		this.#connection = new Connection(await whenFree(() => openFile(this.#dataDir)))
	}

	async acquireConnection(): Promise<DatabaseConnection> {
		if (!this.#connection) throw new Error('the database is not open')
		return this.#connection
	}

	// A transaction takes the write lock when it starts: one that first reads could fail when it comes to write.
	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'))
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('commit'))
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('rollback'))
	}

	async releaseConnection(): Promise<void> {}

	async destroy(): Promise<void> {
		this.#connection?.close()
	}
}

/** SQLite has no row locks and needs none: a transaction holds the one write lock of the file from its start. */
class LocklessQueryCompiler extends SqliteQueryCompiler {
	/** In words, not as a parameter: SQLite plans by it, and would prepare the statement anew each time it is bound. */
	protected override visitLimit({ limit }: LimitNode): void {
		if (ValueNode.is(limit) && typeof limit.value === 'number') this.append(`limit ${limit.value}`)
		else super.visitLimit(LimitNode.create(limit))
	}

	/** Where a text stands in another: SQLite has its own name for it. */
	protected override visitFunction(node: FunctionNode): void {
		const isPlace = node.func === 'strpos'
		super.visitFunction(isPlace ? FunctionNode.create('instr', node.arguments) : node)
	}

	protected override visitSelectModifier(node: SelectModifierNode): void {
		if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') {
			super.visitSelectModifier(node)
		}
	}
}

export class NodeSqliteDialect extends SqliteDialect {
	readonly #dataDir: string

	constructor(dataDir: string) {
		super({
			database: () => {
				throw new Error('opened by its own driver')
			},
		})
		this.#dataDir = dataDir
	}

	override createDriver(): Driver {
		return new NodeSqliteDriver(this.#dataDir)
	}

	override createQueryCompiler(): QueryCompiler {
		return new LocklessQueryCompiler()
	}
}
