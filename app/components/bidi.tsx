/**
 * Text from content, with every Latin run inside Arabic isolated, so that brackets, plus signs and full stops
 * beside it stay where the writer put them, and every range on one line.
 */
import { Fragment, type ReactNode } from 'react'
import { type Run, runsOf } from '#domain/latin-runs.ts'

export function Bidi({ children }: { children: string }): ReactNode {
	// An empty run at the start would share its key with the one after it.
	return runsOf(children)
		.filter(({ text }) => text !== '')
		.map((run) => markUp(run, run.text))
}

/** One run with the markup it needs around its content. */
export function markUp({ start, isolated, unbroken }: Run, content: ReactNode): ReactNode {
	const className = unbroken ? 'whitespace-nowrap' : undefined
	if (isolated) {
		return (
			<bdi dir="ltr" className={className} key={start}>
				{content}
			</bdi>
		)
	}
	if (!unbroken) return <Fragment key={start}>{content}</Fragment>
	return (
		<span className={className} key={start}>
			{content}
		</span>
	)
}
