/** The list of everything that can be edited, what waits, and what happened lately. */

import { remembered } from '#content/derive/remembered.ts'
import { ratesStaleAfterDays } from '#domain/currencies.ts'
import type { ListedEntry, StripEvent, WebsiteList } from '#domain/desk/website-api.ts'
import { fold } from '#domain/fold.ts'
import { daysBetween, todayIn } from '#domain/plan/days.ts'
import { isRecord } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import type { Store } from '../../store/store.ts'
import type { Read } from '../reading.ts'
import { nameOf, parsedJson } from './entries.ts'
import { wordsOf } from './found-by.ts'
import { rowsOf } from './list-rows.ts'
import { createSiteNow, type DraftedEntry } from './site-now.ts'

/** How far back and ahead the strip of publications reaches. */
const stripDays = 45
const day = 24 * 60 * 60 * 1000
const pageLength = 50

const isoAt = (time: number) => new Date(time).toISOString()
/** Moments are kept as texts that sort by time. */
const inTime = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`

/** The order of these lists is an entry of its own. */
const orderOf: Readonly<Record<string, string>> = {
	institute: 'institute-order',
	home: 'home-order',
}

function ordersIn(all: readonly DraftedEntry[]) {
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
function sorted(all: readonly DraftedEntry[]): DraftedEntry[] {
	const orders = new Map(ordersIn(all).map(({ kind, ids }) => [kind, ids]))
	return all.toSorted((a, b) => {
		const ids = a.kind === b.kind ? orders.get(a.kind) : undefined
		return ids ? ids.indexOf(a.id) - ids.indexOf(b.id) : 0
	})
}

function oldRatesIn(all: readonly DraftedEntry[], today: string): number | null {
	const entry = all.find(({ kind, id }) => kind === 'figures' && id === 'currencies')
	const day = valueAt(entry?.document ?? undefined, ['currencies', 'date'])
	const age = typeof day === 'string' ? daysBetween(day, today) : 0
	return age > ratesStaleAfterDays ? age : null
}

function stripOf(all: readonly DraftedEntry[]): StripEvent[] {
	const now = Date.now()
	const [present, from, until] = [
		isoAt(now),
		isoAt(now - stripDays * day),
		isoAt(now + stripDays * day),
	]
	return all
		.flatMap(({ kind, id, document, versions }) =>
			versions
				.filter((one) => one.state === 'shown' && one.withdrawn_at === null)
				.filter((one) => one.live_at > from && one.live_at < until)
				.map(({ live_at, note }) => ({
					at: live_at,
					kind,
					id,
					name: nameOf({ kind, id }, document),
					note,
					is_ahead: live_at > present,
				})),
		)
		.toSorted((a, b) => inTime(a.at, b.at))
}

function lastPublished(all: readonly DraftedEntry[]): WebsiteList['last'] {
	const now = isoAt(Date.now())
	const [last] = all
		.filter(({ state }) => state === 'shown')
		.flatMap((entry) => entry.versions.map((version) => ({ entry, version })))
		.filter(({ version: { state, withdrawn_at, live_at } }) => {
			// Hiding is written as a version too.
			return state === 'shown' && withdrawn_at === null && live_at <= now
		})
		.toSorted((a, b) => inTime(b.version.published_at, a.version.published_at))
	if (!last) return null
	const { entry, version } = last
	return { at: version.published_at, by: version.published_by, name: nameOf(entry, entry.document) }
}

/** A map: what an address asks for may be called like a part of every object. */
const filters = new Map<string, (entry: ListedEntry) => boolean>([
	['draft', ({ changes }) => changes !== null],
	['dated', ({ waits_until }) => waits_until !== null],
	['release', ({ is_behind }) => is_behind],
	['hidden', ({ state }) => state !== 'shown'],
])

/** What is hidden stays in the list, where it can be shown again; what is deleted is found by its filter. */
const isListed = ({ state, changes }: ListedEntry) => state !== 'deleted' || changes !== null

function countsOf(rows: readonly ListedEntry[]): Record<string, number> {
	const counts: Record<string, number> = { all: 0 }
	for (const row of rows) {
		const named = [...filters].filter(([, holds]) => holds(row))
		const own = isListed(row) ? ['all', row.kind] : []
		for (const name of [...own, ...named.map(([name]) => name)])
			counts[name] = (counts[name] ?? 0) + 1
	}
	return counts
}

const waits = ({ changes, waits_until }: ListedEntry) => changes !== null || waits_until !== null

/** Everything that does not depend on what is asked for; a publication, a draft, a date that is reached and the next day make it anew. */
const overviewOf = remembered((unsorted: readonly DraftedEntry[], today: string) => {
	const all = sorted(unsorted)
	const rows = rowsOf(all, today)
	const withTexts = rows.map((row, at) => ({ row, document: all[at]?.document ?? null }))
	const answer = {
		old_rates: oldRatesIn(all, today),
		orders: ordersIn(all),
		counts: countsOf(rows),
		strip: stripOf(all),
		open: rows.reduce((sum, { open }) => sum + open, 0),
		last: lastPublished(all),
	}
	// What waits stands before everything else, on the first page.
	const ordered = [
		...withTexts.filter(({ row }) => waits(row)),
		...withTexts.filter(({ row }) => !waits(row)),
	]
	return { answer, ordered, listed: ordered.filter(({ row }) => isListed(row)) }
})

export function createListCalls({ website }: Pick<Store, 'website'>) {
	const site = createSiteNow({ website })

	const list: Read<WebsiteList> = async ({ query }) => {
		const { answer, ordered, listed } = overviewOf(await site.all(), todayIn(new Date()))
		const asked = fold(query.q ?? '')
		const holds = filters.get(query.state ?? '')
		const { kind, by, open } = query
		const all = query.state === 'hidden' ? ordered : listed
		const isNamed = ({ name }: ListedEntry) => fold(`${name.ar} ${name.en}`).includes(asked)
		const isFiltered = [kind, holds, by, open, asked].some(Boolean)
		const found = !isFiltered
			? all
			: all.filter(({ row, document }) => {
					if (kind && row.kind !== kind) return false
					if (holds && !holds(row)) return false
					if (by && row.by !== by) return false
					if (open && row.open === 0) return false
					if (asked === '') return true
					return isNamed(row) || wordsOf(row, document).includes(asked)
				})
		// Who types a name looks for that entry, not for those that mention it.
		const shown =
			asked === ''
				? found
				: [...found.filter(({ row }) => isNamed(row)), ...found.filter(({ row }) => !isNamed(row))]
		const start = query.after ? shown.findIndex(({ row }) => keyOf(row) === query.after) + 1 : 0
		const page = shown.slice(start, start + pageLength).map(({ row }) => row)
		const lastShown = shown[start + pageLength] ? page.at(-1) : undefined
		const next = lastShown ? keyOf(lastShown) : null
		return { ...answer, entries: page, found: shown.length, next }
	}

	return { list }
}
