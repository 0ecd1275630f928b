/**
 * Figures for an operator, as Prometheus reads them, at `/metrics` for whoever has METRICS_TOKEN; without the setting nothing
 * is measured and the address is not there. Labels are short lists of our own: nothing of a visitor or a colleague.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { fastAnswers, refusedUploads } from './counts.ts'
import { errorCode, log } from './log.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

const registry = new Registry()
const registers = [registry]

const requests = new Histogram({
	name: 'rihla_request_duration_seconds',
	help: 'Answered requests, without pages from the cache',
	labelNames: ['group', 'status'] as const,
	buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
	registers,
})
new Counter({
	name: 'rihla_cached_pages_total',
	help: 'Pages answered from the cache',
	labelNames: ['status'] as const,
	registers,
	collect() {
		this.reset()
		this.inc({ status: '2xx' }, fastAnswers.sent)
		this.inc({ status: '3xx' }, fastAnswers.notModified)
	},
})
new Counter({
	name: 'rihla_refused_uploads_total',
	help: 'Uploads that were refused, by reason',
	labelNames: ['reason'] as const,
	registers,
	collect() {
		this.reset()
		for (const [reason, count] of refusedUploads()) this.inc({ reason }, count)
	},
})
new Gauge({
	name: 'rihla_memory_bytes',
	help: 'Memory of the process',
	labelNames: ['kind'] as const,
	registers,
	collect() {
		const { rss, heapUsed, external } = process.memoryUsage()
		this.set({ kind: 'rss' }, rss)
		this.set({ kind: 'heap' }, heapUsed)
		this.set({ kind: 'external' }, external)
	},
})
const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
	new Gauge({ name: `rihla_${name}`, help, labelNames, registers })
const delay = gauge('event_loop_delay_seconds', 'Since the last look', 'quantile')
const up = gauge('up', 'Whether what the server stands on answers', 'part')
const oldest = gauge('oldest_waiting_seconds', 'Age of the oldest that waits', 'queue')
const waiting = gauge('waiting', 'How many wait', 'queue')
const failed = gauge('failed_mail', 'Given up for good and not sent again', 'queue')
const locked = gauge('locked', 'Locked right now, by what is counted', 'kind')
const free = gauge('free_disk_bytes', 'Free in DATA_DIR')
const build = gauge(
	'build_info',
	'The build that runs; it changes with code and content',
	'version',
)

let loop: ReturnType<typeof monitorEventLoopDelay> | undefined

function readLoopDelay(): void {
	if (!loop) return
	const seconds = (nanoseconds: number) => nanoseconds / 1e9
	delay.set({ quantile: '0.5' }, seconds(loop.percentile(50)))
	delay.set({ quantile: '0.99' }, seconds(loop.percentile(99)))
	delay.set({ quantile: '1' }, seconds(loop.max))
	loop.reset()
}

async function readRows({ figures, guesses }: Services['store']): Promise<void> {
	for (const { name, count, seconds } of await figures.waiting()) {
		waiting.set({ queue: name }, count)
		oldest.set({ queue: name }, seconds)
	}
	for (const { name, count } of await figures.failed()) failed.set({ queue: name }, count)
	locked.reset()
	for (const { kind, n } of await guesses.locked()) locked.set({ kind }, n)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** For every process, also one that only works through queues and has no pages. */
export function metricsRoute(
	services: Pick<Services, 'store' | 'deliveries' | 'down'>,
	{ metricsToken, dataDir }: Pick<Settings, 'metricsToken' | 'dataDir'>,
	version = 'unknown',
) {
	const expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`)
	if (expected) {
		loop ??= monitorEventLoopDelay({ resolution: 20 })
		loop.enable()
	}
	return async (c: Context): Promise<Response> => {
		const given = digest(c.req.header('authorization') ?? '')
		if (!expected || !timingSafeEqual(given, expected)) return c.text('not found', 404)
		readLoopDelay()
		build.reset()
		build.set({ version }, 1)
		const down = await services.down()
		for (const part of ['database', 'documents']) up.set({ part }, down.includes(part) ? 0 : 1)
		try {
			// Contact messages that wait for the database.
			const files = await services.deliveries.spool.backlog()
			waiting.set({ queue: 'files' }, files.count)
			oldest.set({ queue: 'files' }, files.seconds)
			const { bavail, bsize } = await statfs(dataDir)
			free.set(bavail * bsize)
			// Without its database the other figures are still worth a look.
			if (!down.includes('database')) await readRows(services.store)
		} catch (error) {
			log.warn('figures not read', { code: errorCode(error) })
		}
		return c.body(await registry.metrics(), 200, {
			'Content-Type': registry.contentType,
			'Cache-Control': 'no-store',
		})
	}
}

const groups: [begins: string, group: string][] = [
	['/api/desk/', 'desk_call'],
	['/api/application-documents', 'document'],
	['/api/', 'form'],
	['/desk', 'desk_page'],
	['/status/documents', 'document'],
	['/status', 'status'],
	['/assets/', 'file'],
	['/healthz', 'watch'],
	['/readyz', 'watch'],
	['/metrics', 'watch'],
]

/** In front of everything that is not answered from the cache. */
export function countRequests(): MiddlewareHandler {
	return async (c, next) => {
		const started = performance.now()
		await next()
		const { path } = c.req
		const group = groups.find(([begins]) => path.startsWith(begins))?.[1] ?? 'page'
		const status = `${Math.floor(c.res.status / 100)}xx`
		requests.observe({ group, status }, (performance.now() - started) / 1000)
	}
}
