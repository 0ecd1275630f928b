/** Publishing: every check once more, the warnings that somebody has accepted, the password where it is about the company. */
import * as v from 'valibot'
import { singleLine } from '#domain/plain-text.ts'
import { type Finding, nameOfFinding } from '#domain/website/checks/finding.ts'
import { wrongMoment } from '#domain/website/later-moment.ts'
import { withoutChanges } from '#domain/website/put-back.ts'
import { entryStates } from '#domain/website/versions.ts'
import type { Store } from '../../store/store.ts'
import type { EntryToPublish } from '../../store/website/publish.ts'
import { largestInteger, moment } from '../cases/bodies.ts'
import { type DeskContext, notFound, readCall, refused } from '../cases/desk-call.ts'
import { refuse } from '../guard.ts'
import { findingsOf, isRenderable, photoFindings } from './checks.ts'
import { type CompanyNotice, isSeriousKind } from './company-notice.ts'
import { codesIn, inOrder, isOfOtherShipped, mayLeave, merge, parsedJson } from './entries.ts'
import { createSiteNow } from './site-now.ts'

const mostEntries = 60

const draftVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger))

const changeNames = v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(2000))

const publishBody = v.strictObject({
	entries: v.pipe(
		v.array(
			v.strictObject({
				kind: v.pipe(v.string(), v.maxLength(40)),
				id: v.pipe(v.string(), v.maxLength(100)),
				/** Of the draft; null where only the state changes. */
				version: v.nullable(draftVersion),
				/** Changes of the draft that are not to go out yet, by their names: they stay in the draft. */
				without: v.optional(changeNames, []),
				/** Without it a draft leaves the state as it is: what is hidden stays hidden. */
				state: v.optional(v.picklist(entryStates)),
			}),
		),
		v.minLength(1),
		v.maxLength(mostEntries),
		// Of two wishes for one entry only the first would be fulfilled.
		v.check((all) => new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size === all.length),
	),
	note: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
	live_at: v.optional(v.nullable(moment), null),
	/** The names of the warnings that were read. */
	accepted: v.optional(v.array(v.pipe(v.string(), v.maxLength(300))), []),
})

/** How many entries can be hidden at once without the password. */
const mostHidden = 3

/** What a stolen session could do most harm with: the company's own data, messages in its name, and what takes much of the site away. */
function isSerious(entries: v.InferOutput<typeof publishBody>['entries']): boolean {
	const hidden = entries.filter(({ state }) => state === 'hidden').length
	const kinds = entries.some(({ kind, state }) => isSeriousKind(kind) || state === 'deleted')
	return kinds || hidden > mostHidden
}

/** Resolves when this process shows what was published. */
export type PublishedNow = () => Promise<void>

export function createPublishCalls(
	store: Pick<Store, 'website'>,
	shows: PublishedNow,
	tellManagers: CompanyNotice,
) {
	const { website } = store
	const site = createSiteNow(store)

	return {
		async publish(c: DeskContext) {
			const call = await readCall(c, publishBody)
			if ('answer' in call) return call.answer
			const { entries, note, live_at, accepted } = call.body
			if (isSerious(entries) && !c.get('session').isConfirmed) return refuse(c, 'confirm_needed')
			const { actor, key = '' } = call.doing
			// Pressed again after the answer was lost: the draft is gone, and nothing is wrong.
			const before = await website.versions.publishedBy(key, actor, entries)
			if (before) {
				await shows()
				return c.json({ revision: await website.published.revision(), entries: before })
			}
			// Published at once it would not be what was asked for.
			const wrong = live_at === null ? null : wrongMoment(live_at, Date.now())
			if (wrong) return refused(c, { live_at: wrong })

			const toPublish: EntryToPublish[] = []
			const findings: (Finding & { kind: string; id: string })[] = []
			for (const { kind, id, version, without, state: wanted } of entries) {
				const entry = { kind, id }
				const found = await site.entry(entry)
				if (!found) return notFound(c)
				const state = wanted ?? (version === null ? 'shown' : found.present.state)
				if (state !== 'shown' && !mayLeave(kind)) return refused(c, { state: 'not_an_option' })
				const shipped = found.file
				if (version === null) {
					if (found.present.text === null) return notFound(c)
					toPublish.push({
						...entry,
						state,
						document: null,
						draftVersion: null,
						shipped,
						codes: [],
					})
					continue
				}
				const { draft, present } = found
				if (!draft || draft.version !== version)
					return c.json({ error: draft ? 'conflict' : 'published', ...entry }, 409)
				const before = parsedJson(present.text)
				const parts = withoutChanges(before, parsedJson(draft.document), new Set(without))
				if (!parts) return c.json({ error: 'conflict', ...entry }, 409)
				const document = parts.text
				const left = without.length > 0 ? JSON.stringify(parts.left) : null
				const siblings = await site.siblings(kind)
				const own = [
					...findingsOf(entry, document, before, { siblings }),
					...(await photoFindings(website, document)),
				]
				findings.push(...own.map((finding) => ({ ...finding, ...entry })))
				const text = inOrder(entry, document)
				if (text === null) continue
				if (!isRenderable(entry, document))
					findings.push({ ...entry, level: 'error', code: 'unrenderable', path: [], values: {} })
				// Those of the file too: a later release may leave out what this draft does.
				const codes = [document, parsedJson(shipped)].flatMap((one) => codesIn(one ?? undefined))
				const checked = { document: text, draftVersion: version, left, shipped, codes }
				toPublish.push({ ...entry, ...checked, state: wanted ?? null })
			}
			const errors = findings.filter(({ level }) => level === 'error')
			if (errors.length > 0) return c.json({ error: 'invalid', findings: errors }, 422)
			const unread = findings.filter(
				(finding) => finding.level === 'warning' && !accepted.includes(nameOfFinding(finding)),
			)
			if (unread.length > 0) return c.json({ error: 'warnings', findings: unread }, 409)

			const result = await website.publish({
				entries: toPublish,
				liveAt: live_at,
				note: singleLine(note),
				actor,
				key,
				merge,
				isOfOtherShipped,
				also: await tellManagers(entries, { actor, key }),
			})
			if (result.result !== 'published') {
				const { result: error, ...about } = result
				return c.json({ error, ...about }, 409)
			}
			await shows()
			const { revision, entries: published } = result
			return c.json({ revision, entries: published })
		},
	}
}
