/** The kinds of column that the tables are made of. */
import type { ColumnType } from 'kysely'

export type Column<Type = unknown> = {
	declared: 'text' | 'integer' | 'boolean'
	nullable: boolean
	/** Only for the compiler: what a value is when it is read, inserted and updated. */
	type?: Type
}

type Optional<Value> = ColumnType<Value, Value | undefined, Value>

export const text: Column<string> = { declared: 'text', nullable: false }
export const maybeText: Column<string | null> = { declared: 'text', nullable: true }
export const integer: Column<number> = { declared: 'integer', nullable: false }
export const maybeInteger: Column<number | null> = { declared: 'integer', nullable: true }
export const flag: Column<boolean> = { declared: 'boolean', nullable: false }

/** One of a few words. What is stored is typed where it is written, so it has that type when it is read. */
export const word = <Word extends string>(): Column<Word> => ({ declared: 'text', nullable: false })
export const maybeWord = <Word extends string>(): Column<Word | null> => ({
	declared: 'text',
	nullable: true,
})
/** The database fills it in where an insert leaves it out. */
export const withDefault = <Value>({
	declared,
	nullable,
}: Column<Value>): Column<Optional<Value>> => ({
	declared,
	nullable,
})

/** The names of some columns, to select them by. */
export const namesOf = <Columns extends object>(columns: Columns) =>
	Object.keys(columns) as (keyof Columns & string)[]

/** The types of a table's values. */
export type TableOf<Columns> = {
	[Name in keyof Columns]: Columns[Name] extends Column<infer Type> ? Type : never
}
