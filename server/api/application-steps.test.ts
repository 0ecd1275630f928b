/**
 * The application without scripts: five pages, a draft between them that only its address opens, and in the end the row and the
 * mails of an application with scripts.
 */
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { docx, formWith, pdf } from '#tests/factories/files.ts'
import { newDatabase } from '#tests/services/databases.ts'
import {
	mailsOf,
	type OpenedForms,
	openForms,
	ownFields,
	referenceIn,
} from '#tests/services/plain-forms.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { deleteAllOf } from '../store/erased-tables.ts'

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
	passport_number: 'a1234567',
}
const academic = {
	application_type: 'master',
	program_of_interest: 'Law',
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
async function walk({ post }: OpenedForms) {
	const { to } = await post('/apply', personal)
	const draft = to.split('/')[2] ?? ''
	const step = (name: string, body: Record<string, string> | FormData, query = '') =>
		post(`/apply/${draft}/${name}${query}`, body)
	const send = () => step('additional', { ...additional, go: 'next' })
	return { draft, step, send }
}

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])(
	'the application on %s',
	(kind) => {
		const open = async () =>
			openForms(kind === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() })

		test('walks its steps with a fault in each, and stores and mails what the call does', async () => {
			const opened = await open()
			const refused = await opened.post('/apply', { ...personal, passport_number: '1', gender: '' })
			expect(refused.page.errors).toEqual({
				gender: 'required',
				passport_number: 'passport_too_short',
			})
			expect(refused.page.values).toMatchObject({ first_name: 'نورة', country_code: '+966' })
			expect(await opened.rows('application_drafts')).toEqual([])

			const { draft, step, send } = await walk(opened)
			const { applicationDrafts } = opened.services.store
			const begun = await applicationDrafts.read(draft)
			expect(begun?.values).toMatchObject({ program_of_interest: 'Law', country_code: '+966' })
			const at = (name: string, query = '') => `/apply/${draft}/${name}${query}#application`
			expect((await step('academic', { application_type: 'master', go: 'next' })).to).toBe(
				at('academic', '?check'),
			)
			expect((await step('academic', { ...academic, go: 'next' })).to).toBe(at('services'))
			expect((await step('services', { ...services, visa_support: 'yes', go: 'back' })).to).toBe(
				at('academic'),
			)
			// What is not ticked any more is not posted.
			expect((await step('services', { ...services, go: 'next' })).to).toBe(at('documents'))
			expect((await step('documents', formWith(pdf(), 'a.exe'))).to).toBe(
				at('documents', '?refused=wrong_kind'),
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
			const kept = await applicationDrafts.read(draft)
			expect(kept?.documents.map(({ fileName }) => fileName)).toEqual(['جواز.pdf', 'b.docx'])
			expect(kept?.values).toMatchObject({ ...academic, airport_pickup: 'yes' })
			expect(kept?.values).not.toHaveProperty('visa_support')
			await step('documents', { remove: kept?.documents[1]?.name ?? '' })

			const [first, second] = await Promise.all([send(), send()])
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
			const [plainRow] = await opened.rows('user_applications')
			const [scriptRow] = await byScript.rows('user_applications')
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
			expect(to).toMatch(/^\/apply\/[\w-]{43}\/personal\?ended#application$/)
			expect((await applicationDrafts.read(to.split('/')[2] ?? ''))?.values).toEqual(services)
			await applicationDrafts.sweep()
			expect(await opened.rows('application_drafts')).toHaveLength(1)

			const other = await walk(opened)
			await other.step('academic', { ...academic, go: 'next' })
			await other.step('personal', { go: 'clear' })
			expect(await applicationDrafts.read(other.draft)).toBeNull()

			const sent = await walk(opened)
			await sent.step('academic', { ...academic, go: 'next' })
			await sent.send()
			const rows = await opened.rows('application_drafts')
			expect(rows.filter(({ sealed }) => sealed === '')).toHaveLength(1)
			const caseId = String((await opened.rows('user_applications'))[0]?.id)
			await opened.services.store.transaction((trx) => deleteAllOf(trx, [caseId], []))
			expect(await cases.find(caseId)).toBeNull()
			expect(await applicationDrafts.read(sent.draft)).toBeNull()
		})

		test('a draft keeps no more of a field than the field takes, and an address begins so many a day', async () => {
			const opened = await open()
			const { draft, step } = await walk(opened)
			const long = 'x'.repeat(7000)
			const typed = { ...academic, program_of_interest: long, previous_education: long }
			expect((await step('academic', { ...typed, go: 'next' })).to).toContain('?check')
			const kept = await opened.services.store.applicationDrafts.read(draft)
			expect(kept?.values.program_of_interest).toHaveLength(255)
			expect(kept?.values.previous_education).toHaveLength(3001)
			for (let begun = 1; begun < 40; begun += 1) await opened.post('/apply', personal)
			expect(await opened.rows('application_drafts')).toHaveLength(40)
			const refused = await opened.post('/apply', personal)
			expect(refused.page).toMatchObject({ problem: 'too_often', values: { first_name: 'نورة' } })
			expect(await opened.rows('application_drafts')).toHaveLength(40)
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

		test('two tabs that send the last document at once: one of them is told that it is one too many', async () => {
			const opened = await open()
			const { draft, step } = await walk(opened)
			const { applicationDrafts } = opened.services.store
			await applicationDrafts.change(draft, (before) => ({
				...before,
				documents: Array.from({ length: 19 }, (_, at) => ({
					...{ name: `${at}`, fileName: `${at}.pdf`, size: 1, label: 'other' as const },
				})),
			}))
			const answers = await Promise.all([
				step('documents', formWith(pdf(), 'a.pdf'), '?upload=1'),
				step('documents', formWith(docx(), 'b.docx'), '?upload=2'),
			])
			expect((await applicationDrafts.read(draft))?.documents).toHaveLength(20)
			expect(answers.filter(({ to }) => to.includes('refused=limit_reached'))).toHaveLength(1)
		})

		test.each(['%00', '%D8%A3', 'k'.repeat(5000)])(
			'a file under a key that no form of ours has made is taken: %#',
			async (key) => {
				const opened = await open()
				const { draft, step } = await walk(opened)
				const { to } = await step('documents', formWith(pdf(), 'a.pdf'), `?upload=${key}`)
				expect(to).toContain('/documents#')
				const kept = await opened.services.store.applicationDrafts.read(draft)
				expect(kept?.documents).toHaveLength(1)
			},
		)

		test('a file that is taken while the application is being sent goes with it', async () => {
			const opened = await open()
			const { draft, step, send } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			await step('documents', formWith(pdf(), 'a.pdf'), '?upload=1')
			const { submissions } = opened.services.store
			const { submit } = submissions
			submissions.submit = async (given) => {
				submissions.submit = submit
				const { to } = await step('documents', formWith(docx(), 'b.docx'), '?upload=2')
				expect(to).toBe(`/apply/${draft}/documents#application`)
				return submit(given)
			}
			const sent = await send()
			expect(sent.page.sent.documents).toBe(2)
			const [row] = await opened.rows('user_applications')
			expect(String(row?.documents).match(/\d{13}-[0-9a-f]{32}/g)).toHaveLength(2)
		})

		test('a file that comes after the application was sent from another tab is not answered as taken', async () => {
			const opened = await open()
			const { step, send } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			const { applicationDrafts } = opened.services.store
			const { change } = applicationDrafts
			applicationDrafts.change = async (secret, edit) => {
				applicationDrafts.change = change
				await send()
				return change(secret, edit)
			}
			const { page } = await step('documents', formWith(pdf(), 'a.pdf'), '?upload=1')
			expect(page.sent).toMatchObject({ reference: expect.any(String), documents: 0 })
		})

		test('an application that was not stored is still there to be sent', async () => {
			const opened = await open()
			const { step, send } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			const { transaction } = opened.services.store
			// What is written last in its transaction fails.
			await transaction((trx) => sql`alter table events rename to away`.execute(trx))
			const failed = await send()
			expect(failed.page.problem).toBe('failed')
			await transaction((trx) => sql`alter table away rename to events`.execute(trx))
			const sent = await send()
			expect(sent.page.sent).toMatchObject({ reference: expect.any(String) })
		})

		test('uploads that are gone are asked for again', async () => {
			const opened = await open()
			const { draft, step, send } = await walk(opened)
			await step('academic', { ...academic, go: 'next' })
			await step('documents', formWith(pdf(), 'a.pdf'), '?upload=1')
			await opened.services.documents.sweep(0)
			expect((await send()).to).toBe(
				`/apply/${draft}/documents?refused=unknown_document#application`,
			)
			expect((await send()).page.sent.documents).toBe(0)
		})
	},
)
