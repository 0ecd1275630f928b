/** The desk: what staff may call, as one list. Mounted at the root, before the public calls and the pages. */
import { type Context, type Handler, Hono } from 'hono'
import { errorCode, errorFrames, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { createAccounts } from './accounts.ts'
import { type DeskCall, deskCalls } from './calls.ts'
import { createDoor, type ShowForm } from './door.ts'
import { createGuard, type DeskEnv, refuse } from './guard.ts'
import { createMe } from './me.ts'
import { createPeople } from './people.ts'
import { privateAnswers } from './private-answers.ts'
import { createSignIn } from './sign-in.ts'

export function createDesk(services: Services, settings: Settings, showForm: ShowForm) {
	const desk = new Hono<DeskEnv>()
	const { store } = services
	const guard = createGuard(store.sessions, settings)
	const accounts = createAccounts(store, settings.siteUrl)
	const signIn = createSignIn(store)

	/** A call is mounted by its row in the list of rules, with that rule in front of it. */
	function on(call: DeskCall, handler: Handler<DeskEnv>) {
		const [method = '', path = ''] = call.split(' ')
		desk.on(method, path, guard.before(deskCalls[call]), handler)
	}

	desk.onError((error, c) => {
		log.error('unexpected', {
			path: c.req.routePath,
			code: errorCode(error),
			stack: errorFrames(error),
		})
		return c.json({ error: 'unexpected' }, 500)
	})
	for (const path of ['/desk/*', '/api/desk/*']) desk.use(path, privateAnswers())

	const door = createDoor({ settings, store, guard, signIn, accounts, showForm })
	on('POST /desk/sign-in', door.signIn)
	on('POST /desk/sign-out', door.signOut)
	on('GET /desk/welcome/:token', door.openWelcome)
	on('POST /desk/welcome', door.welcome)

	const me = createMe({ settings, store, accounts, signIn })
	on('POST /api/desk/confirm', me.confirm)
	on('GET /api/desk/me', me.read)
	on('PATCH /api/desk/me', me.change)
	on('POST /api/desk/me/password', me.changePassword)
	on('POST /api/desk/me/code', me.offerCode)
	on('PUT /api/desk/me/code', me.setCode)
	on('DELETE /api/desk/me/code', me.dropCode)
	on('DELETE /api/desk/me/sessions/:id', me.endSession)

	const people = createPeople(store.staff, accounts)
	on('GET /api/desk/colleagues', people.colleagues)
	on('GET /api/desk/staff', people.list)
	on('POST /api/desk/staff', people.invite)
	on('PATCH /api/desk/staff/:id', people.change)
	on('POST /api/desk/staff/:id/reset', people.reset)

	// What is no call of the desk says so only to staff.
	desk.all('/api/desk/*', async (c: Context<DeskEnv>) =>
		(await guard.whoIs(c)) ? c.json({ error: 'not_found' }, 404) : refuse(c, 'signed_out'),
	)
	return desk
}
