/** A new entry: added as an empty draft, under names that can be others until it is first published. */
import * as v from 'valibot'
import { singleLine } from '#domain/plain-text.ts'
import { newEntry } from '#domain/website/empty.ts'
import { isRecord } from '#domain/website/json.ts'
import { pointedAnew, renamed, slugOf, wrongCode, wrongId } from '#domain/website/own-names.ts'
import { idOfKey } from '../../store/cases/events.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { largestInteger } from '../cases/bodies.ts'
import { type DeskContext, notFound, readCall } from '../cases/desk-call.ts'
import { entryOf } from './answers.ts'
import { formOf, isCatalogueKind, isOfOtherShipped, parsedJson, schemaOf } from './entries.ts'
import { entryCodes } from './given-names.ts'
import { createSiteNow } from './site-now.ts'

/** Of any length: what is wrong with it is said at its field. */
const typedName = v.pipe(v.string(), v.maxLength(300), v.trim())
const words = v.pipe(
	v.string(),
	v.transform(singleLine),
	// Spaces without width are kept in texts, and there is a letter that is drawn as nothing.
	v.regex(/[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v),
	v.maxLength(120),
)
const addBody = v.strictObject({
	kind: v.picklist(['university', 'institute', 'home']),
	name: v.strictObject({ ar: words, en: words }),
	/** The last part of its page's address; without it, from its English name. */
	id: v.optional(typedName),
})
const renameBody = v.strictObject({
	/** Of the draft. */
	version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger)),
	id: typedName,
	code: typedName,
})

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createSiteNow>['entry']>>>

/** Of what was published once, also for a later day or taken back before it, addresses may be kept. */
export const mayRename = ({ versions, draft, file }: Found) =>
	versions.length === 0 && file === null && draft !== null

/** For an entry of the release, or for something else than entries. */
const isKept = (entry: EntryName, code: string) =>
	isOfOtherShipped(entry, code) || wrongCode(code) === 'reserved'

const faulty = (c: DeskContext, errors: { id?: string | undefined; code?: string | undefined }) =>
	c.json({ errors }, 422)
const taken = (c: DeskContext, errors: { id?: 'taken' | undefined; code?: 'taken' | undefined }) =>
	c.json({ error: 'taken', errors }, 409)

export function createNewEntryCalls(store: Pick<Store, 'website' | 'cases'>) {
	const { website, cases } = store
	const site = createSiteNow(store)

	/** Pressed again after the answer was lost: its draft has the names that were asked for. */
	async function isRenamed(to: EntryName, asked: v.InferOutput<typeof renameBody>, actor: string) {
		const draft = await website.drafts.find(to)
		if (draft?.version !== asked.version + 1 || draft.updated_by !== actor) return false
		const document = parsedJson(draft.document)
		return isRecord(document) && document.code === asked.code
	}

	/** Also where the entry is hidden, deleted or erased by now, or came with an earlier release. */
	const isIdTaken = async (entry: EntryName) =>
		(await site.entry(entry)) !== null || (await website.codes.hasAny(entry))

	return {
		/** What is true of another entry may not be true of this one: it begins empty. */
		async add(c: DeskContext) {
			const call = await readCall(c, addBody)
			if ('answer' in call) return call.answer
			const { kind, name } = call.body
			const id = call.body.id ?? slugOf(name.en)
			const wrong = wrongId(id)
			if (wrong) return faulty(c, { id: wrong })
			const entry = { kind, id }
			const { actor, key } = call.doing
			const addition = idOfKey(key, actor, 'content_added', kind, id)
			// Pressed again after the answer was lost.
			if (await cases.audit.has(addition)) return c.json(entry, 201)
			if (await isIdTaken(entry)) return taken(c, { id: 'taken' })
			const codes = entryCodes(id).filter((code) => !isKept(entry, code))
			const document = newEntry(formOf(entry))
			const documentWith = (code: string) => JSON.stringify({ ...document, id, code, name })
			const isAdded = await website.drafts.add(entry, codes, documentWith, actor)
			if (!isAdded) return taken(c, { id: 'taken' })
			await cases.audit.note(actor, 'content_added', entry, addition)
			return c.json(entry, 201)
		},

		/** Other names for what nobody has published yet; drafts that name the entry follow it. */
		async rename(c: DeskContext) {
			const call = await readCall(c, renameBody)
			if ('answer' in call) return call.answer
			const entry = entryOf(c)
			const { version, id, code } = call.body
			const { actor } = call.doing
			if (!isCatalogueKind(entry.kind) || !schemaOf(entry)) return notFound(c)
			const faults = { id: wrongId(id) ?? undefined, code: wrongCode(code) ?? undefined }
			const isFaulty = faults.id !== undefined || faults.code !== undefined
			const to = { kind: entry.kind, id }
			const found = await site.entry(entry)
			if ((!found || id === entry.id) && !isFaulty && (await isRenamed(to, call.body, actor)))
				return c.json(to)
			if (!found) return notFound(c)
			if (!mayRename(found)) return c.json({ error: 'published' }, 409)
			if (isFaulty) return faulty(c, faults)
			if (found.draft?.version !== version) return c.json({ error: 'conflict' }, 409)
			// What a colleague types there meanwhile would be saved under the old name, which is nobody's any more.
			const viewers = await cases.viewers.others(`${entry.kind}/${entry.id}`, actor)
			if (id !== entry.id && viewers.length > 0) return c.json({ error: 'open', viewers }, 409)
			const isCodeTaken = isKept(entry, code) || !(await website.codes.isFree(entry, code))
			const isTaken = {
				id: id !== entry.id && (await isIdTaken(to)) ? ('taken' as const) : undefined,
				code: isCodeTaken ? ('taken' as const) : undefined,
			}
			if (isTaken.id || isTaken.code) return taken(c, isTaken)
			const document = renamed(parsedJson(found.draft.document), { id, code })
			const result = await website.drafts.rename(
				entry,
				{ to: id, code, version, document: JSON.stringify(document) },
				actor,
				(other, text) => {
					const before = parsedJson(text)
					return JSON.stringify(pointedAnew(other, before, entry, id))
				},
			)
			// Somebody was faster since the look above.
			if (result === 'taken') return taken(c, { id: 'taken' })
			if (result === 'code_taken') return taken(c, { code: 'taken' })
			if (result !== 'renamed') return c.json({ error: result }, 409)
			await cases.audit.note(actor, 'content_renamed', { ...to, was: entry.id })
			return c.json(to)
		},
	}
}
