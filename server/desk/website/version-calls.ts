/** The history of an entry: what was published, compared side by side, taken back or brought back as a draft. */
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { VersionSummary, VersionsAnswer } from '#domain/desk/website-api.ts'
import { changesOf } from '#domain/website/changes.ts'
import { pathOf } from '#domain/website/entry-paths.ts'
import type { Json } from '#domain/website/json.ts'
import { waitingAfter } from '#domain/website/versions.ts'
import type { Store } from '../../store/store.ts'
import { type DeskContext, notFound } from '../cases/desk-call.ts'
import { refuse } from '../guard.ts'
import type { Read } from '../reading.ts'
import { draftAnswer, entryOf, summaryOf } from './answers.ts'
import { isSeriousKind } from './company-notice.ts'
import { formOf, nameOf, parsedJson } from './entries.ts'
import type { PublishedNow } from './publish-calls.ts'
import { createSiteNow } from './site-now.ts'

/** Of a version; what is no number that a column holds is no version either. */
const numberOf = (typed = '') => (/^\d{1,9}$/.test(typed) ? Number(typed) : -1)

type Side = VersionsAnswer['from']

export function createVersionCalls(store: Pick<Store, 'website' | 'cases'>, shows: PublishedNow) {
	const { website, cases } = store
	const site = createSiteNow(store)

	const versions: Read<VersionsAnswer> = async ({ params: { kind = '', id = '' }, query }) => {
		const entry = { kind, id }
		const found = await site.entry(entry)
		if (!found) throw new CallRefused(404, { error: 'not_found' })
		const { draft, present } = found
		const file = parsedJson(found.file)
		const texts = new Map<string, Json | null>([['file', file]])
		if (draft) texts.set('draft', parsedJson(draft.document))
		let before = file
		const summaries: VersionSummary[] = []
		for (const version of found.versions) {
			const document = parsedJson(await website.versions.document(version.document_hash))
			texts.set(`${version.number}`, document)
			const changes = changesOf(before ?? undefined, document ?? undefined).length
			summaries.push(summaryOf(version, changes))
			if (version.withdrawn_at === null) before = document
		}
		const side = (asked: string | undefined, fallback: string): Side => {
			const name = asked !== undefined && texts.has(asked) ? asked : fallback
			const number = name === 'draft' || name === 'file' ? name : Number(name)
			return { number, document: texts.get(name) ?? null }
		}
		const now = present.number === 0 ? 'file' : `${present.number}`
		const earlier = found.versions
			.filter((one) => one.withdrawn_at === null && one.number < present.number)
			.at(-1)
		const [waiting] = waitingAfter(found.versions, new Date().toISOString())
		const [from, to] = draft
			? [now, 'draft']
			: waiting
				? [now, `${waiting.number}`]
				: [earlier ? `${earlier.number}` : 'file', now]
		return {
			...entry,
			name: nameOf(entry, parsedJson(present.text) ?? parsedJson(draft?.document ?? null)),
			path: pathOf(entry),
			form: formOf(entry),
			versions: summaries.toReversed(),
			current: present.number,
			draft: draft && draftAnswer(draft),
			shipped: file,
			from: side(query.from, from ?? 'file'),
			to: side(query.to, to ?? now),
		}
	}

	const version: Read<{ number: number; document: Json }> = async ({
		params: { kind = '', id = '', number = '' },
	}) => {
		const found = await website.versions.read({ kind, id }, numberOf(number))
		if (!found) throw new CallRefused(404, { error: 'not_found' })
		const document = parsedJson(found.document)
		if (document === null) throw new CallRefused(410, { error: 'gone' })
		return { number: found.version.number, document }
	}

	return {
		versions,
		version,

		/** Opens a draft with the old text, and publishes nothing. 0 is the file of the release. */
		async restore(c: DeskContext) {
			const entry = entryOf(c)
			const number = numberOf(c.req.param('number'))
			const found = await site.entry(entry)
			if (!found) return notFound(c)
			const text =
				number === 0 ? found.file : ((await website.versions.read(entry, number))?.document ?? null)
			if (text === null) return notFound(c)
			const actor = c.get('staff').id
			const opened = await website.drafts.open(
				entry,
				text,
				{ number: found.present.number, document: found.present.text, restoredFrom: number },
				actor,
			)
			if (opened.result === 'conflict')
				return c.json({ error: 'draft', draft: draftAnswer(opened.draft) }, 409)
			await cases.audit.note(actor, 'content_restored', { ...entry, number })
			return c.json({ ...entry }, 201)
		},

		async withdraw(c: DeskContext) {
			const isSerious = isSeriousKind(entryOf(c).kind)
			if (isSerious && !c.get('session').isConfirmed) return refuse(c, 'confirm_needed')
			const number = numberOf(c.req.param('number'))
			const result = await website.versions.withdraw(entryOf(c), number, c.get('staff').id)
			if (result === 'missing') return notFound(c)
			if (result === 'live') return c.json({ error: 'live' }, 409)
			await shows()
			return c.body(null, 204)
		},
	}
}
