/**
 * Forms that are posted without scripts, with a fault first: what was typed comes back, and what is then stored and mailed equals
 * what the call of the page with scripts stores and mails.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contactBody } from '#app/features/contact/contact-form.tsx'
import { readStep } from '#domain/forms/steps.ts'
import { docx, formWith, pdf } from '#tests/factories/files.ts'
import { readable } from '#tests/services/canary.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '#tests/services/postgres.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { openDatabase } from '../store/database.ts'
import { deleteAllOf } from '../store/erased-tables.ts'
import { columns, type Kind } from '../store/tables.ts'
import { createLimits } from './limits.ts'
import { createPlainForms, type PlainForms, type ToBody } from './plain-forms.ts'

let postgres: TestPostgres
beforeAll(async () => {
	if (hasPostgres) postgres = await startPostgres()
}, 30_000)
afterAll(() => postgres?.remove())

let visitors = 0

/** The forms behind small pages that answer with what a page would be drawn from. */
async function openForms(env: Record<string, string> = {}) {
	const settings = testSettings({ CONFIRM_MAIL: 'on', ...env })
	const opened = await openTestApi(settings)
	const { services } = opened
	const limits = createLimits(services.store.pool, services.secret)
	const plain = createPlainForms(services, settings, limits)
	const app = new Hono()
	const kinds: Record<string, [Kind, ToBody?]> = {
		'/contact': ['contact_submissions', contactBody],
		'/visa-support': ['visa_consultations'],
		'/accommodation': ['accommodation_requests'],
	}
	for (const [path, [kind, toBody]] of Object.entries(kinds))
		app.post(path, async (c) => c.json(await plain.of(c).post(kind, c.req.raw, toBody)))
	const answer = async (outcome: ReturnType<PlainForms['application']['start']>) => {
		const done = await outcome
		return 'to' in done
			? new Response(null, { status: 303, headers: { location: done.to } })
			: Response.json(done.posted)
	}
	app.post('/apply', (c) =>
		answer(plain.of(c).application.start(c.req.raw, { program_of_interest: 'Law' })),
	)
	app.post('/apply/:draft/:step', (c) => {
		const step = readStep(c.req.param('step')) ?? 'personal'
		return answer(plain.of(c).application.post(c.req.param('draft'), step, c.req.raw))
	})
	visitors += 1
	const from = `10.9.${visitors >> 8}.${visitors & 255}`

	async function post(path: string, body: Record<string, string> | FormData, more = {}) {
		const response = await app.request(path, {
			method: 'POST',
			headers: { 'x-forwarded-for': from, 'user-agent': 'old', cookie: 'language=en', ...more },
			body: body instanceof FormData ? body : new URLSearchParams(body),
		})
		const to = response.headers.get('location')
		return { to: to ?? '', page: to === null ? await response.json() : null }
	}
	const database = await openDatabase(settings)
	onTestFinished(() => database.close())
	const rows = async (table: string) =>
		(
			await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
				await database.ready(),
			)
		).rows
	/** The call that a page with scripts makes. */
	const call = (kind: Kind, body: unknown) =>
		opened.post(`/${kind}`, body, { cookie: 'language=en' })
	return { ...opened, settings, post, call, rows, database }
}
type Opened = Awaited<ReturnType<typeof openForms>>

/** Every mail of a submission, without what can't be the same twice. */
async function mailsOf({ settings }: Opened, reference: string, address: string) {
	const folder = join(settings.dataDir, 'mail')
	const found = await eventually(
		() => {
			const paths = readdirSync(folder)
				.filter((name) => name.endsWith('.eml'))
				.map((name) => join(folder, name))
			return paths.filter((path) => {
				const text = readable(path)
				return text.includes(reference) || readFileSync(path, 'utf8').includes(`To: ${address}`)
			})
		},
		(paths) => paths.length >= 2,
	)
	return found
		.map((path) =>
			readable(path)
				.replaceAll(reference, 'REF')
				.replace(/^(?:Date|Message-ID|Content-Type|--).*$/gim, '')
				.replace(/^ boundary=.*$/gim, '')
				.replaceAll(/-{2,}[\w-]+-Part[_\w-]+/g, '')
				.replaceAll(/\/status\/[\w-]{43}/g, '/status/LINK')
				.replaceAll(/\d{13}-[0-9a-f]{32}/g, 'FILE')
				.replaceAll(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, 'TIME')
				.replaceAll(address, 'ADDRESS'),
		)
		.sort()
}

