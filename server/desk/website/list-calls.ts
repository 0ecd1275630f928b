/** The list of everything that can be edited, what waits, and what happened lately. */

import { remembered } from '#content/derive/remembered.ts'
import { ratesStaleAfterDays } from '#domain/currencies.ts'
import type { ListedEntry, StripEvent, WebsiteList } from '#domain/desk/website-api.ts'
import { fold } from '#domain/fold.ts'
import { formatNumber } from '#domain/format.ts'
import { daysBetween, todayIn } from '#domain/plan/days.ts'
import { changesOf } from '#domain/website/changes.ts'
import { isRecord, type Json, type JsonRecord } from '#domain/website/json.ts'
import { openPointsOf } from '#domain/website/open-points.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { valueAt } from '#domain/website/places.ts'
import { waitingAfter } from '#domain/website/versions.ts'
import { errorCode, log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import { documentHash } from '../../store/website/documents.ts'
import type { Read } from '../reading.ts'
import { findingsOf } from './checks.ts'
import { isCatalogueKind, nameOf, parsedJson } from './entries.ts'
import { createSiteNow } from './site-now.ts'

/** How far back and ahead the strip of publications reaches. */
const stripDays = 45
const day = 24 * 60 * 60 * 1000
const pageLength = 50

type Listed = Awaited<ReturnType<ReturnType<typeof createSiteNow>['all']>>[number]

const span = (range: Json | undefined): string => {
	if (!isRecord(range)) return ''
	const { min, max } = range
	return typeof min === 'number' && typeof max === 'number'
		? `${formatNumber('en', min)}–${formatNumber('en', max)}`
		: ''
}

function figureOf({ kind, id, document }: Pick<Listed, 'kind' | 'id' | 'document'>): string {
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
function isBehind({ versions, file, number }: Listed): boolean {
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

const openIn = remembered((document: JsonRecord) => openPointsOf(document).length)
const wordsIn = remembered((document: JsonRecord) => fold(JSON.stringify(document)))

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`

/** The order of these lists is an entry of its own. */
const orderOf: Readonly<Record<string, string>> = {
	institute: 'institute-order',
	home: 'home-order',
}

function ordersIn(all: readonly Listed[]) {
	return Object.entries(orderOf).map(([kind, id]) => {
		const entry = all.find((one) => one.kind === 'order' && one.id === id)
		const document = parsedJson(entry?.draft?.document ?? null) ?? entry?.document ?? null
		const order = isRecord(document) && Array.isArray(document.order) ? document.order : []
		const known = order.map(String)
		const others = all.filter((one) => one.kind === kind && !known.includes(one.id))
		const ids = [...known, ...others.map((one) => one.id)]
		return { kind, id, version: entry?.draft?.version ?? 0, ids }
	})
}

/** Each kind as its page lists it, a drafted order included. */
function sorted(all: Listed[]): Listed[] {
	const orders = new Map(ordersIn(all).map(({ kind, ids }) => [kind, ids]))
	return all.toSorted((a, b) => {
		const ids = a.kind === b.kind ? orders.get(a.kind) : undefined
		return ids ? ids.indexOf(a.id) - ids.indexOf(b.id) : 0
	})
}

function oldRatesIn(all: readonly Listed[]): number | null {
	const entry = all.find(({ kind, id }) => kind === 'figures' && id === 'currencies')
	const day = valueAt(entry?.document ?? undefined, ['currencies', 'date'])
	const age = typeof day === 'string' ? daysBetween(day, todayIn(new Date())) : 0
	return age > ratesStaleAfterDays ? age : null
}

export function createListCalls({ website }: Pick<Store, 'website'>) {
	const site = createSiteNow({ website })

	function listed(entry: Listed, siblings: readonly string[]): ListedEntry {
		const { kind, id, document, draft, versions, number, state } = entry
		const written = parsedJson(draft?.document ?? null)
		const now = new Date().toISOString()
		const [next] = waitingAfter(versions, now)
		const current = versions.find((version) => version.number === number)
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
			is_unfinished: errors.length > 0 && errors.every(({ code }) => code === 'required'),
			waits_until: next?.live_at ?? null,
			is_behind: isBehind(entry),
			open: isRecord(document) ? openIn(document) : 0,
			number,
			by: draft?.updated_by ?? current?.published_by ?? null,
			at: draft?.updated_at ?? current?.published_at ?? null,
		}
	}

	/** A draft that nothing can read is one entry's fault: it is listed as faulty, and all others as they are. */
	function listedOrFaulty(entry: Listed, siblings: readonly string[]): ListedEntry {
		try {
			return listed(entry, siblings)
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

	function stripOf(all: readonly Listed[]): StripEvent[] {
		const now = Date.now()
		return all
			.flatMap(({ kind, id, document, versions }) =>
				versions
					.filter((version) => version.withdrawn_at === null)
					.filter(({ live_at }) => Math.abs(Date.parse(live_at) - now) < stripDays * day)
					.map(({ live_at, note }) => ({
						at: live_at,
						kind,
						id,
						name: nameOf({ kind, id }, document),
						note,
						is_ahead: Date.parse(live_at) > now,
					})),
			)
			.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
	}

	const filters: Readonly<Record<string, (entry: ListedEntry) => boolean>> = {
		draft: ({ changes }) => changes !== null,
		dated: ({ waits_until }) => waits_until !== null,
		release: ({ is_behind }) => is_behind,
		hidden: ({ state }) => state !== 'shown',
	}

	const list: Read<WebsiteList> = async ({ query }) => {
		const all = sorted(await site.all())
		const shownByKind = Map.groupBy(
			all.filter(({ state }) => state === 'shown'),
			({ kind }) => kind,
		)
		const siblings = new Map(
			[...shownByKind].map(([kind, own]) => [kind, own.map(({ id }) => id)] as const),
		)
		const entries = all.map((entry) => listedOrFaulty(entry, siblings.get(entry.kind) ?? []))
		const counts: Record<string, number> = { all: 0 }
		for (const entry of entries) {
			const isThere = entry.state === 'shown' || entry.changes !== null
			if (isThere) {
				counts.all = (counts.all ?? 0) + 1
				counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
			}
			for (const [name, holds] of Object.entries(filters))
				if (holds(entry)) counts[name] = (counts[name] ?? 0) + 1
		}
		const asked = fold(query.q ?? '')
		const holds = filters[query.state ?? '']
		const shown = entries.filter((entry, at) => {
			const isThere = entry.state === 'shown' || entry.changes !== null || query.state === 'hidden'
			if (!isThere) return false
			if (query.kind && entry.kind !== query.kind) return false
			if (holds && !holds(entry)) return false
			if (query.by && entry.by !== query.by) return false
			if (query.open && entry.open === 0) return false
			if (asked === '') return true
			const document = all[at]?.document ?? null
			const words = isRecord(document) ? wordsIn(document) : ''
			return `${fold(`${entry.name.ar} ${entry.name.en}`)} ${words}`.includes(asked)
		})
		const published = all
			.flatMap(({ kind, id, document, versions }) =>
				versions
					.filter((one) => one.withdrawn_at === null && Date.parse(one.live_at) <= Date.now())
					.map(({ published_at, published_by }) => ({
						at: published_at,
						by: published_by,
						name: nameOf({ kind, id }, document),
					})),
			)
			.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
		const waits = ({ changes, waits_until }: ListedEntry) =>
			changes !== null || waits_until !== null
		// What waits stands before everything else, on the first page.
		const ordered = [...shown.filter(waits), ...shown.filter((entry) => !waits(entry))]
		const start = ordered.findIndex((entry) => keyOf(entry) === query.after) + 1
		const page = ordered.slice(start, start + pageLength)
		const lastShown = ordered[start + pageLength] ? page.at(-1) : undefined
		return {
			entries: page,
			next: lastShown ? keyOf(lastShown) : null,
			old_rates: oldRatesIn(all),
			beginnings: entries
				.filter(({ kind, state }) => isCatalogueKind(kind) && state === 'shown')
				.map(({ kind, id, name }) => ({ kind, id, name })),
			orders: ordersIn(all),
			counts,
			strip: stripOf(all),
			open: entries.reduce((sum, { open }) => sum + open, 0),
			last: published[0] ?? null,
		}
	}

	return { list }
}
