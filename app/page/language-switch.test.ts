import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage, keepLanguage } from '#app/language/current-language.ts'
import { loadWholePage } from '#app/start/recovery.ts'
import { inOneLanguage } from './language-switch.ts'

vi.mock('#app/start/recovery.ts', () => ({
	loadWholePage: vi.fn(async () => false),
}))

const page = { documentElement: { lang: 'ar' }, cookie: '' }

beforeEach(() => {
	vi.stubGlobal('document', page)
	vi.stubGlobal('location', { protocol: 'https:' })
	vi.stubGlobal('localStorage', { setItem: () => undefined })
	page.documentElement.lang = 'ar'
	keepLanguage('ar')
})
afterEach(() => vi.unstubAllGlobals())

const there = async (language: string) => language
const onlyArabic = async (language: string) => {
	if (language !== 'ar') throw new Error('not on this device')
	return language
}

/** How many parts have moved a moment later. */
async function moved(parts: ((language: string) => Promise<string>)[]): Promise<number> {
	const settled = vi.fn()
	for (const part of parts) void inOneLanguage(part).then(settled, settled)
	await new Promise((resolve) => setTimeout(resolve, 20))
	return settled.mock.calls.length
}

test('a screen changes language when all of it can be had', async () => {
	expect(await inOneLanguage(there)).toBe('ar')
	keepLanguage('en')
	expect(await Promise.all([there, there].map(inOneLanguage))).toEqual(['en', 'en'])
	expect(currentLanguage()).toBe('en')
})

test('where one part is missing none of it moves, and the choice is taken back', async () => {
	keepLanguage('en')
	expect(await moved([there, onlyArabic, there])).toBe(0)
	expect(currentLanguage()).toBe('ar')
	expect(page.cookie).toContain('language=ar')
})

test('it asks first whether the page can be loaded anew', async () => {
	vi.mocked(loadWholePage).mockResolvedValueOnce(true)
	keepLanguage('en')
	expect(await moved([onlyArabic])).toBe(0)
	expect(currentLanguage()).toBe('en')
})

test('after a switch in vain the next one starts anew', async () => {
	keepLanguage('en')
	expect(await moved([onlyArabic])).toBe(0)
	keepLanguage('en')
	expect(await moved([there, there])).toBe(2)
})
