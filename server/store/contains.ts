import { expressionBuilder, sql } from 'kysely'
import type { Tables } from './schema.ts'

const { fn } = expressionBuilder<Tables>()

/** True where a column contains the text as it is. `like` takes PostgreSQL three times as long. */
export const contains = (column: string, text: string) =>
	sql<boolean>`${fn('strpos', [sql.ref(column), sql.val(text)])} > 0`
