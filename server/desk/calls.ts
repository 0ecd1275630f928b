/**
 * Every call of the desk and who may make it. This list is the guard: a call is mounted by its row, with the row's rule
 * in front of it, so there is none without a rule. A test asks each one as everybody.
 */
import type { Right } from '#domain/desk/roles.ts'

export type Rule = {
	/** `staff` is everybody who is signed in; a right is for the roles that have it. */
	who: 'anyone' | 'staff' | Right
	/** Needs the password within the last 15 minutes. */
	confirmed?: true
	/** Also for those who still have to set up a second factor, or they never could. */
	beforeSecondFactor?: true
}

const anyone: Rule = { who: 'anyone' }
const staff: Rule = { who: 'staff' }
const own: Rule = { who: 'staff', beforeSecondFactor: true }
const ownConfirmed: Rule = { who: 'staff', beforeSecondFactor: true, confirmed: true }
const cases: Rule = { who: 'cases' }
const website: Rule = { who: 'website' }
const manager: Rule = { who: 'manage' }
const managerConfirmed: Rule = { who: 'manage', confirmed: true }

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
	'GET /api/desk/cases': cases,
	'GET /api/desk/pulse': cases,
	'GET /api/desk/choices': cases,
	'GET /api/desk/notices': cases,
	'POST /api/desk/notices/seen': cases,
	'POST /api/desk/cases/bulk': cases,
	'GET /api/desk/cases/:id': cases,
	'PATCH /api/desk/cases/:id': cases,
	'GET /api/desk/cases/:id/pulse': cases,
	'GET /api/desk/cases/:id/cover-sheet.pdf': cases,
	'POST /api/desk/cases/:id/packs': cases,
	'GET /api/desk/cases/:id/packs/:pack': cases,
	'POST /api/desk/cases/:id/notes': cases,
	'POST /api/desk/cases/:id/messages': cases,
	'DELETE /api/desk/cases/:id/messages/:message': cases,
	'POST /api/desk/cases/:id/messages/:message/move': cases,
	'POST /api/desk/cases/:id/messages/:message/spam': cases,
	'POST /api/desk/cases/:id/messages/:message/contact': cases,
	'DELETE /api/desk/cases/:id/contacts/:contact': cases,
	'POST /api/desk/cases/:id/messages/:message/again': cases,
	'POST /api/desk/cases/:id/requests': cases,
	'DELETE /api/desk/cases/:id/requests/:request': cases,
	'POST /api/desk/cases/:id/unread': cases,
	'POST /api/desk/cases/:id/links': cases,
	'DELETE /api/desk/cases/:id/links': cases,
	'POST /api/desk/cases/:id/contact': cases,
	'POST /api/desk/cases/:id/reveal': cases,
	'POST /api/desk/cases/:id/duplicate': cases,
	'POST /api/desk/cases/:id/erasure': managerConfirmed,
	'DELETE /api/desk/cases/:id/erasure': managerConfirmed,
	'GET /api/desk/documents/:name': cases,
	'GET /api/desk/documents/:name/picture': cases,
	'GET /api/desk/documents/:name/sound': cases,
	'PATCH /api/desk/documents/:name': cases,
	'GET /api/desk/views': cases,
	'POST /api/desk/views': cases,
	'DELETE /api/desk/views/:id': cases,
	'GET /api/desk/overview': manager,
	'POST /api/desk/overview/retry': manager,
	'POST /api/desk/overview/arrivals/:key': manager,
	'POST /api/desk/overview/templates/:name': manager,
	'GET /api/desk/events': manager,
	'GET /api/desk/export': managerConfirmed,
	'GET /api/desk/website': website,
	'POST /api/desk/website': website,
	'GET /api/desk/website/open': website,
	'POST /api/desk/website/open': website,
	'POST /api/desk/website/publish': website,
	'POST /api/desk/website/photos': website,
	'GET /api/desk/website/:kind/:id': website,
	'GET /api/desk/website/:kind/:id/pulse': website,
	'GET /api/desk/website/:kind/:id/erasure': manager,
	'POST /api/desk/website/:kind/:id/erasure': managerConfirmed,
	'PUT /api/desk/website/:kind/:id/draft': website,
	'DELETE /api/desk/website/:kind/:id/draft': website,
	'PUT /api/desk/website/:kind/:id/names': website,
	'GET /api/desk/website/:kind/:id/versions': website,
	'GET /api/desk/website/:kind/:id/versions/:number': website,
	'POST /api/desk/website/:kind/:id/versions/:number/restore': website,
	'DELETE /api/desk/website/:kind/:id/versions/:number': website,
} satisfies Record<string, Rule>

export type DeskCall = keyof typeof deskCalls

/** The pages, by their pattern in `app/routes.ts`. What has no row is for staff. */
const deskPages: Readonly<Record<string, Rule>> = {
	'/desk/sign-in': anyone,
	'/desk/welcome': anyone,
	'/desk': cases,
	'/desk/cases/:id': cases,
	'/desk/me': own,
	'/desk/people': manager,
	'/desk/overview': manager,
	'/desk/audit': manager,
	'/desk/website': website,
	'/desk/website/at': website,
	'/desk/website/open': website,
	'/desk/website/:kind/:id': website,
	'/desk/website/:kind/:id/history': website,
	'/desk/*': staff,
}

export const ruleOfPage = (pattern: string): Rule => deskPages[pattern] ?? staff
