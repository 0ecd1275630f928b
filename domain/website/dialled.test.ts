import { expect, test } from 'vitest'
import { dialled, dialledIn } from './dialled.ts'

test('a number is dialled as it is read, however it is written', () => {
	expect(dialled('+60 3-2771 4455')).toBe('+60327714455')
	expect(dialled('+٦٠ (٣) ٢٧٧١ ٤٤٥٥')).toBe('+60327714455')
})

test('WhatsApp is given digits alone', () => {
	expect(dialledIn(['site', 'phone', 'dial'], '+60 3-2771 4455')).toBe('+60327714455')
	expect(dialledIn(['consultants', '0', 'whatsapp', 'dial'], '+60 12-345 6789')).toBe('60123456789')
})
