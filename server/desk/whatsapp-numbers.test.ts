/** Numbers of WhatsApp in a case: hidden like the number of the form, shown one by one, and who looked is written down. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { omar, waText } from '#tests/factories/whatsapp.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

const contacts = v.object({
	contacts: v.array(v.looseObject({ id: v.string(), kind: v.string(), value: v.string() })),
	messages: v.array(v.looseObject({ id: v.string(), is_contact: v.boolean() })),
})

test('no number of a sender or contact leaves with the case; each is shown when asked for, and that is written down', async () => {
	const desk = await openWhatsappDesk()
	const [row] = await desk.bring(waText('Hello', { from: { ...omar, name: 'Omar' } }))
	const id = row?.case_id ?? ''
	const answer = await desk.ask(`GET /api/desk/cases/${id}`)
	expect(JSON.stringify(answer.json)).not.toContain(omar.number)
	const { contacts: known, messages } = v.parse(contacts, answer.json)
	const phone = known.find(({ kind }) => kind === 'phone')
	expect(phone).toMatchObject({ value: '+201••••67', is_own: true })
	expect(messages).toMatchObject([{ is_contact: true, sender: '+201••••67' }])

	const reveal = (body: object) => desk.ask(`POST /api/desk/cases/${id}/reveal`, body)
	const full = { value: `+${omar.number}` }
	expect((await reveal({ field: 'contact', of: phone?.id })).json).toEqual(full)
	expect((await reveal({ field: 'sender', of: messages[0]?.id })).json).toEqual(full)
	for (const body of [{ field: 'sender', of: 'nobody' }, { field: 'contact' }, { field: 'email' }])
		expect((await reveal(body)).status).toBe(422)
	const looks = (await desk.services.store.cases.events(id)).filter(
		({ type }) => type === 'revealed',
	)
	expect(looks.map(({ data }) => data)).toEqual(
		expect.arrayContaining([
			{ field: 'contact', of: phone?.id },
			{ field: 'sender', of: messages[0]?.id },
		]),
	)
	// Not by way of another case.
	const other = await desk.submit('user_applications')
	const elsewhere = await desk.ask(`POST /api/desk/cases/${other}/reveal`, {
		field: 'contact',
		of: phone?.id,
	})
	expect(elsewhere.status).toBe(422)
})
