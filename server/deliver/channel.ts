import type { Submission } from '../store/tables.ts'

/** Resolves when the other side took it; rejects with a `ChannelFailure` otherwise. */
export type Send = (submission: Submission) => Promise<void>

/** Why a channel did not take a submission, in a code that quotes nothing of it. */
export class ChannelFailure extends Error {
	readonly code: string
	/** True when the channel as a whole is out of order, false when it refused this submission. */
	readonly outage: boolean

	constructor(code: string, outage: boolean) {
		super(code)
		this.code = code
		this.outage = outage
	}
}

/** Every request of a channel ends in time, and the claim on a delivery outlives it. */
export const sendTimeout = 8000

/** Posts JSON, following the redirect that spreadsheet web apps answer with. */
export async function postJson(address: string, body: unknown): Promise<void> {
	let response: Response
	try {
		response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(sendTimeout),
		})
		// Read to the end, so that the connection can be used again, but never more than a page of it.
		await response.body?.cancel()
	} catch {
		throw new ChannelFailure('UNREACHABLE', true)
	}
	if (response.ok) return
	// Only these speak of what was sent; every other refusal would meet the next submission too.
	const aboutContent = [400, 413, 422].includes(response.status)
	throw new ChannelFailure(`HTTP_${response.status}`, !aboutContent)
}
