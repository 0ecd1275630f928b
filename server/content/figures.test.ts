/** Figures of the plan as an editor changes them, and everything that counts with them. */
import { expect, test } from 'vitest'
import { derivedTexts } from '#content/derive/texts.ts'
import { shipped } from '#content/shipped.ts'
import { createDocuments } from './documents.ts'

const now = '2026-11-17T10:00:00.000Z'
const { plan } = shipped.pages.plan
const { currencies } = shipped.pages.currencies

function textsWith(id: 'plan' | 'currencies', document: unknown) {
	const version = {
		...{ kind: 'figures', entry_id: id, number: 1, state: 'shown' as const, live_at: now },
		...{ withdrawn_at: null, document_hash: 'new', document },
	}
	const { documents, faults } = createDocuments(shipped)([version], now)
	expect(faults).toEqual([])
	const texts = derivedTexts(documents)
	return (name: string) =>
		JSON.stringify(texts.find((text) => text.name === name)?.make('en') ?? null)
}

const before = derivedTexts(shipped)
const shippedText = (name: string) =>
	JSON.stringify(before.find((text) => text.name === name)?.make('en'))

test('a tax that was changed is in the plan, in the first year of every university and in the answers', () => {
	const read = textsWith('plan', {
		plan: { ...plan, serviceTax: { ...plan.serviceTax, rate: 0.08 } },
	})
	expect(read('plan')).toContain('"rate":0.08')
	for (const name of ['universities/sunway-university', 'assistant'])
		expect(read(name)).not.toBe(shippedText(name))
	// What does not count with it stays the same text.
	expect(read('faq')).toBe(shippedText('faq'))
	expect(read('institutes/ems-academy')).toBe(shippedText('institutes/ems-academy'))
})

test('rates that were changed are in the plan and on the pages that convert fees', () => {
	const read = textsWith('currencies', {
		currencies: {
			...currencies,
			date: '2026-11-17',
			perRinggit: { ...currencies.perRinggit, SAR: 0.95 },
			universityPages: { ...currencies.universityPages, USD: 0.24 },
		},
	})
	expect(read('plan')).toContain('"date":"2026-11-17"')
	expect(read('plan')).toContain('"SAR":0.95')
	expect(read('universities/sunway-university')).toContain('"USD":0.24')
	expect(read('institutes/ems-academy')).toContain('"USD":0.21')
})

test.each([
	['a tax above the amount', 'plan', { plan: { ...plan, serviceTax: { rate: 6 } } }],
	[
		'a rate of nothing',
		'currencies',
		{
			currencies: { ...currencies, perRinggit: { ...currencies.perRinggit, EUR: 0 } },
		},
	],
	[
		'a short duration that is the longer one',
		'plan',
		{
			plan: { ...plan, stages: { ...plan.stages, val: { safe: 10, tight: 20 } } },
		},
	],
] as const)('%s is refused, and the figures of the release stay', (_, id, document) => {
	const version = {
		...{ kind: 'figures', entry_id: id, number: 1, state: 'shown' as const, live_at: now },
		...{ withdrawn_at: null, document_hash: 'new', document },
	}
	const { documents, faults } = createDocuments(shipped)([version], now)
	expect(faults).toHaveLength(1)
	expect(documents.pages[id]).toBe(shipped.pages[id])
})
