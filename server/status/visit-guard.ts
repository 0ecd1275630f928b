/** Who looks at the status page. Nothing is remembered here: each request reads the rows. */
import type { Context } from 'hono'
import type { RefusedStatusForm } from '#domain/cases/status.ts'
import { addressFault } from '../api/plain-address.ts'
import { errorCode, log } from '../log.ts'
import { createOwnCookies } from '../pages/own-cookies.ts'
import type { PageEnv, StatusPages } from '../pages/request-context.ts'
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
	const { visits, links } = store.cases
	const canMailLink = links.canMail
	const cookies = createOwnCookies(siteUrl)
	const viewOf = createStatusView(store, siteUrl)

	const secretOf = (request: Request) => cookies.read(request, cookie) ?? ''

	async function whoIs(request: Request): Promise<StatusVisit | null> {
		const secret = secretOf(request)
		return secret === '' ? null : visits.find(secret)
	}

	/** A visit is new each time, and the one before ends: a planted cookie never becomes somebody's. */
	async function enter(c: StatusContext, secret: string): Promise<void> {
		await end(c)
		cookies.write(c, cookie, secret, halfDay)
	}

	const begin = async (c: StatusContext, visit: StatusVisit) => enter(c, await visits.begin(visit))

	async function end(c: StatusContext): Promise<void> {
		const secret = secretOf(c.req.raw)
		if (secret !== '') await visits.end(secret)
		cookies.drop(c, cookie)
	}

	const pages: StatusPages = {
		async open(request, form) {
			const fault = addressFault(request.url)
			if (fault) return fault
			const outcome = form ?? { refused: null, familyAddress: null }
			try {
				const visit = await whoIs(request)
				return { ...outcome, canMailLink, view: visit && (await viewOf(visit)) }
			} catch (error) {
				log.error('status not read', { code: errorCode(error) })
				return { ...outcome, canMailLink, view: null, refused: outcome.refused ?? unavailable }
			}
		},
	}

	return { whoIs, viewOf, begin, enter, end, secretOf, pages }
}
export type VisitGuard = ReturnType<typeof createVisitGuard>
