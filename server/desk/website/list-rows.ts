/** The rows of the room's list: what each entry is called, shows, waits for and lacks. */
import { remembered } from '#content/derive/remembered.ts'
import type { ListedEntry } from '#domain/desk/website-api.ts'
import { formatNumber } from '#domain/format.ts'
import { changesOf } from '#domain/website/changes.ts'
import { isUnwritten } from '#domain/website/checks/finding.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { openPointsOf } from '#domain/website/open-points.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { waitingAfter } from '#domain/website/versions.ts'
import { errorCode, log } from '../../log.ts'
import { documentHash } from '../../store/website/documents.ts'
import { findingsOf } from './checks.ts'
import { nameOf, parsedJson } from './entries.ts'
import type { DraftedEntry } from './site-now.ts'

const span = (range: Json | undefined): string => {
	if (!isRecord(range)) return ''
	const { min, max } = range
	return typeof min === 'number' && typeof max === 'number'
		? `${formatNumber('en', min)}–${formatNumber('en', max)}`
		: ''
}

function figureOf({ kind, id, document }: Pick<DraftedEntry, 'kind' | 'id' | 'document'>): string {
	if (!isRecord(document)) return ''
	if (kind === 'university') return span(document.tuition)
	if (kind === 'institute') return span(document.monthlyFee)
	if (kind === 'home') return span(document.priceRange)
	const { site } = document
	const phone = id === 'site' && isRecord(site) ? site.phone : undefined
	return isRecord(phone) && typeof phone.display === 'string' ? phone.display : ''
}

function pictureOf(document: Json | null): ListedEntry['picture'] {
	if (!isRecord(document)) return null
	const pictures = document.photos ?? document.images
	const first = Array.isArray(pictures) ? pictures[0] : undefined
	if (!isRecord(first) || typeof first.scene !== 'string' || !first.scene) return null
	return { scene: first.scene, ...(isPhoto(first.photo) && { photo: first.photo }) }
}

/** The edited text was made from another release than this one, and does not say what this one says. */
function isBehind({ versions, file, number }: DraftedEntry): boolean {
	const current = versions.find((version) => version.number === number)
	return isReleaseNewer(current, file)
}

export function isReleaseNewer(
	current: { shipped_hash: string | null; document_hash: string | null } | undefined,
	file: string | null,
): boolean {
	if (!current || file === null || current.shipped_hash === null) return false
	const hash = documentHash(file)
	return current.shipped_hash !== hash && current.document_hash !== hash
}

/** A draft's findings look at the days in it: what is kept of an entry is kept for a day. */
const rowOf = remembered(
	(entry: DraftedEntry, siblings: readonly string[], _today: string): ListedEntry => {
		const { kind, id, document, draft, versions, number, state } = entry
		const written = parsedJson(draft?.document ?? null)
		const [next] = waitingAfter(versions, new Date().toISOString())
		// What waits for its day was written too.
		const last = next ?? versions.find((version) => version.number === number)
		const findings =
			written === null ? [] : findingsOf({ kind, id }, written, document, { siblings })
		const errors = findings.filter(({ level }) => level === 'error')
		return {
			kind,
			id,
			name: nameOf({ kind, id }, written ?? document),
			picture: pictureOf(written ?? document),
			figure: figureOf(entry),
			state,
			changes: written === null ? null : changesOf(document ?? undefined, written).length,
			has_errors: errors.length > 0,
			is_unfinished: errors.length > 0 && errors.every(isUnwritten),
			waits_until: next?.live_at ?? null,
			is_behind: isBehind(entry),
			open: isRecord(document) ? openPointsOf(document).length : 0,
			number,
			by: draft?.updated_by ?? last?.published_by ?? null,
			at: draft?.updated_at ?? last?.published_at ?? null,
		}
	},
)

/** A draft that nothing can read is one entry's fault: it is listed as faulty, and all others as they are. */
function rowOrFault(entry: DraftedEntry, siblings: readonly string[], today: string): ListedEntry {
	try {
		return rowOf(entry, siblings, today)
	} catch (error) {
		const { kind, id, draft, number, state } = entry
		log.error('content_entry_unreadable', { entry: `${kind}/${id}`, code: errorCode(error) })
		return {
			...{ kind, id, number, state, name: nameOf({ kind, id }, null), picture: null, figure: '' },
			...{ changes: draft && 1, has_errors: true, is_unfinished: false, open: 0 },
			...{ waits_until: null, is_behind: false },
			...{ by: draft?.updated_by ?? null, at: draft?.updated_at ?? null },
		}
	}
}

/** Only what is drafted is checked against its siblings. */
const noSiblings: readonly string[] = []

export function rowsOf(all: readonly DraftedEntry[], today: string): ListedEntry[] {
	const shown = all.filter(({ state }) => state === 'shown')
	const siblings = new Map(
		[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, own]) => [
			kind,
			own.map(({ id }) => id),
		]),
	)
	return all.map((entry) => {
		const around = entry.draft ? siblings.get(entry.kind) : undefined
		return rowOrFault(entry, around ?? noSiblings, today)
	})
}
