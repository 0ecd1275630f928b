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

const theirs = { version: 4, document: { ...base, fee: 9, name: { ar: 'أ', en: 'B' } } }
/** The same field as a colleague, and one that only this writer changed. */
const mine = { ...base, fee: 2, name: { ar: 'ب', en: 'A' } }

test('two people: what only one changed is merged, and of a field that both changed the colleague’s text stays until one is chosen', () => {
	for (const [side, fee] of [
		['mine', 2],
		['theirs', 9],
	] as const) {
		const { text } = begin()
		text.write(mine)
		text.mergeWith(theirs)
		expect(text.asked()?.clashes.map(({ path }) => path)).toEqual([['fee']])
		// What leaves with the tab meanwhile.
		const merged = { ...base, name: { ar: 'ب', en: 'B' } }
		expect(text.toSend()).toEqual({ version: 4, document: { ...merged, fee: 9 } })
		text.settle(() => side)
		expect(text.asked()).toBe(null)
		expect(text.toSend()).toEqual({ version: 4, document: { ...merged, fee } })
	}
})

test('a letter that was typed while the question came up stays', () => {
	const { text } = begin()
	text.write(mine)
	text.mergeWith(theirs)
	text.write({ ...mine, name: { ar: 'بب', en: 'A' } })
	text.settle(() => 'theirs')
	expect(text.current()).toEqual({ ...base, fee: 9, name: { ar: 'بب', en: 'B' } })
})

test('a tab that was closed before anybody chose asks again, whether its other fields arrived or not', () => {
	for (const hasArrived of [true, false]) {
		const { name, text } = begin()
		const added = { ...mine, faq: [...base.faq, { id: '', answer: '2' }] }
		text.write(added)
		text.mergeWith(theirs)
		const sent = text.toSend()
		const faq = [...base.faq, { id: 'b', answer: '2' }]
		const stored = hasArrived
			? { version: 5, document: { ...base, ...theirs.document, name: { ar: 'ب', en: 'B' }, faq } }
			: theirs
		expect(sent.document).toMatchObject({ fee: 9, name: { ar: 'ب', en: 'B' } })
		const again = createDraftText(name, stored)
		expect(again.bringBack()).toBe(true)
		expect(again.asked()?.clashes).toMatchObject([{ path: ['fee'], mine: 2, theirs: 9 }])
		again.settle(() => 'mine')
		expect(again.toSend()).toEqual({
			version: stored.version,
			document: { ...added, name: { ar: 'ب', en: 'B' }, faq: hasArrived ? faq : added.faq },
		})
	}
})

test('what the server only trimmed is no text of somebody else', () => {
	const { name, text } = begin()
	const of = (answer: string) => ({ ...base, faq: [{ id: 'a', answer }] })
	text.write(of('Near the '))
	text.saved(text.toSend().document, 4, [])
	text.write(of('Near the mo'))
	const again = createDraftText(name, { version: 4, document: of('Near the') })
	expect(again.bringBack()).toBe(true)
	expect(again.asked()).toBe(null)
	expect(again.toSend()).toEqual({ version: 4, document: of('Near the mo') })
})

test('a text that comes back meets one that a colleague saved meanwhile: the same field is asked about', () => {
	const { name, text } = begin()
	text.write(mine)
	const again = createDraftText(name, theirs)
	expect(again.bringBack()).toBe(true)
	expect(again.asked()?.clashes).toMatchObject([{ path: ['fee'], mine: 2, theirs: 9 }])
	expect(again.toSend()).toMatchObject({ version: 4, document: { fee: 9 } })
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
