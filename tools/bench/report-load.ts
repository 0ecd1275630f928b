/** What the server can take: cached pages beside a bare static server, pages rendered anew, memory, start, searches, submissions. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '#domain/language.ts'
import { siteRoutes } from '#scripts/site-routes.ts'
import { type Child, cpuTime } from './child.ts'
import { loadCount } from './load.ts'
import { measureSearches } from './searches.ts'
import { measureSubmissions } from './submissions.ts'
import { table } from './table.ts'
import { compareWithStatic, renderCost, type Served } from './throughput.ts'

const manyRequests = 100_000

export async function reportLoad(server: Child, start: number): Promise<string> {
	const all = siteRoutes({ all: true }).flatMap((route) =>
		languages.map((language) => `${route}?lang=${language}`),
	)
	for (const path of all) await fetch(`${server.address}${path}`).then((page) => page.arrayBuffer())
	await atRest(server)
	await loadCount(`${server.address}/`, { connections: 50, count: manyRequests })
	const memory = residentMemory(server.pid)
	const render = await renderCost(server)
	await atRest(server)
	const { site: ours, static: limit } = await compareWithStatic(server, '/')
	const { list, site } = measureSearches()
	const row = (name: string, served: Served) => [
		name,
		Math.round(served.requestsPerSecond).toLocaleString('en'),
		(served.requestsPerSecond / limit.requestsPerSecond).toFixed(2),
		served.cpu === undefined ? '?' : `${served.cpu.toFixed(3)} ms`,
		served.cpu === undefined || limit.cpu === undefined ? '?' : (limit.cpu / served.cpu).toFixed(2),
		String(served.errors),
	]
	const known = (value: number | undefined, unit: string) =>
		value === undefined ? 'not measured here' : `${value.toFixed(1)} ${unit}`
	return [
		'The home page from the cache beside a bare Node server with the same bytes (50 connections, in turns):',
		table(
			['server', 'requests/s', 'ratio', 'CPU per request', 'ratio by CPU', 'errors'],
			[row('this site, cached', ours), row('bare static', limit)],
		),
		[
			`- A page that is rendered for each who asks (a plan, a comparison of three): ${known(render, 'ms of processor time')}`,
			`- Memory after every page once and ${manyRequests.toLocaleString('en')} requests: ${known(memory, 'MB')}`,
			`- Start with a build there, until the first answer: ${(start / 1000).toFixed(2)} s`,
			`- Searches, processor time of the slowest letter typed: ${list.worst.toFixed(1)} ms in a list (the first ${list.first.toFixed(1)} ms), ${site.worst.toFixed(1)} ms over the whole site (the first ${site.first.toFixed(1)} ms)`,
		].join('\n'),
	].join('\n\n')
}

/** Pages that were just rendered are compressed hard one after another, and that would be counted with what comes next. */
async function atRest(server: Child): Promise<void> {
	for (;;) {
		const before = cpuTime(server.pid)
		await wait(500)
		const after = cpuTime(server.pid)
		if (before === undefined || after === undefined || after - before < 25) return
	}
}

/** In MB; undefined where the system does not tell (not Linux). */
function residentMemory(pid: number): number | undefined {
	try {
		const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
		return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
	} catch {
		return undefined
	}
}

export async function reportSubmissions(): Promise<string> {
	const { stored, refused, median: middle, p99 } = await measureSubmissions()
	return `- Contact messages while 50 send at once: ${stored} stored, ${refused} refused; median ${middle.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${(p99 / middle).toFixed(1)} times the median)`
}
