/** What waits on this device to be sent, and what becomes of it. Only what the visitor agreed to ever gets here. */
import type { Notice } from '../notices.ts'
import type { Outcome } from '../submission.ts'

/** What the visitor reads when it has arrived. */
export type SentNotice = Pick<Notice, 'title' | 'text' | 'values'>

export interface Waiting {
	/** The key under which the server knows it, from the first attempt on: however often it is sent, it arrives once. */
	key: string
	path: string
	json: string
	notice: SentNotice
	keptAt: number
	/** The server found fault with it; it is not sent again. */
	refused?: boolean
}

const week = 7 * 24 * 60 * 60 * 1000

export function isWaiting(value: unknown): value is Waiting {
	if (typeof value !== 'object' || value === null) return false
	const { key, path, json, notice, keptAt } = value as Partial<Record<keyof Waiting, unknown>>
	return (
		[key, path, json].every((part) => typeof part === 'string') &&
		typeof notice === 'object' &&
		typeof keptAt === 'number'
	)
}

export const isTooOld = ({ keptAt }: Waiting, now: number) => now - keptAt > week

/** Gone, kept for another try, or kept to be shown. */
export function fateOf(outcome: Outcome): 'sent' | 'later' | 'refused' {
	if (outcome.kind === 'sent' || outcome.kind === 'refused') return outcome.kind
	return 'later'
}

/** Seconds at first, then ever longer, at most five minutes. */
export function pauseAfter(tries: number): number {
	return Math.min(5000 * 2 ** tries, 5 * 60 * 1000)
}
