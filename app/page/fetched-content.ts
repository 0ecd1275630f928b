/**
 * Content in the browser. A short list (`/content/ar.json`) names the texts of a language by the hash of what they say; a text
 * (`/content/{hash}.json`) never changes, so that browser and service worker may keep it. The list is asked for again with every
 * move, so that the next page shows what was published meanwhile.
 */
import type { Language } from '#domain/language.ts'
import type { Content } from './content.ts'

/** As the server writes it (`server/content/app.ts`). */
interface NameList {
	/** Counts up with every publication. */
	revision: number
	/** Another one whenever any text is another one. */
	version: string
	names: Readonly<Record<string, string>>
}

interface KnownList extends NameList {
	/** When it arrived. */
	at: number
}

/** One list serves everything that a move asks for within this time, in milliseconds. */
const fresh = 2000
/** How long a move waits for a newer list when one is known. */
const patience = 250
/** Of two processes behind a proxy one may know of a publication a moment later: its older list is ignored for so long. */
const overtaken = 10_000

/** A preview of a draft goes on with that draft, also on the next pages. */
const previewQuery = typeof document === 'undefined' ? '' : queryOfPreview()

/** The server says on the page that it is a preview: anybody can write the parameter into an address. */
function queryOfPreview(): string {
	if (document.documentElement.dataset.preview === undefined) return ''
	const asked = [...new URLSearchParams(location.search)]
	const own = asked.filter(([name]) => ['draft', 'version', 'on'].includes(name))
	return `?${new URLSearchParams(own)}`
}

const lists = new Map<Language, KnownList>()
const asking = new Map<Language, Promise<KnownList>>()
const texts = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

/** Calls the listener when something was published since the last list. */
export function onPublished(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

async function fetchJson(address: string): Promise<unknown> {
	const response = await fetch(address)
	if (!response.ok) throw new Error(`${address}: ${response.status}`)
	return response.json()
}

async function fetchList(language: Language): Promise<KnownList> {
	// Written by our own server.
	const list = (await fetchJson(`/content/${language}.json${previewQuery}`)) as NameList
	const known = lists.get(language)
	if (known && list.revision < known.revision && Date.now() - known.at < overtaken) return known
	const arrived = { ...list, at: Date.now() }
	lists.set(language, arrived)
	if (known && known.version !== list.version) for (const listener of listeners) listener()
	return arrived
}

function askForList(language: Language): Promise<KnownList> {
	const asked = asking.get(language) ?? fetchList(language).finally(() => asking.delete(language))
	asking.set(language, asked)
	return asked
}

async function listOf(language: Language): Promise<KnownList> {
	const known = lists.get(language)
	if (!known) return askForList(language)
	if (Date.now() - known.at < fresh) return known
	const late = new Promise<KnownList>((resolve) => setTimeout(resolve, patience, known))
	return Promise.race([askForList(language).catch(() => known), late])
}

function textUnder(hash: string): Promise<unknown> {
	const known = texts.get(hash)
	if (known !== undefined) return known
	const asked = fetchJson(`/content/${hash}.json${previewQuery}`)
	texts.set(hash, asked)
	// A failure is not remembered.
	asked.catch(() => texts.delete(hash))
	return asked
}

async function find(language: Language, name: string): Promise<unknown> {
	const { names } = await listOf(language)
	const hash = names[name]
	if (hash === undefined) return undefined
	return textUnder(hash).catch(async (error: unknown) => {
		// Published anew since the list was made.
		const { names: newer } = await askForList(language)
		const renewed = newer[name]
		if (renewed === undefined || renewed === hash) throw error
		return textUnder(renewed)
	})
}

/** With the first move: the next page then waits for its texts alone. */
export function fetchNames(language: Language): void {
	void listOf(language).catch(() => undefined)
}

export function fetchedContent(language: Language): Content {
	return {
		language,
		isPreview: previewQuery !== '',
		// The server made it from typed documents; the caller names that type.
		find: async <Text>(name: string) => (await find(language, name)) as Text | undefined,
		async read<Text>(name: string) {
			const text = await find(language, name)
			if (text === undefined) throw new Error(`no content named ${name}`)
			return text as Text
		},
		missing: () => 404,
		in: fetchedContent,
	}
}
