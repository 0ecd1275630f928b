/** The events of a case page by page, with the messages that belong to them. What a page costs does not grow with the case. */
import { lookTypes, type ThreadPart } from '#domain/desk/thread.ts'
import type { Run } from '../schema.ts'
import { type CaseEvent, readEvent } from './events.ts'
import { type MessageRow, messagesOfEvents } from './message-rows.ts'

const selectPart = (run: Run, caseId: string, part: ThreadPart) => {
	const query = run
		.selectFrom('events')
		.selectAll('events')
		.where('events.case_id', '=', caseId)
		.orderBy('events.at', 'desc')
		.orderBy('events.id', 'desc')
	if (part === 'looks') return query.where('events.type', 'in', lookTypes)
	if (part === 'all') return query.where('events.type', 'not in', lookTypes)
	return query.where(({ eb, or, exists, selectFrom }) => {
		const said = selectFrom('messages')
			.select('messages.id')
			.whereRef('messages.event_id', '=', 'events.id')
		return part === 'notes'
			? exists(said.where('direction', '=', 'note'))
			: or([eb('events.type', '=', 'received'), exists(said.where('direction', '<>', 'note'))])
	})
}

export interface ThreadRows {
	events: CaseEvent[]
	messages: MessageRow[]
	hasEarlier: boolean
}

/** Newest first. */
export async function threadOf(
	run: Run,
	caseId: string,
	{ part, entries }: { part: ThreadPart; entries: number },
): Promise<ThreadRows> {
	const rows = await selectPart(run, caseId, part)
		.limit(entries + 1)
		.execute()
	const events = rows.slice(0, entries).map(readEvent)
	const messages = await messagesOfEvents(
		run,
		events.map(({ id }) => id),
	)
	return { events, messages, hasEarlier: rows.length > entries }
}
