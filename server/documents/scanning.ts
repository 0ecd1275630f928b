/**
 * The scan for malware, where there is a scanner. A file is scanned before it is acknowledged; while the scanner is down
 * it is kept as waiting, can't be opened, and is scanned as soon as the scanner is back.
 */
import { createReadStream } from 'node:fs'
import { errorCode, log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Scan } from '../store/document-rows.ts'
import type { Store } from '../store/store.ts'
import { ScannerRefused, scanWith } from './clamd.ts'
import type { Documents } from './documents.ts'

const pause = 30_000
/** A file that the scanner refused so often is set aside; the desk says so. */
const mostRefusals = 3

export type Scanning = ReturnType<typeof createScanning>

export function createScanning(
	{ clamdUrl }: Pick<Settings, 'clamdUrl'>,
	{ store, documents }: { store: Store; documents: Documents },
) {
	let timer: NodeJS.Timeout | undefined
	let round: Promise<number> | undefined
	let isStopped = false

	/** By file, since this process began: how often it was not scanned for whatever reason, and how often the scanner refused it. */
	const failures = new Map<string, number>()
	const refusals = new Map<string, number>()
	const countIn = (counts: Map<string, number>, name: string) => {
		const count = (counts.get(name) ?? 0) + 1
		counts.set(name, count)
		return count
	}

	/** Undefined when it waits on. Rejects when the scanner is down. */
	async function scanOne(url: string, name: string): Promise<Scan | undefined> {
		const content = await documents.readBytes(name).catch((error) => {
			log.warn('document not read', { document: name, code: errorCode(error) })
			return null
		})
		if (!content) return undefined
		try {
			return await scanWith(url, content)
		} catch (error) {
			countIn(failures, name)
			if (!(error instanceof ScannerRefused)) throw error
			const attempt = countIn(refusals, name)
			log.warn('scanner refuses a document', { document: name, attempt })
			return attempt < mostRefusals ? undefined : 'unscannable'
		}
	}

	async function scanNext(url: string): Promise<number> {
		let scanned = 0
		const waiting = await store.documents.waitingForScan()
		for (const counts of [failures, refusals]) {
			for (const name of counts.keys()) if (!waiting.includes(name)) counts.delete(name)
		}
		// One that brings the scanner down comes after all others the next time.
		waiting.sort((a, b) => (failures.get(a) ?? 0) - (failures.get(b) ?? 0))
		for (const name of waiting) {
			if (isStopped) break
			const scan = await scanOne(url, name)
			if (scan === undefined) continue
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

		/** What is known of a file that has just arrived. It waits for its scan where whoever asks does not. */
		async scanFile(path: string, signal?: AbortSignal): Promise<Scan> {
			if (clamdUrl === null) return null
			try {
				return await scanWith(clamdUrl, createReadStream(path), signal)
			} catch (error) {
				const event = error instanceof ScannerRefused ? 'scanner refuses a file' : 'scanner is down'
				log.warn(event, { code: errorCode(error) })
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
