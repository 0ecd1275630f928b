import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import type { SendState } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { SentNote } from './sent-note.tsx'

interface FormFootProps {
	/** What became of the form; see `useForm`. */
	sendState: SendState
	className?: string
	/** Its button. */
	children?: ReactNode
}

/** The end of every form: what is wrong with the whole of it, whether it could be sent, its button, and what happens with what is sent. */
export function FormFoot({ sendState, className = '', children }: FormFootProps) {
	const t = useT('forms')
	return (
		<div className={`grid gap-4 ${className}`}>
			{sendState.fault && (
				<p data-fault="" tabIndex={-1} role="alert" className="field-error">
					<CircleAlert className="icon" aria-hidden="true" />
					{t(`errors.${sendState.fault}`)}
				</p>
			)}
			<OfflineNote sendState={sendState} />
			{sendState.sent && <SentNote sent={sendState.sent} />}
			{children}
			<PrivacyNote />
		</div>
	)
}
