import { expect, test } from 'vitest'
import { measureConversations } from './measure-conversations.ts'

test('the case of a message that comes in is found, by indexes alone, on both databases', async () => {
	for (const { database, found, plans } of await measureConversations(1500, 1)) {
		expect([database, found]).toEqual([
			database,
			{
				'mail, by its thread': 'thread',
				'mail, by its tag': 'tag',
				'mail, by its reference': 'reference',
				'mail, by its address': 'contact',
				'mail, by an added address': 'contact',
				'mail, of nobody': 'new',
				'WhatsApp, by its thread': 'thread',
				'WhatsApp, by its number': 'contact',
				'WhatsApp, by its user id': 'contact',
				'WhatsApp, of nobody': 'new',
			},
		])
		for (const [what, lines] of Object.entries(plans)) {
			expect(lines.length).toBeGreaterThan(0)
			// A table read whole, or all cases in the order of their arrival.
			const whole = lines.filter((line) => /^SCAN|Seq Scan|cases_arrived/.test(line.trim()))
			expect([database, what, whole]).toEqual([database, what, []])
		}
	}
}, 240_000)
