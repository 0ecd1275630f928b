import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test('a number is dialled as it is read, however it is written', () => {
	expect(dialled('+60 3-2771 4455')).toBe('+60327714455')
	expect(dialled('+٦٠ (٣) ٢٧٧١ ٤٤٥٥')).toBe('+60327714455')
})
