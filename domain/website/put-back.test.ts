import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, nameOfChange } from './changes.ts'
import type { Json } from './json.ts'
import { putBack, withoutChanges } from './put-back.ts'

const before: Json = {
	fee: 18_000,
	name: { ar: 'قديم', en: 'old' },
	note: 'n',
	faq: [
		{ id: 'a', answer: '1' },
		{ id: 'b', answer: '2' },
		{ id: 'c', answer: '3' },
	],
	words: ['x', 'y'],
}
const after: Json = {
	fee: 19_500,
	name: { ar: 'جديد', en: 'old' },
	extra: true,
	faq: [
		{ id: 'c', answer: '3' },
		{ id: 'd', answer: '4' },
		{ id: 'a', answer: 'new' },
	],
	words: ['y'],
}

test('each change can be taken back by itself, and the others stay', () => {
	for (const change of changesOf(before, after)) {
		const left = changesOf(before, putBack(after, change))
		expect(left.map(nameOfChange)).not.toContain(nameOfChange(change))
	}
})

test('all of them together are the text as it was', () => {
	const all = new Set(changesOf(before, after).map(nameOfChange))
	expect(withoutChanges(before, after, all)).toEqual({ text: before, left: after })
})

test('an item that was removed comes back where it was', () => {
	const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]
	const without = withoutChanges(
		list,
		[{ id: 'd' }],
		new Set([nameOfChange({ what: 'removed', path: ['b'] })]),
	)
	expect(without?.text).toEqual([{ id: 'b' }, { id: 'd' }])
})

test('a code with a dot is no field of another item: each of the two is left out alone', () => {
	const one = {
		parts: [
			{ id: 'a', fee: { low: 1 } },
			{ id: 'a.fee', low: 1 },
		],
	}
	const other = {
		parts: [
			{ id: 'a', fee: { low: 2 } },
			{ id: 'a.fee', low: 2 },
		],
	}
	const [first] = changesOf(one, other)
	if (!first) throw new Error('no change')
	const without = withoutChanges(one, other, new Set([nameOfChange(first)]))
	expect(without?.text).toEqual({ parts: [one.parts[0], other.parts[1]] })
})

test('a name that is no change is refused: the texts are not those that somebody read', () => {
	expect(withoutChanges(before, after, new Set(['changed nothing']))).toBeNull()
})

const items = fc
	.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
	.chain((ids) =>
		fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), fee: fc.nat({ max: 2 }) }))),
	)
const documents = fc.record(
	{ fee: fc.nat({ max: 2 }), note: fc.constantFrom('x', 'y'), faq: items },
	{ requiredKeys: ['faq'] },
)

test('whatever is left out, exactly the rest is published, and exactly the left out stays', () => {
	fc.assert(
		fc.property(documents, documents, fc.array(fc.boolean()), (one, other, ticks) => {
			const names = changesOf(one, other).map(nameOfChange)
			const out = names.filter((_, at) => ticks[at])
			const parts = withoutChanges(one, other, new Set(out))
			const said = (text: Json) => changesOf(one, text).map(nameOfChange).toSorted()
			expect(said(parts?.text ?? null)).toEqual(
				names.filter((name) => !out.includes(name)).toSorted(),
			)
			expect(said(parts?.left ?? null)).toEqual(out.toSorted())
		}),
	)
})
