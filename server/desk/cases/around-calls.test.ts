import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
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

test('a document that nobody reads to its end is closed: asked for its head, or as a picture that it is not', async () => {
	const { services, ask, submit } = await openCaseDesk()
	const path = await services.documents.incomingPath()
	await writeFile(path, 'x'.repeat(500_000))
	const name = await services.documents.keep({
		...{ path, size: 500_000, extension: 'pdf', key: 'k', fingerprint: 'f', source: 's' },
		...{ scan: null, fileName: 'passport.pdf' },
	})
	if (name === null) throw new Error('not kept')
	await submit('user_applications', { documents: [{ name, label: null }] })
	const opened = vi.spyOn(services.documents.storage, 'read')
	const head = await ask(`HEAD /api/desk/documents/${name}`)
	expect([head.status, head.headers.get('content-length')]).toEqual([200, '500000'])
	expect((await ask(`GET /api/desk/documents/${name}/picture`)).status).toBe(415)
	const files = await Promise.all(opened.mock.results.map(({ value }) => value))
	expect(files.map((file) => file?.destroyed)).toEqual([true, true])
})

test('documents open as files, pictures are drawn anew, and each is accepted or refused with a reason', async () => {
	const { services, ask, submit } = await openCaseDesk()
	const picture = await sharp({
		create: { width: 300, height: 4000, channels: 3, background: 'teal' },
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
		fileName: 'passport.png',
	})
	if (name === null) throw new Error('not kept')
	expect((await ask(`GET /api/desk/documents/${name}`)).status).toBe(404)
	const id = await submit('user_applications', { documents: [{ name, label: null }] })
	const file = await ask(`GET /api/desk/documents/${name}`)
	expect(file.headers.get('content-disposition')).toContain('attachment')
	const drawn = await ask(`GET /api/desk/documents/${name}/picture?w=120`)
	expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
	// Nobody is written down for these: nothing can be read in them, in no direction.
	expect((await sharp(drawn.bytes).metadata()).height).toBe(160)
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
		open: [{ kind: 'contact_submissions', stage: 'answered', n: 1 }],
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

test.each([
	['ar', 'الرقم المرجعي,النوع,', 'نهاية الجدول: ملف واحد', 'طلب تقديم', 'تدقيق المستندات', 'مصر'],
	[
		'en',
		'Reference,Kind,',
		'End of the table: 1 case',
		'Application',
		'Checking documents',
		'Egypt',
	],
])(
	'the exported table is in words and says where it ends, in %s',
	async (language, head, end, ...words) => {
		const { submit, ask, mazen, call } = await openCaseDesk()
		const id = await submit('user_applications', { fields: { first_name: '=1+1' } })
		await ask(`PATCH /api/desk/cases/${id}`, { version: 1, changes: { stage: 'checking' } })
		const { text } = await call('GET /api/desk/export', {
			cookie: `${mazen.cookie}; language=${language}`,
		})
		const [first, line = '', ...rest] = text.replace('\ufeff', '').trimEnd().split('\r\n')
		expect(first).toContain(head)
		for (const word of words) expect(line).toContain(word)
		expect(line).toContain("'=1+1")
		expect(`${first}${line}`).not.toMatch(/user_applications|waiting_on|checking,|received,/)
		expect(rest).toEqual([end])
	},
)

test('the log is asked by person, case, type and day, and goes on page by page', async () => {
	const { submit, ask, sara, mazen, run } = await openCaseDesk()
	const id = await submit('contact_submissions', { reference: 'KT4-MX7-PD2' })
	await submit('contact_submissions')
	await ask(`POST /api/desk/cases/${id}/notes`, { body: 'سر' })
	await ask(`PATCH /api/desk/staff/${sara.id}`, { role: 'manager' }, mazen)
	const page = v.object({
		events: v.array(v.looseObject({ id: v.string(), type: v.string(), at: v.string() })),
		next: v.nullable(v.string()),
	})
	const log = async (query: string) =>
		v.parse(page, (await ask(`GET /api/desk/events?${query}`, undefined, mazen)).json)
	const types = async (query: string) => (await log(query)).events.map(({ type }) => type)
	expect(await types('case=kt4-mx7-pd2')).toEqual(['note', 'received'])
	expect(await types(`case=${id}&type=note`)).toEqual(['note'])
	expect((await log('type=note')).events).toMatchObject([{ reference: 'KT4-MX7-PD2' }])
	expect(JSON.stringify(await log(''))).not.toContain('سر')
	expect((await log(`person=${mazen.id}`)).events).toMatchObject([
		{ type: 'staff', data: { what: 'role', person: sara.id }, reference: null },
	])
	// Midnight in Kuala Lumpur is four in the afternoon before it in Greenwich.
	await run(sql`update events set at = ${'2026-03-04T15:59:59.000Z'} where type = 'note'`)
	expect(await types('from=2026-03-04&until=2026-03-04')).toEqual(['note'])
	expect(await types('from=2026-03-05&until=2026-03-06')).toEqual([])
	expect((await ask('GET /api/desk/events?from=yesterday', undefined, mazen)).status).toBe(422)

	for (let at = 0; at < 101; at += 1) {
		await run(sql`
			insert into events (id, at, actor, type, data)
			values (${`e${at}`}, ${'2026-01-01T00:00:00.000Z'}, 'system', 'exported', '{}')`)
	}
	const first = await log('person=system&type=exported')
	const second = await log(`person=system&type=exported&after=${first.next}`)
	const ids = [...first.events, ...second.events].map((event) => event.id)
	expect([first.events.length, new Set(ids).size, second.next]).toEqual([100, 101, null])
})

test('every number of the funnel opens the list of its cases, also by how people first came', async () => {
	const { submit, ask, mazen, read } = await openCaseDesk()
	const email = 'noura@mail.example'
	const yesterday = new Date(Date.now() - 86_400_000).toISOString()
	await submit('contact_submissions', { createdAt: yesterday, fields: { email } })
	const id = await submit('user_applications', { fields: { email } })
	await submit('user_applications', { fields: { email: 'omar@other.example' } })
	const { json } = await ask('GET /api/desk/overview', undefined, mazen)
	const funnel = v.parse(
		v.object({ figures: v.object({ funnel: v.array(v.looseObject({})) }) }),
		json,
	).figures.funnel
	const counted = { received: 1, sent: 0, offer: 0, arrived: 0 }
	expect(funnel.filter(({ by }) => by === 'source')).toEqual([
		{ by: 'source', value: 'application', label: 'استمارة التقديم', ...counted },
		{ by: 'source', value: 'contact', label: 'نموذج التواصل', ...counted },
	])
	const listed = await read('?all=1&kind=user_applications&source=contact')
	expect(listed.cases.map((row) => row.id)).toEqual([id])
	expect((await ask('GET /api/desk/cases?source=nowhere')).status).toBe(422)
})
