import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { callDesk } from '../call.ts'
import { type Counts, pulseAnswer } from '../case-parts/desk-api.ts'

const every = 20_000

/** Asks for the numbers of the views again and again, as long as somebody looks. */
export function usePulse(loaded: Counts | null): Counts | null {
	const [latest, setLatest] = useState<{ of: Counts | null; counts: Counts } | null>(null)
	useEffect(() => {
		const timer = setInterval(async () => {
			if (document.hidden || !navigator.onLine) return
			const answer = await callDesk('GET /api/desk/pulse')
			const parsed = v.safeParse(pulseAnswer, answer.body)
			if (parsed.success) setLatest({ of: loaded, counts: parsed.output.counts })
		}, every)
		return () => clearInterval(timer)
	}, [loaded])
	// A page that was loaded since knows better.
	return latest?.of === loaded ? latest.counts : loaded
}

/** Views and whom one waits for, side by side. */
export function numbersOf(counts: Counts | null): Record<string, number> {
	if (!counts) return {}
	const { waiting, ...views } = counts
	return { ...waiting, ...views }
}
