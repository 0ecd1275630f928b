/** The desk: what staff may call, as one list. Mounted at the root, before the public calls and the pages. */
import { type Context, type Handler, Hono } from 'hono'
import { CallRefused } from '#domain/desk/call-refused.ts'
import { plainAddress } from '../api/plain-address.ts'
import { languageOf } from '../api/request-parts.ts'
import { createPreviews } from '../content/preview.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { privateAnswers } from '../pages/private-answers.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { createAccountNotices } from './account-notices.ts'
import { createAccounts } from './accounts.ts'
import { type DeskCall, deskCalls } from './calls.ts'
import { createCaseCalls } from './cases/case-calls.ts'
import { createCoverSheet } from './cases/cover-sheet.ts'
import { createDocumentCalls } from './cases/document-calls.ts'
import { createErasureCalls } from './cases/erasure-calls.ts'
import { createInboxCalls } from './cases/inbox-calls.ts'
import { createLinkCalls } from './cases/link-calls.ts'
import { createManagerCalls } from './cases/manager-calls.ts'
import { createPackCalls } from './cases/pack-calls.ts'
import { createWritingCalls } from './cases/writing-calls.ts'
import { createGuard, type DeskEnv, refuse } from './guard.ts'
import { createMassActs } from './mass-acts.ts'
import { createMe } from './me.ts'
import { createDeskPages } from './pages.ts'
import { createPasswords, PasswordsBusy } from './password.ts'
import { createPeople } from './people.ts'
import type { Reads } from './reading.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInForms } from './sign-in-forms.ts'
import { createCompanyNotice } from './website/company-notice.ts'
import { createEntryCalls } from './website/entry-calls.ts'
import { createContentErasureCalls } from './website/erasure-calls.ts'
import { createListCalls } from './website/list-calls.ts'
import { createNewEntryCalls } from './website/new-entry-calls.ts'
import { createOpenCalls } from './website/open-calls.ts'
import { createPhotoUpload } from './website/photo-upload.ts'
import { createPublishCalls } from './website/publish-calls.ts'
import { createVersionCalls } from './website/version-calls.ts'

