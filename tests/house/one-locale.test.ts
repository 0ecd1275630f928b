/** Few files of the foundation ask `Intl`, with pinned locales; so server and browser never draw two different pages. */

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collator } from '#domain/collator.ts'
import { formatDate, formatNumber } from '#domain/format.ts'
import { type Language, languages } from '#domain/language.ts'
import { shippedSnapshot } from '#tests/services/snapshot.ts'
import { code, isTest, type Source, sourcesUnder } from './sources.ts'

function formattingFaults({ path, text }: Source): string[] {
	const plain = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
	return [...plain.matchAll(/\bIntl\.\w+|\.toLocale\w+|\.localeCompare\b/g)].map(
		([call]) => `${path}: ${call}`,
	)
}

/** The last one reads the clock and the weekend of a country; nothing of it is drawn. */
const formatters = [
	'collator',
	'format',
	'places',
	'plan/hijri',
	'conversations/reminder-times',
].map((name) => `domain/${name}.ts`)

test('nobody else formats', () => {
	expect(formattingFaults({ path: 'x', text: 'new Date().toLocaleDateString()' })).toHaveLength(1)
	expect(formattingFaults({ path: 'x', text: "a.localeCompare(b, 'ar')" })).toHaveLength(1)
	const sources = sourcesUnder(['app', 'content', 'domain', 'server'], code).filter(
		({ path }) => !isTest(path) && !formatters.includes(path),
	)
	expect(sources.flatMap(formattingFaults)).toEqual([])
})

test('the machine has no say in what is written', () => {
	const zone = process.env.TZ
	for (const place of ['Pacific/Honolulu', 'Asia/Tokyo']) {
		process.env.TZ = place
		expect(formatDate('ar', '2027-08-31')).toBe('31 أغسطس 2027')
	}
	if (zone === undefined) delete process.env.TZ
	else process.env.TZ = zone
	for (const language of languages) expect(formatNumber(language, 12500)).toBe('12,500')
})

test('universities are listed as readers of the language sort names', () => {
	const list = (language: Language) =>
		v.parse(
			v.array(v.object({ id: v.string(), name: v.string() })),
			shippedSnapshot.read(language, 'universities')?.value,
		)
	for (const language of languages) {
		const names = list(language).map(({ name }) => name)
		expect(names).toEqual(names.toSorted(collator(language).compare))
	}
	expect(list('ar').map(({ id }) => id)).not.toEqual(list('en').map(({ id }) => id))
})
