/** Without a mailbox, the platform and reminders the site asks its database nothing about them. */
import { StatementSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { createApi } from '#server/api/app.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

/** What only they fill. */
const tables = ['arrivals', 'attachments', 'leases', 'whatsapp_stops', 'refused_templates']
const named = new RegExp(`"(${tables.join('|')})"`)

const textOf = (statement: unknown) =>
	statement instanceof StatementSync ? statement.sourceSQL : ''

/** The tables of them that are asked while this is done, by requests alone: background work is another process here. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
	const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'run')]
	try {
		await work()
		const asked = spies.flatMap(({ mock }) => mock.contexts.map(textOf))
		expect(asked.length).toBeGreaterThan(0)
		return asked.flatMap((text) => named.exec(text)?.[1] ?? [])
	} finally {
		for (const spy of spies) spy.mockRestore()
	}
}

type Desk = Pick<
	Awaited<ReturnType<typeof openCaseDesk>>,
	'ask' | 'submit' | 'services' | 'settings'
>

async function workOf({ ask, submit, services, settings }: Desk) {
	const id = await submit('user_applications')
	const api = createApi(services, settings)
	const form = () =>
		api.request('/contact_submissions', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'Omar', email: 'omar@mail.example', message: 'A question.' }),
		})
	const see = async (path: string) => {
		expect((await ask(`GET /api/desk/${path}`)).status).toBe(200)
	}
	return {
		form: () =>
			askedDuring(async () => {
				expect((await form()).status).toBe(201)
			}),
		inbox: () => askedDuring(() => see('cases')),
		counts: () => askedDuring(() => see('pulse')),
		case: () => askedDuring(() => see(`cases/${id}`)),
	}
}

test('forms, inbox and counts ask nothing; a case asks once for mails and files, which it may have from before', async () => {
	const work = await workOf(await openCaseDesk({ ROLE: 'web' }))
	expect(await work.form()).toEqual([])
	expect(await work.inbox()).toEqual([])
	expect(await work.counts()).toEqual([])
	expect(await work.case()).toEqual(['arrivals', 'attachments'])
})

test('with the platform a case asks more, and forms and the inbox do not', async () => {
	const work = await workOf(await openWhatsappDesk({ ROLE: 'web' }))
	expect(await work.inbox()).not.toContain('whatsapp_stops')
	expect(await work.case()).toEqual(expect.arrayContaining(['attachments', 'refused_templates']))
})
