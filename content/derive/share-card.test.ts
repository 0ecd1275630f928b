import { expect, test } from 'vitest'
import { shipped } from '../shipped.ts'
import { cardNote } from './share-card.ts'

const [university] = shipped.universities
if (!university) throw new Error('no university')

test('every entry of the release has the card that was drawn for it', () => {
	for (const list of ['universities', 'institutes', 'accommodation'] as const)
		for (const entry of shipped[list])
			expect([entry.id, cardNote(list, entry, 'ar'), cardNote(list, entry, 'en')]).toEqual([
				entry.id,
				{},
				{},
			])
})

test('a card whose name or picture is another one by now is left out, in that language', () => {
	const renamed = { ...university, name: { ...university.name, en: 'Another name' } }
	expect(cardNote('universities', renamed, 'en')).toEqual({ withoutCard: true })
	expect(cardNote('universities', renamed, 'ar')).toEqual({})
	const [first] = university.photos
	const covered = { ...university, photos: [{ scene: first?.scene ?? '', photo: {} }] }
	expect(cardNote('universities', covered, 'ar')).toEqual({ withoutCard: true })
	const redrawn = { ...university, photos: [{ scene: 'campus-utm' }] }
	expect(cardNote('universities', redrawn, 'ar')).toEqual({ withoutCard: true })
	expect(cardNote('universities', { ...university, id: 'new-one' }, 'ar')).toEqual({
		withoutCard: true,
	})
})
