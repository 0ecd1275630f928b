import { type ReactNode, useId } from 'react'

/** One matter of a page of the desk: its name, a line about it, and what can be done. */
export function Section({
	title,
	text,
	children,
}: {
	title: string
	text?: string
	children: ReactNode
}) {
	const id = useId()
	return (
		<section className="desk-panel" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{text && <p className="desk-muted">{text}</p>}
			{children}
		</section>
	)
}
