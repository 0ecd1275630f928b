/**
 * Forms against a device, a network and a server that all may fail: any sequence of typing, sending, crashing and answering, in two tabs,
 * keeps three promises. Nothing typed is lost before it was acknowledged; nothing is stored twice; nothing comes back after it was sent.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMachine, kind, memoryStorage } from '#tests/fakes/form-machine.ts'
import { createRecordSync } from './record-sync.ts'

const runs = 400
const tabNumber = fc.integer({ min: 0, max: 1 })
const step = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			do: fc.constant('type'),
			tab: tabNumber,
			field: fc.constantFrom('name', 'message'),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('send'), tab: tabNumber }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('agree'), tab: tabNumber }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload', 'crash'), tab: tabNumber }) },
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constant('become'),
			mood: fc.constantFrom('well', 'deaf', 'mute', 'down'),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.constantFrom(
			{ do: 'deliver waiting' },
			{ do: 'both send' },
			{ do: 'full' },
			{ do: 'room' },
		),
	},
)

type Step = { do: string; tab?: number; field?: string; mood?: string }

/** Every word is typed once, so that it can be told where it went. */
async function play(steps: Step[], lasts: 'tab' | 'device') {
	const machine = createMachine(lasts)
	const acknowledged = new Set<string>()
	let words = 0
	/** What was typed last into each field: in a draft that two tabs share, whoever typed it. */
	const last = new Map<string, string>()
	for (const tab of machine.tabs) await tab.open()
	for (const { do: act, tab: at = 0, field = 'name', mood } of steps) {
		const tab = machine.tabs[at]
		if (!tab) continue
		machine.pass(1)
		if (act === 'type') {
			words += 1
			const word = `w${words}.`
			last.set(lasts === 'tab' ? `${at} ${field}` : field, word)
			await tab.type(field, word)
		} else if (act === 'send') {
			const sent = { ...tab.fields() }
			const outcome = await tab.send()
			if (outcome?.kind === 'sent') for (const value of Object.values(sent)) acknowledged.add(value)
		} else if (act === 'agree') await tab.agree()
		else if (act === 'reload') await tab.open()
		else if (act === 'crash') await tab.crash()
		else if (act === 'full' || act === 'room') machine.device.fill(act === 'full')
		else if (act === 'both send') {
			const sent = machine.tabs.map((one) => ({ ...one.fields() }))
			const outcomes = await Promise.all(machine.tabs.map((one) => one.send()))
			for (const [at, outcome] of outcomes.entries())
				if (outcome?.kind === 'sent')
					for (const value of Object.values(sent[at] ?? {})) acknowledged.add(value)
		} else if (act === 'become') machine.server.become(mood as 'well')
		else await machine.sendWaiting()
		// Tabs have heard of one another before the visitor's next move.
		await new Promise((resolve) => setImmediate(resolve))
	}
	return { machine, acknowledged, last: [...last.values()] }
}

const values = ({ device, tabs }: ReturnType<typeof createMachine>) =>
	[device, ...tabs]
		.flatMap(({ kept }) => [...kept.values()])
		.flatMap((one) => (one.state === 'gone' ? [] : Object.values(one.values)))

describe.each(['tab', 'device'] as const)('a form that is kept in the %s', (lasts) => {
	test('is never stored twice: one row for each version that was sent', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
				const { machine } = await play(steps, lasts)
				machine.server.become('well')
				for (const tab of machine.tabs) await tab.send()
				await machine.sendWaiting()
				const bodies = [...machine.server.rows.values()]
				expect(new Set(bodies).size).toBe(bodies.length)
			}),
			{ numRuns: runs },
		)
	})

	test('loses nothing that was typed last, whatever happens to its pages', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
				const { machine, last } = await play(steps, lasts)
				for (const tab of machine.tabs) await tab.open()
				const shown = machine.tabs.flatMap((tab) => Object.values(tab.fields()))
				const there = [...shown, ...values(machine), ...machine.server.rows.values()].join(' ')
				for (const word of last) expect(there).toContain(word)
			}),
			{ numRuns: runs },
		)
	})

	test('does not come back after it was sent', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
				// A device that keeps nothing keeps no number of what is gone either: tabs that typed different things may show one another's
				// again. It would leave under the same key, and be stored once.
				fc.pre(steps.every(({ do: act }) => act !== 'full'))
				const { machine, acknowledged } = await play(steps, lasts)
				for (const tab of machine.tabs) await tab.open()
				const shown = machine.tabs.flatMap((tab) => Object.values(tab.fields()))
				// A tab that kept its own copy all the time has never sent it.
				const left = lasts === 'tab' ? [] : shown.filter((value) => acknowledged.has(value))
				expect(left).toEqual([])
			}),
			{ numRuns: runs },
		)
	})

	test('leaves nothing behind when everything has arrived', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
				const { machine } = await play(steps, lasts)
				machine.server.become('well')
				// Two tabs that began at once have two drafts, and the second shows when the first was sent.
				for (const tab of [...machine.tabs, ...machine.tabs, ...machine.tabs]) {
					await tab.open()
					await tab.send()
				}
				await machine.sendWaiting()
				expect(values(machine)).toEqual([])
				machine.pass(8 * 24 * 60 * 60 * 1000)
				await machine.sweep()
				expect(machine.device.kept.size).toBe(0)
			}),
			{ numRuns: runs },
		)
	})
})

test('what is typed while the record is still looked for makes no second one', async () => {
	const { storage, kept } = memoryStorage()
	const stores = {
		tab: memoryStorage().storage,
		device: storage,
		now: () => 0,
		tell: () => undefined,
	}
	const sync = createRecordSync(kind, stores, () => undefined)
	const loading = sync.load()
	await sync.edit({ name: 'early' })
	await loading
	await sync.edit({ name: 'early', message: 'and late' })
	expect([...kept.values()]).toMatchObject([{ values: { name: 'early', message: 'and late' } }])
})

test('what one tab has sent from a full device does not come back with what is typed in another', async () => {
	const { tabs } = await play(
		[
			{ do: 'type', tab: 1, field: 'message' },
			{ do: 'full' },
			{ do: 'reload', tab: 0 },
			{ do: 'send', tab: 0 },
			{ do: 'type', tab: 1, field: 'name' },
		],
		'device',
	).then(({ machine }) => machine)
	await tabs[1]?.open()
	expect(Object.values(tabs[1]?.fields() ?? {}).filter(Boolean)).toEqual(['w2.'])
})
