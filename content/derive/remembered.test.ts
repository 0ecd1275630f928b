import { expect, test } from 'vitest'
import { createSameList, rememberedList } from './remembered.ts'

const entries = Array.from({ length: 500 }, (_, at) => ({ at }))

test('after one change a list of five hundred asks for one item, and none where nothing changed', () => {
	let asked = 0
	const list = rememberedList(({ at }: { at: number }, language: string) => {
		asked += 1
		return { text: `${language} ${at}` }
	})
	const before = list(entries, 'ar')
	list(entries, 'en')
	expect(list([...entries], 'ar')).toBe(before)
	asked = 0
	const after = list(entries.with(7, { at: 1000 }), 'ar')
	expect(asked).toBe(1)
	expect(after[7]).toEqual({ text: 'ar 1000' })
	expect(after.filter((item, at) => item === before[at])).toHaveLength(499)
	expect(list(entries, 'en')[0]).toEqual({ text: 'en 0' })
})

test('what all items are made with makes all of them anew', () => {
	const list = rememberedList(({ at }: { at: number }, language: string, city: object) => ({
		...{ at, language, city },
	}))
	const [first, second] = [{}, {}]
	list(entries, 'ar', first)
	expect(list(entries, 'ar', second).every(({ city }) => city === second)).toBe(true)
})

test('a list stays known while another is asked for in between', () => {
	const sameList = createSameList<string>()
	const site = sameList(['a', 'b'])
	const check = sameList(['a'])
	expect(sameList(['a', 'b'])).toBe(site)
	expect(sameList(['a'])).toBe(check)
})
