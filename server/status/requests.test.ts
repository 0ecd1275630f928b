/** What an applicant asks of the office, and how the desk hears of it. */
import { expect, test } from 'vitest'
import { pdf } from '#tests/factories/files.ts'
import { openWithCase } from '#tests/services/status.ts'

test('a change of contact details counts once a colleague has confirmed it', async () => {
	const { enter, see, statusAsk, ask, services, id } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	const stored = async () =>
		(await services.store.submissions.find('user_applications', id))?.fields
	const read = async () => {
		const { json } = await ask(`GET /api/desk/cases/${id}`)
		return Object(json)
	}
	await statusAsk('POST /status/contact', cookie, { email: 'first@new.example' })
	const both = { email: ' Omar@new.example ', phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' }
	const refused = await statusAsk('POST /status/contact', cookie, { ...both, phone: 'x' })
	expect(refused.headers.get('location')).toBeNull()
	const asked = await statusAsk('POST /status/contact', cookie, { ...both, phone: '+966501234567' })
	expect(asked.headers.get('location')).toBe('/status?done=contact')
	const before = await stored()
	expect(before).toMatchObject({ email: 'Omar@mail.example', country_code: '+20' })
	const file = await read()
	expect(file.contact_change).toMatchObject({ email: 'Omar@new.example', phone: '+966••••67' })
	expect(JSON.stringify(file)).not.toContain('501234567')
	const shown = await ask(`POST /api/desk/cases/${id}/reveal`, {
		field: 'wanted',
		of: file.contact_change.id,
	})
	expect(shown.json).toEqual({ value: '+966501234567' })
	expect(file.messages[0]).toMatchObject({ id: file.contact_change.id, direction: 'in' })

	const settle = (change: string, right: boolean) =>
		ask(`POST /api/desk/cases/${id}/contact`, { change, right })
	expect((await settle('another', true)).status).toBe(409)
	const tag = await services.store.cases.mailThread.replyTag(id)
	expect((await settle(file.contact_change.id, true)).status).toBe(200)
	expect((await settle(file.contact_change.id, false)).status).toBe(409)
	// Who had the old address answers into the case no more.
	expect(await services.store.cases.mailThread.replyTag(id)).not.toBe(tag)
	expect(await stored()).toMatchObject({
		email: 'Omar@new.example',
		phone: '501234567',
		country_code: '+966',
		first_name: before?.first_name,
	})
	expect(await services.store.cases.find(id)).toMatchObject({ email_key: 'omar@new.example' })
	const found = Object((await ask('GET /api/desk/cases?q=966501234567')).json)
	expect(found.cases).toHaveLength(1)
	const after = await read()
	expect(after.contact_change).toBeNull()
	expect(JSON.stringify(after.events)).toContain('contact_changed')
	// What happened is told in codes.
	expect(JSON.stringify(after.events)).not.toContain('new.example')

	// What was mailed to the address before opens nothing more.
	expect((await see(cookie))?.view).toBeNull()
	const again = await enter(id, 'own')
	await statusAsk('POST /status/contact', again.cookie, { phone: '0123456789' })
	expect((await settle((await read()).contact_change.id, false)).status).toBe(200)
	expect(await stored()).toMatchObject({ phone: '501234567' })
})

test('a withdrawal stands at the desk until somebody has looked, and writing opens the case again', async () => {
	const { enter, statusAsk, ask, id, read } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	await ask(`GET /api/desk/cases/${id}`)
	await statusAsk('POST /status/withdraw', cookie, {})
	expect((await read()).cases).toEqual([])
	const view = async () => (await read('?view=withdrawn')).cases
	expect(await view()).toMatchObject([
		{ id, unread: true, last: { type: 'changed', actor: 'applicant' } },
	])
	const { json } = await ask('GET /api/desk/pulse')
	expect(Object(json).counts).toMatchObject({ withdrawn: 1, inbox: 0 })
	await ask(`GET /api/desk/cases/${id}`)
	expect(await view()).toEqual([])
	await statusAsk('POST /status/messages', cookie, { body: 'Please go on' })
	expect((await read()).cases).toMatchObject([{ id, unread: true }])
})

test('one case takes forty forms of a kind in an hour; a message that was too many is given back', async () => {
	const { enter, statusAsk, shown, see, ask, id, services } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	for (let count = 0; count < 40; count += 1) {
		await statusAsk('POST /status/messages', cookie, { body: `${count}` })
	}
	const last = await statusAsk('POST /status/messages', cookie, { body: 'one too many' })
	expect(last.headers.get('location')).toBeNull()
	expect(shown()?.refused).toMatchObject({ error: 'too_often', typed: { body: 'one too many' } })
	expect(shown()?.view?.level).toBe('own')
	const json = await statusAsk(
		'POST /status/messages',
		cookie,
		{ body: 'x' },
		{ accept: 'application/json' },
	)
	expect([json.status, Number(json.headers.get('retry-after')) > 0]).toEqual([429, true])

	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos' })
	const [wanted] = (await see(cookie))?.view?.missing ?? []
	for (let count = 0; count < 40; count += 1) {
		await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, new FormData())
	}
	const file = new FormData()
	file.set('file', new File([new Uint8Array(pdf())], 'photo.pdf'))
	await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, file)
	expect(shown()?.refused?.error).toBe('too_often')
	expect(await services.store.cases.documents.ofCase(id)).toEqual([])
})

test('one case takes a hundred forms of a kind in a day', async () => {
	const { enter, statusAsk, shown, id, services } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	const hour = `status messages of ${id}`
	for (let count = 0; count < 100; count += 1) {
		if (count % 40 === 0) await services.store.guesses.forget(hour)
		await statusAsk('POST /status/messages', cookie, { body: `${count}` })
	}
	await services.store.guesses.forget(hour)
	await statusAsk('POST /status/messages', cookie, { body: 'one too many' })
	expect(shown()?.refused).toMatchObject({ error: 'too_often', typed: { body: 'one too many' } })
})
