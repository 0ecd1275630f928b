import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { compare } from './compare.ts'
import { photosIn, photoWidths } from './photos.ts'

const hash = '0f'.repeat(16)
const photo = (x: number, name = hash) => ({
	hash: name,
	width: 1600,
	height: 900,
	focus: { x, y: 50 },
})
const document = (given?: object) => ({
	photos: [
		{ scene: 'campus-um', alt: { ar: 'حرم', en: 'Campus' }, ...(given && { photo: given }) },
	],
	hero: { scene: 'x', alt: { ar: 'أ', en: 'a' } },
})

test('photos are found wherever they are in a document', () => {
	expect(photosIn(document())).toEqual([])
	expect(photosIn(document(photo(1)))).toEqual([
		{ path: ['photos', '0', 'photo'], photo: photo(1) },
	])
})

test('a narrow photo has fewer widths, and none wider than itself', () => {
	expect(photoWidths(800)).toEqual([480, 800])
	expect(photoWidths(1599)).toEqual([480, 800, 1200])
	expect(photoWidths(2400)).toEqual([480, 800, 1200, 1600])
})

test('another photo, or another crop, is one change', () => {
	const base = { hero: { scene: 'x', photo: photo(1) } }
	const other = { hero: { scene: 'x', photo: photo(1, 'aa'.repeat(16)) } }
	expect(changesOf(base, other)).toHaveLength(1)
	expect(changesOf(base, { hero: { scene: 'x' } })).toMatchObject([
		{ what: 'removed', path: ['hero', 'photo'] },
	])
})

test('two who choose different photos are asked; one photo never gets the crop of another', () => {
	const [base, mine, theirs] = [photo(50), photo(10), photo(50, 'bb'.repeat(16))].map((one) => ({
		hero: { scene: 'x', photo: one },
	}))
	const { merged, clashes } = compare(base, mine, theirs)
	expect(clashes).toMatchObject([{ path: ['hero', 'photo'] }])
	expect(merged).toEqual(mine)
})
