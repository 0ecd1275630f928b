/** Hiding, deleting and showing again: a publication of the state alone. */
import { useT } from '#app/language/strings.tsx'
import type { EntryState } from '#domain/website/versions.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { useSend } from '../../use-send.ts'

export type StateAct = 'hide' | 'delete' | 'show'
const states = { hide: 'hidden', delete: 'deleted', show: 'shown' } as const

interface DialogProps {
	kind: string
	id: string
	name: string
	act: StateAct
	onDone: (state: EntryState) => void
	onClose: () => void
}

export function StateDialog({ kind, id, name, act, onDone, onClose }: DialogProps) {
	const t = useT('website')
	const { send, answer, isBusy } = useSend(`state ${kind}/${id}`)

	async function run() {
		const entries = [{ kind, id, version: null, state: states[act] }]
		const given = await send('POST /api/desk/website/publish', { entries })
		if (given && !given.error) onDone(states[act])
	}

	return (
		<FormDialog
			title={t(`publish.${act}Title`, { name })}
			submit={t(`publish.${act}Yes`)}
			answer={answer}
			isBusy={isBusy}
			startsOnCancel
			onSubmit={run}
			onClose={onClose}
		>
			<p>{t(`publish.${act}Text`)}</p>
		</FormDialog>
	)
}
