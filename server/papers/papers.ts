/** Papers as requests ask for them: made once for the same data, kept in memory where anybody may have them, never where they are somebody's own. */
import { createHash } from 'node:crypto'
import type { SiteContent } from '../content/site-content.ts'
import { createDownloads } from './downloads.ts'
import {
	createPrinter,
	type MadePaper,
	type Paper,
	type PrinterBounds,
	printerBounds,
} from './printer.ts'
import { suppliesVersion } from './supplies.ts'

/** Of about 120 KB each. */
const mostKept = 50

export function createPapers(
	dataDir: string,
	content: Pick<SiteContent, 'current' | 'onErasure'>,
	bounds: PrinterBounds = printerBounds,
) {
	const printer = createPrinter(bounds)
	/** The one asked for last is the last. */
	const kept = new Map<string, MadePaper>()
	const making = new Map<string, Promise<MadePaper>>()
	let supplies: string | undefined
	// Plans name consultants. Downloads are files, and show nobody who can be erased.
	content.onErasure(() => {
		kept.clear()
		making.clear()
	})

	function versionOf(paper: Paper, data: string): string {
		supplies ??= suppliesVersion()
		const hash = createHash('sha256').update(`${supplies}\0${paper}\0${data}`)
		return hash.digest('hex').slice(0, 32)
	}

	function keep(made: MadePaper): void {
		kept.delete(made.version)
		kept.set(made.version, made)
		const [oldest] = kept.keys()
		if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
	}

	/** Of one person: made anew each time, and forgotten. */
	async function makeOwn(paper: Paper, data: unknown, source: string) {
		const { bytes } = await printer.print(paper, JSON.stringify(data), source)
		return bytes
	}

	/** The same for everybody who asks with the same data: those who ask at once wait for one. */
	async function makeShared(paper: Paper, data: unknown, source: string): Promise<MadePaper> {
		const text = JSON.stringify(data)
		const version = versionOf(paper, text)
		const known = kept.get(version)
		if (known) {
			keep(known)
			return known
		}
		const begun = making.get(version)
		if (begun !== undefined) return begun
		const made = printer.print(paper, text, source).then(({ bytes }) => ({ bytes, version }))
		making.set(version, made)
		// One that was begun before an erasure is sent, and not kept.
		const isCurrent = () => making.get(version) === made
		try {
			const paper = await made
			if (isCurrent()) keep(paper)
			return paper
		} finally {
			if (isCurrent()) making.delete(version)
		}
	}

	const downloads = createDownloads(dataDir, content, {
		versionOf: (paper, data) => versionOf(paper, JSON.stringify(data)),
		make: makeShared,
	})

	return {
		makeOwn,
		makeShared,
		downloads,
		close: () => printer.close(),
	}
}
export type Papers = ReturnType<typeof createPapers>
