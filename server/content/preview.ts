/**
 * A draft on the public pages, for those who may edit it: `?draft=university/sunway-university`, and `&on=2027-01-01` for the site
 * as it will be that day. For everybody else the parameter means nothing.
 */
import { addDays } from '#domain/plan/days.ts'
import type { Guard } from '../desk/guard.ts'
import { shippedDocument } from '../desk/website/entries.ts'
import { errorCode, log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { EntryName } from '../store/website/documents.ts'
import type { SiteContent } from './site-content.ts'
import { hashOf, type Snapshot } from './snapshot.ts'

/** Null where the public page is the answer. */
export type Previews = (request: Request) => Promise<Snapshot | null>

const entryName = /^([a-z]{1,40})\/([a-z0-9_-]{1,100})$/
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

export function createPreviews(
	guard: Pick<Guard, 'whoIs' | 'refusalOf'>,
	{ website }: Pick<Store, 'website'>,
	content: Pick<SiteContent, 'preview' | 'current'>,
): Previews {
	/** A preview asks for its page and for several texts: they are made once. */
	let last: { key: string; snapshot: Promise<Snapshot> } | undefined

	/** Without a draft it can still be looked at as it will be on a day. */
	const isEntry = async (entry: EntryName) =>
		shippedDocument(entry) !== null || (await website.versions.of(entry)).length > 0

	async function previewFor(request: Request, draftName: string, on: string | null) {
		const [, kind = '', id = ''] = entryName.exec(draftName) ?? []
		if (kind === '') return null
		const session = await guard.whoIs(request)
		if (guard.refusalOf({ who: 'website' }, session) !== null) return null
		const draft = await website.drafts.find({ kind, id })
		if (!draft && !(await isEntry({ kind, id }))) return null
		const at = momentOf(on)
		const hash = draft ? hashOf(draft.document) : null
		const key = `${kind}/${id} ${hash} ${on} ${content.current().version}`
		if (last?.key === key) return last.snapshot
		const drafted = draft && {
			...{ kind, entry_id: id, number: overAll, state: 'shown' as const, live_at: at },
			...{ withdrawn_at: null, document: JSON.parse(draft.document), document_hash: hash },
		}
		const snapshot = content.preview(drafted ? [drafted] : [], at)
		last = { key, snapshot }
		snapshot.catch(() => {
			last = undefined
		})
		return snapshot
	}

	return async (request) => {
		const { searchParams } = new URL(request.url)
		const draft = searchParams.get('draft')
		if (draft === null) return null
		return previewFor(request, draft, searchParams.get('on')).catch((error: unknown) => {
			log.warn('no preview', { code: errorCode(error) })
			return null
		})
	}
}
