/**
 * `npm run torture:papers`: ten thousand papers asked for by one address, then as many by four hundred addresses at once, each another
 * plan, with pages read beside it at a steady rate. Fails when an answer is neither a whole paper nor a refusal that says when to come back,
 * when the server takes 100 MB more than beside as many requests for a page that is kept, or pages take twice as long as then.
 */
import { parseArgs } from 'node:util'
import { shipped } from '#content/shipped.ts'
import { paths } from '#domain/paths.ts'
import { publicPathsOf } from '#server/pages/public-paths.ts'
import { call, keepAlive, type Reply } from './harness/call.ts'
import { startLoad } from './harness/load.ts'
import { type Run, runCommand, secondsSince } from './harness/scenario.ts'
import type { ServerProcess } from './harness/server.ts'
import { watchHealth } from './harness/watch-health.ts'

/** Of the whole process, in MB: the compiler's own memory is bounded, what it leaves behind is not. */
const mostMore = 100
const mostSlower = 2
const publicPaths = publicPathsOf(shipped)
const pagesPerSecond = 40
/** More than anybody types, and few enough for the sender to leave the server its processor. */
const askedPerSecond = 200

const share = (times: readonly number[], part: number) =>
	times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

const isWhole = ({ status, headers, body }: Reply) =>
	status === 200
		? headers['content-type'] !== 'application/pdf' ||
			(body.subarray(0, 5).toString() === '%PDF-' && body.subarray(-7).includes('%%EOF'))
		: (status === 429 || status === 503) && Number(headers['retry-after']) > 0

/** Pages at a steady rate beside `count` requests of `ask`; how long each page took, in ms. */
async function pagesBeside(
	run: Run,
	server: ServerProcess,
	count: number,
	ask: (at: number) => Promise<Reply>,
) {
	const agent = keepAlive(server.origin)
	const times: number[] = []
	const answers = new Map<number, number>()
	const watched = watchHealth(server)
	const reading = startLoad({
		perSecond: pagesPerSecond,
		async work(at) {
			const path = publicPaths[at % publicPaths.length] ?? '/'
			const begun = performance.now()
			const { status } = await call(`${server.origin}${path}`, { agent })
			times.push(performance.now() - begun)
			if (status !== 200) run.faults.push(`${path}: ${status}`)
		},
	})
	const begun = performance.now()
	await new Promise<void>((done) => {
		let left = count
		const flood = startLoad({
			perSecond: askedPerSecond,
			most: 400,
			async work(at) {
				if (at > count) return
				const reply = await ask(at).catch((error: unknown) => `${error}`)
				if (typeof reply === 'string') run.faults.push(reply)
				else {
					answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1)
					if (!isWhole(reply)) run.faults.push(`a broken answer: ${reply.status}`)
				}
				left -= 1
				if (left === 0) void flood.stop().then(done)
			},
		})
	})
	await reading.stop()
	const { peak } = await watched.stop()
	const said = [...answers].toSorted().map(([status, number]) => `${number} × ${status}`)
	return { times, peak, seconds: secondsSince(begun), said: said.join(', ') }
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } })
const count = Number(values.count)
await runCommand('papers', async (run) => {
	const server = await run.server()
	const ofPaper = (at: number, visitor: number) =>
		call(`${server.origin}${paths.planPdf()}?u=apu&max=${10_000 + at}`, {
			visitor,
			patience: 90_000,
		})
	// The first of all loads the compiler.
	await call(`${server.origin}${paths.visaChecklist('ar')}`, { patience: 90_000 })
	for (const path of publicPaths) await call(`${server.origin}${path}`)
	await server.atRest()
	const kept = `${server.origin}${paths.faq()}`
	const floods = [
		['a page that is kept', (at: number) => call(kept, { visitor: at % 400 })],
		['papers by one address', (at: number) => ofPaper(at, 1)],
		['papers by 400 addresses', (at: number) => ofPaper(count + at, 1000 + (at % 400))],
	] as const
	let usual = 0
	let usualPeak = 0
	for (const [name, ask] of floods) {
		const { times, peak, seconds, said } = await pagesBeside(run, server, count, ask)
		const late = share(times, 0.95)
		usual ||= late
		usualPeak ||= peak
		run.check(
			peak - usualPeak <= mostMore && late <= mostSlower * usual,
			`${count} × ${name} in ${seconds} s: ${said}; ${times.length} pages, in the middle ` +
				`${share(times, 0.5).toFixed(1)} ms, 95 of 100 within ${late.toFixed(1)} ms ` +
				`(${(late / usual).toFixed(2)} of the first); memory at most ${Math.round(peak)} MB (${Math.round(peak - usualPeak)} more)`,
		)
	}
})
