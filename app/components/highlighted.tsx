/** Text from content in which a search marked what it found; runs get the markup of `Bidi`. */
import type { ReactNode } from 'react'
import type { Span } from '#domain/highlight.ts'
import { runsOf } from '#domain/latin-runs.ts'
import { markUp } from './bidi.tsx'

export function Highlighted({ text, spans }: { text: string; spans: readonly Span[] }): ReactNode {
	return runsOf(text).map((run) => markUp(run, piecesOf(run.text, run.start, spans)))
}

function piecesOf(text: string, offset: number, spans: readonly Span[]): ReactNode[] {
	const pieces: ReactNode[] = []
	let done = 0
	for (const [start, end] of spans) {
		const from = Math.max(start - offset, done)
		const to = Math.min(end - offset, text.length)
		if (from >= to) continue
		pieces.push(text.slice(done, from), <mark key={offset + from}>{text.slice(from, to)}</mark>)
		done = to
	}
	return [...pieces, text.slice(done)]
}
