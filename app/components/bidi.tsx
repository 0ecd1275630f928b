/**
 * Text from content, with every Latin run inside Arabic isolated, so that brackets, plus signs and full stops
 * beside it stay where the writer put them, and every range inside English on one line.
 */
import type { ReactNode } from 'react'
import { runsOf } from '#domain/latin-runs.ts'

export function Bidi({ children }: { children: string }): ReactNode {
	return runsOf(children).map(({ text, start, isolated, unbroken }) => {
		if (isolated) {
			return (
				<bdi dir="ltr" key={start}>
					{text}
				</bdi>
			)
		}
		if (!unbroken) return text
		return (
			<span className="whitespace-nowrap" key={start}>
				{text}
			</span>
		)
	})
}
