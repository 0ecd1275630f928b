/** Makes one pack that was asked for: gathers the documents, has the cover sheet printed and the file made, and puts it away. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { inPackOrder, leftOutOf, type PackFailure } from '#domain/cases/pack.ts'
import type { SiteContent } from '../content/site-content.ts'
import { fieldWords } from '../deliver/field-words.ts'
import type { Documents } from '../documents/documents.ts'
import { readPaperContent } from '../papers/content.ts'
import { enclosedName, packCover } from '../papers/data/pack-cover.ts'
import type { Papers } from '../papers/papers.ts'
import type { CaseDocument } from '../store/cases/case-documents.ts'
import type { MadePack, PackOutcome, PackRow } from '../store/cases/packs.ts'
import type { Store } from '../store/store.ts'
import type { PackBounds } from './bounds.ts'
import { makePack } from './make.ts'
import type { CoverSheet, ReadDocument } from './task.ts'

/** Of universities in Malaysia. */
const language = 'en'
/** Millions of bytes: what a university calls a megabyte is this or a little more. */
const million = 1_000_000

export interface PackParts {
	store: Store
	documents: Documents
	papers: Papers
	content: Pick<SiteContent, 'current'>
}

export type PackEnd =
	| { end: 'made'; made: MadePack }
	| { end: 'not_made'; reason: PackFailure; outcome: PackOutcome }
	/** The case is gone. */
	| { end: 'gone' }

type In = Extract<ReadDocument, { result: 'in' }>
const isIn = (one: ReadDocument): one is In => one.result === 'in'

export async function makePackOf(
	row: PackRow,
	{ store, documents, papers, content: site }: PackParts,
	bounds: PackBounds,
	ending: AbortSignal,
): Promise<PackEnd> {
	const found = await store.cases.find(row.case_id)
	const submission = found && (await store.submissions.find(found.kind, found.submission_id))
	const { file } = row
	if (!found || !submission || file === null) return { end: 'gone' }
	const { reference } = found
	const fields = fieldWords(submission, language)
	const outcome: PackOutcome = { leftOut: [], signed: [], largest: [] }
	const notMade = (reason: PackFailure): PackEnd => ({ end: 'not_made', reason, outcome })

	const wanted: CaseDocument[] = []
	for (const document of inPackOrder(await store.cases.documents.ofCase(row.case_id))) {
		const reason = leftOutOf(document)
		if (reason === null) wanted.push(document)
		// What was refused is not missed.
		else if (reason !== 'refused') outcome.leftOut.push({ document: document.name, reason })
	}
	const largestFirst = wanted.toSorted((a, b) => b.size - a.size).map(({ name }) => name)
	const bytes = wanted.reduce((sum, { size }) => sum + size, 0)
	if (wanted.length > bounds.documents || bytes > bounds.bytes) {
		outcome.largest.push(...largestFirst.slice(0, 3))
		return notMade('too_large')
	}

	const paths: string[] = []
	const newPath = async () => {
		const path = await documents.incomingPath()
		paths.push(path)
		return path
	}
	/** Why no cover sheet was printed. */
	let refusal: PackFailure = 'nothing_in'

	async function covering(read: readonly ReadDocument[]): Promise<CoverSheet | null> {
		for (const one of read) {
			if (one.result === 'in') continue
			outcome.leftOut.push({ document: one.document, reason: one.reason })
		}
		const inside = read.filter(isIn)
		outcome.signed.push(...inside.filter((one) => one.isSigned).map((one) => one.document))
		const pages = inside.reduce((sum, one) => sum + one.pages, 0)
		if (pages > bounds.pages) refusal = 'too_many_pages'
		if (inside.length === 0 || pages > bounds.pages) return null
		return print(inside)
	}

	async function print(inside: readonly In[]): Promise<CoverSheet> {
		const content = await readPaperContent(site.current(), language)
		const enclosed = inside.flatMap(({ document, pages }) => {
			const known = wanted.find(({ name }) => name === document)
			return known ? [{ ...known, pages }] : []
		})
		const data = packCover(content, {
			...row,
			reference,
			fields,
			enclosed,
			today: new Date().toISOString(),
		})
		const cover = await papers.makeOwn('cover-sheet', data, row.asked_by)
		const title = `${data.title}: ${row.name_in_passport}`
		const names = enclosed.map((one) => enclosedName(content, one))
		return { cover, title, bookmarks: [data.title, ...names] }
	}

	try {
		const given = []
		for (const { name, content_type: contentType } of wanted) {
			const content = await documents.readBytes(name)
			if (!content) {
				outcome.leftOut.push({ document: name, reason: 'missing' })
				continue
			}
			const path = await newPath()
			await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal: ending })
			given.push({ name, path, contentType })
		}
		const target = await newPath()
		const limit = row.limit_mb * million
		const task = { documents: given, limit, pagesEach: bounds.pagesEach, target }
		const result = await makePack(task, bounds, ending, covering)
		if (result.result === 'not_wanted') return notMade(refusal)
		if (result.result === 'too_large') {
			outcome.largest.push(...result.largest)
			return notMade('too_large')
		}
		await documents.keepMade(file, target)
		const { pages, size } = result
		return { end: 'made', made: { pages, size, outcome } }
	} finally {
		for (const path of paths) await rm(path, { force: true })
	}
}
