/** The columns of the website's tables; `schema.ts` has all others. */
import type { EntryState } from '#domain/website/versions.ts'
import { integer, maybeInteger, maybeText, text, word } from '../column.ts'

export const websiteTables = {
	content_documents: { hash: text, document: text },
	content_versions: {
		id: text,
		kind: text,
		entry_id: text,
		/** Counts up within an entry, in the order of publishing. */
		number: integer,
		state: word<EntryState>(),
		/** Null where it was erased, or where nothing is shown. */
		document_hash: maybeText,
		/** What the release said of the entry when this was published. */
		shipped_hash: maybeText,
		/** The version it was made from; 0 is the file. */
		base_number: integer,
		live_at: text,
		published_at: text,
		published_by: text,
		note: text,
		restored_from: maybeInteger,
		withdrawn_at: maybeText,
		withdrawn_by: maybeText,
		erased_at: maybeText,
		/** The revision that last changed it. */
		revision: integer,
	},
	content_drafts: {
		kind: text,
		entry_id: text,
		/** Counts up with each saving. */
		version: integer,
		document: text,
		base_number: integer,
		/** Null for an entry that is new. */
		base_hash: maybeText,
		restored_from: maybeInteger,
		created_by: text,
		updated_by: text,
		updated_at: text,
	},
	content_state: { id: text, revision: integer },
	content_codes: { code: text, kind: text, entry_id: text, given_at: text },
	content_photos: {
		hash: text,
		by: text,
		at: text,
		width: integer,
		height: integer,
		bytes: integer,
		/** JSON: the widths it is kept in. */
		widths: text,
		removed_at: maybeText,
	},
	content_erasures: {
		id: text,
		kind: text,
		entry_id: text,
		/** JSON: digests of the people; null where the whole entry was erased. */
		people: maybeText,
		by: text,
		reason: text,
		at: text,
	},
	content_confirmations: {
		id: text,
		kind: text,
		entry_id: text,
		field: text,
		value: text,
		source: text,
		link: maybeText,
		checked_on: text,
		valid_until: maybeText,
		by: text,
		at: text,
	},
}
