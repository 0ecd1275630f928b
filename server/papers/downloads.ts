/**
 * The papers for everybody: visa checklist and travel guide. Each is made once for its content and kept as a file named by its version;
 * while a new one is being made, the one before is served.
 */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '#domain/language.ts'
import type { SiteContent } from '../content/site-content.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import { type PaperContent, readPaperContent } from './content.ts'
import { travelGuide } from './data/travel-guide.ts'
import { visaChecklist } from './data/visa-checklist.ts'
import type { MadePaper, Paper } from './printer.ts'

const dataOf = {
	'visa-checklist': visaChecklist,
	'travel-guide': travelGuide,
} satisfies Partial<Record<Paper, (content: PaperContent) => unknown>>
export type Download = keyof typeof dataOf
export const downloads: readonly Download[] = ['visa-checklist', 'travel-guide']

interface Making {
	versionOf(paper: Paper, data: unknown): string
	make(paper: Paper, data: unknown, source: string): Promise<MadePaper>
}

/** Those who ask for a download wait in one line of their own. */
const source = 'downloads'
/** A process of another version may still serve its own file for a while. */
const keptFor = 24 * 60 * 60 * 1000

export function createDownloads(
	dataDir: string,
	content: Pick<SiteContent, 'current'>,
	{ versionOf, make }: Making,
) {
	const folder = join(dataDir, 'papers')
	const pathOf = (name: string, version: string) => join(folder, `${name}-${version}.pdf`)

	/** The files of a download, the newest first. */
	async function filesOf(name: string) {
		const pattern = new RegExp(`^${name}-([0-9a-f]{32})\\.pdf$`)
		const names = await readdir(folder).catch(() => [])
		const versions = names.flatMap((file) => pattern.exec(file)?.[1] ?? [])
		const files = versions.map(async (version) => {
			const info = await stat(pathOf(name, version)).catch(() => null)
			return { version, at: info?.mtimeMs ?? 0 }
		})
		return (await Promise.all(files)).toSorted((a, b) => b.at - a.at)
	}

	async function readKept(name: string, version: string): Promise<MadePaper | null> {
		const bytes = await readFile(pathOf(name, version)).catch(() => null)
		return bytes && { bytes: new Uint8Array(bytes), version }
	}

	async function makeAndKeep(name: string, paper: Download, data: unknown): Promise<MadePaper> {
		const made = await make(paper, data, source)
		try {
			await writeDurably(pathOf(name, made.version), made.bytes)
			for (const { version, at } of await filesOf(name)) {
				const isOld = version !== made.version && at < Date.now() - keptFor
				if (isOld) await rm(pathOf(name, version), { force: true })
			}
		} catch (error) {
			// It is served all the same, and kept the next time.
			log.warn('paper not kept', { document: name, code: errorCode(error) })
		}
		return made
	}

	async function read(paper: Download, language: Language): Promise<MadePaper> {
		const name = `${paper}-${language}`
		const data = dataOf[paper](await readPaperContent(content.current(), language))
		const kept = await readKept(name, versionOf(paper, data))
		if (kept) return kept
		const making = makeAndKeep(name, paper, data)
		const [before] = await filesOf(name)
		const old = before && (await readKept(name, before.version))
		if (!old) return making
		making.catch((error: unknown) =>
			log.error('paper not made', { document: name, code: errorCode(error) }),
		)
		return old
	}

	return {
		read,
		/** At a start: so that nobody waits for the first of them. */
		async warm(): Promise<void> {
			for (const paper of downloads) {
				for (const language of languages) {
					await read(paper, language).catch((error: unknown) =>
						log.error('paper not made', {
							document: `${paper}-${language}`,
							code: errorCode(error),
							stack: errorFrames(error),
						}),
					)
				}
			}
		},
	}
}
