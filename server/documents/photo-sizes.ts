/** Makes the sizes of a photo in a thread of its own, with a bound on time and memory, one photo at a time. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { atMost } from '../at-most.ts'
import { compileCacheEnv } from '../compile-cache.ts'
import { errorCode } from '../log.ts'
import type { MadePhoto, PhotoRefusal } from './make-photo.ts'

/** A photo of 12 million pixels takes four seconds of one processor; a busy machine needs several times that. */
const maxTime = 90_000
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 }

/** Beside this file in the sources, beside the server's one file in a build (`scripts/build.ts` puts it there). */
const workerFile = join(
	import.meta.dirname,
	import.meta.filename.endsWith('.ts') ? 'photo-worker.ts' : 'photo-worker.js',
)

const size = { width: v.number(), height: v.number() }
const word = v.union([
	v.object({ refusal: v.picklist(['too_small', 'damaged', 'too_complex']) }),
	v.object({
		sent: v.object(size),
		...size,
		files: v.array(v.object({ name: v.string(), bytes: v.number() })),
	}),
])

async function inThread(
	path: string,
	folder: string,
): Promise<MadePhoto | { refusal: PhotoRefusal }> {
	const worker = new Worker(workerFile, {
		workerData: { path, folder },
		resourceLimits,
		execArgv: [],
		env: compileCacheEnv(),
	})
	let timer: NodeJS.Timeout | undefined
	try {
		return await new Promise((resolve, reject) => {
			timer = setTimeout(() => resolve({ refusal: 'too_complex' }), maxTime)
			worker.once('message', (message) => resolve(v.parse(word, message)))
			worker.once('error', (error) => {
				if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refusal: 'too_complex' })
				else reject(error)
			})
			worker.once('exit', () => reject(new Error('the thread ended without a word')))
		})
	} finally {
		clearTimeout(timer)
		await worker.terminate()
	}
}

const one = atMost(1)

export const makePhotoSizes = (path: string, folder: string) => one(() => inThread(path, folder))
