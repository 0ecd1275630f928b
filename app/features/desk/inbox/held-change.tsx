/**
 * A change of many cases waits ten seconds before it is sent, so that taking it back leaves no trace: a closed case would
 * not get its promise back. It belongs to the whole desk: whoever goes on to a case can still take it back there, and
 * hears there what came of it. Leaving the desk sends it at once.
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { noAnswer } from '../call.ts'
import type { DeskCase, ListedCase } from '../cases/answers.ts'
import { DeskError } from '../desk-error.tsx'
import { type SentChange, sendChange } from './send-change.ts'

const undoTime = 10_000

export interface HeldChange {
	cases: readonly ListedCase[]
	changes: CaseChanges
	/** What the server has of them once it is sent. */
	onSent: (cases: readonly DeskCase[]) => void
}

type End = 'undone' | 'too late' | { held: HeldChange; sent: SentChange }

const HoldContext = createContext<(change: HeldChange) => void>(() => {})

export function useHold() {
	return use(HoldContext)
}

export function HeldChangeProvider({ children }: { children: ReactNode }) {
	const [held, setHeld] = useState<HeldChange | null>(null)
	const [end, setEnd] = useState<End | null>(null)
	const waiting = useRef<{ held: HeldChange; timer: ReturnType<typeof setTimeout> } | null>(null)

	const release = useCallback((): void => {
		const now = waiting.current
		if (!now) return
		clearTimeout(now.timer)
		waiting.current = null
		setHeld(null)
		void sendChange(now.held.cases, now.held.changes).then((sent) => {
			now.held.onSent([...sent.done, ...sent.conflicts.flatMap((one) => one.case ?? [])])
			setEnd({ held: now.held, sent })
		})
	}, [])

	// Synchronises with the browser: a page that goes away sends what it holds.
	useEffect(() => {
		addEventListener('pagehide', release)
		return () => removeEventListener('pagehide', release)
	}, [release])

	const hold = useCallback(
		(change: HeldChange) => {
			release()
			setEnd(null)
			waiting.current = { held: change, timer: setTimeout(release, undoTime) }
			setHeld(change)
		},
		[release],
	)

	function undo() {
		const isThere = waiting.current !== null
		if (waiting.current) clearTimeout(waiting.current.timer)
		waiting.current = null
		setHeld(null)
		setEnd(isThere ? 'undone' : 'too late')
	}

	return (
		<HoldContext value={hold}>
			{children}
			<HeldNote held={held} end={end} onUndo={undo} onClose={() => setEnd(null)} />
		</HoldContext>
	)
}

interface NoteProps {
	held: HeldChange | null
	end: End | null
	onUndo: () => void
	onClose: () => void
}

function HeldNote({ held, end, onUndo, onClose }: NoteProps) {
	const t = useT('desk')
	const sent = end !== null && typeof end === 'object' ? end : null
	const isShown = held !== null || end !== null
	return (
		<div role="status" className={isShown ? 'desk-held' : undefined}>
			{held && (
				<>
					<p>{t('held.waiting', { count: held.cases.length })}</p>
					<Button variant="line" small onClick={onUndo}>
						{t('held.undo')}
					</Button>
				</>
			)}
			{!held && end && (
				<>
					{end === 'undone' && <p>{t('held.undone')}</p>}
					{end === 'too late' && <p>{t('held.tooLate')}</p>}
					{sent && <Sent {...sent} />}
					<Button variant="line" small onClick={onClose}>
						{t('held.close')}
					</Button>
				</>
			)}
		</div>
	)
}

function Sent({ held, sent }: Exclude<End, string>) {
	const t = useT('desk')
	const nameOf = (id: string) => held.cases.find((one) => one.id === id)?.name ?? id
	const names = sent.conflicts.map(({ id }) => nameOf(id)).join(t('held.comma'))
	return (
		<div>
			{(sent.done.length > 0 || !sent.error) && (
				<p>{t('held.done', { count: sent.done.length })}</p>
			)}
			{names && <p>{t('held.conflict', { names })}</p>}
			{sent.error && <DeskError answer={{ ...noAnswer, error: sent.error }} />}
		</div>
	)
}
