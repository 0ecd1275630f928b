/**
 * What the loaders and actions of a route get from the server: `context.get(requestContext)`. Guards that run before the pages
 * (`server/app.ts`) put what they found into Hono's context; the page handler passes it on.
 */
import { createContext } from 'react-router'
import type { StatusPage } from '#domain/cases/status.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '../services.ts'
import type { Staff } from '../store/staff/sessions.ts'

/** What a page that is drawn again after a refused form needs to know. Never a password. */
export type RefusedForm = {
	status: 401 | 410 | 422 | 429 | 503
	error: string
	email?: string
	step?: string
	next?: string
	/** Seconds to wait. */
	wait?: number
}

interface Found {
	/** Who is signed in at the desk. */
	staff: Staff | null
	/** Asks a call of the desk as this person, in this process: `desk('/me')`. */
	desk: ((path: string) => Promise<Response>) | null
	/** The plain form that is refused with this page. */
	refused: RefusedForm | null
	/** What the status page is drawn from. */
	status: StatusPage | null
}

/** The variables of Hono's context, as guards set them: `context.set('staff', session)`. */
export interface PageEnv {
	Variables: Partial<Found>
}

export interface RequestContext extends Found {
	language: Language
	siteUrl: string
	services: Services
}

export const requestContext = createContext<RequestContext>()
