/**
 * Forms that are posted without scripts, with a fault first: what was typed comes back, and what is then stored and mailed equals
 * what the call of the page with scripts stores and mails.
 */
import { describe, expect, test } from 'vitest'
import { contactBody } from '#app/features/contact/contact-form.tsx'
import { formWith, pdf } from '#tests/factories/files.ts'
import { mailsOf, openForms, ownFields, referenceIn } from '#tests/services/plain-forms.ts'
import type { Kind } from '../store/tables.ts'
import type { ToBody } from './plain-forms.ts'

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
