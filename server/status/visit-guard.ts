/** Who stands before the status page. Nothing here is remembered: each request asks the rows. */
import type { Context, MiddlewareHandler } from 'hono'
import type { RefusedStatusForm, StatusPage } from '#domain/cases/status.ts'
import { errorCode, log } from '../log.ts'
import { createOwnCookies } from '../pages/own-cookies.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { StatusVisit } from '../store/cases/links.ts'
import type { Store } from '../store/store.ts'
import { createStatusView } from './status-view.ts'

const cookie = 'visit'
const halfDay = 12 * 60 * 60

export type StatusContext = Context<PageEnv>

const unavailable: RefusedStatusForm = {
	form: 'door',
	status: 503,
	error: 'unavailable',
	typed: {},
	wait: null,
}

export function createVisitGuard(store: Store, siteUrl: string) {
	const { visits } = store.cases
	const cookies = createOwnCookies(siteUrl)
	const viewOf = createStatusView(store, siteUrl)

	const secretOf = (c: StatusContext) => cookies.read(c, cookie) ?? ''

	async function whoIs(c: StatusContext): Promise<StatusVisit | null> {
		const secret = secretOf(c)
		return secret === '' ? null : visits.find(secret)
	}

	/** A visit is new each time, and the one before ends: a planted cookie never becomes somebody's. */
	async function begin(c: StatusContext, visit: StatusVisit): Promise<void> {
		await end(c)
		cookies.write(c, cookie, await visits.begin(visit), halfDay)
	}

	async function end(c: StatusContext): Promise<void> {
		const secret = secretOf(c)
		if (secret !== '') await visits.end(secret)
		cookies.drop(c, cookie)
	}

	/** What the page will be drawn from. */
	async function show(
		c: StatusContext,
		visit: StatusVisit | null,
		more: Partial<Omit<StatusPage, 'view'>> = {},
	): Promise<void> {
		const view = visit && (await viewOf(visit))
		c.set('status', { view, refused: null, familyAddress: null, ...more })
	}

	/** Before the page and its data; forms have rules of their own. */
	const beforePage: MiddlewareHandler<PageEnv> = async (c, next) => {
		if (c.req.method === 'GET' || c.req.method === 'HEAD') {
			await whoIs(c)
				.then((visit) => show(c, visit))
				.catch((error) => {
					log.error('status not read', { code: errorCode(error) })
					c.set('status', { view: null, refused: unavailable, familyAddress: null })
				})
		}
		return next()
	}

	return { whoIs, viewOf, begin, end, show, secretOf, beforePage }
}
export type VisitGuard = ReturnType<typeof createVisitGuard>
