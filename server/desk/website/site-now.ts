/** The website as it is at this moment: the present text of every entry, its drafts and its versions. */
import { alsoForget, createMemory } from '#content/derive/remembered.ts'
import type { Json } from '#domain/website/json.ts'
import { type EntryState, versionAt } from '#domain/website/versions.ts'
import type { Row } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { textWithout } from '../../store/website/erased.ts'
import { parsedJson, schemaOf, shippedDocument, shippedNames } from './entries.ts'

type VersionRow = Row<'content_versions'>

export interface Present {
	/** 0 is the file of the release. */
	number: number
	state: EntryState
	/** As text; null for an entry that was never published. */
	text: string | null
	at: string | null
	by: string | null
}

/** An entry as the site has it, whatever is drafted. */
interface Entry extends EntryName {
	document: Json | null
	/** 0 is the file of the release. */
	number: number
	state: EntryState
	/** What the release says of it, without what was erased since. */
	file: string | null
	/** Oldest first. */
	versions: readonly VersionRow[]
}

/** All entries, as long as nothing is published and no date is reached. */
interface Known {
	published: Awaited<ReturnType<Store['website']['published']['at']>>
	entries: ReadonlyMap<string, Entry>
}

const keyOf = ({ kind, id }: EntryName) => `${kind}/${id}`
const nameOfRow = ({ kind, entry_id: id }: { kind: string; entry_id: string }) => ({ kind, id })

/** One for each database: the list, every entry's page and every check ask for the same. */
let memories = new WeakMap<Store['website'], Known>()

/** The same objects each time for what did not change. */
async function entriesNow(website: Store['website']): Promise<Known['entries']> {
	const now = new Date().toISOString()
	const before = memories.get(website)
	const due = before?.published.next_live_at ?? null
	const isDue = due !== null && due <= now
	if (before && !isDue && (await website.published.revision()) === before.published.revision)
		return before.entries
	const published = await website.published.at(now, before?.published)
	const { changed, versions: shown, erased } = published
	const rows = await website.versions.all(changed)
	const versions = Map.groupBy(rows, (row) => keyOf(nameOfRow(row)))
	const current = new Map(shown.map((one) => [keyOf(nameOfRow(one)), one]))
	const names = changed ?? [...shippedNames, ...rows.map(nameOfRow)]
	const entries = new Map(changed ? before?.entries : [])
	for (const [key, name] of new Map(names.map((one) => [keyOf(one), one]))) {
		if (!schemaOf(name)) continue
		const version = current.get(key)
		const own = versions.get(key) ?? []
		const file = textWithout(erased, name, shippedDocument(name))
		const old = before?.entries.get(key)
		const ofFile = () => (old?.number === 0 && old.file === file ? old.document : parsedJson(file))
		const document = version ? version.document : ofFile()
		const { number = 0, state = 'shown' } = version ?? {}
		const entry = { ...name, document, number, state, file, versions: own }
		entries.set(key, old && isSame(old, entry) ? old : entry)
	}
	memories.set(website, { published, entries })
	return entries
}

function isSame(old: Entry, entry: Entry): boolean {
	const parts = ['document', 'number', 'state', 'file'] as const
	const isUnchanged = parts.every((part) => old[part] === entry[part])
	return isUnchanged && JSON.stringify(old.versions) === JSON.stringify(entry.versions)
}

type Draft = Awaited<ReturnType<Store['website']['drafts']['all']>>[number]

/** An entry with what is drafted of it. */
export interface DraftedEntry extends Entry {
	draft: Draft | null
}

interface Listing {
	entries: Known['entries']
	drafts: string
	all: readonly DraftedEntry[]
}

let listings = new WeakMap<Store['website'], Listing>()
const drafted = createMemory<DraftedEntry>()
alsoForget(() => {
	memories = new WeakMap()
	listings = new WeakMap()
})

/** The same list as long as nothing is published or drafted, and in the next one the same objects for what did not change. */
async function allNow(website: Store['website']): Promise<readonly DraftedEntry[]> {
	const entries = await entriesNow(website)
	const mark = await website.drafts.mark()
	const before = listings.get(website)
	if (before?.entries === entries && before.drafts === mark) return before.all
	const drafts = new Map((await website.drafts.all()).map((draft) => [keyOf(draft), draft]))
	const isNew = (draft: Draft) => !entries.has(keyOf(draft)) && schemaOf(draft) !== null
	const all = [
		...[...entries].map(([key, entry]) => {
			const draft = drafts.get(key) ?? null
			return drafted(entry, [draft?.version, draft?.updated_at], () => ({ ...entry, draft }))
		}),
		...[...drafts.values()].filter(isNew).map((draft) => ({
			...{ kind: draft.kind, id: draft.id, document: null, number: 0 },
			...{ state: 'shown' as const, file: null, versions: [], draft },
		})),
	]
	listings.set(website, { entries, drafts: mark, all })
	return all
}

export function createSiteNow({ website }: Pick<Store, 'website'>) {
	async function presentOf(versions: readonly VersionRow[], file: string | null): Promise<Present> {
		const version = versionAt(versions, new Date().toISOString())
		if (!version) return { number: 0, state: 'shown', text: file, at: null, by: null }
		const { number, state, published_at: at, published_by: by } = version
		const text = await website.versions.document(version.document_hash)
		return { number, state, text, at, by }
	}

	return {
		/** Null where there is no such entry: neither a file, a version nor a draft. */
		async entry(entry: EntryName) {
			if (!schemaOf(entry)) return null
			const versions = await website.versions.of(entry)
			const draft = await website.drafts.find(entry)
			const erased = await website.erasures.erased(entry)
			/** What the release says of it, without what was erased since. */
			const file = textWithout(erased, entry, shippedDocument(entry))
			if (versions.length === 0 && !draft && file === null) return null
			return { versions, draft, file, present: await presentOf(versions, file) }
		},

		/** Every entry: those of the release in their order, then those that editors added. */
		all: () => allNow(website),

		/** Ids of the entries of a kind that visitors see. */
		async siblings(kind: string): Promise<string[]> {
			const entries = [...(await entriesNow(website)).values()]
			return entries
				.filter((entry) => entry.kind === kind && entry.state === 'shown')
				.map(({ id }) => id)
		},
	}
}
