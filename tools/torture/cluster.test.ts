import { expect, test } from 'vitest'
import { hasPostgres } from '#tests/services/postgres.ts'
import { hasNginx } from './cluster/nginx.ts'
import { tortureCluster } from './cluster.ts'
import { runScenario } from './harness/scenario.ts'

const isPossible = hasPostgres && hasNginx()
if (!isPossible) {
	console.warn('\n!!! NOT TESTED BEHIND NGINX: install `nginx`, `openssl` and `postgresql`. !!!\n')
}

test.skipIf(!isPossible)(
	'two processes behind nginx: one killed, both restarted in turn, the database gone: nothing fails, nothing is lost',
	async ({ skip }) => {
		const plan = {
			// The other tests run beside this one on two cores.
			pagesPerSecond: 40,
			pagePatience: 30_000,
			sendersPerSecond: 6,
			documentBytes: 100_000,
			kills: 1,
			rounds: 1,
			outageSeconds: 2,
		}
		const { faults, undecided, result } = await runScenario('cluster', (run) =>
			tortureCluster(run, plan),
		)
		const { account, phases } = result
		expect(faults).toEqual([])
		// Nobody answered for half a minute, and other programs had the machine: that says nothing about the site.
		skip(undecided.length > 0, `this machine is too busy to decide: ${undecided.join(', ')}`)
		expect(account.stored).toBe(account.acknowledged)
		expect(account.documents).toBeGreaterThan(0)
		// The kill and the restarts were met by somebody, who did not notice.
		expect(phases[0]?.handedOn).toBeGreaterThan(0)
		// Somebody really met the outage, both ways that the contract has.
		const outage = phases.at(-1)?.sent
		expect(outage?.told).toBeGreaterThan(0)
		expect(outage?.mailedOnly).toBeGreaterThan(0)
	},
	240_000,
)
