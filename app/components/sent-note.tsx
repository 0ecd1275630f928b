import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { Sent } from '#app/form/call.ts'
import { useT } from '#app/language/strings.tsx'
import { lazyPart } from '#app/start/later.tsx'

const StatusLink = lazyPart(async () => (await import('./status-link.tsx')).StatusLink, {
	areas: ['notices'],
})

interface SentNoteProps {
	sent: Sent
	/** The form's own words before the reference. */
	title?: string
	text?: string
	/** It is far from the button that was pressed. */
	takesFocus?: boolean
	/** What can be done next. */
	children?: ReactNode
}

/** One and the same for the life of the note: a change of language does not take the focus again. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Stays after the notice has gone, so that the reference can be written down. */
export function SentNote({ sent, title, text, takesFocus = false, children }: SentNoteProps) {
	const t = useT('forms')
	return (
		<div ref={takesFocus ? focus : undefined} tabIndex={-1} className="sent-note">
			<span className="star" aria-hidden="true">
				<Check className="icon" />
			</span>
			<div>
				<p className="font-semibold text-xl">{title ?? t('sent.title')}</p>
				<p>
					{text ?? t('sent.text')}{' '}
					<bdi dir="ltr" className="whitespace-nowrap font-semibold">
						{sent.reference}
					</bdi>
				</p>
				{sent.statusAddress && (
					<StatusLink address={sent.statusAddress} reference={sent.reference} />
				)}
				{children}
			</div>
		</div>
	)
}
