import { expect, test } from 'vitest'
import { entryOfPath, pathOf } from './entry-paths.ts'

test.each([
	['/university/sunway-university', { kind: 'university', id: 'sunway-university' }],
	['/language-institute/ems-academy', { kind: 'institute', id: 'ems-academy' }],
	['/accommodation/utm-residences', { kind: 'home', id: 'utm-residences' }],
	['/accommodation', { kind: 'page', id: 'housing' }],
	['/', { kind: 'page', id: 'home' }],
	['/faq', { kind: 'page', id: 'faq' }],
])('%s leads to its entry and back', (path, entry) => {
	expect(entryOfPath(path)).toEqual(entry)
	expect(pathOf(entry)).toBe(path)
})

test('what is made from no entry leads nowhere', () => {
	expect(entryOfPath('/plan')).toEqual({ kind: 'figures', id: 'plan' })
	expect(entryOfPath('/apply')).toBeNull()
	expect(entryOfPath('/university/../desk')).toBeNull()
	expect(pathOf({ kind: 'template', id: 'answer' })).toBeNull()
	// Stories stand on the home page, which is made from an entry of its own.
	expect(pathOf({ kind: 'page', id: 'testimonials' })).toBe('/')
})