const referenceIn = (json: unknown) => v.parse(v.object({ reference: v.string() }), json).reference

const ownFields = (kind: Kind, row: Record<string, unknown> | undefined) =>
	Object.fromEntries([...Object.keys(columns[kind]), 'language'].map((name) => [name, row?.[name]]))

const person = { name: ' عمر  سعيد ', email: 'omar@mail.example', phone: '٠١٠ 000' }
const simple: [string, Kind, Record<string, string>, Record<string, string>, ToBody?][] = [
	[
		'/contact',
		'contact_submissions',
		{
			...person,
			typed_country_code: '٠٠٢٠',
			inquiryType: 'visa',
			subject: '',
			message: 'When does the term begin?',
		},
		{ message: 'short' },
		contactBody,
	],
	[
		'/visa-support',
		'visa_consultations',
		{
			...person,
			nationality: 'egypt',
			program_type: 'master',
			university: '',
			concerns: 'One\r\ntwo',
		},
		{ nationality: '' },
	],
	[
		'/accommodation',
		'accommodation_requests',
		{
			...person,
			university: 'um',
			check_in_date: '2031-09-01',
			duration: '1-year',
			accommodation_type: 'shared',
			budget: '',
			special_requests: '',
		},
		{ check_in_date: '2019-01-01' },
	],
]

describe.each(simple)('%s', (path, kind, typed, fault, toBody = (values) => values) => {
	test('comes back with what is wrong, and then stores and mails what the call does', async () => {
		const opened = await openForms()
		const refused = await opened.post(path, { ...typed, ...fault })
		expect(Object.keys(refused.page.errors)).toEqual(Object.keys(fault))
		const { typed_country_code: code, ...given } = { ...typed, ...fault }
		expect(refused.page.values).toEqual({ ...given, ...(code && { country_code: '+20' }) })
		expect(await opened.rows(kind)).toEqual([])

		const again = { ...typed, form_key: refused.page.key }
		const sent = await opened.post(path, again)
		expect(sent.page.sent).toEqual({
			reference: expect.stringMatching(/^\w+-/),
			statusAddress: expect.stringContaining('/status/'),
			documents: 0,
		})
		const { typed_country_code: _, ...values } = typed
		const body = toBody({ ...values, ...(code && { country_code: '+20' }) })
		const byScript = await openForms()
		const reference = referenceIn((await byScript.call(kind, body)).json)
		const [[plainRow], [scriptRow]] = [await opened.rows(kind), await byScript.rows(kind)]
		expect(ownFields(kind, plainRow)).toEqual(ownFields(kind, scriptRow))
		expect(await mailsOf(opened, sent.page.sent.reference, person.email)).toEqual(
			await mailsOf(byScript, reference, person.email),
		)
	})

	test('pressed twice it is one row and one answer; a stranger who types the same gets an answer of their own', async () => {
		const { post, rows } = await openForms()
		const [first, second] = await Promise.all([post(path, typed), post(path, typed)])
		expect(second.page.sent.reference).toBe(first.page.sent.reference)
		expect((await post(path, typed)).page.sent.reference).toBe(first.page.sent.reference)
		expect(await rows(kind)).toHaveLength(1)
		for (const other of [{ 'user-agent': 'new' }, { 'x-forwarded-for': '10.8.0.1' }])
			expect((await post(path, typed, other)).page.sent.reference).not.toBe(
				first.page.sent.reference,
			)
		expect(await rows(kind)).toHaveLength(3)
	})

	test('changed after it was sent, it asks to be sent again, and then is another one', async () => {
		const { post, rows } = await openForms()
		const { key } = (await post(path, { ...typed, ...fault })).page
		await post(path, { ...typed, form_key: key })
		const changed = { ...typed, name: 'Other' }
		const asked = (await post(path, { ...changed, form_key: key })).page
		expect(asked.errors).toEqual({ idempotency_key: 'key_reused' })
		expect((await post(path, { ...changed, form_key: asked.key })).page.sent).not.toBeNull()
		expect(await rows(kind)).toHaveLength(2)
	})
})

