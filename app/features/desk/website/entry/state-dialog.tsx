/** Hiding, deleting and showing again: a publication of the state alone. */
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'

export type StateAct = 'hide' | 'delete' | 'show'
const states = { hide: 'hidden', delete: 'deleted', show: 'shown' } as const

interface DialogProps {
	kind: string
	id: string
	name: string
	act: StateAct
	onDone: () => void
	onClose: () => void
}

export function StateDialog({ kind, id, name, act, onDone, onClose }: DialogProps) {
	const t = useT('website')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer, isBusy } = useSend(`state ${kind}/${id}`)

	async function run() {
		const entries = [{ kind, id, version: null, state: states[act] }]
		const given = await send('POST /api/desk/website/publish', { entries })
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
				<h2 id={title}>{t(`publish.${act}Title`, { name })}</h2>
				<p>{t(`publish.${act}Text`)}</p>
				<DeskError answer={answer} />
				<div className="desk-actions">
					<Button variant="brand" disabled={isBusy} onClick={() => void run()}>
						<BusyLabel busy={isBusy} busyLabel={t('busy')}>
							{t(`publish.${act}Yes`)}
						</BusyLabel>
					</Button>
					<Button
						variant="line"
						disabled={isBusy}
						data-first-focus
						onClick={() => dialog.current?.close()}
					>
						{t('cancel')}
					</Button>
				</div>
			</div>
		</Modal>
	)
}
