/**
 * Start and stop: settings, services, background work, the site on its port (or only its health, where a process does no more
 * than the background work); on SIGTERM running requests finish, new ones are refused.
 */
import { createServer } from 'node:http'
import path from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { dataDirFault } from './data-dir.ts'
import { createWorkerApp } from './health.ts'
import { startJobs } from './jobs.ts'
import { log } from './log.ts'
import { PageCache } from './pages/cache.ts'
import { createFastLane } from './pages/fast-lane.ts'
import { openServices } from './services.ts'
import { parseSettings } from './settings.ts'

const parsed = parseSettings(process.env)
if ('faults' in parsed) {
	for (const fault of parsed.faults) process.stderr.write(`${fault}\n`)
	process.exit(1)
}
const { settings } = parsed
const fault = dataDirFault(settings.dataDir)
if (fault !== undefined) {
	process.stderr.write(`${fault}\n`)
	process.exit(1)
}

const services = await openServices(settings)
const cache = new PageCache(services.content)
const app =
	settings.role === 'worker'
		? createWorkerApp(services, settings, build.assets.version)
		: createApp({
				settings,
				services,
				files: path.resolve(import.meta.dirname, '../client'),
				pages: { build, cache },
			})
const answerFast = createFastLane(cache, settings.siteUrl)
// What a refused sender is still sending is read and thrown away by `limitedBody`; the listener's own way breaks off after half a second.
const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false })
let stopping = false
// A request without a body starts as one that is read to its end: almost all are, and the stream's own ceremony is a good part of their cost.
const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
	// While stopping, a kept connection is closed with its answer, so that the next request goes to another process.
	if (stopping) response.shouldKeepAlive = false
	if (!answerFast(request, response)) void answer(request, response)
})
// Longer than any proxy keeps a quiet connection: the side that sends the next request should be the one to hang up.
server.keepAliveTimeout = 75_000
server.on('error', (error) => {
	process.stderr.write(`PORT: can't listen on ${settings.port} (${error.message})\n`)
	process.exit(1)
})
server.listen(settings.port, settings.host, () => {
	process.stdout.write(`Rihla is at ${settings.siteUrl}\n`)
	startJobs(services, settings)
	services.jobs.push(services.content.follow())
	if (settings.role !== 'worker') void services.papers.downloads.warm()
})

async function stop(): Promise<void> {
	if (stopping) return
	stopping = true
	log.info('stopping')
	// The background work ends while requests are finished.
	for (const job of services.jobs) void job.stop()
	// Two rounds of the event loop accept the connections that wait in the kernel's queue: closing the listener would break them.
	await nextRound()
	await nextRound()
	// A request that is not finished by then is broken off; the proxy in front has stopped sending long before.
	setTimeout(() => server.closeAllConnections(), 20_000).unref()
	// A connection that was busy when the stop came is quiet a moment later, and would be waited for.
	const hangUp = setInterval(() => server.closeIdleConnections(), 100)
	await new Promise((resolve) => {
		server.close(resolve)
	})
	clearInterval(hangUp)
	await services.close()
	log.info('stopped')
	// A mail that takes too long is left to its claim, and no longer waited for.
	process.exit()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
