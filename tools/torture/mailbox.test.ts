import { expect, test } from 'vitest'
import { hasDovecot } from '#tests/services/dovecot.ts'
import { runScenario } from './harness/scenario.ts'
import { tortureMailbox } from './mailbox.ts'

test.runIf(hasDovecot)(
	'100 mails to a mailbox whose readers are killed again and again: each once, in the right case',
	async () => {
		const { faults, result } = await runScenario('mailbox', (run) => tortureMailbox(run, 100))
		expect(faults).toEqual([])
		expect(result.mails).toBe(100)
		expect(result.kills).toBeGreaterThan(0)
	},
	180_000,
)
