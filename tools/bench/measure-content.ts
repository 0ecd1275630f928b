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

const rounds = 30
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

const typical = (costs: readonly Cost[]): Cost => ({
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

async function measureWith(entries: number) {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-content-'))
	const store = await openStore({ dataDir, databaseUrl: null })
	try {
		const now =
			shipped.universities.length + shipped.institutes.length + shipped.accommodation.length
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
		const snapshots: Cost[] = []
		const publications: Cost[] = []
		for (let round = 0; round < rounds + 10; round += 1) {
			const file = shipped.universities[round % shipped.universities.length] ?? sunway
			const established = { ...file.established, value: 1900 + round }
			const document: University = { ...file, established }
			const stored = await costOf(() => publish(store, [document]))
			const shown = await costOf(content.refresh)
			if (round < 10) continue
			snapshots.push(shown)
			publications.push({
				cpu: stored.cpu + shown.cpu,
				held: Math.max(stored.held, shown.held),
			})
		}
		const staff = { id: 'sample', name: '', email: '', role: 'editor', language: 'ar' } as const
		const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }
		const asked = { session, language: 'ar', query: {} } as const
		const list = createListCalls(store)
		const calls = createEntryCalls(store, content)
		const read = async (work: () => Promise<unknown>) => {
			const costs: Cost[] = []
			for (let round = 0; round < rounds; round += 1) costs.push(await costOf(work))
			return typical(costs.slice(10))
		}
		const params = { kind: 'university', id: sunway.id }
		return {
			start,
			'a publication, stored and shown': typical(publications),
			'its snapshot alone': typical(snapshots),
			'the list of the room': await read(() => list.list({ ...asked, params: {} })),
			'an entry of the room': await read(() => calls.read({ ...asked, params })),
		}
	} finally {
		await store.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

export async function reportContent(): Promise<string> {
	// The first round is the compiler's.
	await measureWith(26)
	const few = await measureWith(26)
	const many = await measureWith(500)
	const ms = (value: number) => value.toFixed(1)
	const rows = (Object.keys(few) as (keyof typeof few)[]).map((what) => [
		what,
		...[few[what], many[what]].flatMap(({ cpu, held }) => [ms(cpu), ms(held)]),
		(many[what].cpu / few[what].cpu).toFixed(1),
	])
	const head = ['processor ms', '26 entries', 'loop held', '500 entries', 'loop held', 'ratio']
	return `## Content\n\n${table(head, rows)}`
}
