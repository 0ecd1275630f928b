type Body = { error: string } | { errors: Readonly<Record<string, string>> }

/** Thrown by what answers a call of the desk. Scripts get it as JSON; a page's loader makes it the page's own refusal. */
export class CallRefused extends Error {
	readonly status: 401 | 403 | 404 | 410 | 422 | 503
	readonly body: Body

	constructor(status: CallRefused['status'], body: Body) {
		super('refused')
		this.status = status
		this.body = body
	}
}
