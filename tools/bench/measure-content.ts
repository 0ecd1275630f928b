/** What a start and a publication cost this process, and the two pages of the website room, with today's entries and with five hundred. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { University } from '#content/schema.ts'
import { shipped } from '#content/shipped.ts'
import { openSiteContent } from '#server/content/site-content.ts'
import { isOfOtherShipped, merge } from '#server/desk/website/entries.ts'
import { createEntryCalls } from '#server/desk/website/entry-calls.ts'
import { createListCalls } from '#server/desk/website/list-calls.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { median } from './median.ts'
import { table } from './table.ts'

/** Rounds before it counts, and those that do. */
const warmUp = 30
const measured = 70
const atOnce = 50

interface Cost {
	cpu: number
	/** The longest time in which nothing else was done. */
	held: number
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
	const loop = monitorEventLoopDelay({ resolution: 1 })
	loop.enable()
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	loop.disable()
	// The clock itself wakes every millisecond.
	return { cpu: (user + system) / 1000, held: Math.max(0, loop.max / 1e6 - 1) }
}

const typical = (costs: readonly Cost[] = []): Cost => ({
	cpu: median(costs.map(({ cpu }) => cpu)),
	held: Math.max(...costs.map(({ held }) => held)),
})

let publications = 0

function publish({ website }: Store, documents: readonly { id: string }[]) {
	publications += 1
	return website.publish({
		entries: documents.map((document) => ({
			...{ kind: 'university', id: document.id, state: 'shown', shipped: null, codes: [] },
			...{ document: JSON.stringify(document), draftVersion: null },
		})),
		...{ liveAt: null, note: '', actor: 'sample', key: `${publications}` },
		...{ merge, isOfOtherShipped },
	})
}

/** Codes have letters only. */
const inLetters = (count: number) =>
	`${count}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))

/** Copies of the shipped universities under other names. */
function moreUniversities(count: number) {
	return Array.from({ length: count }, (_, at) => {
		const from = shipped.universities[at % shipped.universities.length]
		if (!from) throw new Error('no university')
		const end = ` ${at + 1}`
		const name = { ar: `${from.name.ar}${end}`, en: `${from.name.en}${end}` }
		const code = `sample${inLetters(at)}`
		// As in the release, each names a few others, and few name the same.
		const related = from.related.map((id) => `${id}-${at + 1}`)
		return { ...from, id: `${from.id}-${at + 1}`, code, name, related }
	})
}

/** A site with so many entries, and what is done with it. */
async function openSite(entries: number) {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-content-'))
	const store = await openStore({ dataDir, databaseUrl: null })
	const now = shipped.universities.length + shipped.institutes.length + shipped.accommodation.length
	const added = moreUniversities(entries - now)
	for (let at = 0; at < added.length; at += atOnce)
		await publish(store, added.slice(at, at + atOnce))
	const open = () => openSiteContent(store.website.published, dataDir)
	// The process that published them has also written them as files.
	await open()
	const start = await costOf(open)
	const content = await open()
	const [sunway] = shipped.universities
	if (!sunway) throw new Error('no university')
	const staff = { id: 'sample', name: '', email: '', role: 'editor', language: 'ar' } as const
	const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }
	const asked = { session, language: 'ar', query: {} } as const
	const list = createListCalls(store)
	const calls = createEntryCalls(store, content)
	const params = { kind: 'university', id: sunway.id }
	return {
		start,
		async publication(round: number) {
			const file = shipped.universities[round % shipped.universities.length] ?? sunway
			const established = { ...file.established, value: 1900 + (round % 100) }
			const document: University = { ...file, established }
			const stored = await costOf(() => publish(store, [document]))
			const shown = await costOf(content.refresh)
			const held = Math.max(stored.held, shown.held)
			return { shown, whole: { cpu: stored.cpu + shown.cpu, held } }
		},
		list: () => costOf(() => list.list({ ...asked, params: {} })),
		entry: () => costOf(() => calls.read({ ...asked, params })),
		async close() {
			await store.close()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
type Site = Awaited<ReturnType<typeof openSite>>

/** The same with each of the sites in turn, so that what the machine and the compiler do meanwhile meets all of them. */
async function inTurn<Result>(
	sites: readonly Site[],
	work: (site: Site, round: number) => Promise<Result>,
): Promise<Result[][]> {
	const results: Result[][] = sites.map(() => [])
	for (let round = 0; round < warmUp + measured; round += 1)
		for (const [at, site] of sites.entries()) {
			const result = await work(site, round)
			if (round >= warmUp) results[at]?.push(result)
		}
	return results
}

async function measure(sites: readonly Site[]) {
	const publications = await inTurn(sites, (site, round) => site.publication(round))
	const lists = await inTurn(sites, (site) => site.list())
	const entries = await inTurn(sites, (site) => site.entry())
	return sites.map(({ start }, at) => ({
		start,
		'a publication, stored and shown': typical(publications[at]?.map(({ whole }) => whole)),
		'its snapshot alone': typical(publications[at]?.map(({ shown }) => shown)),
		'the list of the room': typical(lists[at]),
		'an entry of the room': typical(entries[at]),
	}))
}

export async function reportContent(): Promise<string> {
	// The first start is the compiler's.
	await (await openSite(26)).close()
	const sites = [await openSite(26), await openSite(500)]
	const [few, many] = await measure(sites)
	for (const site of sites) await site.close()
	if (!few || !many) throw new Error('not measured')
	const ms = (value: number) => value.toFixed(1)
	const rows = (Object.keys(few) as (keyof typeof few)[]).map((what) => [
		what,
		...[few[what], many[what]].flatMap(({ cpu, held }) => [ms(cpu), ms(held)]),
		(many[what].cpu / few[what].cpu).toFixed(1),
	])
	const head = ['processor ms', '26 entries', 'loop held', '500 entries', 'loop held', 'ratio']
	return `## Content\n\n${table(head, rows)}`
}
