/**
 * Every call that the site answers, with a NUL and other control characters wherever something can be sent: refused or
 * cleaned, alike on both databases, and never an unexpected error. PostgreSQL takes no NUL, SQLite does.
 */
import { describe, expect, test } from 'vitest'
import { statusForms } from '#domain/cases/status.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { testedOn } from '#tests/services/databases.ts'
import { openStatus } from '#tests/services/status.ts'
import { deskCalls } from './desk/calls.ts'
import { wordOf } from './desk/cases/desk-call.ts'
import { kinds } from './store/tables.ts'

const bad = 'a\u0000\u0001b'
/** What calls may carry, all of it spoilt. */
const spoilt = {
	email: `x${bad}@mail.example`,
	name: bad,
	role: 'consultant',
	language: 'ar',
	step: bad,
	next: bad,
	body: bad,
	channel: 'email',
	subject: bad,
	template: bad,
	after: bad,
	of: bad,
	change: bad,
	right: true,
	field: 'passport_number',
	query: `assignee=%00`,
	table: 'outgoing',
	id: bad,
	reason: bad,
	title: bad,
	document: 'bank',
	note: bad,
	version: 1,
	changes: { assignee_id: bad, stage: bad, next_action: bad },
	cases: [{ id: bad, version: 1 }],
}
/** Strict schemas refuse what they do not know: each field is sent alone, too. */
const bodies = [
	spoilt,
	...Object.entries(spoilt).map(([name, value]) => ({ [name]: value })),
	{ email: `x${bad}@mail.example`, password: bad },
	{ email: `x${bad}@mail.example`, name: 'A', role: 'consultant', language: 'ar' },
	{ email: 'x@mail.example', name: bad, role: 'consultant', language: 'ar' },
	{ version: 1, changes: spoilt.changes },
	{ cases: spoilt.cases, changes: { waiting_on: 'us' } },
	{ body: bad, channel: 'email', language: 'ar', after: bad },
	{ change: bad, right: true },
	{ table: 'outgoing', id: bad },
	{ name: 'A view', query: 'assignee=%00' },
]
const isAlive = (status: number) => status < 500

describe.each(testedOn('PostgreSQL'))('control characters on %s', (_, possible, place) => {
	const open = async () => openStatus(await place())

	test.runIf(possible)(
		'no call of the desk fails over one',
		async () => {
			const { call, mazen, submit } = await open()
			const id = await submit('user_applications')
			const { cookie } = mazen
			const seen: [string, number][] = []
			const send = async (way: string, body?: unknown, headers = {}) => {
				const { status } = await call(way, { cookie, body, headers })
				seen.push([way, status])
				return status
			}
			for (const way of Object.keys(deskCalls)) {
				// These end the session that asks.
				if (way === 'POST /desk/sign-out' || way === 'POST /desk/sign-in') continue
				const isRead = way.startsWith('GET')
				const real = way.replace(':id', id).replace(/:\w+/, 'none')
				if (way.includes(':')) {
					const spelled = way.replace(/:\w+/g, '%00')
					expect([spelled, await send(spelled, isRead ? undefined : {})]).toEqual([spelled, 404])
				}
				if (way.startsWith('GET /api')) {
					expect([way, await send(`${real}?assignee=%00&after=%1F`)]).toEqual([way, 422])
				}
				if (!isRead) for (const body of bodies) await send(real, body)
			}
			const place = wordOf([bad, bad])
			await send(`GET /api/desk/cases?after=${place}`)
			await send(`GET /api/desk/events?after=${place}`)
			// A view that was saved with one, as its query.
			const { json } = await call('GET /api/desk/views', { cookie })
			const views: unknown = Reflect.get(Object(json), 'views')
			for (const view of Array.isArray(views) ? views : []) {
				await send(`GET /api/desk/cases?view=${Reflect.get(Object(view), 'id')}`)
			}
			for (const body of bodies) await send('POST /desk/sign-in', body)
			expect(seen.filter(([, status]) => !isAlive(status))).toEqual([])
			expect(await send('POST /desk/sign-in', { email: bad, password: 'x' })).toBe(422)
		},
		60_000,
	)

	test.runIf(possible)(
		'no form of a visitor fails over one',
		async () => {
			const { statusAsk: ask, app, submit, enter } = await open()
			const seen: [string, number][] = []
			const caseId = await submit('user_applications')
			const { cookie } = await enter(caseId, 'own')
			for (const form of statusForms) {
				if (form === 'leave' || form === 'documents') continue
				const body = {
					reference: bad,
					birth: bad,
					email: `x${bad}@mail.example`,
					phone: '+60 12\u000012345',
					body: bad,
				}
				seen.push([form, (await ask(`POST /status/${form}`, cookie, body)).status])
				seen.push([form, (await ask(`POST /status/${form}`, cookie, { email: body.email })).status])
			}
			expect((await ask('GET /status/%00')).status).toBe(404)
			expect((await ask('GET /status?link=%00')).status).toBe(422)
			expect((await ask('GET /api/application-documents/%00')).status).toBe(404)
			for (const kind of kinds) {
				const { fields } = newSubmission(kind)
				const texts = Object.entries(fields).map(([field, value]) => [
					field,
					typeof value === 'string' ? `${value}\u0000\u0001` : value,
				])
				for (const more of [{}, { documents: [bad] }]) {
					const body = { ...Object.fromEntries(texts), ...more }
					const { status } = await app.request(`/api/${kind}`, {
						method: 'POST',
						headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.8.8.8' },
						body: JSON.stringify(body),
					})
					seen.push([kind, status])
				}
			}
			expect(seen.filter(([, status]) => !isAlive(status))).toEqual([])
		},
		60_000,
	)
})
