/** Hiding, deleting and showing again: a publication of the state alone. */
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DeskError } from '../../desk-error.tsx'
import { DialogActions } from '../../dialog-actions.tsx'
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
				<DialogActions dialog={dialog} isBusy={isBusy} onDo={() => void run()} startsOnCancel>
					{t(`publish.${act}Yes`)}
				</DialogActions>
			</div>
		</Modal>
	)
}
