/**
 * `npm run torture:cluster`: a whole deployment on loopback under load, while its processes are killed, restarted one after
 * the other, and its database is stopped. Fails when a page fails, an answer is not what the contract says, or anything that
 * was acknowledged is not stored once, mailed, and kept. `--outage=60` seconds without database, `--rate=200` pages a second,
 * `--short` with one kill and one round of restarts.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepareServices } from '#scripts/services.ts'
import { startDeployment } from './cluster/deployment.ts'
import { hasNginx } from './cluster/nginx.ts'
import { type PageReport, startPageLoad } from './cluster/page-load.ts'
import { type SendReport, startSenders } from './cluster/senders.ts'
import { type Account, drawAccount } from './harness/account.ts'
import { cutOff, late } from './harness/call.ts'
import { isStarved, type Strain, watchMachine } from './harness/machine.ts'
import { type Run, runCommand, secondsSince } from './harness/scenario.ts'

export type ClusterPlan = {
	pagesPerSecond: number
	pagePatience: number
	sendersPerSecond: number
	documentBytes: number
	kills: number
	rounds: number
	outageSeconds: number
}

type Phase = {
	name: string
	seconds: number
	pages: PageReport
	sent: SendReport
	/** Requests that nginx gave to the other process. */
	handedOn: number
	strain: Strain
}

/** Until nginx asks a process again that has failed. */
const leftAlone = 2500

export async function tortureCluster(
	run: Run,
	plan: ClusterPlan,
): Promise<{ phases: Phase[]; account: Account }> {
	const deployment = await startDeployment(run)
	const { siteUrl, processes, postgres, nginx } = deployment
	const pages = await startPageLoad(siteUrl, plan.pagesPerSecond, plan.pagePatience)
	const senders = startSenders(siteUrl, {
		perSecond: plan.sendersPerSecond,
		documentBytes: plan.documentBytes,
	})
	const machine = watchMachine()
	const phases: Phase[] = []
	let begun = performance.now()
	let handedBefore = 0

	async function phase(name: string, work: () => Promise<void>): Promise<void> {
		await work()
		const seconds = secondsSince(begun)
		begun = performance.now()
		const sent = senders.take()
		const handedOn = nginx.handedOn() - handedBefore
		handedBefore += handedOn
		const done = {
			name,
			seconds,
			sent,
			pages: await pages.take(),
			handedOn,
			strain: machine.take(),
		}
		phases.push(done)
		for (const failure of [...done.pages.failures, ...done.sent.failures]) {
			// An answer that had begun when its process was killed ends there: no proxy can take back what it has passed on.
			if (name === 'kill' && failure.endsWith(cutOff)) continue
			const list = failure.endsWith(late) && isStarved(done.strain) ? run.undecided : run.faults
			list.push(`${name}: ${failure}`)
		}
		run.say(phaseLine(done))
	}

	/** One thing breaks at a time: what the last one sent to the other process is answered before that one goes. */
	const settle = () => Promise.all([wait(leftAlone), pages.settle(), senders.settle()])

	await phase('kill', async () => {
		await wait(500)
		for (let kill = 0; kill < plan.kills; kill += 1) {
			if (kill > 0) await settle()
			// The last one is the first that is restarted afterwards: the other one keeps what was handed to it.
			const victim = processes[(plan.kills - 1 - kill) % 2]
			await victim?.end('SIGKILL')
			await wait(1000)
			await victim?.start()
		}
	})

	await phase('rolling restart', async () => {
		for (let round = 0; round < plan.rounds; round += 1) {
			if (round > 0) await settle()
			for (const code of await deployment.rollingRestart())
				if (code !== 0) run.faults.push(`rolling restart: a process ended with ${code}`)
		}
	})

	await phase('database stopped', async () => {
		const pids = processes.map((one) => one.pid())
		// Everybody who tries again comes from an address of its own: fewer newcomers keep that honest.
		senders.pace(Math.min(4, plan.sendersPerSecond))
		senders.expect('changing')
		await postgres.stop()
		senders.expect('down')
		await wait(plan.outageSeconds * 1000)
		for (const one of processes) {
			const status = await one.readiness()
			if (status !== 503) run.faults.push(`database stopped: readyz answered ${status}`)
		}
		senders.expect('changing')
		await postgres.start()
		const back = performance.now()
		for (const one of processes) {
			while ((await one.readiness()) !== 200) await wait(100)
		}
		const recovery = secondsSince(back)
		senders.expect('up')
		await senders.stop()
		const isRestarted = processes.some((one, at) => one.pid() !== pids[at])
		run.check(!isRestarted, `recovered ${recovery} s after the database was back`)
	})
	await pages.stop()
	const account = await drawAccount(run, {
		...deployment,
		site: siteUrl,
		acknowledged: senders.all,
	})
	return { phases, account }
}

/** `3 failed (2 cut off in the middle)`. */
function failed(failures: readonly string[]): string {
	const cut = failures.filter((one) => one.endsWith(cutOff)).length
	return `${failures.length} failed${cut > 0 ? ` (${cut} ${cutOff})` : ''}`
}

function phaseLine({ name, seconds, pages, sent, handedOn, strain }: Phase): string {
	const others = strain.others === null ? 'an unknown part' : `${Math.round(strain.others * 100)} %`
	const heldBack = pages.heldBack > 0 ? ` (${pages.heldBack} more were due)` : ''
	return [
		`${name}: ${seconds} s, ${handedOn} requests handed to the other process`,
		`pages ${pages.requests} requests${heldBack}, ${failed(pages.failures)}, slowest ${pages.slowest} ms`,
		`submissions ${sent.requests} requests, ${sent.acknowledged} acknowledged, ${sent.told} told 503, ${sent.mailedOnly} by mail only, ${failed(sent.failures)}`,
		`other programs took ${others} of the processor; the load itself was at most ${strain.late} ms late`,
	].join('\n  ')
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: {
			outage: { type: 'string', default: '60' },
			rate: { type: 'string', default: '200' },
			short: { type: 'boolean', default: false },
		},
	})
	for (const line of await prepareServices()) console.log(line)
	if (!hasNginx()) {
		console.error('nginx or openssl is missing, and could not be installed: nothing was tried.')
		process.exit(1)
	}
	await runCommand('cluster', (run) =>
		tortureCluster(run, {
			pagesPerSecond: Number(values.rate),
			pagePatience: 10_000,
			sendersPerSecond: 12,
			documentBytes: 500_000,
			kills: values.short ? 1 : 6,
			rounds: values.short ? 1 : 3,
			outageSeconds: Number(values.outage),
		}),
	)
}
