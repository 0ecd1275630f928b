import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sent } from '#app/form/options.ts'
import { useT } from '#app/language/strings.tsx'
import type { ErrorCode } from '#domain/forms/errors.ts'
import { OfflineNote, type Sending } from './offline-note.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { SentNote } from './sent-note.tsx'

interface FormFootProps {
	/** What became of the form; see `useForm`. */
	news: Sending & { fault: ErrorCode | undefined; sent: Sent | undefined }
	className?: string
	/** Its button. */
	children?: ReactNode
}

/** The end of every form: what is wrong with the whole of it, whether it could be sent, its button, and what happens with what is sent. */
export function FormFoot({ news, className = '', children }: FormFootProps) {
	const t = useT('forms')
	return (
		<div className={`grid gap-4 ${className}`}>
			{news.fault && (
				<p data-fault="" tabIndex={-1} role="alert" className="field-error">
					<CircleAlert className="icon" aria-hidden="true" />
					{t(`errors.${news.fault}`)}
				</p>
			)}
			<OfflineNote news={news} />
			{news.sent && <SentNote sent={news.sent} />}
			{children}
			<PrivacyNote />
		</div>
	)
}
