/** The thread in which one file is looked at; `inspect.ts` starts it, waits for its word and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { isFileExtension } from '#domain/forms/document.ts'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { checkFile } from './check-file.ts'

const task = v.object({
	path: v.string(),
	extension: v.custom<FileExtension>(isFileExtension),
})
const { path, extension } = v.parse(task, workerData)
// Reading the program itself is not the file's fault.
parentPort?.postMessage({ begun: true })
parentPort?.postMessage({ refusal: await checkFile(path, extension) })
