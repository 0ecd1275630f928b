/** The two buttons at the foot of a dialog: do what it asks, or leave it. */
import type { ReactNode, RefObject } from 'react'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'

interface DialogActionsProps {
	dialog: RefObject<HTMLDialogElement | null>
	isBusy: boolean
	/** What the first button says. */
	children: ReactNode
	/** Without it the first button submits the form around it. */
	onDo?: () => void
	/** What can't be taken back begins with the focus on leaving. */
	startsOnCancel?: boolean
}

export function DialogActions(props: DialogActionsProps) {
	const { dialog, isBusy, children, onDo, startsOnCancel = false } = props
	const t = useT('desk-account')
	return (
		<div className="desk-actions">
			<Button
				type={onDo ? 'button' : 'submit'}
				variant="brand"
				disabled={isBusy}
				{...(onDo && { onClick: onDo })}
			>
				<BusyLabel busy={isBusy} busyLabel={t('busy')}>
					{children}
				</BusyLabel>
			</Button>
			<Button
				variant="line"
				disabled={isBusy}
				{...(startsOnCancel && { 'data-first-focus': true })}
				onClick={() => dialog.current?.close()}
			>
				{t('cancel')}
			</Button>
		</div>
	)
}
