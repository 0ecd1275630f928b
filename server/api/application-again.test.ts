/** A draft that is there although its application is stored: a version of the site that stored it and was stopped before it ended the draft. */
import { describe, expect, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { newDatabase } from '#tests/services/databases.ts'
import { openForms } from '#tests/services/plain-forms.ts'
import { hasPostgres } from '#tests/services/postgres.ts'

const personal = {
	first_name: 'نورة',
	last_name: 'Al-Harbi',
	email: 'noura@mail.example',
	country_code: '+966',
	phone: '50 000 0000',
	nationality: 'Saudi Arabia',
	date_of_birth: '2005-03-14',
	gender: 'female',
	passport_number: 'a1234567',
}
const academic = {
	application_type: 'master',
	program_of_interest: 'Law',
	previous_education: 'BSc',
	english_proficiency: 'ielts',
}

async function sentButNotEnded(env: Record<string, string>) {
	const { post, rows, services, database } = await openForms(env)
	const { to } = await post('/apply', personal)
	const secret = to.split('/')[2] ?? ''
	const step = (name: string, body: Record<string, string> | FormData, query = '') =>
		post(`/apply/${secret}/${name}${query}`, body)
	await step('academic', { ...academic, go: 'next' })
	const send = async (more = '') =>
		(await step('additional', { additional_info: more, go: 'next' })).page
	await step('additional', { additional_info: '', go: 'back' })
	const [draft] = await rows('application_drafts')
	const first = await send()
	const db = await database.ready()
	await db
		.updateTable('application_drafts')
		.set({ sealed: String(draft?.sealed), ends_at: String(draft?.ends_at), case_id: null })
		.execute()
	const read = () => services.store.applicationDrafts.read(secret)
	expect(await read()).toMatchObject({ isSent: false })
	return { reference: first.sent.reference, step, send, read, rows }
}

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])('on %s', (kind) => {
	const open = async () =>
		sentButNotEnded(kind === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() })

	test('it is answered as sent, and ends', async () => {
		const { reference, step, send, read, rows } = await open()
		expect((await send()).sent.reference).toBe(reference)
		expect(await read()).toMatchObject({ isSent: true, values: {} })
		const { page } = await step('documents', formWith(pdf(), 'a.pdf'), '?upload=1')
		expect(page.sent.reference).toBe(reference)
		expect(await rows('user_applications')).toHaveLength(1)
	})

	test('so it is with other words than were stored', async () => {
		const { reference, send, read, rows } = await open()
		expect((await send('more words')).sent.reference).toBe(reference)
		expect(await read()).toMatchObject({ isSent: true, values: {} })
		expect(await rows('user_applications')).toHaveLength(1)
	})
})
