/** A call of the desk from the browser. Never throws: no network and no answer are answers too. */
export interface DeskAnswer {
	/** 0 without a network. */
	status: number
	body: unknown
	/** The code of a refusal, such as `signed_out`; also `offline` and `unexpected`. */
	error: string | null
	/** Seconds to wait. */
	wait: number | null
}

/** `POST /api/desk/confirm`, with the body as JSON. */
export async function callDesk(way: string, body?: unknown): Promise<DeskAnswer> {
	const [method = 'GET', path = ''] = way.split(' ')
	try {
		const response = await fetch(path, {
			method,
			headers: {
				...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
				...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
			},
			body: body === undefined ? null : JSON.stringify(body),
			// What was sent while leaving the page still arrives.
			keepalive: method !== 'GET',
		})
		const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null)
		const code: unknown =
			typeof answer === 'object' && answer && 'error' in answer ? answer.error : null
		const error = typeof code === 'string' ? code : 'unexpected'
		const wait = Number(response.headers.get('Retry-After')) || null
		return { status: response.status, body: answer, error: response.ok ? null : error, wait }
	} catch {
		return { status: 0, body: null, error: 'offline', wait: null }
	}
}
