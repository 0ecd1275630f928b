/** A draft that nobody wants any more. */
import { useT } from '#app/language/strings.tsx'
import { FormDialog } from '../../form-dialog.tsx'
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
	const { send, answer, isBusy } = useSend(`discard ${kind}/${id}`)
	async function discard() {
		const given = await send(`DELETE /api/desk/website/${kind}/${id}/draft`, { version })
		if (given && !given.error) onDone()
	}
	return (
		<FormDialog
			title={t('entry.discard')}
			submit={t('entry.discardYes')}
			answer={answer}
			isBusy={isBusy}
			startsOnCancel
			onSubmit={discard}
			onClose={onClose}
		>
			<p>{t('entry.discardAsk')}</p>
		</FormDialog>
	)
}
