/**
 * A draft on the public pages, for those who may edit it: `?draft=university/sunway-university`, `&version=3` for what a version said
 * instead of the draft, and `&on=2027-01-01` for the site as it will be that day. For everybody else the parameters mean nothing.
 */
import { addDays } from '#domain/plan/days.ts'
import { filled } from '#domain/website/filled.ts'
import arabic from '#locales/ar/website.json' with { type: 'json' }
import english from '#locales/en/website.json' with { type: 'json' }
import type { Guard } from '../desk/guard.ts'
import { formOf, inOrder, shippedDocument } from '../desk/website/entries.ts'
import { errorCode, log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { EntryName } from '../store/website/documents.ts'
import { textWithout } from '../store/website/erased.ts'
import { hashOf } from './joined-json.ts'
import type { SiteContent } from './site-content.ts'
import type { Snapshot } from './snapshot.ts'

/** Null where the public page is the answer. */
export type Previews = (request: Request) => Promise<Snapshot | null>

const entryName = /^([a-z]{1,40})\/([a-z0-9_-]{1,100})$/
const versionNumber = /^\d{1,9}$/
const day = /^\d{4}-\d{2}-\d{2}$/
/** Greater than the number of any version: a draft is laid over all of them. */
const overAll = Number.MAX_SAFE_INTEGER

/** The last moment of a day in Malaysia; now, where it names none. */
function momentOf(on: string | null): string {
	const now = new Date().toISOString()
	if (on === null || !day.test(on) || Number.isNaN(Date.parse(on))) return now
	const end = `${addDays(on, 1)}T00:00:00+08:00`
	return new Date(Date.parse(end) - 1).toISOString()
}

const unwritten = { ar: arabic.preview.unwritten, en: english.preview.unwritten }

/** What is laid over the site: an unfinished text with its gaps marked, so that its writer sees what is there so far. */
function laidOver(entry: EntryName, text: string) {
	const document = JSON.parse(text)
	if (inOrder(entry, document) !== null) return { document, isUnfinished: false }
	return { document: filled(formOf(entry), document, unwritten), isUnfinished: true }
}

export function createPreviews(
	guard: Pick<Guard, 'whoIs' | 'refusalOf'>,
	{ website }: Pick<Store, 'website'>,
	content: Pick<SiteContent, 'preview' | 'current'>,
): Previews {
	/** A preview asks for its page and for several texts: they are made once, and kept no longer than what they are laid over. */
	const made = new WeakMap<Snapshot, { key: string; snapshot: Promise<Snapshot> }>()

	/** Without a draft it can still be looked at as it will be on a day. */
	const isEntry = async (entry: EntryName) =>
		shippedDocument(entry) !== null || (await website.versions.of(entry)).length > 0

	/** What is laid over the site: a version where one is asked for, 0 being the file of the release; else the draft. */
	async function textOf(entry: EntryName, version: string | null): Promise<string | null> {
		if (version === null) return (await website.drafts.find(entry))?.document ?? null
		if (!versionNumber.test(version)) return null
		if (Number(version) > 0)
			return (await website.versions.read(entry, Number(version)))?.document ?? null
		const erased = await website.erasures.erased(entry)
		return textWithout(erased, entry, shippedDocument(entry))
	}

	async function previewFor(request: Request, draftName: string, asked: URLSearchParams) {
		const on = asked.get('on')
		const [, kind = '', id = ''] = entryName.exec(draftName) ?? []
		if (kind === '') return null
		const session = await guard.whoIs(request)
		if (guard.refusalOf({ who: 'website' }, session) !== null) return null
		const text = await textOf({ kind, id }, asked.get('version'))
		if (text === null && !(await isEntry({ kind, id }))) return null
		const at = momentOf(on)
		const hash = text === null ? null : hashOf(text)
		const key = `${kind}/${id} ${hash} ${on}`
		const current = content.current()
		const last = made.get(current)
		if (last?.key === key) return last.snapshot
		const drafted = text !== null && {
			...{ kind, entry_id: id, number: overAll, state: 'shown' as const, live_at: at },
			...{ withdrawn_at: null, document_hash: hash, ...laidOver({ kind, id }, text) },
		}
		const snapshot = content.preview(drafted ? [drafted] : [], at)
		made.set(current, { key, snapshot })
		snapshot.catch(() => made.delete(current))
		return snapshot
	}

	return async (request) => {
		const { searchParams } = new URL(request.url)
		const draft = searchParams.get('draft')
		if (draft === null) return null
		return previewFor(request, draft, searchParams).catch((error: unknown) => {
			log.warn('no preview', { code: errorCode(error) })
			return null
		})
	}
}
