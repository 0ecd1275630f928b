import { expect, test } from 'vitest'
import { newValue } from './empty.ts'

test('a new picture has a drawing already, since its name is nothing an editor could know', () => {
	expect(newValue({ kind: 'picture' })).toEqual({ scene: 'fallback', alt: { ar: '', en: '' } })
})
