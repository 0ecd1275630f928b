import { newId } from '#app/form/submission-key.ts'

/** A call of the desk from the browser. Never throws: no network and no answer are answers too. */
export interface DeskAnswer {
	/** 0 without a network. */
	status: number
	body: unknown
	/** What is no JSON, such as an exported table. */
	file: Blob | null
	/** The code of a refusal, such as `signed_out`; also `offline` and `unexpected`. */
	error: string | null
	/** Seconds to wait. */
	wait: number | null
}

export const noAnswer: DeskAnswer = { status: 0, body: null, file: null, error: null, wait: null }

/** Browsers refuse more than 64 KB for what outlives its page; a longer draft is saved all the same. */
const mostKeptAlive = 60_000

/**
 * `POST /api/desk/confirm`, with the body as JSON. Two calls with one key do what one of them does; a call that may be
 * repeated by hand gets its key from `useSend`.
 */
export async function callDesk(
	endpoint: string,
	body?: unknown,
	key = newId(),
): Promise<DeskAnswer> {
	const [method = 'GET', path = ''] = endpoint.split(' ')
	const text = body === undefined ? null : JSON.stringify(body)
	try {
		const response = await fetch(path, {
			method,
			headers: {
				...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
				...(method === 'POST' ? { 'Idempotency-Key': key } : {}),
			},
			body: text,
			// What was sent while leaving the page still arrives.
			keepalive: method !== 'GET' && new Blob([text ?? '']).size < mostKeptAlive,
		})
		const type = response.headers.get('Content-Type') ?? ''
		const isJson = type.includes('json')
		const file = response.ok && type !== '' && !isJson ? await response.blob() : null
		const answer: unknown = isJson ? await response.json().catch(() => null) : null
		const code: unknown =
			typeof answer === 'object' && answer && 'error' in answer ? answer.error : null
		const fallback = response.status === 422 ? 'invalid' : 'unexpected'
		const error = typeof code === 'string' ? code : fallback
		const wait = Number(response.headers.get('Retry-After')) || null
		return { status: response.status, body: answer, file, error: response.ok ? null : error, wait }
	} catch {
		return { ...noAnswer, error: 'offline' }
	}
}
