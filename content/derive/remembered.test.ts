import { expect, test } from 'vitest'
import {
	createSameList,
	forgetAll,
	letGoOfUnasked,
	remembered,
	rememberedList,
} from './remembered.ts'

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

test('what is asked for stays known however often the rest is let go, and nothing does once all is forgotten', () => {
	let asked = 0
	const item = remembered((_: object) => {
		asked += 1
		return {}
	})
	const sameList = createSameList<string>()
	const [often, seldom] = [{}, {}]
	const list = sameList(['a'])
	for (const one of [often, seldom]) item(one)
	for (let time = 0; time < 3; time += 1) {
		letGoOfUnasked()
		item(often)
		expect(sameList(['a'])).toBe(list)
	}
	expect(asked).toBe(2)
	item(seldom)
	expect(asked).toBe(3)
	forgetAll()
	item(often)
	expect(asked).toBe(4)
	expect(sameList(['a'])).not.toBe(list)
})
