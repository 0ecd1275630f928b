/** Makes papers one after the other, each in a thread of its own, within bounds of time, memory, length and number. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { compileCacheEnv } from '../compile-cache.ts'
import { createFairQueue } from '../fair-queue.ts'
import { readSupplies, type Supplies } from './supplies.ts'

export const papers = [
	'visa-checklist',
	'travel-guide',
	'plan',
	'comparison',
	'own-checklist',
	'cover-sheet',
] as const
export type Paper = (typeof papers)[number]

export const printerBounds = {
	/** For one paper, in ms: it takes 0.2 to 0.5 s of processor, the first one 3 s, which on a busy machine were 10 s by the clock. */
	time: 30_000,
	/** Of the compiler, in bytes; the largest paper takes 20 MB. */
	memory: 256 * 2 ** 20,
	/** Of the data of a paper, in characters. */
	length: 200_000,
	/** How many may wait, of everybody and of one source. */
	waiting: 32,
	waitingEach: 8,
	/** After so many ms without work the compiler is dropped: its code takes about 120 MB. */
	idle: 10 * 60_000,
}
export type PrinterBounds = typeof printerBounds

/** The paper is not made now (`busy`), or never (`too_long`). */
export class PaperRefused extends Error {
	readonly reason: 'busy' | 'too_long'
	constructor(reason: PaperRefused['reason']) {
		super(`paper refused: ${reason}`)
		this.reason = reason
	}
}

const printed = v.object({ bytes: v.instance(Uint8Array<ArrayBuffer>), memory: v.number() })
export type Printed = v.InferOutput<typeof printed>

export interface MadePaper {
	bytes: Uint8Array<ArrayBuffer>
	/** Changes with everything in the paper; the same version is the same file, to the byte. */
	version: string
}

/** Beside this file in the sources, beside the server's one file in a build (`scripts/build.ts` puts it there). */
const threadFile = join(
	import.meta.dirname,
	import.meta.filename.endsWith('.ts') ? 'thread.ts' : 'paper-thread.js',
)
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/** Compiled once for all printers of a process, by the bound of its memory. */
const ready = new Map<number, Promise<Supplies>>()
let dropping: NodeJS.Timeout | undefined

function suppliesWithin(memory: number): Promise<Supplies> {
	clearTimeout(dropping)
	const supplies = ready.get(memory) ?? readSupplies(memory)
	ready.set(memory, supplies)
	// What could not be read is tried again for the next paper.
	supplies.catch(() => ready.delete(memory))
	return supplies
}

function dropAfter(idle: number): void {
	clearTimeout(dropping)
	dropping = setTimeout(() => ready.clear(), idle)
	dropping.unref()
}

export function createPrinter(bounds: PrinterBounds = printerBounds) {
	const queue = createFairQueue({ running: 1, runningEach: 1, ...bounds })
	const running = new Set<Worker>()

	/** `source` is who asked: each has a share of the waiting places. */
	async function print(paper: Paper, data: string, source: string): Promise<Printed> {
		if (data.length > bounds.length) throw new PaperRefused('too_long')
		const turn = queue.run(source, () => make(paper, data))
		if (turn === null) throw new PaperRefused('busy')
		return turn
	}

	async function make(paper: Paper, data: string): Promise<Printed> {
		const supplies = await suppliesWithin(bounds.memory)
		const worker = new Worker(threadFile, {
			workerData: { supplies, paper, data },
			resourceLimits,
			execArgv: [],
			env: compileCacheEnv(),
		})
		running.add(worker)
		let timer: NodeJS.Timeout | undefined
		try {
			return await new Promise<Printed>((resolve, reject) => {
				timer = setTimeout(
					() => reject(new Error(`${paper}: not made within ${bounds.time} ms`)),
					bounds.time,
				)
				worker.once('message', (message) => resolve(v.parse(printed, message)))
				worker.once('error', reject)
				worker.once('exit', () => reject(new Error(`${paper}: the thread ended without a paper`)))
			})
		} finally {
			clearTimeout(timer)
			running.delete(worker)
			await worker.terminate()
			dropAfter(bounds.idle)
		}
	}

	return {
		print,
		/** Ends what is being made; nobody waits for it any more. */
		async close() {
			await Promise.all([...running].map((worker) => worker.terminate()))
		},
	}
}