test('a flood is told to wait, with what was typed; what is no form is refused', async () => {
	const { post, rows } = await openForms()
	const typed = { ...person, nationality: 'egypt' }
	const pages = []
	for (let at = 0; at < 61; at += 1)
		pages.push((await post('/visa-support', { name: `${at}` })).page)
	expect(pages[59].problem).toBeNull()
	const last = (await post('/visa-support', typed)).page
	expect(last).toMatchObject({ problem: 'too_often', values: typed, sent: null })
	const odd = await post('/contact', formWith(pdf(), 'a.pdf'))
	expect(odd.page.errors).toEqual({ body: 'invalid' })
	expect(await rows('visa_consultations')).toEqual([])
})

const personal = {
	first_name: 'نورة',
	last_name: 'Al-Harbi',
	email: 'noura@mail.example',
	country_code: '+60',
	typed_country_code: '966',
	phone: '٥٠ 000 0000',
	nationality: 'Saudi Arabia',
	date_of_birth: '2005-03-14',
	gender: 'female',
	passport_number: 'a12 34567',
}
const academic = {
	application_type: 'master',
	previous_education: 'BSc\r\n2025',
	english_proficiency: 'ielts',
}
const services = {
	accommodation_needed: 'yes',
	accommodation_type: 'homestay',
	airport_pickup: 'yes',
}
const additional = { emergency_contact: 'Father', medical_conditions: '', additional_info: '' }

