/**
 * Compresses what the browser downloads once, at build time, as hard as it goes: `x.js` gets `x.js.br` and
 * `x.js.gz` beside it, unless that would not be smaller. Two workers, because brotli 11 is slow and small machines have two cores.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import * as v from 'valibot'

const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest|map|ico)$/

function listCompressible(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && compressible.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort()
}

function compressFile(path: string): void {
	const body = readFileSync(path)
	const brotli = brotliCompressSync(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	})
	const gzip = gzipSync(body, { level: 9 })
	if (brotli.length < body.length) writeFileSync(`${path}.br`, brotli)
	if (gzip.length < body.length) writeFileSync(`${path}.gz`, gzip)
}

export async function compressFolder(folder: string): Promise<void> {
	const files = listCompressible(folder)
	const shares = [0, 1].map((share) => files.filter((_, index) => index % 2 === share))
	await Promise.all(shares.filter((share) => share.length > 0).map(compressInWorker))
}

function compressInWorker(files: string[]) {
	return new Promise<void>((resolve, reject) => {
		const worker = new Worker(import.meta.filename, { workerData: { toCompress: files } })
		worker.once('error', reject)
		worker.once('exit', (code) => {
			if (code === 0) resolve()
			else reject(new Error(`Compressing ended with code ${code}`))
		})
	})
}

const order = v.safeParse(v.object({ toCompress: v.array(v.string()) }), workerData)
if (order.success) order.output.toCompress.forEach(compressFile)
