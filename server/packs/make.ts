/**
 * Makes a pack in a thread with bounds. A document that the thread does not get through (it takes too long, too much memory or
 * breaks the library) is left out as damaged, and the thread begins again without it.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { compileCacheEnv } from '../compile-cache.ts'
import type { PackBounds } from './bounds.ts'
import { type CoverSheet, type PackTask, packWord, type ReadDocument } from './task.ts'

/** Beside this file in the sources, beside the server's one file in a build (`scripts/build.ts` puts it there). */
const threadFile = join(
	import.meta.dirname,
	import.meta.filename.endsWith('.ts') ? 'thread.ts' : 'pack-thread.js',
)

export type Covering = (documents: readonly ReadDocument[]) => Promise<CoverSheet | null>

export type PackResult =
	| { result: 'made'; pages: number; size: number }
	| { result: 'too_large'; largest: string[] }
	/** The cover sheet was not given: nothing is in, or too much. */
	| { result: 'not_wanted' }
type Ended = PackResult | { result: 'stuck'; document: string }

/** One run of the thread. Rejects where it failed and no document is to blame. */
async function run(
	task: PackTask,
	{ heap, reading }: PackBounds,
	signal: AbortSignal,
	covering: Covering,
): Promise<Ended> {
	const worker = new Worker(threadFile, {
		workerData: task,
		resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
		execArgv: [],
		env: compileCacheEnv(),
		// What the libraries complain about may quote a document: it reaches no log.
		stdout: true,
		stderr: true,
	})
	worker.stdout.resume()
	worker.stderr.resume()
	let current: string | null = null
	let timer: NodeJS.Timeout | undefined
	try {
		return await new Promise<Ended>((resolve, reject) => {
			const fail = (error: unknown) =>
				current === null || signal.aborted
					? reject(error)
					: resolve({ result: 'stuck', document: current })
			signal.addEventListener('abort', () => fail(signal.reason), { once: true })
			worker.once('error', fail)
			worker.once('exit', () => fail(new Error('the thread ended without a pack')))
			worker.on('message', (message) => {
				const said = v.parse(packWord, message)
				clearTimeout(timer)
				if (said.word === 'reading') {
					current = said.document
					if (current === null) return
					timer = setTimeout(() => fail(new Error('not read in time')), reading)
				} else if (said.word === 'read') {
					covering(said.documents).then((cover) => {
						if (cover) worker.postMessage(cover)
						else resolve({ result: 'not_wanted' })
					}, reject)
				} else {
					resolve(
						said.word === 'made'
							? { result: 'made', pages: said.pages, size: said.size }
							: { result: 'too_large', largest: said.largest },
					)
				}
			})
		})
	} finally {
		clearTimeout(timer)
		await worker.terminate()
	}
}

/** `covering` gets every document with its pages or the reason why it is not in, and gives the cover sheet, or null. */
export async function makePack(
	task: PackTask,
	bounds: PackBounds,
	ending: AbortSignal,
	covering: Covering,
): Promise<PackResult> {
	const signal = AbortSignal.any([ending, AbortSignal.timeout(bounds.time)])
	const stuck: ReadDocument[] = []
	let { documents } = task
	for (;;) {
		const order = task.documents.map(({ name }) => name)
		const ended = await run({ ...task, documents }, bounds, signal, (read) =>
			covering(
				[...read, ...stuck].toSorted(
					(a, b) => order.indexOf(a.document) - order.indexOf(b.document),
				),
			),
		)
		if (ended.result !== 'stuck') return ended
		const { document } = ended
		stuck.push({ result: 'out', document, reason: 'damaged' })
		documents = documents.filter(({ name }) => name !== document)
	}
}
