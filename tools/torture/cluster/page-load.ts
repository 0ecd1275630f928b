/**
 * Readers: so many requests a second, sent when they are due, whether or not the earlier ones are answered. Only when two
 * seconds' worth are unanswered nobody new comes, and is counted: a machine too slow for the rate is no failure of the site.
 */
import { call, keepAlive } from '../harness/call.ts'
import { startLoad } from '../harness/load.ts'

const pages = [
	'/',
	'/universities',
	'/university/help-university',
	'/accommodation',
	'/apply',
	'/faq',
	'/contact?lang=en',
]
/** As browsers ask; a compressed page that is cut off is noticed by its stated length. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export type PageReport = {
	requests: number
	/** Due, but not sent. */
	heldBack: number
	failures: string[]
	slowest: number
}
const fresh = (): PageReport => ({ requests: 0, heldBack: 0, failures: [], slowest: 0 })

/** A reader who waits longer than `patience` has gone. */
export async function startPageLoad(siteUrl: string, perSecond: number, patience: number) {
	const agent = keepAlive(siteUrl)
	const home = (await call(`${siteUrl}/`, { agent })).body.toString()
	const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0]
	if (!script) throw new Error('the home page names no script')
	const wanted = [...pages, script]
	let report = fresh()

	async function read(path: string, own: PageReport): Promise<void> {
		const begun = performance.now()
		try {
			const { status, body } = await call(`${siteUrl}${path}`, { agent, patience, headers })
			if (status !== 200 || body.length === 0) own.failures.push(`${path}: ${status}`)
		} catch (error) {
			own.failures.push(`${path}: ${error instanceof Error ? error.message : error}`)
		}
		own.slowest = Math.max(own.slowest, Math.round(performance.now() - begun))
	}

	const load = startLoad({
		perSecond,
		most: 2 * perSecond,
		onHeldBack: () => {
			report.heldBack += 1
		},
		work(at) {
			report.requests += 1
			return read(wanted[at % wanted.length] ?? '/', report)
		},
	})

	return {
		settle: load.settle,
		/** What happened since the last time it was asked; what is still on its way is waited for. */
		async take(): Promise<PageReport> {
			const taken = report
			report = fresh()
			await load.settle()
			return taken
		},
		async stop() {
			await load.stop()
			agent.destroy()
		},
	}
}
