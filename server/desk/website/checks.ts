/** All checks of one document, against what is on the site. */
import * as v from 'valibot'
import { derivedTexts } from '#content/derive/texts.ts'
import { shipped } from '#content/shipped.ts'
import { valueWords } from '#content/templates.ts'
import { languages } from '#domain/language.ts'
import { figureFindings } from '#domain/website/checks/figures.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { fixedFindings } from '#domain/website/checks/fixed.ts'
import { schemaErrors } from '#domain/website/checks/schema-errors.ts'
import { textFindings } from '#domain/website/checks/texts.ts'
import type { Json } from '#domain/website/json.ts'
import { createDocuments } from '../../content/documents.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { schemaOf, sitePaths } from './entries.ts'

export function findingsOf(
	entry: EntryName,
	document: Json,
	before: Json | null,
	siblings: readonly string[],
): Finding[] {
	const schema = schemaOf(entry)
	const parsed = schema && v.safeParse(schema, document)
	const errors = parsed?.success === false ? schemaErrors(parsed.issues) : []
	const checked = { ...entry, document, before: before ?? undefined }
	const names = { siblings, values: Object.keys(valueWords), paths: sitePaths }
	const own = [
		...fixedFindings(checked, names),
		...figureFindings(checked),
		...textFindings(checked),
	]
	const known = new Set(errors.map(({ path }) => path.join('.')))
	return [...errors, ...own.filter(({ path }) => !known.has(path.join('.')))]
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