export function createDesk(services: Services, settings: Settings, passwords = createPasswords()) {
	const desk = new Hono<DeskEnv>()
	const { store } = services
	const guard = createGuard(store.sessions, settings)
	const accounts = createAccounts(store, settings.siteUrl, passwords)
	const notices = createAccountNotices(store, settings)
	const signIn = createSignIn(store, passwords, notices)

	/** A call is mounted by its row in the list of rules, with that rule in front of it. */
	function on(call: DeskCall, handler: Handler<DeskEnv>) {
		const [method = '', path = ''] = call.split(' ')
		desk.on(method, path, guard.before(deskCalls[call]), handler)
	}

	function onRead(call: keyof Reads, reads: Reads) {
		on(call, async (c) =>
			c.json(
				await reads[call]({
					session: c.get('session'),
					language: languageOf(c),
					params: c.req.param(),
					query: c.req.query(),
				}),
			),
		)
	}

	desk.onError(async (error, c) => {
		if (error instanceof CallRefused) return c.json(error.body, error.status)
		if (error instanceof PasswordsBusy) {
			log.warn('too many passwords at once')
			return c.json({ error: 'busy' }, 503, { 'Retry-After': `${PasswordsBusy.seconds}` })
		}
		log.error('unexpected', {
			path: c.req.routePath,
			code: errorCode(error),
			stack: errorFrames(error),
		})
		const isDown = (await services.down()).includes('database')
		return isDown ? c.json({ error: 'unavailable' }, 503) : c.json({ error: 'unexpected' }, 500)
	})
	desk.use('/api/desk/*', privateAnswers(), plainAddress())
	// Drafts are shown on the public pages in a frame; the desk moves between its pages without loading another policy.
	desk.use('/desk/*', privateAnswers("'self'"), plainAddress())

	const forms = createSignInForms({ settings, store, guard, signIn, accounts, notices })
	on('POST /desk/sign-in', forms.signIn)
	on('POST /desk/sign-out', forms.signOut)
	on('GET /desk/welcome/:token', forms.openWelcome)
	on('POST /desk/welcome', forms.welcome)

	const me = createMe({ settings, store, accounts, signIn })
	on('POST /api/desk/confirm', me.confirm)
	on('PATCH /api/desk/me', me.change)
	on('POST /api/desk/me/password', me.changePassword)
	on('POST /api/desk/me/code', me.offerCode)
	on('PUT /api/desk/me/code', me.setCode)
	on('DELETE /api/desk/me/code', me.dropCode)
	on('DELETE /api/desk/me/sessions/:id', me.endSession)

	const people = createPeople(store, accounts)
	on('POST /api/desk/staff', people.invite)
	on('PATCH /api/desk/staff/:id', people.change)
	on('POST /api/desk/staff/:id/reset', people.reset)

	const inbox = createInboxCalls(store)
	on('POST /api/desk/cases/bulk', inbox.bulk)
	on('POST /api/desk/notices/seen', inbox.seeNotices)
	on('POST /api/desk/views', inbox.addView)
	on('DELETE /api/desk/views/:id', inbox.removeView)

	const cases = createCaseCalls(services, settings)
	on('PATCH /api/desk/cases/:id', cases.change)
	on('POST /api/desk/cases/:id/duplicate', cases.duplicate)
	on('POST /api/desk/cases/:id/unread', cases.markUnread)

	const massAct = createMassActs(store)
	const writing = createWritingCalls(services, massAct, settings)
	on('POST /api/desk/cases/:id/notes', writing.note)
	on('POST /api/desk/cases/:id/messages', writing.message)
	on('DELETE /api/desk/cases/:id/messages/:message', writing.undoMessage)
	on('POST /api/desk/cases/:id/messages/:message/move', writing.moveMail)
	on('POST /api/desk/cases/:id/messages/:message/spam', writing.markSpam)
	on('POST /api/desk/cases/:id/messages/:message/contact', writing.addContact)
	on('DELETE /api/desk/cases/:id/contacts/:contact', writing.removeContact)
	on('POST /api/desk/cases/:id/messages/:message/again', writing.sendAgain)
	on('POST /api/desk/cases/:id/requests', writing.request)
	on('DELETE /api/desk/cases/:id/requests/:request', writing.withdrawRequest)
	on('POST /api/desk/cases/:id/contact', writing.contact)
	on('POST /api/desk/cases/:id/reveal', writing.reveal)

	const links = createLinkCalls(services, settings)
	on('POST /api/desk/cases/:id/links', links.give)
	on('DELETE /api/desk/cases/:id/links', links.stop)

	const documents = createDocumentCalls(services, massAct)
	on('GET /api/desk/documents/:name', documents.file)
	on('GET /api/desk/documents/:name/picture', documents.picture)
	on('GET /api/desk/documents/:name/sound', documents.sound)
	on('PATCH /api/desk/documents/:name', documents.change)

	on('GET /api/desk/cases/:id/cover-sheet.pdf', createCoverSheet(services, massAct))

	const packs = createPackCalls(services, massAct)
	on('POST /api/desk/cases/:id/packs', packs.ask)
	on('GET /api/desk/cases/:id/packs/:pack', packs.file)

	const erasure = createErasureCalls(services, massAct)
	on('POST /api/desk/cases/:id/erasure', erasure.request)
	on('DELETE /api/desk/cases/:id/erasure', erasure.withdraw)

	const manager = createManagerCalls(services, settings, massAct)
	on('POST /api/desk/overview/retry', manager.retry)
	on('POST /api/desk/overview/arrivals/:key', manager.arrival)
	on('POST /api/desk/overview/templates/:name', manager.allowTemplate)
	on('GET /api/desk/export', manager.export)

	const websiteList = createListCalls(store)
	const entries = createEntryCalls(store, services.content)
	const newEntries = createNewEntryCalls(store)
	on('POST /api/desk/website', newEntries.add)
	on('PUT /api/desk/website/:kind/:id/names', newEntries.rename)
	on('PUT /api/desk/website/:kind/:id/draft', entries.save)
	on('DELETE /api/desk/website/:kind/:id/draft', entries.discard)
	const versions = createVersionCalls(store, services.content.refresh)
	on('POST /api/desk/website/:kind/:id/versions/:number/restore', versions.restore)
	on('DELETE /api/desk/website/:kind/:id/versions/:number', versions.withdraw)
	const tellManagers = createCompanyNotice(store, settings)
	const publishing = createPublishCalls(store, services.content.refresh, tellManagers)
	on('POST /api/desk/website/publish', publishing.publish)
	on('POST /api/desk/website/photos', createPhotoUpload(services, settings))
	const contentErasure = createContentErasureCalls(services)
	on('POST /api/desk/website/:kind/:id/erasure', contentErasure.erase)
	const openPoints = createOpenCalls(store, services.content.refresh, tellManagers)
	on('POST /api/desk/website/open', openPoints.confirm)

	const reads: Reads = {
		'GET /api/desk/me': me.read,
		'GET /api/desk/colleagues': people.colleagues,
		'GET /api/desk/staff': people.list,
		'GET /api/desk/cases': inbox.list,
		'GET /api/desk/pulse': inbox.pulse,
		'GET /api/desk/choices': inbox.choices,
		'GET /api/desk/notices': inbox.notices,
		'GET /api/desk/views': inbox.views,
		'GET /api/desk/cases/:id': cases.read,
		'GET /api/desk/cases/:id/pulse': cases.pulse,
		'GET /api/desk/overview': manager.overview,
		'GET /api/desk/events': manager.events,
		'GET /api/desk/website': websiteList.list,
		'GET /api/desk/website/open': openPoints.list,
		'GET /api/desk/website/:kind/:id': entries.read,
		'GET /api/desk/website/:kind/:id/pulse': entries.pulse,
		'GET /api/desk/website/:kind/:id/erasure': contentErasure.people,
		'GET /api/desk/website/:kind/:id/versions': versions.versions,
		'GET /api/desk/website/:kind/:id/versions/:number': versions.version,
	}
	for (const call of Object.keys(reads) as (keyof Reads)[]) onRead(call, reads)

	// What is no call of the desk says so only to staff.
	desk.all('/api/desk/*', async (c: Context<DeskEnv>) =>
		(await guard.whoIs(c.req.raw)) ? c.json({ error: 'not_found' }, 404) : refuse(c, 'signed_out'),
	)
	return {
		calls: desk,
		pages: createDeskPages({ guard, reads, staff: store.staff, accounts }),
		previews: createPreviews(guard, store, services.content),
		mayEditWebsite: async (request: Request) =>
			guard.refusalOf({ who: 'website' }, await guard.whoIs(request)) === null,
	}
}
