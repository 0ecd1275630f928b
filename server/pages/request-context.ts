/**
 * What the middleware, loaders and actions of a route get from the server: `context.get(requestContext)`. A plain form that was taken
 * before the pages (`server/desk`, `server/status`) leaves what came of it in Hono's context; the page handler passes it on.
 */
import { createContext, type RouterContextProvider } from 'react-router'
import type { Documents } from '#content/shipped.ts'
import type { StatusFormOutcome, StatusPage } from '#domain/cases/status.ts'
import type { Language } from '#domain/language.ts'
import type { PlainForms } from '../api/plain-forms.ts'
import type { DeskPages, DeskVisit } from '../desk/reading.ts'

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

/** What came of the form that is answered with this page. */
interface FormOutcomes {
	/** At the desk: why it was refused. */
	refused: RefusedForm | null
	/** On the status page. */
	statusForm: StatusFormOutcome | null
	/** Takes the forms of this request; null for a page that is made for everyone. */
	forms: PlainForms | null
}

/** The variables of Hono's context. */
export interface PageEnv {
	Variables: Partial<FormOutcomes>
}

export interface StatusPages {
	/** What this visit sees of its case. A response is the answer instead of the page. */
	open(request: Request, form: StatusFormOutcome | null): Promise<StatusPage | Response>
}

export interface RequestContext extends FormOutcomes {
	language: Language
	/** What the site says, as it is edited: both languages side by side. */
	documents: Documents
	desk: DeskPages
	status: StatusPages
}

export const requestContext = createContext<RequestContext>()

/** What a page that takes forms needs of its request. */
export function postingContext(context: Readonly<RouterContextProvider>) {
	const { forms, language } = context.get(requestContext)
	if (!forms) throw new Error('a page that is made for everyone takes no form')
	return { forms, language }
}

/** Set by the middleware of a page that is for one person: its answer is kept nowhere. */
export const privatePageContext = createContext(false)

/** Set by the middleware of the desk. */
export const deskContext = createContext<DeskVisit>()
/** Set by the middleware of the status page. */
export const statusContext = createContext<StatusPage>()
