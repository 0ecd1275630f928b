/**
 * What the site says at one moment: every derived text in both languages under the hash of its JSON. A page reads one snapshot
 * from beginning to end; after a publication the next request gets the next one.
 */
import { isSameList, letGoOfUnasked, type Run, runsOf } from '#content/derive/remembered.ts'
import { type DerivedText, derivedTexts } from '#content/derive/texts.ts'
import type { Documents } from '#content/shipped.ts'
import { type Language, languages } from '#domain/language.ts'
import { letOthersRun } from '../turns.ts'
import { hashOf, type JoinedJson, joinedJson } from './joined-json.ts'

/** One text in one language. */
export interface KeptText {
	hash: string
	readonly json: string
	readonly value: unknown
}

export interface Snapshot {
	/** Another one whenever any text is another one. */
	version: string
	/** What it is made from. */
	documents: Documents
	/** Names of entries that were deleted: their pages say so. */
	deleted: ReadonlySet<string>
	/** Made with a draft, for one request. */
	isPreview: boolean
	/** Texts that could not be made; the one before stays, or there is none. */
	faults: readonly TextFault[]
	/** Name → hash, as browsers fetch them. */
	readonly names: Record<Language, Readonly<Record<string, string>>>
	read: (language: Language, name: string) => KeptText | undefined
	/** The text under a hash, of either language. */
	textUnder: (hash: string) => KeptText | undefined
}

export interface TextFault {
	name: string
	reason: string
}

interface Made {
	/** Not how it is made: that holds all documents of its time. */
	from: readonly unknown[]
	texts: Record<Language, KeptText>
}

/** The texts of a run, by their names. */
interface MadeRun {
	texts: ReadonlyMap<string, Made>
	byHash: () => ReadonlyMap<string, KeptText>
	/** What it adds to the version of a snapshot. */
	mark: string
}

/** As long as their runs are there: of a run in which nothing changed nothing is looked at again. */
const runsMade = new WeakMap<Run<DerivedText>, MadeRun>()
/** By the documents they were made from. A server opens the release once; tests open it hundreds of times in one process. */
const madeBefore = new WeakMap<Documents, readonly MadeRun[]>()

/** So seldom that nothing is made again for it where entries change in turn, and so often that little of what was replaced is there. */
const betweenLettingGo = 50

/** Builds snapshots one after another; a text is made again only when a document it is made from is another object. */
export function createSnapshots() {
	let made: readonly MadeRun[] = []
	let built = 0

	/** Requests are answered between any two texts. A text that can't be made is the one before, and is tried again the next time. */
	async function makeRun(run: Run<DerivedText>, faults: TextFault[]): Promise<MadeRun> {
		const texts = new Map<string, Made>()
		const faultsBefore = faults.length
		for (const derived of run) {
			const { name } = derived
			const before = madeIn(made, name)
			if (before && isMadeFrom(before, derived)) {
				texts.set(name, before)
				continue
			}
			try {
				texts.set(name, await make(derived, before))
			} catch (error) {
				faults.push({ name, reason: error instanceof Error ? error.message : 'unknown' })
				if (before) texts.set(name, before)
			}
		}
		const madeRun = madeRunOf(texts)
		if (faults.length === faultsBefore) runsMade.set(run, madeRun)
		return madeRun
	}

	async function makeFrom(documents: Documents) {
		const known = madeBefore.get(documents)
		if (known) return { next: known, faults: [] }
		await makeAhead(documents)
		const next: MadeRun[] = []
		const faults: TextFault[] = []
		for (const run of runsOf(derivedTexts(documents)))
			next.push(runsMade.get(run) ?? (await makeRun(run, faults)))
		if (faults.length === 0) madeBefore.set(documents, next)
		return { next, faults }
	}

	async function build(documents: Documents, deleted = noneDeleted): Promise<Snapshot> {
		built += 1
		if (built % betweenLettingGo === 0) letGoOfUnasked()
		const { next, faults } = await makeFrom(documents)
		made = next
		return snapshotOf(next, { documents, deleted, faults, isPreview: false })
	}

	/** A snapshot beside the one that is shown, which the next one does not build on. */
	build.aside = async (documents: Documents, deleted = noneDeleted): Promise<Snapshot> => {
		const { next, faults } = await makeFrom(documents)
		return snapshotOf(next, { documents, deleted, faults, isPreview: true })
	}
	return build
}

