/** Nothing of a family leaves the page: not into logs, not to the other family, not into what mails say. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdf } from '#tests/factories/files.ts'
import { openStatus, openWithCase } from '#tests/services/status.ts'

test('the log of a whole journey holds no name, mail address, number, token or message', async () => {
	const { lines, app, ask, enter, see, knock, statusAsk, services, run } = await openStatus({
		CONFIRM_MAIL: 'on',
	})
	const person = {
		first_name: 'Zerzura',
		last_name: 'Qaswini',
		email: 'zerzura@canary.example',
		phone: '0598877665',
		nationality: 'Egypt',
		date_of_birth: '2004-11-23',
		gender: 'female',
		passport_number: 'ZQX773190',
		application_type: 'university',
		previous_education: 'Secondary school',
	}
	const sent = await app.request('/api/user_applications', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
		body: JSON.stringify({ ...person, documents: [] }),
	})
	const answer: { status_address: string; reference: string } = await sent.json()
	const address = new URL(answer.status_address).pathname
	await statusAsk(`GET ${address}`)
	const [row] = await services.store.cases.fromApplicant.atDoor(answer.reference)
	const id = row?.id ?? ''
	const { cookie, token } = await enter(id, 'own')
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos', note: 'A white wall' })
	const [wanted] = (await see(cookie))?.view?.missing ?? []
	const file = new FormData()
	file.set('file', new File([new Uint8Array(pdf())], 'Zerzura.pdf'))
	await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, file)
	await statusAsk('POST /status/messages', cookie, { body: 'A secret of the Qaswini family' })
	await statusAsk('POST /status/contact', cookie, { email: 'new@canary.example' })
	await statusAsk('POST /status/links', cookie, { do: 'family' })
	await knock(answer.reference, '1999-01-01')
	await knock(answer.reference, person.date_of_birth)
	const family = await enter(id, 'family')
	await see(family.cookie)
	await statusAsk('GET /status/not-a-token-at-all-but-long-enough-to-look-like', cookie)
	await statusAsk('POST /status/withdraw', cookie, {})
	await statusAsk('POST /status/erasure', cookie, { do: 'ask' })
	await run(sql`update erasures set due_at = ${new Date(0).toISOString()}`)
	await services.eraser.eraseDue()

	const said = lines.join('\n')
	expect(lines.length).toBeGreaterThan(15)
	expect(said).toContain('"path":"/status/…"')
	const secrets = [
		...Object.values(person).filter((value) => /\d|canary|Z|Q/.test(value)),
		address.split('/').at(-1),
		token,
		family.token,
		cookie.split('=')[1],
		'canary.example',
		'white wall',
		'secret of',
		'203.0.113.77',
		'not-a-token',
	]
	for (const secret of secrets)
		expect([secret, said.includes(`${secret}`)]).toEqual([secret, false])
})

test('two people at once never see each other, whatever they ask and in which order', async () => {
	const { enter, see, submit, statusAsk, services } = await openWithCase()
	const people = []
	for (const name of ['Amal', 'Basim', 'Dina', 'Elias']) {
		const id = await submit('contact_submissions', { fields: { name: `${name} Family` } })
		people.push({ name, id, cookie: (await enter(id, 'own')).cookie })
	}
	for (const { name, cookie } of people) {
		await statusAsk('POST /status/messages', cookie, { body: `written by ${name}` })
	}
	const looks = people.flatMap((one) => [one, one, one]).sort(() => Math.random() - 0.5)
	for (const { name, cookie } of looks) {
		const said = JSON.stringify((await see(cookie))?.view)
		for (const other of people) {
			expect([name, other.name, said.includes(other.name)]).toEqual([
				name,
				other.name,
				other.name === name,
			])
		}
	}
	// Whoever opens a second link in the same browser sees the second case alone, and the first visit is over.
	const [first, second] = people
	const token = await services.store.cases.mintLink(second?.id ?? '', 'mail')
	await statusAsk(`GET /status/${token}`, first?.cookie)
	expect((await see(first?.cookie ?? ''))?.view).toBeNull()
})

test('the mails that leave by themselves say nothing that somebody typed, and not what changed', async () => {
	const { services, id, fields, ask } = await openWithCase({ CONFIRM_MAIL: 'on' })
	const { createStatusMails } = await import('./status-mails.ts')
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos', note: 'A white wall' })
	const rows = await services.store.outgoing.ofCase(id)
	expect(rows.map(({ template }) => template)).toEqual(['received', 'changed'])
	const mails = createStatusMails(
		services.store,
		{ siteUrl: 'https://rihla.example', contactEmail: 'office@company.example' },
		{ ar: 'رحلة', en: 'Rihla' },
	)
	for (const language of ['ar', 'en']) {
		for (const [kind, template] of Object.entries(mails)) {
			const base = { id: '', event_id: '', message_id: null, created_at: '' }
			const mail = await template({
				...base,
				recipient: `${fields.email}`,
				case_id: id,
				template: kind,
				params: { language, due: '2026-11-20T10:00:00.000Z', news: 'asked refused moved' },
				attempts: 0,
			})
			const said = `${mail?.subject} ${mail?.text} ${mail?.html}`
			for (const secret of ['first_name', 'last_name', 'passport_number', 'date_of_birth']) {
				expect(said).not.toContain(`${fields[secret]}`)
			}
			for (const secret of ['photos', 'wall', 'صور']) expect(said).not.toContain(secret)
			// The address before the present one hears of the change and gets no link.
			const opens = kind !== 'contact_moved'
			expect([kind, /https:\/\/rihla\.example\/status\/[\w-]{43}/.test(said)]).toEqual([
				kind,
				opens,
			])
			// The kind of news, never the news.
			const isNamed = /We need a document from you|نحتاج إلى مستند منكم/.test(said)
			expect([kind, isNamed]).toEqual([kind, kind === 'changed'])
			expect(said).not.toMatch(/[{}]{2}|undefined/)
			expect(mail?.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
			// On a narrow screen it would break at its hyphens.
			expect(mail?.html).toMatch(/dir="ltr"[^>]*white-space:nowrap">\w{3}-\w{3}-\w{3}</)
		}
	}
})

test('somebody who wrote a message is told of the message, not of a request', async () => {
	const { services, submit } = await openWithCase({ CONFIRM_MAIL: 'on' })
	const { createStatusMails } = await import('./status-mails.ts')
	const id = await submit('contact_submissions')
	const mails = createStatusMails(
		services.store,
		{ siteUrl: 'https://rihla.example', contactEmail: 'office@company.example' },
		{ ar: 'رحلة', en: 'Rihla' },
	)
	const base = { id: '', event_id: '', message_id: null, recipient: '', created_at: '' }
	for (const [kind, template] of Object.entries(mails)) {
		const params = { language: 'ar', due: '2026-11-20T10:00:00.000Z' }
		const mail = await template({ ...base, case_id: id, template: kind, params, attempts: 0 })
		expect(mail).toMatchObject({ language: 'ar', replyTo: { name: 'رحلة' } })
		expect([kind, /طلبكم|(ا|ل)لطلب/.test(`${mail?.subject} ${mail?.text}`)]).toEqual([kind, false])
		expect([kind, mail?.text]).toEqual([kind, expect.stringMatching(/(ا|ل)لرسالة|رسالتكم/)])
		// The office cannot ask them whether it was they who decided.
		const asksWhoDidIt = mail?.text.includes('إن لم تطلبوا ذلك')
		const isOurs = ['received', 'changed', 'erasure_by_office'].includes(kind)
		expect([kind, asksWhoDidIt]).toEqual([kind, !isOurs])
	}
})
