/**
 * `npm run bench`: what a visitor on a phone gets, route by route in both languages, and how much the server can take.
 *
 *   --routes=/,/universities   only these (default: one address of every route)
 *   --runs=3                   visits of each page; the median counts (default 1)
 *   --only=pages | load        one half of it
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '#domain/language.ts'
import { findBrowser } from '../browser.ts'
import { buildIfStale } from '../build.ts'
import { siteRoutes } from '../site-routes.ts'
import { type Child, startChild } from './child.ts'
import { median } from './median.ts'
import { type Visit, visit } from './page.ts'
import { startProxy } from './proxy.ts'
import { measureSubmissions } from './submissions.ts'
import { table } from './table.ts'
import { compareWithStatic, type Served, uncachedRender } from './throughput.ts'

const { values: asked } = parseArgs({
	options: {
		routes: { type: 'string' },
		runs: { type: 'string', default: '1' },
		only: { type: 'string' },
	},
})
const routes = asked.routes?.split(',') ?? siteRoutes({ all: false })
const runs = Number(asked.runs)
const debuggingPort = 9333

await buildIfStale()
const site = await startChild(
	'scripts/start.ts',
	{ DATA_DIR: mkdtempSync(join(tmpdir(), 'rihla-bench-')) },
	'/healthz',
)
try {
	if (asked.only !== 'pages') await reportLoad(site)
	if (asked.only !== 'load') await reportPages(site)
} finally {
	await site.stop()
}
if (asked.only !== 'pages') await reportSubmissions()

async function reportSubmissions() {
	const { stored, refused, median: middle, p99 } = await measureSubmissions()
	console.log(
		`\nContact messages while 50 send at once: ${stored} stored, ${refused} refused; median ${middle.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${(p99 / middle).toFixed(1)} times the median)`,
	)
}

async function reportPages({ address }: Child) {
	const browser = await findBrowser()
	const whole = await startProxy(address, { scripts: true })
	const bare = await startProxy(address, { scripts: false })
	const rows: string[][] = []
	const failed = new Set<string>()
	for (const route of routes) {
		for (const language of languages) {
			const path = `${route}?lang=${language}`
			const visits: Visit[] = []
			const bareVisits: Visit[] = []
			for (let run = 0; run < runs; run++) {
				visits.push(await visit(`${whole.address}${path}`, browser, debuggingPort))
				bareVisits.push(await visit(`${bare.address}${path}`, browser, debuggingPort))
			}
			for (const name of visits.flatMap((one) => one.failed))
				failed.add(`${route} ${language}: ${name}`)
			rows.push([`${route} ${language}`, ...pageCells(visits, bareVisits)])
			console.error(rows.at(-1)?.join('  '))
		}
	}
	whole.stop()
	bare.stop()
	console.log(
		`\nPages as a phone gets them (Lighthouse mobile, simulated slow network, median of ${runs}); sizes in KB as transferred\n`,
	)
	console.log(
		table(
			[
				'page',
				'html',
				'js',
				'css',
				'font',
				'image',
				'requests',
				'perf',
				'a11y',
				'best',
				'seo',
				'LCP',
				'without scripts',
				'ratio',
				'TBT',
				'CLS',
			],
			rows,
		),
	)
	if (failed.size > 0) console.log(`\nAudits that failed:\n${[...failed].join('\n')}`)
}

function pageCells(visits: readonly Visit[], bareVisits: readonly Visit[]): string[] {
	const of = (read: (one: Visit) => number, list = visits) => median(list.map(read))
	const kilobytes = (kind: keyof Visit['bytes']) =>
		(of(({ bytes }) => bytes[kind]) / 1000).toFixed(1)
	const lcp = of((one) => one.lcp)
	const bareLcp = of((one) => one.lcp, bareVisits)
	return [
		kilobytes('html'),
		kilobytes('js'),
		kilobytes('css'),
		kilobytes('font'),
		kilobytes('image'),
		String(of((one) => one.requests)),
		String(of((one) => one.scores.performance)),
		String(of((one) => one.scores.accessibility)),
		String(of((one) => one.scores.bestPractices)),
		String(of((one) => one.scores.seo)),
		`${Math.round(lcp)} ms`,
		`${Math.round(bareLcp)} ms`,
		(lcp / bareLcp).toFixed(2),
		`${Math.round(of((one) => one.tbt))} ms`,
		of((one) => one.cls).toFixed(3),
	]
}

async function reportLoad(server: Child) {
	const all = siteRoutes({ all: true }).flatMap((route) =>
		languages.map((language) => `${route}?lang=${language}`),
	)
	const render = await uncachedRender(server, all)
	const { site: ours, static: limit } = await compareWithStatic(server, '/')
	const row = (name: string, served: Served) => [
		name,
		Math.round(served.requestsPerSecond).toLocaleString('en'),
		(served.requestsPerSecond / limit.requestsPerSecond).toFixed(2),
		served.cpu === undefined ? '?' : `${served.cpu.toFixed(3)} ms`,
		served.cpu === undefined || limit.cpu === undefined ? '?' : (limit.cpu / served.cpu).toFixed(2),
		String(served.errors),
	]
	console.log(
		'\nThe home page from the cache beside a bare Node server with the same bytes (50 connections, in turns)\n',
	)
	console.log(
		table(
			['server', 'requests/s', 'ratio', 'CPU per request', 'ratio by CPU', 'errors'],
			[row('this site, cached', ours), row('bare static', limit)],
		),
	)
	console.log(
		`\nA page that is not in the cache: ${render === undefined ? 'not measured here' : `${render.toFixed(1)} ms of processor time`} (median of ${all.length} pages)`,
	)
}
