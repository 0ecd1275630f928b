import { expect, test } from 'vitest'
import { isWithinBounds, mostItems, mostLetters } from './bounds.ts'

test('a draft has bounds in letters, items, levels and values', () => {
	expect(isWithinBounds({ text: 'x'.repeat(mostLetters) })).toBe(true)
	expect(isWithinBounds({ text: 'x'.repeat(mostLetters + 1) })).toBe(false)
	const items = Array.from({ length: mostItems }, () => ({}))
	expect(isWithinBounds({ items })).toBe(true)
	expect(isWithinBounds({ items: [...items, {}] })).toBe(false)
	expect(isWithinBounds({ items: items.map(() => items) })).toBe(false)
	expect(isWithinBounds(JSON.parse('['.repeat(12) + ']'.repeat(12)))).toBe(true)
	expect(isWithinBounds(JSON.parse('['.repeat(60_000) + ']'.repeat(60_000)))).toBe(false)
})
