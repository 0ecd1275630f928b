/**
 * The scan for malware, where there is a scanner. A file is scanned before it is acknowledged; while the scanner is down
 * it is kept as waiting, can't be opened, and is scanned as soon as the scanner is back.
 */
import { createReadStream } from 'node:fs'
import { errorCode, log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Scan } from '../store/document-rows.ts'
import type { Store } from '../store/store.ts'
import { scanWith } from './clamd.ts'
import type { Documents } from './documents.ts'

const pause = 30_000

export type Scanning = ReturnType<typeof createScanning>

export function createScanning(
	{ clamdUrl }: Pick<Settings, 'clamdUrl'>,
	{ store, documents }: { store: Store; documents: Documents },
) {
	let timer: NodeJS.Timeout | undefined
	let round: Promise<number> | undefined
	let isStopped = false

	async function scanNext(url: string): Promise<number> {
		let scanned = 0
		for (const name of await store.documents.waitingForScan()) {
			if (isStopped) break
			const content = await documents.readBytes(name)
			if (!content) continue
			const scan = await scanWith(url, content)
			await store.documents.setScan(name, scan)
			scanned += 1
			if (scan === 'infected') log.warn('malware in a document', { document: name })
		}
		return scanned
	}

	/** Scans what waits, and says how many that were. */
	async function scanWaiting(): Promise<number> {
		if (clamdUrl === null) return 0
		round ??= scanNext(clamdUrl)
			.catch((error) => {
				log.warn('scanner is down', { code: errorCode(error) })
				return 0
			})
			.finally(() => {
				round = undefined
			})
		return round
	}

	return {
		scanWaiting,

		/** What is known of a file that has just arrived. */
		async scanFile(path: string): Promise<Scan> {
			if (clamdUrl === null) return null
			try {
				return await scanWith(clamdUrl, createReadStream(path))
			} catch (error) {
				log.warn('scanner is down', { code: errorCode(error) })
				return 'waiting'
			}
		},

		start(): void {
			if (clamdUrl === null) return
			timer = setInterval(() => void scanWaiting(), pause)
			timer.unref()
		},

		async stop(): Promise<void> {
			isStopped = true
			clearInterval(timer)
			await round
		},
	}
}
