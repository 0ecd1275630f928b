/**
 * Every call of the desk and who may make it. This list is the guard: a call is mounted by its row, with the row's rule
 * in front of it, so there is none without a rule. A test asks each one as everybody.
 */

export type Rule = {
	who: 'anyone' | 'staff' | 'manager'
	/** Needs the password within the last 15 minutes. */
	confirmed?: true
	/** Also for those who still have to set up a second factor, or they never could. */
	beforeSecondFactor?: true
}

const anyone: Rule = { who: 'anyone' }
const staff: Rule = { who: 'staff' }
const own: Rule = { who: 'staff', beforeSecondFactor: true }
const ownConfirmed: Rule = { who: 'staff', beforeSecondFactor: true, confirmed: true }
const manager: Rule = { who: 'manager' }
const managerConfirmed: Rule = { who: 'manager', confirmed: true }

export const deskCalls = {
	'POST /desk/sign-in': anyone,
	'POST /desk/sign-out': anyone,
	'GET /desk/welcome/:token': anyone,
	'POST /desk/welcome': anyone,
	'POST /api/desk/confirm': own,
	'GET /api/desk/me': own,
	'PATCH /api/desk/me': own,
	'POST /api/desk/me/password': ownConfirmed,
	'POST /api/desk/me/code': ownConfirmed,
	'PUT /api/desk/me/code': ownConfirmed,
	'DELETE /api/desk/me/code': ownConfirmed,
	'DELETE /api/desk/me/sessions/:id': own,
	'GET /api/desk/colleagues': staff,
	'GET /api/desk/staff': manager,
	'POST /api/desk/staff': managerConfirmed,
	'PATCH /api/desk/staff/:id': managerConfirmed,
	'POST /api/desk/staff/:id/reset': managerConfirmed,
	'GET /api/desk/cases': staff,
	'GET /api/desk/pulse': staff,
	'GET /api/desk/notices': staff,
	'POST /api/desk/notices/seen': staff,
	'POST /api/desk/cases/bulk': staff,
	'GET /api/desk/cases/:id': staff,
	'PATCH /api/desk/cases/:id': staff,
	'GET /api/desk/cases/:id/pulse': staff,
	'GET /api/desk/cases/:id/cover-sheet.pdf': staff,
	'POST /api/desk/cases/:id/notes': staff,
	'POST /api/desk/cases/:id/messages': staff,
	'DELETE /api/desk/cases/:id/messages/:message': staff,
	'POST /api/desk/cases/:id/requests': staff,
	'DELETE /api/desk/cases/:id/requests/:request': staff,
	'POST /api/desk/cases/:id/unread': staff,
	'POST /api/desk/cases/:id/links': staff,
	'DELETE /api/desk/cases/:id/links': staff,
	'POST /api/desk/cases/:id/contact': staff,
	'POST /api/desk/cases/:id/reveal': staff,
	'POST /api/desk/cases/:id/duplicate': staff,
	'POST /api/desk/cases/:id/erasure': managerConfirmed,
	'DELETE /api/desk/cases/:id/erasure': managerConfirmed,
	'GET /api/desk/documents/:name': staff,
	'GET /api/desk/documents/:name/picture': staff,
	'PATCH /api/desk/documents/:name': staff,
	'GET /api/desk/views': staff,
	'POST /api/desk/views': staff,
	'DELETE /api/desk/views/:id': staff,
	'GET /api/desk/overview': manager,
	'POST /api/desk/overview/retry': manager,
	'GET /api/desk/events': manager,
	'GET /api/desk/export': managerConfirmed,
} satisfies Record<string, Rule>

export type DeskCall = keyof typeof deskCalls

/** The pages, by their pattern in `app/routes.ts`. What has no row is for staff. */
const deskPages: Readonly<Record<string, Rule>> = {
	'/desk/sign-in': anyone,
	'/desk/welcome': anyone,
	'/desk': staff,
	'/desk/cases/:id': staff,
	'/desk/me': own,
	'/desk/people': manager,
	'/desk/overview': manager,
	'/desk/audit': manager,
	'/desk/*': staff,
}

export const ruleOfPage = (pattern: string): Rule => deskPages[pattern] ?? staff
