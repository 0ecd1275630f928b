import { sql } from 'kysely'

/** True where a column contains the text as it is: `%` and `_` are letters in it. */
export function contains(column: string, text: string) {
	const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
	return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}
