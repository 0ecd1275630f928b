/** The status page through its server, with a desk beside it; the page itself is what it would be drawn from. */
import { Hono } from 'hono'
import type { StatusPage } from '#domain/cases/status.ts'
import { createApi } from '#server/api/app.ts'
import type { PageEnv } from '#server/pages/request-context.ts'
import { requestLog } from '#server/request-log.ts'
import { createStatus } from '#server/status/app.ts'
import { openCaseDesk } from './case-desk.ts'

let addresses = 0

export async function openStatus(env: Record<string, string> = {}) {
	const desk = await openCaseDesk(env)
	const { settings, services, cookieOf } = desk
	const app = new Hono<PageEnv>()
	app.use(requestLog())
	const { app: status, pages } = createStatus(services, settings)
	app.route('/', status)
	app.route('/api', createApi(services, settings))
	let page: StatusPage | null = null
	// Stands where the page is drawn.
	app.all('*', async (c) => {
		const opened = await pages.open(c.req.raw, c.get('statusForm') ?? null)
		if (opened instanceof Response) return opened
		page = opened
		return c.text('page', 200)
	})

	async function ask(
		way: string,
		cookie = '',
		body?: Record<string, string> | FormData,
		more = {},
	) {
		addresses += 1
		const [method = 'GET', path = ''] = way.split(' ')
		const isFile = body instanceof FormData
		const response = await app.request(path, {
			method,
			headers: {
				accept: 'text/html',
				cookie,
				'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}`,
				...(method === 'GET' ? {} : { origin: settings.siteUrl }),
				...(body && !isFile ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
				...more,
			},
			...(body ? { body: isFile ? body : new URLSearchParams(body) } : {}),
		})
		return { status: response.status, headers: response.headers, response }
	}

	const see = async (cookie: string) => {
		page = null
		await ask('GET /status', cookie)
		return page as StatusPage | null
	}
	const origins = { own: 'mail', family: 'applicant', screen: 'screen', staff: 'staff' } as const
	const enter = async (caseId: string, by: keyof typeof origins) => {
		const token = await services.store.cases.mintLink(caseId, origins[by])
		const opened = await ask(`GET /status/${token}`)
		return { opened, cookie: cookieOf(opened.headers), token }
	}
	const knock = async (reference: string, birth: string, from = {}) =>
		ask('POST /status/door', '', { reference, birth }, from)
	return {
		...desk,
		app,
		status,
		statusAsk: ask,
		see,
		enter,
		knock,
		shown: () => page as StatusPage | null,
	}
}

export async function openWithCase(env: Record<string, string> = {}) {
	const status = await openStatus(env)
	const id = await status.submit('user_applications')
	const row = await status.services.store.cases.find(id)
	const stored = await status.services.store.submissions.find('user_applications', id)
	if (!row || !stored) throw new Error('no case')
	const birth = `${stored.fields.date_of_birth}`
	return { ...status, id, reference: row.reference, birth, fields: stored.fields }
}
