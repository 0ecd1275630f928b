/** A draft that nobody wants any more. */
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DeskError } from '../../desk-error.tsx'
import { DialogActions } from '../../dialog-actions.tsx'
import { useSend } from '../../use-send.ts'

interface DialogProps {
	kind: string
	id: string
	version: number
	onDone: () => void
	onClose: () => void
}

export function DiscardDialog({ kind, id, version, onDone, onClose }: DialogProps) {
	const t = useT('website')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer, isBusy } = useSend(`discard ${kind}/${id}`)
	async function discard() {
		const given = await send(`DELETE /api/desk/website/${kind}/${id}/draft`, { version })
		if (given && !given.error) onDone()
	}
	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<div className="desk-form">
				<h2 id={title}>{t('entry.discard')}</h2>
				<p>{t('entry.discardAsk')}</p>
				<DeskError answer={answer} />
				<DialogActions dialog={dialog} isBusy={isBusy} onDo={() => void discard()} startsOnCancel>
					{t('entry.discardYes')}
				</DialogActions>
			</div>
		</Modal>
	)
}
