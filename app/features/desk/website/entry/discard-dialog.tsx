/** A draft that nobody wants any more. */
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DeskError } from '../../desk-error.tsx'
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
				<div className="desk-actions">
					<Button variant="brand" disabled={isBusy} onClick={() => void discard()}>
						{t('entry.discardYes')}
					</Button>
					<Button variant="line" data-first-focus onClick={() => dialog.current?.close()}>
						{t('cancel')}
					</Button>
				</div>
			</div>
		</Modal>
	)
}
