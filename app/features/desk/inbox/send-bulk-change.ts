/** One change for many cases, as many calls as it takes. */
import * as v from 'valibot'
import type { CaseChanges } from '#domain/cases/change.ts'
import { bulkAnswer, type DeskCase } from '#domain/desk/desk-api.ts'
import { callDesk } from '../call.ts'

/** As many as one call takes. */
const atOnce = 200

export interface SentBulkChange {
	done: readonly DeskCase[]
	/** What the server has of those that could not be changed, where it says so. */
	conflicts: readonly { id: string; case: DeskCase | null }[]
	error: string | null
}

export async function sendBulkChange(
	cases: readonly { id: string; version: number }[],
	changes: CaseChanges,
): Promise<SentBulkChange> {
	const done: DeskCase[] = []
	const conflicts: { id: string; case: DeskCase | null }[] = []
	for (let from = 0; from < cases.length; from += atOnce) {
		const part = cases.slice(from, from + atOnce).map(({ id, version }) => ({ id, version }))
		const answer = await callDesk('POST /api/desk/cases/bulk', { cases: part, changes })
		const parsed = v.safeParse(bulkAnswer, answer.body)
		if (!parsed.success) return { done, conflicts, error: answer.error ?? 'unexpected' }
		done.push(...parsed.output.done)
		conflicts.push(...parsed.output.conflicts)
	}
	return { done, conflicts, error: null }
}
