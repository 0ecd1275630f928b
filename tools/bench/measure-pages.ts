/** Every page as a phone gets it, beside itself without scripts and beside what React alone would cost. */
import { languages } from '#domain/language.ts'
import { withLanguage } from '#domain/paths.ts'
import { findBrowser } from '#scripts/browser.ts'
import { startFloor } from './floor.ts'
import { median } from './median.ts'
import { startProxy, withoutScripts } from './proxy.ts'
import { table } from './table.ts'
import { type Glance, glance, type Visit, visit } from './visit-page.ts'

const columns = [
	'page',
	'html',
	'js',
	'css',
	'font',
	'image',
	'total',
	'requests',
	'perf',
	'a11y',
	'best',
	'seo',
	'FCP',
	'LCP',
	'without scripts',
	'ratio',
	'TBT',
	'React alone',
	'ratio',
	'CLS',
]

export async function reportPages(
	address: string,
	routes: readonly string[],
	runs: number,
	isApplied: boolean,
): Promise<string> {
	const browser = await findBrowser()
	const throttling = isApplied ? 'devtools' : 'simulate'
	const whole = await startProxy(address)
	const bare = await startProxy(address, { page: withoutScripts })
	const floor = await startFloor(address)
	const rows: string[][] = []
	const failed = new Set<string>()
	for (const route of routes) {
		// What React costs is a matter of the markup, which is the same in both languages.
		const floors: Glance[] = []
		for (const language of languages) {
			const path = withLanguage(route, language)
			// The first visitor ever gets a quicker, looser compression than everybody after.
			await fetch(`${address}${path}`).then((answer) => answer.arrayBuffer())
			const visits: Visit[] = []
			const bares: Glance[] = []
			for (let run = 0; run < runs; run++) {
				visits.push(await visit(`${whole.address}${path}`, browser, throttling))
				bares.push(await glance(`${bare.address}${path}`, browser, throttling))
				if (language === languages[0])
					floors.push(await glance(`${floor.address}${path}`, browser, throttling))
			}
			for (const name of visits.flatMap((one) => one.failed))
				failed.add(`${route} ${language}: ${name}`)
			rows.push([`${route} ${language}`, ...cellsOf(visits, bares, floors)])
			console.error(rows.at(-1)?.join('  '))
		}
	}
	for (const passage of [whole, bare, floor]) passage.stop()
	const head = `Pages as a phone gets them: Lighthouse mobile, slow network ${isApplied ? 'applied' : 'simulated'}, median of ${runs}; sizes in KB (1,000 bytes) as transferred before scrolling, headers included. "Without scripts" is the LCP of the same page with every script removed, "React alone" the TBT of the same markup hydrated by React without router, data or components.`
	const faults =
		failed.size > 0 ? `Audits that failed:\n\n- ${[...failed].join('\n- ')}` : 'No audit failed.'
	return [head, table(columns, rows), faults].join('\n\n')
}

function cellsOf(
	visits: readonly Visit[],
	bares: readonly Glance[],
	floors: readonly Glance[],
): string[] {
	const of = (read: (one: Visit) => number) => median(visits.map(read))
	const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
	const milliseconds = (time: number) => `${Math.round(time)} ms`
	const lcp = of((one) => one.lcp)
	const bareLcp = median(bares.map((one) => one.lcp))
	const tbt = of((one) => one.tbt)
	const floorTbt = median(floors.map((one) => one.tbt))
	return [
		...(['html', 'js', 'css', 'font', 'image'] as const).map((kind) =>
			kilobytes(of(({ bytes }) => bytes[kind])),
		),
		kilobytes(of(({ bytes }) => Object.values(bytes).reduce((sum, part) => sum + part, 0))),
		String(of((one) => one.requests)),
		String(of((one) => one.scores.performance)),
		String(of((one) => one.scores.accessibility)),
		String(of((one) => one.scores.bestPractices)),
		String(of((one) => one.scores.seo)),
		milliseconds(of((one) => one.fcp)),
		milliseconds(lcp),
		milliseconds(bareLcp),
		(lcp / bareLcp).toFixed(2),
		milliseconds(tbt),
		milliseconds(floorTbt),
		floorTbt === 0 ? '-' : (tbt / floorTbt).toFixed(2),
		of((one) => one.cls).toFixed(3),
	]
}
