/** One entry: read, watched, written as a draft. */
import * as v from 'valibot'
import { remembered } from '#content/derive/remembered.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { EntryAnswer, entryPulse } from '#domain/desk/website-api.ts'
import { multiLine, singleLine } from '#domain/plain-text.ts'
import { isWithinBounds } from '#domain/website/bounds.ts'
import { pathOf } from '#domain/website/entry-paths.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { waitingAfter } from '#domain/website/versions.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { largestInteger } from '../cases/bodies.ts'
import { type DeskContext, notFound, readCall } from '../cases/desk-call.ts'
import type { Read } from '../reading.ts'
import { draftAnswer, entryOf, summaryOf } from './answers.ts'
import { findingsOf, photoFindings } from './checks.ts'
import { codesIn, formOf, inOrder, mayLeave, nameOf, parsedJson } from './entries.ts'
import { createGivenNames } from './given-names.ts'
import { isReleaseNewer } from './list-rows.ts'
import { mayRename } from './new-entry-calls.ts'
import { createSiteNow, type DraftedEntry } from './site-now.ts'

const json: v.GenericSchema<Json> = v.lazy(() =>
	v.union([
		v.string(),
		v.number(),
		v.boolean(),
		v.null(),
		v.array(json),
		v.record(v.string(), json),
	]),
)
const saveBody = v.strictObject({
	/** 0 opens a draft. */
	version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestInteger)),
	document: v.pipe(v.unknown(), v.check(isWithinBounds), json),
})
const discardBody = v.strictObject({
	version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger)),
})
/** Without control characters and marks that steer direction; several lines only where a message has them. */
function cleaned(kind: string, value: Json): Json {
	if (typeof value === 'string') return kind === 'template' ? multiLine(value) : singleLine(value)
	if (Array.isArray(value)) return value.map((item) => cleaned(kind, item))
	if (!isRecord(value)) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, cleaned(kind, item)]),
	)
}

/** What an entry's page says of the others, made once for as long as nothing is published. */
const sibling = remembered((entry: DraftedEntry) => ({
	id: entry.id,
	name: nameOf(entry, entry.document),
}))
const shownByKind = remembered((all: readonly DraftedEntry[]) => {
	const shown = all.filter(({ state }) => state === 'shown')
	const byKind = Map.groupBy(shown, ({ kind }) => kind)
	return new Map([...byKind].map(([kind, own]) => [kind, own.map((one) => sibling(one))]))
})

/** What stands before and after an entry in the list of the room; what is hidden has its place there too. */
const listedByKind = remembered((all: readonly DraftedEntry[]) => {
	const listed = all.filter(({ state }) => state !== 'deleted')
	return Map.groupBy(listed, ({ kind }) => kind)
})

const missing = () => new CallRefused(404, { error: 'not_found' })

export function createEntryCalls(
	store: Pick<Store, 'website' | 'cases'>,
	content: Pick<SiteContent, 'current'>,
) {
	const { website, cases } = store
	const site = createSiteNow(store)
	const giveNames = createGivenNames(website)

	/** Names that the server gives once there are words are nothing to ask the writer for. */
	async function findings(entry: EntryName, document: Json, before: Json | null) {
		const found = findingsOf(entry, document, before, {
			siblings: await site.siblings(entry.kind),
			confirmed: await website.confirmations.of(entry),
			site: content.current().documents,
		})
		return [...found, ...(await photoFindings(website, document))].filter(
			({ code, path }) =>
				!(code === 'required' && path.length > 1 && ['id', 'code'].includes(path.at(-1) ?? '')),
		)
	}

	const read: Read<EntryAnswer> = async ({
		params: { kind = '', id = '' },
		session: { staff },
	}) => {
		const entry = { kind, id }
		const found = await site.entry(entry)
		if (!found) throw missing()
		const { versions, draft, present } = found
		if (present.state === 'deleted' && present.text === null && !draft)
			throw new CallRefused(410, { error: 'gone' })
		const document = parsedJson(present.text)
		const written = draft ? parsedJson(draft.document) : null
		const all = await site.all()
		const shown = shownByKind(all)
		const siblings = shown.get(kind) ?? []
		const listed =
			kind === 'order'
				? (shown.get(id.replace(/-order$/, '')) ?? [])
				: siblings.filter((one) => one.id !== id)
		const around = listedByKind(all).get(kind) ?? []
		const place = around.findIndex((one) => one.id === id)
		const near = (at: number) => (place === -1 ? null : (around[at]?.id ?? null))
		const current = versions.find(({ number }) => number === present.number)
		const { file } = found
		return {
			...entry,
			name: nameOf(entry, written ?? document),
			path: pathOf(entry),
			form: formOf(entry),
			published: {
				number: present.number,
				state: present.state,
				document,
				at: present.at,
				by: present.by,
			},
			draft: draft && draftAnswer(draft),
			waiting: waitingAfter(versions, new Date().toISOString()).map((one) => summaryOf(one, 0)),
			release: isReleaseNewer(current, file) ? parsedJson(file) : null,
			findings: await findings(entry, written ?? document, document),
			siblings: listed,
			is_new: document === null,
			may_leave: mayLeave(kind),
			may_rename: mayRename(found),
			previous: near(place - 1),
			next: near(place + 1),
			place: place + 1,
			of: around.length,
			viewers: await cases.viewers.others(`${kind}/${id}`, staff.id),
		}
	}

	const pulse: Read<v.InferOutput<typeof entryPulse>> = async ({
		params: { kind = '', id = '' },
		session: { staff },
	}) => {
		const found = await site.entry({ kind, id })
		if (!found) throw missing()
		return {
			draft_version: found.draft?.version ?? null,
			number: found.present.number,
			viewers: await cases.viewers.others(`${kind}/${id}`, staff.id),
		}
	}

	return {
		read,
		pulse,

		async save(c: DeskContext) {
			const call = await readCall(c, saveBody)
			if ('answer' in call) return call.answer
			const entry = entryOf(c)
			const found = await site.entry(entry)
			if (!found) return notFound(c)
			const { actor } = call.doing
			const { version } = call.body
			const before = parsedJson(found.present.text)
			const file = parsedJson(found.file)
			const clean = cleaned(entry.kind, call.body.document)
			const onSite = before ?? file
			const { document, given } = await giveNames(entry, formOf(entry), clean, {
				code: isRecord(onSite) && typeof onSite.code === 'string' ? onSite.code : null,
				used: [before, file].flatMap((one) => codesIn(one ?? undefined)),
			})
			const text = inOrder(entry, document) ?? JSON.stringify(document)
			const base = { number: found.present.number, document: found.present.text }
			const saved =
				version === 0
					? await website.drafts.open(entry, text, base, actor)
					: await website.drafts.save(entry, version, text, actor)
			if (saved.result === 'conflict')
				return c.json({ error: 'conflict', draft: draftAnswer(saved.draft) }, 409)
			if (saved.result === 'gone')
				return c.json({ error: 'published', number: found.present.number }, 409)
			if (version === 0) await cases.audit.note(actor, 'content_drafted', { ...entry })
			return c.json({
				version: saved.version,
				saved_at: saved.saved_at,
				given,
				findings: await findings(entry, document, before),
			})
		},

		async discard(c: DeskContext) {
			const call = await readCall(c, discardBody)
			if ('answer' in call) return call.answer
			const isGone = await website.drafts.discard(entryOf(c), call.body.version)
			return isGone ? c.body(null, 204) : c.json({ error: 'conflict' }, 409)
		},
	}
}
