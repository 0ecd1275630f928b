/** Changes of one case. Where a colleague was faster, both sides are kept until somebody chooses. */
import { useState } from 'react'
import * as v from 'valibot'
import type { CaseChanges } from '#domain/cases/change.ts'
import {
	changeAnswer,
	conflictAnswer,
	type DeskCase,
	type DeskEvent,
} from '#domain/desk/desk-api.ts'
import type { DeskAnswer } from '../call.ts'
import { useSend } from '../use-send.ts'

export interface Conflict {
	mine: CaseChanges
	reason: string
	theirs: DeskCase
	events: readonly DeskEvent[]
}

export interface CaseChange {
	conflict: Conflict | null
	answer: DeskAnswer | null
	isBusy: boolean
	/** True once it is stored. */
	change: (changes: CaseChanges, reason?: string, version?: number) => Promise<boolean>
	giveUp: () => void
}

export function useCaseChange(current: DeskCase, onDone: (now: DeskCase) => void): CaseChange {
	const [conflict, setConflict] = useState<Conflict | null>(null)
	const { send, answer, isBusy } = useSend(`${current.id} change`)
	return {
		conflict,
		// A conflict has a dialog of its own.
		answer: answer?.error === 'conflict' ? null : answer,
		isBusy,
		giveUp: () => setConflict(null),
		async change(changes, reason = '', version = current.version) {
			const given = await send(`PATCH /api/desk/cases/${current.id}`, {
				version,
				changes,
				...(reason ? { reason } : {}),
			})
			const clash = v.safeParse(conflictAnswer, given?.body)
			if (given?.status === 409 && clash.success) {
				setConflict({
					mine: changes,
					reason,
					theirs: clash.output.case,
					events: clash.output.events,
				})
				return false
			}
			const done = v.safeParse(changeAnswer, given?.body)
			if (!done.success) return false
			setConflict(null)
			onDone(done.output.case)
			return true
		},
	}
}
