import type { Failure } from '../store/claims.ts'
import type { Submission } from '../store/tables.ts'

/** One try on a channel. */
export type Attempt = {
	/** Called when the first byte is about to leave. Throws when the try was withdrawn while it was queued. */
	begin(): void
	/** Ends the connection at once; what the other side made of it is then unknown. */
	signal: AbortSignal
}

/** Resolves when the other side took it; rejects with a `ChannelFailure` otherwise. */
export type Send = (submission: Submission, attempt: Attempt) => Promise<void>

/** Why a channel did not take something, in a code that quotes nothing of it. */
export class ChannelFailure extends Error implements Failure {
	readonly code: string
	readonly outage: boolean
	readonly permanent: boolean

	constructor(code: string, { outage = false, permanent = false } = {}) {
		super(code)
		this.code = code
		this.outage = outage
		this.permanent = permanent
	}
}

/** How long an unreachable server is waited for. A connected one may think for as long as the attempt lasts. */
export const connectTimeout = 4000

/** Only these speak of what was sent; every other refusal would meet the next submission too. */
const aboutContent = [400, 413, 422]

/** Posts JSON, following the redirect that spreadsheet web apps answer with. */
export async function postJson(address: string, body: unknown, { signal }: Attempt): Promise<void> {
	let response: Response
	try {
		response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			signal,
		})
		// Read to the end, so that the connection can be used again, but never more than a page of it.
		await response.body?.cancel()
	} catch {
		throw new ChannelFailure(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', { outage: true })
	}
	if (aboutContent.includes(response.status)) {
		throw new ChannelFailure(`HTTP_${response.status}`, { permanent: true })
	}
	if (!response.ok) throw new ChannelFailure(`HTTP_${response.status}`, { outage: true })
	// A page for people, such as the door of an account that asks to sign in: nothing was taken.
	if (response.headers.get('content-type')?.includes('html')) {
		throw new ChannelFailure('HTML_ANSWER', { outage: true })
	}
}
