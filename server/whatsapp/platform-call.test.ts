/** Who sent a message of a call. */
import { expect, test } from 'vitest'
import { waCall, waText } from '#tests/factories/whatsapp.ts'
import { platformNumber } from '#tests/fakes/whatsapp-platform.ts'
import { splitCall } from './platform-call.ts'

test('a message gets neither name nor id of somebody else in the same call', () => {
	const noura = { number: '966501112233', userId: 'SA.77', name: 'نورة' }
	const { contacts } = waText('Hi', { from: noura })
	const { messages } = waText('Hi', { from: { number: '201001234567' } })
	const [arrival] = splitCall(waCall([{ contacts, messages }]), platformNumber)
	expect(JSON.parse(arrival?.data ?? '')).toMatchObject({
		sender: { number: '+201001234567', userId: '', name: '' },
	})
})

test('a contact without number and id says the name of the only one who wrote', () => {
	const { messages } = waText('Hi', { from: { number: '201001234567' } })
	const contacts = [{ profile: { name: 'عمر' } }]
	const [arrival] = splitCall(waCall([{ contacts, messages }]), platformNumber)
	expect(JSON.parse(arrival?.data ?? '')).toMatchObject({ sender: { name: 'عمر' } })
})
