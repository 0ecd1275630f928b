import { expect, test } from 'vitest'
import { createDraftText } from './draft-text.ts'

const base = { fee: 1, name: { ar: 'أ', en: 'A' }, faq: [{ id: 'a', answer: '1' }] }
const begin = (name: string = crypto.randomUUID()) => ({
	name,
	text: createDraftText(name, { version: 3, document: base }),
})

test('what is written while a saving is on its way stays, and the names that the server gave are in it', () => {
	const { text } = begin()
	const added = { ...base, faq: [...base.faq, { id: '', answer: '2' }] }
	text.write(added)
	const sent = text.toSend()
	expect(sent).toEqual({ version: 3, document: added })
	text.write({ ...added, fee: 2 })
	text.saved(sent.document, 4, [{ path: ['faq', '1', 'id'], value: 'b' }])
	expect(text.isDirty()).toBe(true)
	const named = { ...added, faq: [...base.faq, { id: 'b', answer: '2' }] }
	expect(text.toSend()).toEqual({ version: 4, document: { ...named, fee: 2 } })
})

test('a draft whose answer was lost is known as its own, one of somebody else is not', () => {
	const { text } = begin()
	text.write({ ...base, fee: 2 })
	const sent = text.toSend()
	expect(text.takeOwn({ version: 4, document: sent.document })).toBe(true)
	text.write({ ...base, fee: 3 })
	text.toSend()
	expect(text.takeOwn({ version: 5, document: { ...base, fee: 9 } })).toBe(false)
})

test("two people: what only one changed is merged, the same field is a clash and keeps this writer's", () => {
	const { text } = begin()
	text.write({ ...base, fee: 2, name: { ar: 'ب', en: 'A' } })
	const clashes = text.mergeWith({
		version: 4,
		document: { ...base, fee: 9, name: { ar: 'أ', en: 'B' } },
	})
	expect(clashes.map(({ path }) => path)).toEqual([['fee']])
	expect(text.current()).toEqual({ ...base, fee: 2, name: { ar: 'ب', en: 'B' } })
})

test('a tab that was closed brings back what the server did not get, and nothing once it has it', () => {
	const { name, text } = begin()
	text.write({ ...base, fee: 2 })
	const again = begin(name).text
	expect(again.bringBack()).toBe(true)
	expect(again.current()).toEqual({ ...base, fee: 2 })
	again.saved(again.toSend().document, 4, [])
	expect(begin(name).text.bringBack()).toBe(false)
})
