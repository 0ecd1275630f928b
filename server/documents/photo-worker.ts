/** The thread in which the sizes of one photo are made; `photo-sizes.ts` starts it, waits for its word and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { makePhoto } from './make-photo.ts'

const { path, folder } = v.parse(v.object({ path: v.string(), folder: v.string() }), workerData)
parentPort?.postMessage(await makePhoto(path, folder))
