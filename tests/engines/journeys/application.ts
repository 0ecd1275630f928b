/** The whole application: refused once, kept over a reload with its document, and sent. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { documentsOnDevice } from '../../e2e/support/kept-forms.ts'
import { storedRows } from '../../e2e/support/stored-rows.ts'
import { pdf } from '../../factories/files.ts'
import type { Journey } from './journey.ts'

const field = (name: string) => `.wizard [name=${name}]`
const next = '.wizard-buttons [type=submit]'

export const application: Journey = {
	name: 'an application with a document, kept over a reload',
	async make({ visitor, language, email }) {
		await visitor.open(`/apply?lang=${language}`)
		await visitor.press(next)
		await visitor.sees('.toast-danger')
		await visitor.sees('.wizard .field-error')
		await visitor.hasFocus(field('first_name'))
		await visitor.type(field('first_name'), language === 'ar' ? 'نورة' : 'Noura')
		await visitor.type(field('last_name'), 'Al-Harbi')
		await visitor.type(field('email'), email)
		await visitor.type(field('phone'), '12 345 6789')
		await visitor.choose(field('nationality'), 'Saudi Arabia')
		await visitor.choose(field('date_of_birth'), '2005-03-14')
		await visitor.press(`${field('gender')}[value=female]`)
		await visitor.type(field('passport_number'), 'A1234567')
		await visitor.press(next)
		await visitor.choose(field('application_type'), 'master')
		await visitor.type(field('previous_education'), 'King Saud University 2023')
		await visitor.press(next)
		await visitor.press(field('accommodation_needed'))
		await visitor.choose(field('accommodation_type'), 'homestay')
		await visitor.press(next)

		await visitor
			.expectRead(() => document.querySelector('.wizard [name=documents]') !== null)
			.toBe(true)
		const folder = mkdtempSync(join(tmpdir(), 'rihla-document-'))
		const passport = join(folder, 'Passport.pdf')
		writeFileSync(passport, pdf(2060))
		await visitor.attach(field('documents'), [passport])
		await visitor.sees('#apply-documents .document', 'Passport.pdf')
		// A page that goes away while the bytes are still written takes them along.
		await expect
			.poll(() => documentsOnDevice((look) => visitor.read(look)), { timeout: 30_000 })
			.toBe(1)
		rmSync(folder, { recursive: true })
		await visitor.open('/apply')
		await visitor.press('[role=tab][aria-controls=apply-documents]')
		await visitor.sees('#apply-documents .document', 'Passport.pdf')
		await visitor.press(next)
		await visitor.type(field('emergency_contact'), 'Sara, +966 50 000 0000')
		await visitor.press(next)
		await visitor.sees('.toast-success')
		const rows = storedRows('user_applications', email)
		expect(rows).toMatchObject([
			{
				last_name: 'Al-Harbi',
				date_of_birth: '2005-03-14',
				accommodation_type: 'homestay',
				language,
			},
		])
		expect(String(rows[0]?.documents)).toContain('/api/application-documents/')
		await visitor.sees('.sent-note', String(rows[0]?.reference))
	},
}
