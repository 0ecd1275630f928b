/**
 * `npm run torture:pages`: a hundred thousand made-up spellings, unknown addresses and campaign marks against the built server.
 * Fails when its memory does not come back to within 20 MB, or when a real page is no longer served from the cache.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { buildIfStale } from '#scripts/build.ts'
import { serverEnvironment } from '#scripts/server-command.ts'
import { publicPaths } from '#server/pages/public-paths.ts'
import { freePort } from '#tests/services/free-port.ts'
import { type ServerProcess, startServerProcess } from './cluster/server-process.ts'

const mayGrow = 20
/** Enough for the heap to reach the size that rendering pages needs: about 240 MB, whatever is asked for. */
const warmUp = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

const inspected = v.tuple([v.object({ webSocketDebuggerUrl: v.string() })])
const told = v.tuple([v.object({ data: v.string() })])
const heapUsage = v.object({ result: v.object({ usedSize: v.number() }) })

interface Answer {
	status: number
	etag: string | undefined
	/** Tells the kept form of a page from one that was made just now: only the kept one is packed as tightly as it goes. */
	length: number
}

function ask(origin: string, path: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
			const { statusCode = 0, headers } = response
			const { etag, 'content-length': length } = headers
			const answer = { status: statusCode, etag, length: Number(length ?? 0) }
			response.resume().on('end', () => resolve(answer))
		}).on('error', reject)
	})
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

async function flood(server: ServerProcess, from: number, to: number): Promise<number> {
	let next = from
	let faults = 0
	const work = async () => {
		for (let turn = next++; turn < to; turn = next++) {
			const { path, status } = madeUp(turn)
			const answer = await ask(server.origin, path)
			if (answer.status === status) continue
			faults += 1
			if (faults < 5) console.log(`FAULT ${path}: ${answer.status} instead of ${status}`)
		}
	}
	await Promise.all(Array.from({ length: 16 }, work))
	return faults
}

/** The pages as they are kept: each is packed loosely for its first reader and tightly a moment later. */
async function keptPages(server: ServerProcess): Promise<Answer[]> {
	const read = () => Promise.all(publicPaths.map((path) => ask(server.origin, path)))
	const first = await read()
	for (;;) {
		await wait(500)
		const now = await read()
		if (now.every(({ length }, at) => length < (first[at]?.length ?? 0))) return now
	}
}

interface Memory {
	/** What the system has given the process. */
	resident: number
	/** What the program still holds. */
	held: number
}

/** Lets the server tidy up first: what it could give back is not what strangers made it keep. */
async function restingMemory(server: ServerProcess, inspector: number): Promise<Memory> {
	const targets = await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()
	const [{ webSocketDebuggerUrl }] = v.parse(inspected, targets)
	const socket = new WebSocket(webSocketDebuggerUrl)
	await once(socket, 'open')
	const call = async (method: string): Promise<unknown> => {
		socket.send(JSON.stringify({ id: 1, method }))
		const [{ data }] = v.parse(told, await once(socket, 'message'))
		return JSON.parse(data)
	}
	for (let turn = 0; turn < 3; turn += 1) await call('HeapProfiler.collectGarbage')
	const { result } = v.parse(heapUsage, await call('Runtime.getHeapUsage'))
	socket.close()
	await wait(2000)
	return { resident: server.memory(), held: result.usedSize / 1024 / 1024 }
}

const inWords = ({ resident, held }: Memory) =>
	`${Math.round(resident)} MB (${Math.round(held)} of them held)`

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } })
const count = Number(values.count)
await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'rihla-pages-'))
const inspector = await freePort()
const server = await startServerProcess(
	await freePort(),
	{
		DATA_DIR: folder,
		NODE_OPTIONS: `${serverEnvironment.NODE_OPTIONS} --inspect=127.0.0.1:${inspector}`,
	},
	join(folder, 'server.log'),
)
let isWell = false
try {
	const kept = await keptPages(server)
	// What a server grows to under any load at all is not what strangers can make it grow to.
	await flood(server, 0, warmUp)
	const before = await restingMemory(server, inspector)
	const begun = performance.now()
	const faults = await flood(server, warmUp, warmUp + count)
	const seconds = Math.round((performance.now() - begun) / 1000)
	const peak = server.memory()
	const after = await restingMemory(server, inspector)
	const still = await Promise.all(publicPaths.map((path) => ask(server.origin, path)))
	const fromCache = still.filter(
		({ etag, length }, at) => etag === kept[at]?.etag && length === kept[at]?.length,
	).length
	console.log(
		`${count} made-up addresses in ${seconds} s, ${faults} answered wrongly; ` +
			`memory ${inWords(before)} before, ${inWords(after)} after (${Math.round(peak)} MB under load); ${fromCache} of ${publicPaths.length} pages still from the cache`,
	)
	const growth = Math.max(after.resident - before.resident, after.held - before.held)
	isWell = faults === 0 && growth <= mayGrow && fromCache === publicPaths.length
} finally {
	await server.end('SIGTERM')
	rmSync(folder, { recursive: true, force: true })
}
process.exit(isWell ? 0 : 1)
