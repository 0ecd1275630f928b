import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, type FieldPath, keyedItems, orderStep } from './compare.ts'
import { isEqual, isRecord, type Json } from './json.ts'

const fees = {
	name: { ar: 'جامعة', en: 'A university' },
	fee: 30_000,
	highlights: ['one', 'two'],
	faq: [
		{ id: 'a', answer: { ar: 'أ', en: 'A' } },
		{ id: 'b', answer: { ar: 'ب', en: 'B' } },
	],
}
const changed = (change: (copy: typeof fees) => void) => {
	const copy = structuredClone(fees)
	change(copy)
	return copy
}

describe('compare', () => {
	it('merges what only one side changed, also the two languages of one text', () => {
		const mine = changed((one) => {
			one.name.ar = 'جامعة أخرى'
		})
		const theirs = changed((one) => {
			one.name.en = 'Another university'
			one.fee = 31_000
		})
		expect(compare(fees, mine, theirs)).toEqual({
			merged: { ...fees, name: { ar: 'جامعة أخرى', en: 'Another university' }, fee: 31_000 },
			clashes: [],
		})
	})

	it('asks about a field that both changed, and keeps mine', () => {
		const mine = changed((one) => {
			one.fee = 32_000
		})
		const theirs = changed((one) => {
			one.fee = 33_000
		})
		expect(compare(fees, mine, theirs)).toEqual({
			merged: mine,
			clashes: [{ path: ['fee'], base: 30_000, mine: 32_000, theirs: 33_000 }],
		})
	})

	it('does not ask when both changed a field alike', () => {
		const same = changed((one) => {
			one.fee = 32_000
		})
		expect(compare(fees, same, structuredClone(same)).clashes).toEqual([])
	})

	it('matches items by id: one moved and one rewritten are both kept', () => {
		const mine = changed((one) => {
			one.faq.reverse()
		})
		const theirs = changed((one) => {
			const [first] = one.faq
			if (first) first.answer.ar = 'جديد'
		})
		expect(compare(fees, mine, theirs)).toEqual({
			merged: {
				...fees,
				faq: [
					{ id: 'b', answer: { ar: 'ب', en: 'B' } },
					{ id: 'a', answer: { ar: 'جديد', en: 'A' } },
				],
			},
			clashes: [],
		})
	})

	it('keeps an item that one side removed and the other rewrote, and asks', () => {
		const mine = changed((one) => {
			one.faq.shift()
		})
		const theirs = changed((one) => {
			const [first] = one.faq
			if (first) first.answer.en = 'New'
		})
		const { merged, clashes } = compare(fees, mine, theirs)
		expect(merged).toEqual(theirs)
		expect(clashes.map(({ path }) => path)).toEqual([['faq', 'a']])
	})

	it('puts items that both added behind the ones they follow', () => {
		const item = (id: string) => ({ id, answer: { ar: id, en: id } })
		const mine = changed((one) => {
			one.faq.splice(1, 0, item('mine'))
		})
		const theirs = changed((one) => {
			one.faq.push(item('theirs'))
		})
		const { merged, clashes } = compare(fees, mine, theirs)
		expect(clashes).toEqual([])
		expect(isRecord(merged) && keysOf(merged.faq)).toEqual(['a', 'mine', 'b', 'theirs'])
	})

	it('asks about a list without ids as a whole', () => {
		const mine = changed((one) => {
			one.highlights = ['one', 'three']
		})
		const theirs = changed((one) => {
			one.highlights = ['four', 'two']
		})
		expect(compare(fees, mine, theirs).clashes.map(({ path }) => path)).toEqual([['highlights']])
	})

	it('loses no change of either side, whatever the documents are', () => {
		fc.assert(
			fc.property(aDocument, aDocument, aDocument, (base, mine, theirs) => {
				const { merged, clashes } = compare(base, mine, theirs)
				const result = leavesOf(merged)
				const old = leavesOf(base)
				const isAsked = (path: string) =>
					clashes.some((clash) => isWithin(path, [...clash.path].join('/')))
				for (const side of [leavesOf(mine), leavesOf(theirs)])
					for (const path of new Set([...side.keys(), ...old.keys()])) {
						const isChanged = !isEqual(side.get(path), old.get(path))
						if (!isChanged || isAsked(path)) continue
						if (!isEqual(result.get(path), side.get(path))) throw new Error(`lost: ${path}`)
					}
			}),
			{ numRuns: process.env.TEST_ALL === '1' ? 10_000 : 1_000 },
		)
	})

	it('changes nothing when one side changed nothing', () => {
		fc.assert(
			fc.property(aDocument, aDocument, (base, other) => {
				expect(compare(base, base, other)).toEqual({ merged: other, clashes: [] })
				expect(compare(base, other, base)).toEqual({ merged: other, clashes: [] })
			}),
		)
	})
})

const keysOf = (value: Json | undefined) => [...(keyedItems(value)?.keys() ?? [])]

const isWithin = (path: string, field: string) =>
	path === field || path.startsWith(`${field}/`) || (field.endsWith(orderStep) && path === field)

/** Every value of a document by its path; items of a list by their ids, and their order as a value of its own. */
function leavesOf(value: Json | undefined, path: FieldPath = []): Map<string, Json> {
	const leaves = new Map<string, Json>()
	const add = (inner: Json | undefined, step: string) => {
		for (const [name, leaf] of leavesOf(inner, [...path, step])) leaves.set(name, leaf)
	}
	const items = keyedItems(value)
	if (items) for (const [key, item] of items) add(item, key)
	else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) add(inner, key)
	else if (value !== undefined) leaves.set(path.join('/'), value)
	return leaves
}

// Few values, so that two sides often change the same field, often alike.
const word = fc.constantFrom('', 'one', 'two', 'three')
const text = fc.record({ ar: word, en: word })
const anItem = fc.record({
	id: fc.constantFrom('a', 'b', 'c', 'd'),
	answer: text,
	price: fc.nat(2),
})
const items = fc.uniqueArray(anItem, { selector: ({ id }) => id, maxLength: 4 })
const aDocument = fc.record(
	{
		name: text,
		fee: fc.nat(2),
		highlights: fc.array(text, { maxLength: 2 }),
		questions: items,
		levels: fc.record({ bachelor: items, master: items }),
		note: text,
	},
	{ requiredKeys: ['name', 'questions', 'levels'] },
)
