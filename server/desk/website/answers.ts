/** Rows of the website as the calls answer them. */
import type { DraftAnswer, VersionSummary } from '#domain/desk/website-api.ts'
import type { Row } from '../../store/schema.ts'
import type { EntryName } from '../../store/website/documents.ts'
import type { DeskContext } from '../cases/desk-call.ts'
import { parsedJson } from './entries.ts'

export const entryOf = (c: DeskContext): EntryName => ({
	kind: c.req.param('kind') ?? '',
	id: c.req.param('id') ?? '',
})

export const draftAnswer = (draft: {
	version: number
	document: string
	base_number: number
	created_by: string
	updated_by: string
	updated_at: string
}): DraftAnswer => ({
	version: draft.version,
	document: parsedJson(draft.document),
	base_number: draft.base_number,
	started_by: draft.created_by,
	by: draft.updated_by,
	at: draft.updated_at,
})

export const summaryOf = (version: Row<'content_versions'>, changes: number): VersionSummary => ({
	number: version.number,
	state: version.state,
	live_at: version.live_at,
	published_at: version.published_at,
	by: version.published_by,
	note: version.note,
	restored_from: version.restored_from,
	is_withdrawn: version.withdrawn_at !== null,
	is_erased: version.erased_at !== null,
	has_text: version.document_hash !== null,
	changes,
})
