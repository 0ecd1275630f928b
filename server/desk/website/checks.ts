/** All checks of one document, against what is on the site. */
import * as v from 'valibot'
import { remembered } from '#content/derive/remembered.ts'
import { cardNote } from '#content/derive/share-card.ts'
import { derivedTexts } from '#content/derive/texts.ts'
import { catalogueKinds, shippedEntries } from '#content/entries.ts'
import { type Documents, shipped } from '#content/shipped.ts'
import { valueWords } from '#content/templates.ts'
import { languages } from '#domain/language.ts'
import { todayIn } from '#domain/plan/days.ts'
import { dayFindings } from '#domain/website/checks/days.ts'
import { elsewhereFindings, isSentence, type Sayers } from '#domain/website/checks/elsewhere.ts'
import { figureFindings } from '#domain/website/checks/figures.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { fixedFindings } from '#domain/website/checks/fixed.ts'
import { schemaErrors } from '#domain/website/checks/schema-errors.ts'
import { textFindings, textsIn } from '#domain/website/checks/texts.ts'
import type { Json } from '#domain/website/json.ts'
import { type Confirmed, expiredPoints } from '#domain/website/open-points.ts'
import { photosIn } from '#domain/website/photos.ts'
import { createDocuments } from '../../content/documents.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { isCatalogueKind, nameOf, parsedJson, schemaOf, sitePaths } from './entries.ts'

/** What is around an entry, as far as its checks need it. */
interface Around {
	/** Ids of the shown entries of its kind. */
	siblings: readonly string[]
	/** Of this entry, oldest first. */
	confirmed?: readonly Confirmed[]
	/** What the site says now. */
	site?: Documents
}

export function findingsOf(
	entry: EntryName,
	document: Json,
	before: Json | null,
	{ siblings, confirmed = [], site }: Around,
): Finding[] {
	const schema = schemaOf(entry)
	const parsed = schema && v.safeParse(schema, document)
	const errors = parsed?.success === false ? schemaErrors(parsed.issues) : []
	const checked = { ...entry, document, before: before ?? undefined }
	const today = todayIn(new Date())
	const names = { siblings, values: Object.keys(valueWords), paths: sitePaths }
	const own = [
		...cardFindings(entry, document, before),
		...fixedFindings(checked, names),
		...figureFindings(checked),
		...textFindings(checked),
		...dayFindings(checked, today),
		...expiredPoints(document, confirmed, today).map(
			({ path }): Finding => ({ level: 'note', code: 'expired', path, values: {} }),
		),
		...(site ? elsewhereFindings(checked, sayersIn(site)) : []),
	]
	const refused = new Set(errors.map(({ path }) => path.join('.')))
	return [...errors, ...own.filter(({ path }) => !refused.has(path.join('.')))]
}

const sentencesIn = remembered((document: object, kind: string, id: string) => {
	const said = parsedJson(JSON.stringify(document))
	const texts = textsIn(said ?? undefined).map(({ text }) => text.ar)
	const sentences = new Set(texts.filter(isSentence))
	return { kind, id, name: nameOf({ kind, id }, said), sentences }
})

const sayersIn =
	(documents: Documents): Sayers =>
	(sentence) =>
		shippedEntries(documents)
			.map(({ document, kind, id }) => sentencesIn(document, kind, id))
			.filter(({ sentences }) => sentences.has(sentence))

const pictures = v.optional(
	v.array(v.object({ scene: v.string(), photo: v.optional(v.unknown()) })),
)
const drawn = v.object({
	id: v.string(),
	name: v.object({ ar: v.string(), en: v.string() }),
	photos: pictures,
	images: pictures,
})

/** With another name or first picture the entry's own card for shared links is left out until the next release. */
function cardFindings({ kind }: EntryName, document: Json, before: Json | null): Finding[] {
	if (!isCatalogueKind(kind)) return []
	const { list } = catalogueKinds[kind]
	const hasCard = (value: Json | null) => {
		const entry = v.safeParse(drawn, value)
		return entry.success && languages.every((one) => !cardNote(list, entry.output, one).withoutCard)
	}
	if (!hasCard(before) || hasCard(document)) return []
	return [{ level: 'note', code: 'card', path: [], values: {} }]
}

/** Photos that are not kept, or not as the document says. */
export async function photoFindings({ photos }: Store['website'], document: Json) {
	const named = photosIn(document)
	const kept = await photos.kept(named.map(({ photo }) => photo.hash))
	return named
		.filter(({ photo: { hash, width, height } }) => {
			const row = kept.get(hash)
			return row?.width !== width || row.height !== height
		})
		.map(({ path }): Finding => ({ level: 'error', code: 'photo', path, values: {} }))
}

/** Makes everything that pages read of a document, in both languages: what can't be made is not published. */
export function isRenderable(entry: EntryName, document: Json): boolean {
	try {
		const now = new Date().toISOString()
		const version = {
			...{ kind: entry.kind, entry_id: entry.id, number: 1, state: 'shown' as const },
			...{ live_at: now, withdrawn_at: null, document_hash: 'new', document },
		}
		const { documents, faults } = createDocuments(shipped)([version], now)
		if (faults.length > 0) return false
		const files: readonly unknown[] = derivedTexts(shipped).flatMap(({ from }) => from)
		for (const { from, make } of derivedTexts(documents)) {
			if (from.every((one) => files.includes(one))) continue
			for (const language of languages) JSON.stringify(make(language))
		}
		return true
	} catch {
		return false
	}
}
