import { describe, expect, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { application } from '#tests/factories/forms.ts'
import { addressIn, openDocumentApi, staff } from '#tests/services/document-api.ts'
import { withoutLink } from '#tests/services/status-link.ts'

describe('the application', () => {
	test('is answered as the created row, and its documents belong to it', async () => {
		const { post, upload } = await openDocumentApi()
		const address = addressIn((await upload(formWith(pdf(), 'a.pdf'))).json)
		const key = { 'idempotency-key': 'a', cookie: 'language=en' }
		const body = { ...application, documents: [address] }
		const first = await post('/user_applications', body, key)
		expect(first.status).toBe(201)
		expect(withoutLink(first.json)).toEqual({
			...application,
			id: expect.any(String),
			reference: expect.any(String),
			created_at: expect.any(String),
			language: 'en',
			country_code: '+60',
			preferred_university: null,
			program_of_interest: null,
			english_proficiency: null,
			accommodation_needed: false,
			accommodation_type: null,
			visa_support: false,
			airport_pickup: false,
			emergency_contact: '',
			medical_conditions: null,
			additional_info: null,
			name_latin: null,
			further_choices: [],
			intake: null,
			english_test: null,
			english_score: null,
			plan: null,
			documents: [address],
			documents_uploaded: true,
			phone_e164: expect.any(String),
		})
		const again = await post('/user_applications', body, key)
		expect(withoutLink(again.json)).toEqual(withoutLink(first.json))
		// Another application can not have the same document.
		expect(await post('/user_applications', body)).toMatchObject({
			status: 422,
			json: { errors: { documents: 'unknown_document' } },
		})
	})

	test('refuses addresses that this server did not issue', async () => {
		const { post } = await openDocumentApi()
		const made = `${Date.now()}-${'0'.repeat(32)}.pdf`
		for (const address of [
			'https://evil.example/a.pdf',
			`https://rihla.example/api/application-documents/${made}`,
			`https://rihla.example/api/application-documents/../${made}`,
			'',
		]) {
			expect(
				await post('/user_applications', { ...application, documents: [address] }),
			).toMatchObject({
				status: 422,
				json: { errors: { documents: 'unknown_document' } },
			})
		}
	})

	test('unclaimed documents go after a day, claimed ones stay', async () => {
		const { post, upload, services, kept, open } = await openDocumentApi()
		const mine = addressIn((await upload(formWith(pdf(), 'a.pdf'))).json)
		const lost = addressIn((await upload(formWith(pdf(), 'b.pdf'), 'upload-of-b')).json)
		await post('/user_applications', { ...application, documents: [mine] })
		expect(await services.documents.sweep()).toBe(0)
		expect(await services.documents.sweep(-1000)).toBe(1)
		expect(kept()).toHaveLength(1)
		expect((await open(lost, staff('سر-staff-password'))).status).toBe(404)
		expect((await open(mine, staff('سر-staff-password'))).status).toBe(200)
		// Claimed too late: the answer says so, and the same file under the same key is taken anew.
		const key = { 'idempotency-key': 'late' }
		const late = { ...application, documents: [lost] }
		expect(await post('/user_applications', late, key)).toMatchObject({
			status: 422,
			json: { errors: { documents: 'unknown_document' } },
		})
		const again = addressIn((await upload(formWith(pdf(), 'b.pdf'), 'upload-of-b')).json)
		expect(again).not.toBe(lost)
		expect((await post('/user_applications', { ...late, documents: [again] }, key)).status).toBe(
			201,
		)
	})
})

describe('staff', () => {
	test('without a password set, nothing opens', async () => {
		const { upload, open, api } = await openDocumentApi({ STAFF_PASSWORD: '' })
		const address = addressIn((await upload(formWith(pdf(), 'a.pdf'))).json)
		expect((await open(address, staff(''))).status).toBe(404)
		expect((await api.request('/staff')).status).toBe(404)
	})

	test('the staff page asks for the password, opens, and refuses those who guess', async () => {
		const { api } = await openDocumentApi()
		const knock = (headers: Record<string, string> = {}) => api.request('/staff', { headers })
		expect((await knock()).headers.get('www-authenticate')).toContain('Basic')
		expect((await knock(staff('سر-staff-password'))).status).toBe(200)
		for (let guess = 0; guess < 10; guess += 1) await knock(staff(`guess ${guess}`))
		expect((await knock(staff('another'))).status).toBe(429)
		expect((await knock(staff('سر-staff-password'))).status).toBe(429)
	})
})
