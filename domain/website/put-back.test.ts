import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import type { Json } from './json.ts'
import { putBack } from './put-back.ts'

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
		const names = left.map(({ what, path }) => `${what} ${path.join('.')}`)
		expect(names).not.toContain(`${change.what} ${change.path.join('.')}`)
	}
})

test('all of them together are the text as it was', () => {
	let text: Json | undefined = after
	// Order last: an item that is brought back comes to the end first.
	for (let round = 0; round < 2; round += 1)
		for (const change of changesOf(before, text)) text = putBack(text, change)
	expect(changesOf(before, text)).toEqual([])
})
