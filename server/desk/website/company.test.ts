/** What a stolen session of an editor could do most harm with: who is told, and what asks for the password again. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { mailAbout } from '#tests/services/sent-mail.ts'
import { testSettings } from '#tests/services/server.ts'

async function openRoom() {
	const settings = testSettings()
	const desk = await openTestDesk(settings)
	const editor = await desk.person('editor', 'Mona (sample)')
	const ask = (way: string, body?: unknown) => desk.call(way, { cookie: editor.cookie, body })
	const publish = (entries: object[], more: object = {}) =>
		ask('POST /api/desk/website/publish', { entries, ...more })
	/** As if the password had been typed long ago. */
	async function later() {
		const long = new Date(Date.now() - 16 * 60_000).toISOString()
		await sql`update sessions set confirmed_at = ${long}`.execute(await desk.database.ready())
	}
	return { ...desk, ...settings, ask, publish, later }
}

const company = { kind: 'company', id: 'site', version: null }

test('every manager gets a mail when the company’s own data is published, once, and nobody else', async () => {
	const { publish, person, database, dataDir } = await openRoom()
	const managers = [await person('manager', 'one'), await person('manager', 'two')]
	await person('consultant')
	expect((await publish([company])).status).toBe(200)
	expect((await publish([{ kind: 'page', id: 'faq', version: null }])).status).toBe(200)
	const { rows } = await sql<{ recipient: string; id: string }>`
		select id, recipient from outgoing where template = 'company_published' order by recipient
	`.execute(await database.ready())
	expect(rows.map(({ recipient }) => recipient)).toEqual(managers.map(({ email }) => email))
	const mail = await mailAbout(dataDir, managers[0]?.email ?? '', 'Office details')
	expect(mail).toContain('the account of Mona (sample)')
})

test('templates, dated company data and hiding many entries ask for the password again', async () => {
	const { publish, ask, later } = await openRoom()
	const hidden = (count: number) =>
		shipped.universities
			.slice(0, count)
			.map(({ id }) => ({ kind: 'university', id, version: null, state: 'hidden' }))
	const live_at = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
	expect((await publish([company], { live_at })).status).toBe(200)
	await later()
	const refused = { status: 403, json: { error: 'confirm_needed' } }
	const message = { kind: 'template', id: 'answer', version: null }
	expect(await publish([message])).toMatchObject(refused)
	expect(await publish(hidden(4))).toMatchObject(refused)
	expect((await publish(hidden(3))).status).toBe(200)
	expect(await ask('DELETE /api/desk/website/company/site/versions/1', {})).toMatchObject(refused)
})

test('a number is dialled from any country, and is not published in halves', async () => {
	const { publish, ask } = await openRoom()
	const { site } = shipped.pages.site
	const write = (version: number, display: string, dial: string) =>
		ask('PUT /api/desk/website/company/site/draft', {
			version,
			document: { site: { ...site, phone: { ...site.phone, display, dial } } },
		})
	const draft = { kind: 'company', id: 'site', version: 1 }
	const refusedFor = (code: string) => ({
		status: 422,
		json: { findings: [{ code, path: ['site', 'phone', 'dial'] }] },
	})
	await write(0, '03-7491 8622', '0374918622')
	expect(await publish([draft])).toMatchObject(refusedFor('national'))
	await write(1, '+60 3-7491 8622', '+60374918622')
	const half = { ...draft, version: 2, without: ['changed ["site","phone","display"]'] }
	expect(await publish([half])).toMatchObject(refusedFor('dialled'))
	expect((await publish([{ ...draft, version: 2 }])).status).toBe(200)
})