/** From the first page to the last step. */
async function walk({ post }: Opened) {
	const { to } = await post('/apply', personal)
	const draft = to.split('/')[2] ?? ''
	const step = (name: string, body: Record<string, string> | FormData, query = '') =>
		post(`/apply/${draft}/${name}${query}`, body)
	return { draft, step }
}

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])(
	'the application on %s',
	(kind) => {
		const open = async () =>
			openForms(kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() })

		test('walks its steps with a fault in each, and stores and mails what the call does', async () => {
			const opened = await open()
			const refused = await opened.post('/apply', { ...personal, passport_number: '1', gender: '' })
			expect(refused.page.errors).toEqual({
				gender: 'required',
				passport_number: 'passport_too_short',
			})
			expect(refused.page.values).toMatchObject({ first_name: 'نورة', country_code: '+966' })
			expect(await opened.rows('application_drafts')).toEqual([])

			const { draft, step } = await walk(opened)
			const at = (name: string) => `/apply/${draft}/${name}`
			expect((await step('academic', { application_type: 'master', go: 'next' })).to).toBe(
				`${at('academic')}?check`,
			)
			expect((await step('academic', { ...academic, go: 'next' })).to).toBe(at('services'))
			expect((await step('services', { ...services, visa_support: 'yes', go: 'back' })).to).toBe(
				at('academic'),
			)
			// What is not ticked any more is not posted.
			expect((await step('services', { ...services, go: 'next' })).to).toBe(at('documents'))
			expect((await step('documents', formWith(pdf(), 'a.exe'))).to).toBe(
				`${at('documents')}?refused=wrong_kind`,
			)
			expect((await step('documents', formWith(pdf(), 'جواز.pdf'), '?upload=1')).to).toBe(
				at('documents'),
			)
			await step('documents', formWith(pdf(), 'جواز.pdf'), '?upload=1')
			expect((await step('documents', formWith(docx(), 'b.docx'), '?upload=2&go=next')).to).toBe(
				at('additional'),
			)
			expect((await step('documents', formWith(Buffer.from(''), ''), '?upload=3&go=next')).to).toBe(
				at('additional'),
			)
			const { applicationDrafts } = opened.services.store
			const kept = await applicationDrafts.read(draft)
			expect(kept?.documents.map(({ fileName }) => fileName)).toEqual(['جواز.pdf', 'b.docx'])
			expect(kept?.values).toMatchObject({ program_of_interest: 'Law', airport_pickup: 'yes' })
			expect(kept?.values).not.toHaveProperty('visa_support')
			await step('documents', { remove: kept?.documents[1]?.name ?? '' })

			const [first, second] = await Promise.all([
				step('additional', { ...additional, go: 'next' }),
				step('additional', { ...additional, go: 'next' }),
			])
			const { reference } = first.page.sent
			expect(first.page.sent).toMatchObject({ documents: 1, statusAddress: expect.any(String) })
			expect(second.page.sent).toMatchObject({ documents: 1, reference })
			expect((await step('personal', personal)).page.sent.reference).toBe(reference)

			const byScript = await open()
			const document = new FormData()
			document.append('file', new File([Uint8Array.from(pdf())], 'جواز.pdf'))
			const uploaded = await byScript.api.request('/application-documents', {
				method: 'POST',
				headers: { 'x-forwarded-for': '10.7.0.1' },
				body: document,
			})
			const { address } = v.parse(v.object({ address: v.string() }), await uploaded.json())
			const { typed_country_code: _, ...own } = personal
			const { json } = await byScript.call('user_applications', {
				...own,
				...academic,
				...additional,
				country_code: '+966',
				program_of_interest: 'Law',
				accommodation_needed: true,
				accommodation_type: 'homestay',
				airport_pickup: true,
				documents: [address],
			})
			const [[plainRow], [scriptRow]] = [
				await opened.rows('user_applications'),
				await byScript.rows('user_applications'),
			]
			const withoutNames = (row: Record<string, unknown>) => ({
				...row,
				documents: String(row.documents).replaceAll(/\d{13}-[0-9a-f]{32}/g, 'FILE'),
			})
			expect(withoutNames(ownFields('user_applications', plainRow))).toEqual(
				withoutNames(ownFields('user_applications', scriptRow)),
			)
			expect(await mailsOf(opened, reference, personal.email)).toEqual(
				await mailsOf(byScript, referenceIn(json), personal.email),
			)
		})

		test('a draft can be read with its address alone, ends by itself, and leaves nothing', async () => {
			const opened = await open()
			const { draft, step } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			const [row] = await opened.rows('application_drafts')
			expect(JSON.stringify(row)).not.toMatch(new RegExp(`${draft}|Al-Harbi|noura|1234567`))
			const { applicationDrafts, cases } = opened.services.store
			expect(await applicationDrafts.read(`${draft.slice(0, -1)}x`)).toBeNull()

			await sql`update application_drafts set ends_at = ${new Date().toISOString()}`.execute(
				await opened.database.ready(),
			)
			// What the page held begins a new one.
			const { to } = await step('services', { ...services, go: 'next' })
			expect(to).toMatch(/^\/apply\/[\w-]{43}\/personal\?ended$/)
			expect((await applicationDrafts.read(to.split('/')[2] ?? ''))?.values).toEqual(services)
			await applicationDrafts.sweep()
			expect(await opened.rows('application_drafts')).toHaveLength(1)

			const other = await walk(opened)
			await other.step('academic', { ...academic, go: 'next' })
			await other.step('personal', { go: 'clear' })
			expect(await applicationDrafts.read(other.draft)).toBeNull()

			const sent = await walk(opened)
			await sent.step('academic', { ...academic, go: 'next' })
			await sent.step('additional', { ...additional, go: 'next' })
			const rows = await opened.rows('application_drafts')
			expect(rows.filter(({ sealed }) => sealed === '')).toHaveLength(1)
			const [application] = await opened.rows('user_applications')
			const caseId = String(application?.id)
			await opened.services.store.transaction((trx) => deleteAllOf(trx, [caseId], []))
			expect(await cases.find(caseId)).toBeNull()
			expect(await applicationDrafts.read(sent.draft)).toBeNull()
		})

		test('two tabs that change one draft at once both count', async () => {
			const opened = await open()
			const { draft, step } = await walk(opened)
			await Promise.all([
				step('academic', { ...academic, go: 'next' }),
				step('services', { ...services, go: 'next' }),
				step('additional', { ...additional, go: 'back' }),
				step('documents', formWith(pdf(), 'a.pdf'), '?upload=1'),
			])
			const kept = await opened.services.store.applicationDrafts.read(draft)
			expect(kept?.values).toMatchObject({ ...academic, ...services, emergency_contact: 'Father' })
			expect(kept?.documents).toHaveLength(1)
		})

		test('uploads that are gone are asked for again', async () => {
			const opened = await open()
			const { draft, step } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			await step('documents', formWith(pdf(), 'a.pdf'), '?upload=1')
			await opened.services.documents.sweep(0)
			expect((await step('additional', { ...additional, go: 'next' })).to).toBe(
				`/apply/${draft}/documents?refused=unknown_document`,
			)
			expect((await step('additional', { ...additional, go: 'next' })).page.sent.documents).toBe(0)
		})
	},
)
