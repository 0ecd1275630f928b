/**
 * A change of many cases waits ten seconds before it is sent, so that taking it back leaves no trace: a closed case would
 * not get its promise back. Leaving the page sends it at once.
 */
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { CaseChanges } from '#domain/cases/change.ts'
import { callDesk } from '../call.ts'
import { bulkAnswer, type DeskCase, type ListedCase } from '../cases/answers.ts'

const undoTime = 10_000
/** As many as one call takes. */
const atOnce = 200

export interface HeldChange {
	cases: readonly ListedCase[]
	changes: CaseChanges
}

export interface SentChange {
	done: readonly DeskCase[]
	/** What the server has of those that could not be changed, where it says so. */
	conflicts: readonly { id: string; case: DeskCase | null }[]
	error: string | null
}

async function send({ cases, changes }: HeldChange): Promise<SentChange> {
	const all = { done: [] as DeskCase[], conflicts: [] as { id: string; case: DeskCase | null }[] }
	for (let from = 0; from < cases.length; from += atOnce) {
		const part = cases.slice(from, from + atOnce).map(({ id, version }) => ({ id, version }))
		const answer = await callDesk('POST /api/desk/cases/bulk', { cases: part, changes })
		const parsed = v.safeParse(bulkAnswer, answer.body)
		if (!parsed.success) return { ...all, error: answer.error ?? 'unexpected' }
		all.done.push(...parsed.output.done)
		all.conflicts.push(...parsed.output.conflicts)
	}
	return { ...all, error: null }
}

export function useHeldChange(onSent: (held: HeldChange, sent: SentChange) => void) {
	const [held, setHeld] = useState<HeldChange | null>(null)
	const waiting = useRef<{ held: HeldChange; timer: ReturnType<typeof setTimeout> } | null>(null)
	const told = useRef(onSent)
	useEffect(() => {
		told.current = onSent
	})

	function release(): void {
		const now = waiting.current
		if (!now) return
		clearTimeout(now.timer)
		waiting.current = null
		setHeld(null)
		void send(now.held).then((sent) => told.current(now.held, sent))
	}
	const leave = useRef(release)
	useEffect(() => {
		leave.current = release
	})
	useEffect(() => {
		const onLeave = () => leave.current()
		addEventListener('pagehide', onLeave)
		return () => {
			removeEventListener('pagehide', onLeave)
			onLeave()
		}
	}, [])

	return {
		held,
		hold(change: HeldChange) {
			release()
			waiting.current = { held: change, timer: setTimeout(() => leave.current(), undoTime) }
			setHeld(change)
		},
		undo() {
			if (waiting.current) clearTimeout(waiting.current.timer)
			waiting.current = null
			setHeld(null)
		},
	}
}
