import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { addEvent } from './events.ts'

/** What somebody did that concerns no single case. */
export interface Act {
	actor: string
	type: string
	data?: Record<string, unknown>
}

/** What somebody does and its line in the log: both are stored, or neither. False when there was nothing to do. */
export async function doAndNote(
	database: Database,
	{ actor, type, data = {} }: Act,
	act: (run: Run) => Promise<boolean>,
): Promise<boolean> {
	return database.transaction(async (trx) => {
		const isDone = await act(trx)
		const at = new Date().toISOString()
		if (isDone) await addEvent(trx, { caseId: null, at, actor, type, data })
		return isDone
	})
}
