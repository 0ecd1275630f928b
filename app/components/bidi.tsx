/**
 * Text from content, with every Latin run inside Arabic (names, codes, ranges, percentages) isolated,
 * so that brackets, plus signs and full stops beside it stay where the writer put them.
 */
import type { ReactNode } from 'react'

const arabicLetter = /\p{Script=Arabic}/u
const latinRun = /[A-Za-z0-9+#@][A-Za-z0-9+#@.,:'’&%/–\- ]*[A-Za-z0-9+%]|[A-Za-z]/g
/** A bare number needs no help; a letter or a sign that could move does. */
const needsIsolation = /[A-Za-z+%/–-]/

export function Bidi({ children }: { children: string }): ReactNode {
	if (!arabicLetter.test(children)) return children
	const parts: ReactNode[] = []
	let end = 0
	for (const match of children.matchAll(latinRun)) {
		if (!needsIsolation.test(match[0])) continue
		parts.push(
			children.slice(end, match.index),
			<bdi dir="ltr" key={match.index}>
				{match[0]}
			</bdi>,
		)
		end = match.index + match[0].length
	}
	return [...parts, children.slice(end)]
}
