/**
 * How many requests a cached page answers, beside a bare Node server that holds the same bytes in memory, in turns and
 * in the same run, because figures from different moments of a shared machine can't be compared. Then what it costs
 * to render a page that is never kept.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '#domain/language.ts'
import { type Child, cpuTime, startChild } from './child.ts'
import { load } from './load.ts'
import { median } from './median.ts'

const rounds = 3
const options = { connections: 50, seconds: 3 }

export interface Throughput {
	site: Served
	static: Served
}

export interface Served {
	requestsPerSecond: number
	/** Processor time of the server for one answer, in milliseconds. */
	cpu: number | undefined
	errors: number
}

export async function compareWithStatic(site: Child, path: string): Promise<Throughput> {
	const body = await pageBytes(`${site.address}${path}`)
	const file = join(mkdtempSync(join(tmpdir(), 'rihla-bench-')), 'page.br')
	writeFileSync(file, body)
	const bare = await startChild('tools/bench/static-server.ts', { STATIC_BODY: file }, '/')
	try {
		const measured: Record<'site' | 'static', Served[]> = { site: [], static: [] }
		for (const server of [site, bare])
			await load(`${server.address}${path}`, { ...options, seconds: 1 })
		for (let round = 0; round < rounds; round++) {
			measured.site.push(await measure(site, path))
			measured.static.push(await measure(bare, path))
		}
		return { site: middle(measured.site), static: middle(measured.static) }
	} finally {
		await bare.stop()
	}
}

async function measure(server: Child, path: string): Promise<Served> {
	const before = cpuTime(server.pid)
	const { requestsPerSecond, count, errors } = await load(`${server.address}${path}`, options)
	const after = cpuTime(server.pid)
	const cpu = before === undefined || after === undefined ? undefined : (after - before) / count
	return { requestsPerSecond, cpu, errors }
}

function middle(rows: readonly Served[]): Served {
	const cpus = rows.flatMap(({ cpu }) => cpu ?? [])
	return {
		requestsPerSecond: median(rows.map((row) => row.requestsPerSecond)),
		cpu: cpus.length > 0 ? median(cpus) : undefined,
		errors: rows.reduce((sum, row) => sum + row.errors, 0),
	}
}

/** The page as it crosses the wire: compressed. */
function pageBytes(url: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
			response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject)
		}).on('error', reject)
	})
}

/** What is never kept, because each family has a plan of its own. */
const ownPages = ['/plan?u=um&p=um.b3&cur=SAR', '/compare?u=um&u=upm&u=utm']
const turns = 20

/** Processor time of rendering a page, in milliseconds; the first turns warm up the code and don't count. */
export async function renderCost(site: Child): Promise<number | undefined> {
	const costs: number[] = []
	for (let turn = -5; turn < turns; turn++) {
		for (const language of languages) {
			for (const path of ownPages) {
				const before = cpuTime(site.pid)
				await pageBytes(`${site.address}${path}&lang=${language}`)
				const after = cpuTime(site.pid)
				if (turn >= 0 && before !== undefined && after !== undefined) costs.push(after - before)
			}
		}
	}
	return costs.length > 0 ? median(costs) : undefined
}
