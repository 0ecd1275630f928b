/**
 * `npm run torture:pages`: a hundred thousand made-up spellings, unknown addresses and campaign marks against the built server.
 * Fails when its memory does not come back to within 20 MB, or when a real page is no longer served from the cache.
 */
import type { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { shipped } from '#content/shipped.ts'
import { publicPathsOf } from '#server/pages/public-paths.ts'
import { freePort } from '#tests/services/free-port.ts'
import { call, keepAlive } from './harness/call.ts'
import { inspectedOn, type Memory, restingMemory } from './harness/resting-memory.ts'
import { type Run, runCommand, secondsSince } from './harness/scenario.ts'
import type { ServerProcess } from './harness/server.ts'

const publicPaths = publicPathsOf(shipped)
const mayGrow = 20
/** Enough for the heap to reach the size that rendering pages needs: about 240 MB, whatever is asked for. */
const warmUp = 10_000

interface Answer {
	status: number
	etag: string | undefined
	/** Tells a cached page from one rendered just now: only the cached one is compressed at the highest level. */
	length: number
}

let agent: Agent | undefined
async function ask(origin: string, path: string): Promise<Answer> {
	agent ??= keepAlive(origin)
	const { status, headers, body } = await call(`${origin}${path}`, {
		agent,
		headers: { 'accept-encoding': 'br' },
	})
	return { status, etag: headers.etag, length: body.length }
}

/** Three of five are spellings of a page, one is no page, one carries what advertisements add. */
function madeUp(turn: number): { path: string; status: number } {
	const page = publicPaths[turn % publicPaths.length] ?? '/'
	const code = page.charCodeAt(1) || 47
	const kinds = [
		{ path: `${page}${'/'.repeat(1 + (turn % 90))}?made=${turn}`, status: 308 },
		{ path: `/${'/'.repeat(turn % 70)}%${code.toString(16)}${page.slice(2)}/`, status: 308 },
		{ path: `${page.toUpperCase()}/?utm_campaign=${turn}`, status: 308 },
		{ path: `/made-up-${turn}${page}`, status: 404 },
		{ path: `${page}?fbclid=${turn}&utm_source=${turn % 7}`, status: 200 },
	]
	return kinds[turn % kinds.length] ?? { path: '/', status: 200 }
}

async function flood(run: Run, server: ServerProcess, from: number, to: number): Promise<void> {
	let next = from
	const work = async () => {
		for (let turn = next++; turn < to; turn = next++) {
			const { path, status } = madeUp(turn)
			const answer = await ask(server.origin, path)
			if (answer.status !== status)
				run.faults.push(`${path}: ${answer.status} instead of ${status}`)
		}
	}
	await Promise.all(Array.from({ length: 16 }, work))
}

/** The pages as the cache keeps them: each is compressed quickly for its first reader and again, smaller, a moment later. */
async function keptPages(server: ServerProcess): Promise<Answer[]> {
	const read = () => Promise.all(publicPaths.map((path) => ask(server.origin, path)))
	const first = await read()
	for (;;) {
		await wait(500)
		const now = await read()
		if (now.every(({ length }, at) => length < (first[at]?.length ?? 0))) return now
	}
}

const inWords = ({ resident, held }: Memory) =>
	`${Math.round(resident)} MB (${Math.round(held)} of them held)`

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } })
const count = Number(values.count)
await runCommand('pages', async (run) => {
	const inspector = await freePort()
	const server = await run.server({ env: inspectedOn(inspector) })
	const kept = await keptPages(server)
	// Any load makes the heap grow to its working size; only growth beyond that is counted.
	await flood(run, server, 0, warmUp)
	const before = await restingMemory(server, inspector)
	const begun = performance.now()
	await flood(run, server, warmUp, warmUp + count)
	const seconds = secondsSince(begun)
	const peak = server.memory()
	const after = await restingMemory(server, inspector)
	const still = await Promise.all(publicPaths.map((path) => ask(server.origin, path)))
	const fromCache = still.filter(
		({ etag, length }, at) => etag === kept[at]?.etag && length === kept[at]?.length,
	).length
	const growth = Math.max(after.resident - before.resident, after.held - before.held)
	run.check(
		growth <= mayGrow && fromCache === publicPaths.length,
		`${count} made-up addresses in ${seconds} s; memory ${inWords(before)} before, ${inWords(after)} after ` +
			`(${Math.round(peak)} MB under load); ${fromCache} of ${publicPaths.length} pages still from the cache`,
	)
})
