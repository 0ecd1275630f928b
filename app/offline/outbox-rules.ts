/** What waits on this device to be sent, and what becomes of it. Only what the visitor agreed to ever gets here. */
import type { FormValues } from '#app/form/fields.ts'
import type { Outcome } from '#app/form/submission.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Notice } from '../notices.ts'

/** What the visitor reads when it has arrived. */
export type SentNotice = Pick<Notice, 'title' | 'text' | 'values'>

/** Where a form stands and what was typed into it: enough to open it again as it was. */
export interface OpenForm {
	/** The page. */
	page: string
	/** Its name on that page. */
	form: string
	/** What it is about, where a page has one form for many things: the accommodation of the booking dialog. */
	about?: string | undefined
	values: FormValues
}

export interface Waiting extends OpenForm {
	/** The key under which the server knows it, from the first attempt on: however often it is sent, it arrives once. */
	key: string
	path: string
	json: string
	notice: SentNotice
	keptAt: number
	/** What the server found wrong with it: it is not sent again before the visitor has corrected it. */
	errors?: FormErrors
}

const week = 7 * 24 * 60 * 60 * 1000

/** Where forms that may wait are sent. */
const kinds = ['contact_submissions', 'visa_consultations', 'accommodation_requests'] as const

export function kindOf({ path }: Pick<Waiting, 'path'>): (typeof kinds)[number] | undefined {
	return kinds.find((kind) => path === `/api/${kind}`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null

export function isWaiting(value: unknown): value is Waiting {
	if (!isRecord(value)) return false
	const { key, path, json, page, form, values, notice, keptAt } = value
	return (
		[key, json, page, form].every((part) => typeof part === 'string') &&
		typeof path === 'string' &&
		kindOf({ path }) !== undefined &&
		[values, notice].every(isRecord) &&
		typeof keptAt === 'number'
	)
}

export const isTooOld = ({ keptAt }: Waiting, now: number) => now - keptAt > week

/** What is wrong with it, if it can't be accepted as it is; anything else is worth another try. */
export function faultsIn(outcome: Outcome): FormErrors | undefined {
	if (outcome.kind === 'refused') return outcome.errors
	if (outcome.kind === 'failed' && outcome.status === 413) return { body: 'too_long' }
	return undefined
}

/** Seconds at first, then ever longer, at most five minutes. */
export function pauseAfter(tries: number): number {
	return Math.min(5000 * 2 ** tries, 5 * 60 * 1000)
}
