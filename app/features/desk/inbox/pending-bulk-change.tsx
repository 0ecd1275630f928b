/**
 * A change of many cases is sent after ten seconds, so that it can be undone without a trace: reopening a closed case would not bring
 * its promise back. The note is part of the frame, so it can also be undone on the next page. Leaving the desk sends the change at once.
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import type { DeskCase, ListedCase } from '#domain/desk/desk-api.ts'
import { noAnswer } from '../call.ts'
import { DeskError } from '../desk-error.tsx'
import { type SentBulkChange, sendBulkChange } from './send-bulk-change.ts'

const undoTime = 10_000

export interface PendingBulkChange {
	cases: readonly ListedCase[]
	changes: CaseChanges
	/** To whom they go, where that is what changes. */
	assignee: string | null
	/** What the server has of them once it is sent. */
	onSent: (cases: readonly DeskCase[]) => void
}

type End = 'undone' | 'too late' | { pending: PendingBulkChange; sent: SentBulkChange }

const BulkChangeContext = createContext<(change: PendingBulkChange) => void>(() => {})

export function useBulkChange() {
	return use(BulkChangeContext)
}

export function PendingBulkChangeProvider({ children }: { children: ReactNode }) {
	const [pending, setPending] = useState<PendingBulkChange | null>(null)
	const [end, setEnd] = useState<End | null>(null)
	const waiting = useRef<{
		pending: PendingBulkChange
		timer: ReturnType<typeof setTimeout>
	} | null>(null)

	const release = useCallback((): void => {
		const now = waiting.current
		if (!now) return
		clearTimeout(now.timer)
		waiting.current = null
		setPending(null)
		void sendBulkChange(now.pending.cases, now.pending.changes).then((sent) => {
			now.pending.onSent([...sent.done, ...sent.conflicts.flatMap((one) => one.case ?? [])])
			setEnd({ pending: now.pending, sent })
		})
	}, [])

	// Synchronises with the browser: a page that goes away sends what it holds.
	useEffect(() => {
		addEventListener('pagehide', release)
		return () => removeEventListener('pagehide', release)
	}, [release])

	const schedule = useCallback(
		(change: PendingBulkChange) => {
			release()
			setEnd(null)
			waiting.current = { pending: change, timer: setTimeout(release, undoTime) }
			setPending(change)
		},
		[release],
	)

	function undo() {
		const isThere = waiting.current !== null
		if (waiting.current) clearTimeout(waiting.current.timer)
		waiting.current = null
		setPending(null)
		setEnd(isThere ? 'undone' : 'too late')
	}

	return (
		<BulkChangeContext value={schedule}>
			{children}
			<PendingNote pending={pending} end={end} onUndo={undo} onClose={() => setEnd(null)} />
		</BulkChangeContext>
	)
}

interface NoteProps {
	pending: PendingBulkChange | null
	end: End | null
	onUndo: () => void
	onClose: () => void
}

function PendingNote({ pending, end, onUndo, onClose }: NoteProps) {
	const t = useT('desk')
	const sent = end !== null && typeof end === 'object' ? end : null
	const isShown = pending !== null || end !== null
	return (
		<div role="status" className={isShown ? 'desk-bulk-change' : undefined}>
			{pending && (
				<>
					<p>
						{t('bulkChange.waiting', { count: pending.cases.length })} <Assignment of={pending} />
					</p>
					<Button variant="line" small onClick={onUndo}>
						{t('bulkChange.undo')}
					</Button>
				</>
			)}
			{!pending && end && (
				<>
					{end === 'undone' && <p>{t('bulkChange.undone')}</p>}
					{end === 'too late' && <p>{t('bulkChange.tooLate')}</p>}
					{sent && <Sent {...sent} />}
					<Button variant="line" small onClick={onClose}>
						{t('bulkChange.close')}
					</Button>
				</>
			)}
		</div>
	)
}

/** To whom the cases go. */
function Assignment({ of: { changes, assignee } }: { of: PendingBulkChange }) {
	const t = useT('desk')
	if (changes.assignee_id === undefined) return null
	return assignee === null
		? t('bulkChange.assignNobody')
		: t('bulkChange.assignTo', { name: assignee })
}

function Sent({ pending, sent }: Exclude<End, string>) {
	const t = useT('desk')
	const nameOf = (id: string) => pending.cases.find((one) => one.id === id)?.name ?? id
	const names = sent.conflicts.map(({ id }) => nameOf(id)).join(t('bulkChange.comma'))
	return (
		<div>
			{(sent.done.length > 0 || !sent.error) && (
				<p>
					{t('bulkChange.done', { count: sent.done.length })} <Assignment of={pending} />
				</p>
			)}
			{names && <p>{t('bulkChange.conflict', { names })}</p>}
			{sent.error && <DeskError answer={{ ...noAnswer, error: sent.error }} />}
		</div>
	)
}
