/**
 * What the server can take: a cached page beside a bare Node server that holds the same bytes in memory, in turns and in the
 * same run, because figures from different moments of a shared machine can't be compared; pages rendered for each who asks;
 * memory; contact messages of fifty people at once.
 */
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { languages } from '#domain/language.ts'
import { siteRoutes } from '#scripts/site-routes.ts'
import type { Run } from '#tools/torture/harness/scenario.ts'
import type { ServerProcess } from '#tools/torture/harness/server.ts'
import { load, loadFor } from './load.ts'
import { median } from './median.ts'
import { table } from './table.ts'

const manyRequests = 100_000

export async function reportLoad(run: Run, site: ServerProcess, start: number): Promise<string> {
	for (const route of siteRoutes({ all: true }))
		for (const language of languages) await pageBytes(`${site.origin}${route}?lang=${language}`)
	await site.atRest()
	await load(`${site.origin}/`, (asked) => asked >= manyRequests)
	const memory = site.memory()
	const render = await renderCost(site)
	await site.atRest()
	const compared = await compareWithStatic(run, site)
	const messages = await contactMessages(run)
	return [
		'The home page from the cache beside a bare Node server with the same bytes (50 connections, in turns):',
		compared,
		[
			`- A page that is rendered for each who asks (a plan, a comparison of three): ${render.toFixed(1)} ms of processor time`,
			`- Memory after every page once and ${manyRequests.toLocaleString('en')} requests: ${memory.toFixed(0)} MB`,
			`- Start with a build there, until it is ready: ${(start / 1000).toFixed(2)} s`,
			`- Contact messages while ${senders} send at once: ${messages}`,
		].join('\n'),
	].join('\n\n')
}

interface Measured {
	name: string
	server: ServerProcess
	errors: number
	/** Per second, one figure for each turn. */
	requests: number[]
	/** Milliseconds per request, likewise. */
	cpu: number[]
}

async function compareWithStatic(run: Run, site: ServerProcess): Promise<string> {
	const file = join(run.folder, 'page.br')
	writeFileSync(file, await pageBytes(`${site.origin}/`))
	const bare = await run.server({
		program: 'tools/bench/static-server.ts',
		env: { STATIC_BODY: file },
	})
	const servers = { 'this site, cached': site, 'bare static': bare }
	const turns: Measured[] = Object.entries(servers).map(([name, server]) => ({
		name,
		server,
		errors: 0,
		requests: [],
		cpu: [],
	}))
	for (const { server } of turns) await loadFor(`${server.origin}/`, 1)
	for (let round = 0; round < 3; round += 1) {
		for (const turn of turns) {
			const before = turn.server.cpu()
			const { requestsPerSecond, count, errors } = await loadFor(`${turn.server.origin}/`, 3)
			turn.requests.push(requestsPerSecond)
			turn.cpu.push((turn.server.cpu() - before) / count)
			turn.errors += errors
		}
	}
	await bare.end('SIGTERM')
	const limit = turns.at(-1)
	const ratio = (of: readonly number[], to: readonly number[] = []) =>
		(median(of) / median(to)).toFixed(2)
	return table(
		['server', 'requests/s', 'ratio', 'CPU per request', 'ratio by CPU', 'errors'],
		turns.map(({ name, requests, cpu, errors }) => [
			name,
			Math.round(median(requests)).toLocaleString('en'),
			ratio(requests, limit?.requests),
			`${median(cpu).toFixed(3)} ms`,
			ratio(limit?.cpu ?? [], cpu),
			`${errors}`,
		]),
	)
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

/** Processor time of rendering a page, in milliseconds; the first turns warm up the code and don't count. */
async function renderCost(site: ServerProcess): Promise<number> {
	const costs: number[] = []
	for (let turn = -5; turn < 20; turn += 1) {
		for (const language of languages) {
			for (const path of ownPages) {
				const before = site.cpu()
				await pageBytes(`${site.origin}${path}&lang=${language}`)
				if (turn >= 0) costs.push(site.cpu() - before)
			}
		}
	}
	return median(costs)
}

const senders = 50

/** Ten seconds of it, each message from an address of its own, after a second that does not count. */
async function contactMessages(run: Run): Promise<string> {
	// Limits count by the forwarded address, so that fifty senders are not taken for one flood.
	const site = await run.server({ env: { TRUST_PROXY: '1' } })
	await site.atRest()
	async function send(seconds: number) {
		const end = performance.now() + seconds * 1000
		const times: number[] = []
		let refused = 0
		await Promise.all(
			Array.from({ length: senders }, async (_, sender) => {
				for (let count = 0; performance.now() < end; count += 1) {
					const started = performance.now()
					const from = `10.${sender}.${count >> 8}.${count & 255}`
					if (await sendOne(site.origin, from)) times.push(performance.now() - started)
					else refused += 1
				}
			}),
		)
		return { times: times.sort((a, b) => a - b), refused }
	}
	await send(1)
	const { times, refused } = await send(10)
	const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
	return `${times.length} stored, ${refused} refused; median ${median(times).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
}

async function sendOne(origin: string, from: string): Promise<boolean> {
	const response = await fetch(`${origin}/api/contact_submissions`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'idempotency-key': crypto.randomUUID(),
			'x-forwarded-for': from,
		},
		body: JSON.stringify({
			name: 'Bench',
			email: 'bench@example.com',
			message: 'How long does a message take when many send at once?',
		}),
	})
	await response.arrayBuffer()
	return response.status === 201
}
