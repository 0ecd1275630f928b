/**
 * `npm run torture:cluster`: a whole deployment on loopback under load, while its processes are killed, restarted one after
 * the other, and its database is stopped. Fails when a page fails, an answer is not what the contract says, or anything that
 * was acknowledged is not stored once, mailed, and kept. `--outage=60` seconds without database, `--rate=200` pages a second.
 * Ends with 0 when all of it held, 1 when something failed, 2 when it could not be decided: visitors lost patience while other
 * programs kept this machine busy.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/build.ts'
import { prepareServices } from '#scripts/services.ts'
import { type Account, drawAccount } from './cluster/account.ts'
import { cutOff, late } from './cluster/call.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { isStarved, type Strain, watchMachine } from './cluster/machine.ts'
import { hasNginx } from './cluster/nginx.ts'
import { type PageReport, startPageLoad } from './cluster/page-load.ts'
import { type SendReport, startSenders } from './cluster/senders.ts'

export type ClusterPlan = {
	pagesPerSecond: number
	pagePatience: number
	sendersPerSecond: number
	documentBytes: number
	kills: number
	rounds: number
	outageSeconds: number
	say?: (line: string) => void
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
export type ClusterReport = {
	phases: Phase[]
	recoverySeconds: number
	account: Account
	faults: string[]
	/** Patience that ended while the machine was busy with something else: neither proof nor fault. */
	undecided: string[]
}

/** Until nginx asks a process again that has failed. */
const leftAlone = 2500

export async function tortureCluster(plan: ClusterPlan): Promise<ClusterReport> {
	const { say = () => {} } = plan
	await buildIfStale()
	const cluster = await startCluster()
	let isWhole = false
	try {
		const report = await run(cluster, plan, say)
		isWhole = report.faults.length + report.undecided.length === 0
		return report
	} finally {
		await cluster.stop({ keepLogs: !isWhole })
		if (!isWhole) say(`The logs are in ${cluster.folder}`)
	}
}

async function run(
	cluster: Cluster,
	plan: ClusterPlan,
	say: (line: string) => void,
): Promise<ClusterReport> {
	const pages = await startPageLoad(cluster.siteUrl, plan.pagesPerSecond, plan.pagePatience)
	const senders = startSenders(cluster.siteUrl, {
		perSecond: plan.sendersPerSecond,
		documentBytes: plan.documentBytes,
	})
	const machine = watchMachine()
	const faults: string[] = []
	const undecided: string[] = []
	const phases: Phase[] = []
	let begun = performance.now()
	let before = 0
	function handed(): number {
		const all = cluster.nginx.handedOn()
		const since = all - before
		before = all
		return since
	}

	async function phase(name: string, work: () => Promise<void>): Promise<void> {
		await work()
		const seconds = Math.round((performance.now() - begun) / 100) / 10
		begun = performance.now()
		const sent = senders.take()
		const done = {
			...{ name, seconds, sent, pages: await pages.take(), handedOn: handed() },
			strain: machine.take(),
		}
		phases.push(done)
		for (const failure of [...done.pages.failures, ...done.sent.failures]) {
			// An answer that had begun when its process was killed ends there: no proxy can take back what it has passed on.
			if (name === 'kill' && failure.endsWith(cutOff)) continue
			const list = failure.endsWith(late) && isStarved(done.strain) ? undecided : faults
			list.push(`${name}: ${failure}`)
		}
		say(phaseLine(done))
	}

	/** One thing breaks at a time: what the last one sent to the other process is answered before that one goes. */
	const settle = () => Promise.all([wait(leftAlone), pages.settle(), senders.settle()])

	await phase('kill', async () => {
		await wait(500)
		for (let kill = 0; kill < plan.kills; kill += 1) {
			if (kill > 0) await settle()
			// The last one is the first that is restarted afterwards: the other one keeps what was handed to it.
			const victim = cluster.processes[(plan.kills - 1 - kill) % 2]
			await victim?.end('SIGKILL')
			await wait(1000)
			await victim?.start()
		}
	})

	await phase('rolling restart', async () => {
		for (let round = 0; round < plan.rounds; round += 1) {
			if (round > 0) await settle()
			for (const code of await cluster.rollingRestart())
				if (code !== 0) faults.push(`rolling restart: a process ended with ${code}`)
		}
	})

	let recoverySeconds = 0
	await phase('database stopped', async () => {
		const pids = cluster.processes.map((one) => one.pid())
		// Everybody who tries again comes from an address of its own: fewer newcomers keep that honest.
		senders.pace(Math.min(4, plan.sendersPerSecond))
		senders.expect('changing')
		await cluster.postgres.stop()
		senders.expect('down')
		await wait(plan.outageSeconds * 1000)
		for (const one of cluster.processes) {
			const status = await one.readiness()
			if (status !== 503) faults.push(`database stopped: readyz answered ${status}`)
		}
		senders.expect('changing')
		await cluster.postgres.start()
		const begun = performance.now()
		for (const one of cluster.processes) {
			while ((await one.readiness()) !== 200) await wait(100)
		}
		recoverySeconds = Math.round((performance.now() - begun) / 100) / 10
		senders.expect('up')
		await senders.stop()
		if (cluster.processes.some((one, at) => one.pid() !== pids[at])) {
			faults.push('database stopped: a process was restarted')
		}
	})
	await pages.stop()

	const account = await drawAccount(cluster, senders.all)
	for (const name of ['missing', 'doubled', 'unmailed', 'badDocuments'] as const) {
		for (const one of account[name]) faults.push(`${name}: ${one}`)
	}
	return { phases, recoverySeconds, account, faults, undecided }
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
	const { faults, undecided, account, recoverySeconds } = await tortureCluster({
		pagesPerSecond: Number(values.rate),
		pagePatience: 10_000,
		sendersPerSecond: 12,
		documentBytes: 500_000,
		kills: values.short ? 1 : 6,
		rounds: values.short ? 1 : 3,
		outageSeconds: Number(values.outage),
		say: console.log,
	})
	console.log(`recovered ${recoverySeconds} s after the database was back, without a restart`)
	console.log(
		`acknowledged ${account.acknowledged}, stored ${account.stored}, missing ${account.missing.length}, doubled ${account.doubled.length}\n` +
			`mails ${account.mails} (${account.extraMails} sent again), without mail ${account.unmailed.length}\n` +
			`documents ${account.documents}, missing or changed ${account.badDocuments.length}`,
	)
	for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
	if (faults.length > 20) console.log(`FAULT … and ${faults.length - 20} more`)
	if (undecided.length > 0) {
		console.log(
			`UNDECIDED: ${undecided.length} lost patience while this machine was busy with other work, as`,
		)
		console.log(`  ${undecided[0]}\nRun it again when nothing else runs.`)
	}
	process.exit(faults.length > 0 ? 1 : undecided.length > 0 ? 2 : 0)
}
