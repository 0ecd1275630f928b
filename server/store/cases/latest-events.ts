/** The last thing that happened to each case of a page, with the beginning of what was said. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Run } from '../database.ts'
import { eventColumns, parseEvents } from './events.ts'

/** Looking at a case is no happening of the case. */
const looks = ['opened', 'revealed', 'document_opened'] as const

const excerptLength = 160
const said = v.object({ case_id: v.string(), excerpt: v.nullable(v.string()) })

export async function latestEvents(run: Run, ids: readonly string[]) {
	if (ids.length === 0) return new Map()
	const { rows } = await sql`
		select ${eventColumns}, substr(messages.body, 1, ${excerptLength}) as excerpt
		from cases
		join events on events.id = (
			select latest.id from events as latest
			where latest.case_id = cases.id and latest.type not in (${sql.join([...looks])})
			order by latest.at desc, latest.id desc limit 1)
		left join messages on messages.case_id = cases.id and messages.event_id = events.id
		where cases.id in (${sql.join([...ids])})`.execute(run)
	const excerpts = v.parse(v.array(said), rows)
	return new Map(
		parseEvents(rows).map(({ case_id, type, at, actor, data }, index) => [
			case_id ?? '',
			{ type, at, actor, data, excerpt: excerpts[index]?.excerpt ?? null },
		]),
	)
}
