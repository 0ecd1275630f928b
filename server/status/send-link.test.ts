/** A fresh link from the door: mailed to the address on file, and said alike to everybody. */
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/services/server.ts'
import { openWithCase } from '#tests/services/status.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_EMAIL: 'office@company.example' }

test('the answer is the same whether or not the address fits, and only the right one gets a mail', async () => {
	const { statusAsk, services, id, reference, fields } = await openWithCase(mail)
	const links = async () =>
		(await services.store.outgoing.ofCase(id)).filter(({ template }) => template === 'link')
	const ask = async (typed: string, email: string) => {
		const { status, headers } = await statusAsk('POST /status/send', '', {
			reference: typed,
			email,
		})
		return [status, headers.get('location')]
	}
	const lookedUp = vi.spyOn(services.store.cases.fromApplicant, 'atDoor')
	const same = [303, '/status?done=sent']
	expect(await ask(reference, 'stranger@mail.example')).toEqual(same)
	expect(await ask('KT4-MX7-PD2', `${fields.email}`)).toEqual(same)
	expect(await ask(reference.toLowerCase().replaceAll('-', ' '), ` ${fields.email} `)).toEqual(same)
	// Not yet: a request behind these must not feel whether there is work to do.
	await setImmediate()
	expect(lookedUp).not.toHaveBeenCalled()
	const sent = await eventually(links, (rows) => rows.length > 0)
	expect(sent).toMatchObject([{ recipient: fields.email }])
	// Three a day, and nobody can tell.
	for (let count = 0; count < 2; count += 1) {
		expect(await ask(reference, `${fields.email}`)).toEqual(same)
	}
	await eventually(links, (rows) => rows.length === 3)
})

test('the sixth time within an hour is too often, real or invented', async () => {
	const { statusAsk, shown, reference, fields } = await openWithCase(mail)
	for (const typed of [reference, 'KT4-MX7-PD2']) {
		for (let count = 0; count < 5; count += 1) {
			await statusAsk('POST /status/send', '', { reference: typed, email: `${fields.email}` })
		}
		await statusAsk('POST /status/send', '', { reference: typed, email: `${fields.email}` })
		expect(shown()?.refused).toMatchObject({ form: 'send', error: 'too_often', status: 429 })
	}
})

test('without a reference or an address nothing is sent, and what was typed is kept', async () => {
	const { statusAsk, shown } = await openWithCase(mail)
	await statusAsk('POST /status/send', '', { reference: 'KT4', email: 'no address' })
	expect(shown()?.refused).toMatchObject({
		error: 'required',
		typed: { reference: 'KT4', email: 'no address' },
	})
})
