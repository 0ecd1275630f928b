import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import type { Json } from './json.ts'
import { settled } from './settle.ts'

const a = { id: 'a', answer: '1' }
const b = { id: 'b', answer: '2' }
const c = { id: 'c', answer: '3' }
const base = { fee: 1, faq: [a, b, c] }

/** What is left when the one clash of two texts is settled with mine, and with theirs. */
function bothWays(mine: Json, theirs: Json): Json[] {
	const { merged = null, clashes } = compare(base, mine, theirs)
	expect(clashes).toHaveLength(1)
	return clashes.flatMap((clash) => [
		settled(merged, clash, 'mine'),
		settled(merged, clash, 'theirs'),
	])
}

test('a field', () => {
	const [mine, theirs] = [
		{ ...base, fee: 2 },
		{ ...base, fee: 3 },
	]
	expect(bothWays(mine, theirs)).toEqual([mine, theirs])
})

test('an item that one side removed and the other rewrote goes or stays, whoever removed it', () => {
	const removed = { ...base, faq: [a, c] }
	const rewritten = { ...base, faq: [a, { ...b, answer: 'new' }, c] }
	expect(bothWays(removed, rewritten)).toEqual([removed, rewritten])
	expect(bothWays(rewritten, removed)).toEqual([rewritten, removed])
})

test('the order of a list', () => {
	const [mine, theirs] = [
		{ ...base, faq: [b, a, c] },
		{ ...base, faq: [c, a, b] },
	]
	expect(bothWays(mine, theirs)).toEqual([mine, theirs])
})
