import { type DocumentLabel, documentsOf } from '#domain/cases/codes.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'

/** The documents of an open case's list that nobody has sent or asked for. */
export function missingDocuments({ case: row, documents, requests }: CaseAnswer): DocumentLabel[] {
	if (row.closed_at) return []
	const known = new Set([
		...documents.map(({ label }) => label),
		...requests.filter(({ state }) => state === 'open').map(({ document }) => document),
	])
	return documentsOf(row.kind).filter((label) => !known.has(label))
}
