/** What the owner has to confirm, over all entries; and confirming many of them by one source. */
import * as v from 'valibot'
import type { ListedPoint, OpenAnswer } from '#domain/desk/website-api.ts'
import { isIsoDate } from '#domain/forms/iso-date.ts'
import { singleLine } from '#domain/plain-text.ts'
import { todayIn } from '#domain/plan/days.ts'
import type { Json } from '#domain/website/json.ts'
import {
	expiredPoints,
	type OpenPoint,
	openPointsOf,
	pointKinds,
} from '#domain/website/open-points.ts'
import { withValueAt } from '#domain/website/places.ts'
import type { Row } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { addConfirmations } from '../../store/website/confirmations.ts'
import type { EntryName } from '../../store/website/documents.ts'
import type { EntryToPublish } from '../../store/website/publish.ts'
import { type DeskContext, readCall, refused } from '../cases/desk-call.ts'
import { refuse } from '../guard.ts'
import type { Read } from '../reading.ts'
import { type CompanyNotice, isSeriousKind } from './company-notice.ts'
import { inOrder, isOfOtherShipped, merge, nameOf, parsedJson } from './entries.ts'
import type { PublishedNow } from './publish-calls.ts'
import { createSiteNow } from './site-now.ts'

const day = v.pipe(v.string(), v.check(isIsoDate))
const confirmBody = v.strictObject({
	points: v.pipe(
		v.array(
			v.strictObject({
				kind: v.pipe(v.string(), v.maxLength(40)),
				id: v.pipe(v.string(), v.maxLength(100)),
				path: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(12)),
				/** As the reader saw it. */
				value: v.pipe(v.string(), v.maxLength(300)),
			}),
		),
		v.minLength(1),
		v.maxLength(200),
	),
	source: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
	link: v.optional(
		v.nullable(v.pipe(v.string(), v.regex(/^https:\/\/[^\s\p{Cc}]+$/u), v.maxLength(500))),
		null,
	),
	checked_on: day,
	valid_until: v.optional(v.nullable(day), null),
})

interface AboutEntry extends EntryName {
	document: Json | null
}

/** What nobody has confirmed, and what was confirmed until a day that has gone by. */
function pointsOf(
	{ kind, id, document }: AboutEntry,
	confirmed: readonly Row<'content_confirmations'>[],
): OpenPoint[] {
	const own = confirmed.filter((one) => one.kind === kind && one.entry_id === id)
	const now = document ?? undefined
	return [...openPointsOf(now), ...expiredPoints(now, own, todayIn(new Date()))]
}

const placeOf = (point: Pick<OpenPoint, 'path'>) => point.path.join('.')

export function createOpenCalls(
	store: Pick<Store, 'website'>,
	shows: PublishedNow,
	tellManagers: CompanyNotice,
) {
	const { website } = store
	const site = createSiteNow(store)

	const list: Read<OpenAnswer> = async () => {
		const all = (await site.all()).filter(({ state }) => state === 'shown')
		const confirmed = await website.confirmations.all()
		const points: ListedPoint[] = all.flatMap(({ kind, id, document }) =>
			pointsOf({ kind, id, document }, confirmed).map(({ kind: point, ...rest }) => ({
				...{ kind, id, point, entry: nameOf({ kind, id }, document) },
				...rest,
			})),
		)
		const atFirst = all.flatMap(({ file }) => openPointsOf(parsedJson(file) ?? undefined))
		const kinds = pointKinds.map((kind) => ({
			kind,
			left: points.filter(({ point }) => point === kind).length,
			all: Math.max(
				atFirst.filter((point) => point.kind === kind).length,
				points.filter(({ point }) => point === kind).length,
			),
		}))
		return { points, kinds }
	}

	return {
		list,

		async confirm(c: DeskContext) {
			const call = await readCall(c, confirmBody)
			if ('answer' in call) return call.answer
			const { points, source, link, checked_on, valid_until } = call.body
			if (points.some(({ kind }) => isSeriousKind(kind)) && !c.get('session').isConfirmed)
				return refuse(c, 'confirm_needed')
			const byEntry = Map.groupBy(points, ({ kind, id }) => `${kind}/${id}`)
			const { actor, key = '' } = call.doing
			// Pressed again after the answer was lost: the figures are confirmed, and nothing is wrong.
			const names = [...byEntry.values()].flatMap(([first]) => (first ? [first] : []))
			const before = await website.versions.publishedBy(key, actor, names)
			if (before) {
				await shows()
				return c.json({ revision: await website.published.revision(), entries: before })
			}
			const all = await site.all()
			const confirmed = await website.confirmations.all()
			const toPublish: EntryToPublish[] = []
			for (const wanted of byEntry.values()) {
				const [{ kind, id } = { kind: '', id: '' }] = wanted
				const entry = all.find((one) => one.kind === kind && one.id === id)
				if (!entry) return refused(c, { points: 'not_an_option' })
				if (entry.state !== 'shown') return c.json({ error: 'changed', kind, id, path: [] }, 409)
				let document: Json | undefined = entry.document ?? undefined
				const open = pointsOf(entry, confirmed)
				for (const point of wanted) {
					const now = open.find((one) => placeOf(one) === placeOf(point))
					// Another value by now, or one that was made up: that is changed, not confirmed.
					const mayConfirm = now?.kind === 'estimate' || now?.kind === 'expired'
					if (!mayConfirm || now.value !== point.value)
						return c.json({ error: 'changed', kind, id, path: point.path }, 409)
					document = withValueAt(document, [...point.path, 'confidence'], 'verified')
				}
				const text = inOrder({ kind, id }, document)
				if (text === null) return refused(c, { points: 'invalid' })
				toPublish.push({
					...{ kind, id, state: null, document: text, draftVersion: null },
					...{ madeFrom: JSON.stringify(entry.document), shipped: entry.file, codes: [] },
				})
			}
			const note = singleLine(source)
			const tell = await tellManagers(toPublish, { actor, key })
			const result = await website.publish({
				entries: toPublish,
				liveAt: null,
				note,
				actor,
				key,
				merge,
				isOfOtherShipped,
				async also(trx) {
					await addConfirmations(
						trx,
						points.map(({ kind, id, path, value }) => ({ kind, id, field: path.join('.'), value })),
						{ source: note, link, checked_on, valid_until },
						actor,
					)
					await tell(trx)
				},
			})
			if (result.result !== 'published') {
				const { result: error, ...about } = result
				return c.json({ error, ...about }, 409)
			}
			await shows()
			return c.json({ revision: result.revision, entries: result.entries })
		},
	}
}
