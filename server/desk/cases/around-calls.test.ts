import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

test('who else has the case open, saved views', async () => {
	const { submit, ask, sara, mazen, read } = await openCaseDesk()
	const id = await submit('visa_consultations')
	await ask(`GET /api/desk/cases/${id}/pulse`, undefined, mazen)
	expect((await ask(`GET /api/desk/cases/${id}/pulse`)).json).toMatchObject({
		version: 1,
		viewers: [mazen.id],
	})
	const saved = await ask('POST /api/desk/views', {
		name: 'تأشيرات',
		query: 'kind=visa_consultations',
	})
	const { id: view } = v.parse(v.object({ id: v.string() }), saved.json)
	expect((await read(`?view=${view}`)).cases).toHaveLength(1)
	expect((await read(`?view=${view}&stage=done`)).cases).toHaveLength(0)
	expect((await ask(`GET /api/desk/cases?view=${view}`, undefined, mazen)).status).toBe(404)
	expect((await ask(`DELETE /api/desk/views/${view}`, undefined, sara)).status).toBe(204)
	expect((await ask('GET /api/desk/views')).json).toEqual({ views: [] })
})

test('documents open as files, pictures are drawn anew, and each is accepted or refused with a reason', async () => {
	const { services, ask, submit } = await openCaseDesk()
	const picture = await sharp({
		create: { width: 300, height: 200, channels: 3, background: 'teal' },
	})
		.png()
		.withExif({ IFD0: { Copyright: 'where it was taken' } })
		.toBuffer()
	const path = await services.documents.incomingPath()
	await writeFile(path, picture)
	const name = await services.documents.keep({
		path,
		size: picture.length,
		extension: 'png',
		key: 'k',
		fingerprint: 'f',
		source: 's',
		scan: null,
	})
	if (name === null) throw new Error('not kept')
	expect((await ask(`GET /api/desk/documents/${name}`)).status).toBe(404)
	const id = await submit('user_applications', { documents: [name] })
	const file = await ask(`GET /api/desk/documents/${name}`)
	expect(file.headers.get('content-disposition')).toContain('attachment')
	const drawn = await ask(`GET /api/desk/documents/${name}/picture?w=120`)
	expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
	expect((await ask(`GET /api/desk/documents/${name}/picture?w=wide`)).status).toBe(422)
	const patch = (body: object) => ask(`PATCH /api/desk/documents/${name}`, body)
	expect((await patch({ state: 'refused' })).json).toEqual({ errors: { reason: 'required' } })
	expect(
		(await patch({ state: 'refused', reason: 'غير واضح', label: 'passport' })).json,
	).toMatchObject({
		document: { state: 'refused', reason: 'غير واضح', label: 'passport' },
	})
	expect((await patch({ state: 'accepted' })).json).toMatchObject({
		document: { state: 'accepted', reason: null, label: 'passport' },
	})
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		documents: [{ name, state: 'accepted' }],
	})
})

test('the manager sees how the desk stands, tries failed mail again, and takes everything as a file', async () => {
	const { submit, ask, mazen, run, read } = await openCaseDesk()
	const id = await submit('contact_submissions', { fields: { name: '=1+1' } })
	await ask(`POST /api/desk/cases/${id}/messages`, {
		language: 'ar',
		body: 'أهلًا',
		channel: 'email',
	})
	await run(sql`
		update outgoing set failed_at = ${'2030-01-01'}, failure_reason = 'SMTP_550', attempts = 1`)
	expect((await read('?view=failed')).cases.map((row) => row.id)).toEqual([id])
	expect((await read()).counts).toMatchObject({ failed: 1 })
	const { json } = await ask('GET /api/desk/overview', undefined, mazen)
	expect(json).toMatchObject({
		open: [{ kind: 'contact_submissions', stage: 'received', n: 1 }],
		promises: { kept: 1, all: 1 },
		replies: [{ until: 2, count: 1 }, {}, {}, {}, { until: null, count: 0 }],
		failing: [{ table: 'outgoing', case_id: id, reason: 'SMTP_550' }],
	})
	const [failing] = v.parse(
		v.looseObject({ failing: v.array(v.looseObject({ id: v.string() })) }),
		json,
	).failing
	const retry = (body: object) => ask('POST /api/desk/overview/retry', body, mazen)
	expect((await retry({ table: 'outgoing', id: failing?.id })).status).toBe(204)
	expect((await retry({ table: 'outgoing', id: 'none' })).status).toBe(404)
	const file = await ask('GET /api/desk/export', undefined, mazen)
	expect(file.headers.get('content-disposition')).toMatch(/cases-\d{4}-\d\d-\d\d\.csv/)
	const audit = await ask('GET /api/desk/events?type=exported', undefined, mazen)
	expect(audit.json).toMatchObject({
		events: [{ type: 'exported', actor: mazen.id, case_id: null }],
	})
})
