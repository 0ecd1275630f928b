import { expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import type { Submission } from '../store/tables.ts'
import { composeMail } from './mail.ts'

const address = 'https://rihla.example/api/application-documents/1-a.pdf'
const application: Submission = {
	...newSubmission('user_applications', {
		fields: { medical_conditions: 'حساسية', documents: [address], gender: 'male' },
	}),
	id: 'i1',
	reference: 'KT4-MX7-PD2',
	created_at: '2027-01-01T00:00:00.000Z',
}

test('the company reads words, not codes, in both languages', () => {
	const { text } = composeMail(application, 'https://rihla.example', false)
	expect(text).toContain('Male · ذكر')
	expect(text).toContain('Universiti Teknologi Malaysia · جامعة التكنولوجيا الماليزية')
	expect(text).toContain('1 January 2006 · 1 يناير 2006')
	expect(text).toContain('A1234567')
	expect(text).toContain(address)
	expect(text).not.toMatch(/: (utm|male|university|ielts|shared)$/m)
})

test('once somebody has an account, what is private stays at the desk', () => {
	const { text, html } = composeMail(application, 'https://rihla.example', true)
	for (const part of [text, html]) {
		expect(part).toContain('https://rihla.example/desk/cases/i1')
		for (const secret of ['A1234567', '2006', 'حساسية', address, '/api/staff']) {
			expect(part).not.toContain(secret)
		}
	}
})
