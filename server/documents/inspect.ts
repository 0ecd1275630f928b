/**
 * Looks at an uploaded file in a thread of its own: no file, however it is built, stops the server while it is read. The
 * thread has little memory and little time; what needs more of either is refused as too complex.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { type DocumentRefusal, documentRefusals } from '#domain/forms/document.ts'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { compileCacheEnv } from '../compile-cache.ts'
import { errorCode } from '../log.ts'

/** The largest scan takes a second or two. What a PDF may cost is counted in steps (`pdf.ts`); this is for all else. */
const maxTime = 5_000
/** Until the thread has begun, which takes long only on a machine that is busy with other work. */
const maxStart = 15_000
const resourceLimits = {
	maxOldGenerationSizeMb: 40,
	maxYoungGenerationSizeMb: 8,
	codeRangeSizeMb: 8,
	stackSizeMb: 2,
}

/** Beside this file in the sources, beside the server's one file in a build (`scripts/build.ts` puts it there). */
const workerFile = join(
	import.meta.dirname,
	import.meta.filename.endsWith('.ts') ? 'inspect-worker.ts' : 'inspect-worker.js',
)

const word = v.union([
	v.object({ begun: v.literal(true) }),
	v.object({ refusal: v.nullable(v.picklist(documentRefusals)) }),
])

/**
 * Null when the file may be kept. Rejects when it could not be looked at, for which the file is not to blame, and when whoever asked
 * waits no longer.
 */
export async function inspect(
	path: string,
	extension: FileExtension,
	signal?: AbortSignal,
): Promise<DocumentRefusal | null> {
	const worker = new Worker(workerFile, {
		workerData: { path, extension },
		resourceLimits,
		execArgv: [],
		env: compileCacheEnv(),
	})
	let timer: NodeJS.Timeout | undefined
	let giveUp = () => {}
	try {
		return await new Promise<DocumentRefusal | null>((resolve, reject) => {
			giveUp = () => reject(signal?.reason)
			signal?.addEventListener('abort', giveUp)
			timer = setTimeout(() => reject(new Error('the thread did not begin')), maxStart)
			worker.on('message', (message) => {
				const said = v.parse(word, message)
				if ('refusal' in said) return resolve(said.refusal)
				clearTimeout(timer)
				timer = setTimeout(() => resolve('too_complex'), maxTime)
			})
			worker.once('error', (error) => {
				if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') resolve('too_complex')
				else reject(error)
			})
			worker.once('exit', () => reject(new Error('the thread ended without a word')))
		})
	} finally {
		clearTimeout(timer)
		signal?.removeEventListener('abort', giveUp)
		await worker.terminate()
	}
}
