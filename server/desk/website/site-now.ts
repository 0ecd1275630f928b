/** The website as it is at this moment: the present text of every entry, its drafts and its versions. */
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

const isSame = (a: EntryName, b: EntryName) => a.kind === b.kind && a.id === b.id

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
		async all() {
			const now = new Date().toISOString()
			const { versions, erased } = await website.published.at(now)
			const rows = await website.versions.all()
			const drafts = await website.drafts.all()
			const added = [...rows.map(({ kind, entry_id: id }) => ({ kind, id })), ...drafts]
			const names: EntryName[] = [...shippedNames]
			for (const { kind, id } of added)
				if (!names.some((known) => isSame(known, { kind, id })) && schemaOf({ kind, id }))
					names.push({ kind, id })
			return names.map((name) => {
				const current = versions.find(({ kind, entry_id: id }) => isSame(name, { kind, id }))
				const own = rows.filter(({ kind, entry_id: id }) => isSame(name, { kind, id }))
				const file = textWithout(erased, name, shippedDocument(name))
				return {
					...name,
					document: current ? asJson(current.document) : parsedJson(file),
					number: current?.number ?? 0,
					state: current?.state ?? ('shown' as const),
					file,
					versions: own,
					draft: drafts.find((draft) => isSame(draft, name)) ?? null,
				}
			})
		},

		/** Ids of the entries of a kind that visitors see. */
		async siblings(kind: string): Promise<string[]> {
			const { versions } = await website.published.at(new Date().toISOString())
			const ofKind = versions.filter((version) => version.kind === kind)
			const gone = new Set(
				ofKind.filter(({ state }) => state !== 'shown').map(({ entry_id }) => entry_id),
			)
			const files = shippedNames.filter((name) => name.kind === kind).map(({ id }) => id)
			const ids = new Set([...files, ...ofKind.map(({ entry_id }) => entry_id)])
			return [...ids].filter((id) => !gone.has(id))
		},
	}
}

/** Rows hold what `JSON.stringify` wrote. */
const asJson = (value: unknown): Json | null => parsedJson(JSON.stringify(value ?? null))
