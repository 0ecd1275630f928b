/** A message that can't be worked off is tried again after some time, however many calls come in meanwhile. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createWhatsappLane } from './lane.ts'

test('calls that come in use up no tries of a message that waits', async () => {
	let tries = 0
	const lane = createWhatsappLane({
		pool: null,
		leases: {
			take: async () => true,
			release: async () => {},
			freeGone: async () => {},
			read: async () => ({}),
			write: async () => {},
		},
		whatsappArrivals: {
			add: async () => 0,
			waiting: async () => ['key'],
			async workOff() {
				tries += 1
				throw new Error('locked')
			},
			async setAside() {
				tries = Number.POSITIVE_INFINITY
			},
		},
	})
	onTestFinished(() => lane.stop())
	lane.start()
	while (tries === 0) await turn()
	for (let calls = 0; calls < 200; calls += 1) {
		lane.poke()
		await turn()
	}
	expect(tries).toBe(1)
})
