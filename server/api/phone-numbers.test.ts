/** Every spelling of a telephone number on every form: what is stored, what stands beside it, what the desk links to, what the field says. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { phoneAdvice } from '#domain/dialable-phone.ts'
import { whatsApp } from '#domain/paths.ts'
import { fullPhone } from '#domain/phone.ts'
import { application } from '#tests/factories/forms.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { openTestApi } from '#tests/services/server.ts'

const person = { name: 'Omar', email: 'omar@mail.example' }
const saudi = '+966501234567'
const answer = v.looseObject({ reference: v.string() })
const shown = v.object({ value: v.string(), dials: v.nullable(v.string()) })

type Said = ReturnType<typeof phoneAdvice>

/** Code as chosen, number as typed, nationality; then what is stored, what it dials, what the field says. */
type Line = readonly [
	code: string,
	typed: string,
	stored: string,
	dials: string | null,
	said?: Exclude<Said, undefined>,
]

const applications: Line[] = [
	['+966', '0501234567', '0501234567', saudi],
	['+966', '501234567', '501234567', saudi],
	['+60', '0501234567', '0501234567', saudi, 'meant'],
	['+60', '00966501234567', '00966501234567', saudi],
	['+60', '+966501234567', '+966501234567', saudi],
	['+966', '٠٥٠١٢٣٤٥٦٧', '0501234567', saudi],
	['+966', '050-123 4567', '050-123 4567', saudi],
	['+966', '966501234567', '966501234567', saudi],
	['+60', '012-345 6789', '012-345 6789', '+60123456789'],
	['+60', '12345', '12345', null, 'undialable'],
]
const contacts: Line[] = [
	['+966', '0501234567', '+9660501234567', saudi],
	['+966', '501234567', '+966501234567', saudi],
	['+60', '0501234567', '+600501234567', null, 'undialable'],
	['+60', '00966501234567', '+966501234567', saudi],
	['+60', '+966501234567', '+966501234567', saudi],
	['+966', '٠٥٠١٢٣٤٥٦٧', '+9660501234567', saudi],
	['+966', '050-123 4567', '+966050-123 4567', saudi],
	['+966', '966501234567', '+966966501234567', saudi],
]
const plain: Line[] = [
	['', '00966501234567', '00966501234567', saudi],
	['', '+966501234567', '+966501234567', saudi],
	['', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567', saudi],
	['', '+966 (0)50-123 4567', '+966 (0)50-123 4567', saudi],
	['', '+96650', '+96650', null, 'undialable'],
]
const requests: Line[] = [...plain, ['', '0501234567', '0501234567', null, 'withoutCode']]
/** The nationality says which country a number without a code is of. */
const consultations: Line[] = [...plain, ['', '0501234567', '0501234567', saudi]]

const forms = [
	{
		kind: 'user_applications',
		country: 'SA',
		lines: applications,
		body: (code: string, phone: string) => ({
			...application,
			nationality: 'Saudi Arabia',
			country_code: code,
			phone,
		}),
	},
	{
		kind: 'contact_submissions',
		country: undefined,
		lines: contacts,
		// As the contact form sends it.
		body: (code: string, phone: string) => ({
			...person,
			message: 'When does the term start?',
			phone: fullPhone(code, phone),
		}),
	},
	{
		kind: 'accommodation_requests',
		country: undefined,
		lines: requests,
		body: (_: string, phone: string) => ({ ...person, phone }),
	},
	{
		kind: 'visa_consultations',
		country: 'SA',
		lines: consultations,
		body: (_: string, phone: string) => ({ ...person, phone, nationality: 'saudi-arabia' }),
	},
] as const

test.each(forms)('$kind', async ({ kind, country, lines, body }) => {
	const { settings, ask, run, read } = await openCaseDesk()
	const { post } = await openTestApi(settings)
	for (const [code, typed, stored, dials, said] of lines) {
		const { status, json } = await post(`/${kind}`, body(code, typed))
		const { reference } = v.parse(answer, json)
		const rows = await run(
			sql`select id, phone, phone_e164 from ${sql.table(kind)} where reference = ${reference}`,
		)
		const [row] = v.parse(
			v.array(v.object({ id: v.string(), phone: v.string(), phone_e164: v.string() })),
			rows,
		)
		const advice = phoneAdvice(
			{ number: typed, code: code || undefined, country },
			{ isPreset: code === '+60' },
		)
		expect([typed, status, row?.phone, row?.phone_e164, advice]).toEqual([
			typed,
			201,
			stored,
			dials ?? '',
			said,
		])
		const revealed = await ask(`POST /api/desk/cases/${row?.id}/reveal`, { field: 'phone' })
		const link = v.parse(shown, revealed.json)
		expect(link.dials).toBe(dials)
		if (link.dials) expect(whatsApp(link.dials.slice(1))).toMatch(/^https:\/\/wa\.me\/\d+$/)
		const file = await ask(`GET /api/desk/cases/${row?.id}`)
		expect(file.json).toMatchObject({
			fields: expect.arrayContaining([
				expect.objectContaining({ name: 'phone', undialable: dials === null }),
			]),
		})
		for (const spelling of dials === saudi
			? ['0501234567', '501234567', saudi, '966501234567', '00966 50 123 4567', '+9660501234567']
			: []) {
			const found = await read(`?q=${encodeURIComponent(spelling)}`)
			expect([typed, spelling, found.cases.some(({ id }) => id === row?.id)]).toEqual([
				typed,
				spelling,
				true,
			])
		}
	}
})

test('a new number from the status page is dialled too, and one that can’t be is marked', async () => {
	const { submit, ask, services, run } = await openCaseDesk()
	const id = await submit('user_applications', {
		fields: { nationality: 'Saudi Arabia', country_code: '+60' },
	})
	const { contactChanges } = services.store.cases
	const byMail = { link: null, origin: 'mail' } as const
	const want = (phone: string) => contactChanges.ask(id, { email: null, phone }, phone, byMail)
	await want('12345')
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		contact_change: { phone: '••••45', undialable: true },
	})
	const change = (await want('050 123 4567')) ?? ''
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		contact_change: { undialable: false },
	})
	await contactChanges.settle(id, change, true, { actor: 'sara' })
	expect(await run(sql`select phone, country_code, phone_e164 from user_applications`)).toEqual([
		{ phone: '501234567', country_code: '+966', phone_e164: saudi },
	])
})