const noneDeleted: ReadonlySet<string> = new Set()

function isMadeFrom({ from }: Made, derived: DerivedText) {
	return from === derived.from || isSameList(from, derived.from)
}

function madeIn(runs: readonly MadeRun[], name: string): Made | undefined {
	for (const { texts } of runs) {
		const made = texts.get(name)
		if (made) return made
	}
	return undefined
}

async function make(derived: DerivedText, before?: Made): Promise<Made> {
	const { make, levels = 0 } = derived
	const keep = async (language: Language) => {
		await letOthersRun()
		return keptText(joinedJson(make(language), levels), before?.texts[language])
	}
	return { from: derived.from, texts: { ar: await keep('ar'), en: await keep('en') } }
}

function madeRunOf(texts: ReadonlyMap<string, Made>): MadeRun {
	const all = [...texts]
	const marks = all.map(([name, { texts }]) => `${name} ${texts.ar.hash} ${texts.en.hash}`)
	return {
		...{ texts, mark: hashOf(marks.join('\n')) },
		// Only those who fetch a text by its hash need it.
		byHash: once(() => {
			const kept = all.flatMap(([, { texts }]) => languages.map((one) => texts[one]))
			return new Map(kept.map((text) => [text.hash, text]))
		}),
	}
}

const noEntries = { universities: [], institutes: [], accommodation: [] }
const runsAhead = new WeakSet<Run<unknown>>()
/** More than a publication changes. */
const many = 5

/**
 * A text over all entries is joined in one go from what is known of each run of them. Where many are new, as at a start, they are made
 * here before it, one run after the other, so that nobody waits for all of them.
 */
async function makeAhead(documents: Documents): Promise<void> {
	const lists = ['universities', 'institutes', 'accommodation'] as const
	const runs = lists.flatMap((list) =>
		runsOf<unknown>(documents[list]).map((run) => ({ list, run })),
	)
	const added = runs.filter(({ run }) => !runsAhead.has(run))
	for (const { run } of added) runsAhead.add(run)
	if (added.length < many) return
	// A fault is told where the text itself is made.
	for (const { list, run } of added)
		for (const derived of derivedTexts({ ...documents, ...noEntries, [list]: run }))
			if (derived.levels) await make(derived).catch(() => undefined)
}

/** Most texts are fetched by browsers alone: read on the server, they are parsed once. */
function keptText({ hash, join }: JoinedJson, before?: KeptText): KeptText {
	if (before?.hash === hash) return before
	let json: string | undefined
	let value: unknown
	return {
		hash,
		get json() {
			json ??= join()
			return json
		},
		get value() {
			value ??= JSON.parse(this.json)
			return value
		},
	}
}

function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}

function snapshotOf(
	made: readonly MadeRun[],
	about: Pick<Snapshot, 'documents' | 'deleted' | 'faults' | 'isPreview'>,
): Snapshot {
	const namesIn = (language: Language) =>
		Object.fromEntries(
			made.flatMap(({ texts }) =>
				[...texts].map(([name, { texts }]) => [name, texts[language].hash] as const),
			),
		)
	// Only those who fetch texts need these, and not after every publication.
	const names = once(() => ({ ar: namesIn('ar'), en: namesIn('en') }))
	return {
		version: hashOf(made.map(({ mark }) => mark).join('\n')),
		...about,
		get names() {
			return names()
		},
		read: (language, name) => madeIn(made, name)?.texts[language],
		textUnder(hash) {
			for (const { byHash } of made) {
				const text = byHash().get(hash)
				if (text) return text
			}
			return undefined
		},
	}
}
