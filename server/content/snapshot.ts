/**
 * What the site says at one moment: every derived text in both languages under the hash of its JSON. A page reads one snapshot
 * from beginning to end; after a publication the next request gets the next one.
 */
import { isSameList } from '#content/derive/remembered.ts'
import { type DerivedText, derivedTexts } from '#content/derive/texts.ts'
import type { Documents } from '#content/shipped.ts'
import { type Language, languages } from '#domain/language.ts'
import { letOthersRun } from '../turns.ts'
import { createJoinedJson, hashOf, type JoinedJson } from './joined-json.ts'

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
	derived: DerivedText
	joined: Record<Language, JoinedJson>
	texts: Record<Language, KeptText>
	/** What it adds to the version of a snapshot. */
	mark: string
}

const joinedJson = createJoinedJson()
/** By the documents they were made from. A server opens the release once; tests open it hundreds of times in one process. */
const madeBefore = new WeakMap<Documents, ReadonlyMap<string, Made>>()

/** Builds snapshots one after another; a text is made again only when a document it is made from is another object. */
export function createSnapshots() {
	let made: ReadonlyMap<string, Made> = new Map()

	/** Requests are answered between any two texts. */
	async function makeFrom(documents: Documents) {
		const known = madeBefore.get(documents)
		if (known) return { next: known, faults: [] }
		await makeAhead(documents)
		const next = new Map<string, Made>()
		const faults: TextFault[] = []
		for (const derived of derivedTexts(documents)) {
			const { name } = derived
			const before = made.get(name)
			if (before && isMadeFrom(before, derived)) {
				next.set(name, before)
				continue
			}
			try {
				next.set(name, await make(derived, before))
			} catch (error) {
				faults.push({ name, reason: error instanceof Error ? error.message : 'unknown' })
				if (before) next.set(name, before)
			}
		}
		if (faults.length === 0) madeBefore.set(documents, next)
		return { next, faults }
	}

	async function build(documents: Documents, deleted = noneDeleted): Promise<Snapshot> {
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

function isMadeFrom({ derived: before }: Made, derived: DerivedText) {
	return before === derived || isSameList(before.from, derived.from)
}

async function make(derived: DerivedText, before?: Made): Promise<Made> {
	const { name, make, levels = 0 } = derived
	const join = async (language: Language) => {
		await letOthersRun()
		return joinedJson(make(language), levels, before?.joined[language])
	}
	const joined = { ar: await join('ar'), en: await join('en') }
	const keep = (language: Language) => keptText(joined[language], before?.texts[language])
	const texts = { ar: keep('ar'), en: keep('en') }
	return { derived, joined, texts, mark: hashOf(`${name} ${texts.ar.hash} ${texts.en.hash}`) }
}

const entriesAtOnce = 10
const entriesMade = new WeakSet<object>()

/**
 * A text over all entries is joined in one go from what is known of each of them. Where many are new, as at a start, they are made here
 * before it, few at a time, so that nobody waits for all of them.
 */
async function makeAhead(documents: Documents): Promise<void> {
	const { universities, institutes, accommodation } = documents
	const all = [...universities, ...institutes, ...accommodation]
	const added = new Set(all.filter((entry) => !entriesMade.has(entry)))
	for (const entry of added) entriesMade.add(entry)
	while (added.size > entriesAtOnce) {
		const some = new Set([...added].slice(0, entriesAtOnce))
		for (const entry of some) added.delete(entry)
		const few = {
			universities: universities.filter((entry) => some.has(entry)),
			institutes: institutes.filter((entry) => some.has(entry)),
			accommodation: accommodation.filter((entry) => some.has(entry)),
		}
		// A fault is told where the text itself is made.
		for (const derived of derivedTexts({ ...documents, ...few }))
			if (derived.levels) await make(derived).catch(() => undefined)
	}
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
	made: ReadonlyMap<string, Made>,
	about: Pick<Snapshot, 'documents' | 'deleted' | 'faults' | 'isPreview'>,
): Snapshot {
	const namesIn = (language: Language) =>
		Object.fromEntries([...made].map(([name, { texts }]) => [name, texts[language].hash]))
	// Only those who fetch a text by its hash need these, and not after every publication.
	const names = once(() => ({ ar: namesIn('ar'), en: namesIn('en') }))
	const byHash = once(() => {
		const texts = [...made.values()].flatMap(({ texts }) => languages.map((one) => texts[one]))
		return new Map(texts.map((text) => [text.hash, text]))
	})
	return {
		version: hashOf([...made.values()].map(({ mark }) => mark).join('\n')),
		...about,
		get names() {
			return names()
		},
		read: (language, name) => made.get(name)?.texts[language],
		textUnder: (hash) => byHash().get(hash),
	}
}
