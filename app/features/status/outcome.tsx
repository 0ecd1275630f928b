import type { ReactNode } from 'react'

interface OutcomeProps {
	isRefusal?: boolean
	children: ReactNode
}

/**
 * What became of the form that was sent. It comes with a new page, which a screen reader reads from its top: the focus is set here,
 * or nobody who only listens would learn of it. No live region beside that: it would be read twice. An address that ends in
 * `#outcome` leads here too.
 */
export function Outcome({ isRefusal = false, children }: OutcomeProps) {
	return (
		<p
			id="outcome"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent.
			autoFocus
			className={isRefusal ? 'status-alert' : 'status-notice'}
		>
			{children}
		</p>
	)
}
