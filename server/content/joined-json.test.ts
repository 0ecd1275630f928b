import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { joinedJson } from './joined-json.ts'

test('joined from its parts a text is what JSON.stringify writes, and its hash tells any two apart', () => {
	const jsonOf = (value: unknown) => JSON.stringify(value) ?? 'null'
	fc.assert(
		fc.property(fc.jsonValue(), fc.jsonValue(), fc.nat({ max: 3 }), (one, other, levels) => {
			const [a, b] = [joinedJson(one, levels), joinedJson(other, levels)]
			expect(a.join()).toBe(jsonOf(one))
			expect(a.hash === b.hash).toBe(jsonOf(one) === jsonOf(other))
		}),
	)
	const missing = { a: 1, b: undefined, c: [undefined, null] }
	for (const levels of [0, 1, 2]) expect(joinedJson(missing, levels).join()).toBe(jsonOf(missing))
})

test('parts that are the same objects are written once', () => {
	const write = vi.spyOn(JSON, 'stringify')
	const entries = Array.from({ length: 50 }, (_, id) => ({ id, text: 'words' }))
	const before = joinedJson({ entries }, 2)
	write.mockClear()
	const after = joinedJson({ entries: entries.with(7, { id: 7, text: 'others' }) }, 2)
	// The changed entry alone, beside the names of fields.
	expect(write.mock.calls.filter(([value]) => typeof value === 'object')).toHaveLength(1)
	write.mockRestore()
	expect(after.hash).not.toBe(before.hash)
	expect(JSON.parse(after.join()).entries[7]).toEqual({ id: 7, text: 'others' })
})
