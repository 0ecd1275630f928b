/**
 * `npm run bench`: what a visitor on a phone gets, route by route in both languages, and how much the server can take.
 *
 *   --routes=/,/universities   only these (default: one address of every route)
 *   --runs=3                   visits of each page; the median counts (default 1)
 *   --applied                  network and processor are really slowed down (default: Lighthouse reckons from a quick visit)
 *   --only=pages | load | desk | case | conversations | assistant | content | publishing
 *                              one part of it; all but pages and load are measured only when asked for
 *   --seconds=10               how long `publishing` goes on
 *   --postgres                 `publishing` over PostgreSQL instead of SQLite
 *   --out=FILE.md              what is printed goes into this file too: `--only=pages --out=docs/bench.md` writes the document anew
 *
 * All routes with three runs take about twenty minutes on two quiet cores.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/build.ts'
import { siteRoutes } from '#scripts/site-routes.ts'
import { freePort } from '#tests/services/free-port.ts'
import { runScenario } from '#tools/torture/harness/scenario.ts'
import { reportAssistant } from './measure-assistant.ts'
import { reportCase } from './measure-case.ts'
import { reportContent } from './measure-content.ts'
import { reportConversations } from './measure-conversations.ts'
import { reportDesk } from './measure-desk.ts'
import { reportLoad } from './measure-load.ts'
import { reportPages } from './measure-pages.ts'
import { reportPublishing } from './measure-publishing.ts'

const { values: asked } = parseArgs({
	options: {
		routes: { type: 'string' },
		runs: { type: 'string', default: '1' },
		applied: { type: 'boolean', default: false },
		only: { type: 'string' },
		out: { type: 'string' },
		seconds: { type: 'string', default: '10' },
		postgres: { type: 'boolean', default: false },
	},
})
/** As full as families make them; what is worked out for one address is never kept. */
const plans = [
	'/plan?u=um&u=utm&u=xmum&p=um.b3&c=sheffield.c1&test=ielts&score=5.5&cur=SAR',
	'/compare?u=um&u=utm&u=xmum&u=apu&u=help&field=computing',
]
const routes = asked.routes?.split(',') ?? [...siteRoutes({ all: false }), ...plans]
const runs = Number(asked.runs)

const parts = ['# The last measurements']
/** What is done is kept, also when a later part fails. */
function say(part: string) {
	console.log(`\n${part}`)
	parts.push(part)
	if (asked.out) writeFileSync(asked.out, `${parts.join('\n\n')}\n`)
}

const cores = `${navigator.hardwareConcurrency} cores, Node ${process.versions.node}`
const options = process.argv.slice(2).filter((option) => !option.startsWith('--out'))
say(
	`Measured on ${new Date().toISOString().slice(0, 10)} by \`${['npm run bench --', ...options].join(' ')}\` (${cores}). Figures of different machines, or of different moments of one, can't be compared; the ratios within a run can.`,
)
/** What is measured without a server. */
const withoutServer: Readonly<Record<string, () => Promise<string>>> = {
	desk: reportDesk,
	case: reportCase,
	conversations: reportConversations,
	content: reportContent,
}
const report = withoutServer[asked.only ?? '']
if (report) {
	say(await report())
	process.exit()
}
await runScenario('bench', async (run) => {
	await buildIfStale()
	if (asked.only === 'publishing')
		return say(await reportPublishing(run, Number(asked.seconds), asked.postgres))
	const port = await freePort()
	const started = performance.now()
	const site = await run.server({ port, env: { SITE_URL: `http://127.0.0.1:${port}` } })
	const start = performance.now() - started
	if (asked.only === 'assistant') return say(await reportAssistant(site.origin))
	if (asked.only !== 'pages') say(await reportLoad(run, site, start))
	if (asked.only !== 'load') say(await reportPages(site.origin, routes, runs, asked.applied))
})
