/**
 * What one session of a consultant can reach: a script makes every call of the desk with every body it knows, opens every link that
 * any answer holds, and sends every form of the status page from each. Nothing of it may look like the applicant's doing.
 */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { statusForms } from '#domain/cases/status.ts'
import { openWithCase } from '#tests/services/status.ts'
import { deskCalls } from './calls.ts'

const link = '{status_link}'
/** Of each call what it takes; a call that is not here is sent an empty object. */
const bodies: Readonly<Record<string, readonly unknown[]>> = {
	'POST /api/desk/cases/:id/links': [undefined, {}, { send: 'mail' }, { send: 'screen' }],
	'POST /api/desk/cases/:id/messages': ['email', 'whatsapp', 'call'].flatMap((channel) =>
		['out', 'in'].map((direction) => ({
			language: 'en',
			subject: link,
			body: `See ${link}`,
			channel,
			direction,
		})),
	),
	'POST /api/desk/cases/:id/notes': [{ body: link }],
	'POST /api/desk/cases/:id/requests': [{ document: 'photos', note: link }],
	'POST /api/desk/cases/:id/reveal': [{ field: 'phone' }, { field: 'passport_number' }],
	'POST /api/desk/cases/:id/erasure': [{ reason: 'other' }],
	'POST /api/desk/cases/:id/contact': [{ change: 'nobody', right: true }],
	'POST /api/desk/views': [{ name: link, query: '' }],
}

/** Would end the session that the rest is asked with. */
const endings = new Set(['POST /desk/sign-out', 'DELETE /api/desk/me/sessions/:id'])

const forms: Readonly<Record<string, Record<string, string>[]>> = {
	messages: [{ body: 'Please erase everything' }],
	contact: [{ email: 'mine@elsewhere.example' }],
	erasure: [{ do: 'ask' }, { do: 'undo' }],
	links: [{ do: 'stop' }, { do: 'family' }],
}

test('a consultant reaches no link that acts as the applicant', async () => {
	const { id, ask, statusAsk, cookieOf, see, services, run } = await openWithCase({
		CONFIRM_MAIL: 'on',
	})
	const { cases } = services.store
	const seen: string[] = []
	const ways = Object.keys(deskCalls).filter((way) => !endings.has(way))
	// Twice, because what one call makes another may show; links are stopped once, so that those made after it open.
	const again = ways.filter((way) => way !== 'DELETE /api/desk/cases/:id/links')
	for (const way of [...ways, ...again]) {
		for (const body of bodies[way] ?? [way.startsWith('GET') ? undefined : {}]) {
			const { text, headers } = await ask(way.replace(':id', id).replace(/:\w+/g, 'x'), body)
			seen.push(text, ...[...headers].map(([, value]) => value))
		}
		await run(sql`update outgoing set next_attempt_at = ${new Date(0).toISOString()}`)
	}
	const tokens = new Set(seen.join('\n').match(/(?<=\/status\/)[\w-]{43}/g))
	expect(tokens.size).toBeGreaterThan(0)
	const levels = new Set<string | null>()
	for (const token of tokens) {
		for (const form of statusForms) {
			for (const body of forms[form] ?? [{}]) {
				const cookie = cookieOf((await statusAsk(`GET /status/${token}`)).headers)
				levels.add((await see(cookie))?.view?.level ?? null)
				await statusAsk(`POST /status/${form}`, cookie, body)
			}
		}
	}
	// Those that only read, and those that the script itself has stopped.
	expect(levels).toEqual(new Set(['family', null]))
	const events = await cases.events(id)
	const asApplicant = events.filter(({ actor }) => actor === 'applicant')
	// All that a reader can have done is to have the mailbox sent its own link, and the history says by whose link.
	expect(new Set(asApplicant.map(({ type }) => type))).toEqual(new Set(['received', 'link_mailed']))
	for (const { type, data } of asApplicant) {
		expect([type, data.origin]).toEqual([type, type === 'link_mailed' ? 'staff' : undefined])
	}
	expect((await cases.erasure.pendingOf([id])).size).toBe(0)
	expect((await cases.messages(id)).filter(({ by }) => by === 'applicant')).toEqual([])
	expect(await cases.contactChanges.open(id)).toBeNull()
	expect(await cases.find(id)).toMatchObject({ closed_at: null, email_proved_at: null })
})
