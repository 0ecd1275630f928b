/**
 * What the loaders and actions of a route get from the server: `context.get(requestContext)`. Guards that stand before the
 * pages (`server/app.ts`) put what they have found out into Hono's context; the page handler passes it on.
 */
import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { Services } from '../services.ts'

/** Who is signed in at the desk. */
export interface StaffSession {
	id: string
	name: string
	role: 'manager' | 'consultant'
	language: Language
}

/** Whose status a family may see, and how they came in. */
export interface StatusVisit {
	caseId: string
	level: 'family' | 'door' | 'own'
}

interface Found {
	staff: StaffSession | null
	visit: StatusVisit | null
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
