import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * The website as editors change it. An entry without rows is what its file says, so with empty tables the site is what it was.
 * A document is kept once under the hash of its text; versions, drafts and what a release shipped name it by that hash.
 */
export const websiteStep = {
	name: '027-website',
	async up(db: Trx) {
		await sql`create table content_documents (hash text primary key, document text not null)`.execute(
			db,
		)
		await sql`create table content_versions (
			id text primary key,
			kind text not null,
			entry_id text not null,
			number integer not null,
			state text not null,
			document_hash text,
			shipped_hash text,
			base_number integer not null,
			live_at text not null,
			published_at text not null,
			published_by text not null,
			note text not null,
			restored_from integer,
			withdrawn_at text,
			withdrawn_by text,
			erased_at text,
			unique (kind, entry_id, number)
		)`.execute(db)
		await sql`create index content_versions_entry on content_versions (kind, entry_id, live_at, number)`.execute(
			db,
		)
		await sql`create index content_versions_live on content_versions (live_at) where withdrawn_at is null`.execute(
			db,
		)
		await sql`create table content_drafts (
			kind text not null,
			entry_id text not null,
			version integer not null,
			document text not null,
			base_number integer not null,
			base_hash text,
			restored_from integer,
			created_by text not null,
			updated_by text not null,
			updated_at text not null,
			primary key (kind, entry_id)
		)`.execute(db)
		// One row. Whoever publishes changes it first, so that publications come one after another.
		await sql`create table content_state (id text primary key, revision integer not null)`.execute(
			db,
		)
		await sql`insert into content_state (id, revision) values ('site', 0)`.execute(db)
		await sql`create table content_codes (
			code text primary key,
			kind text not null,
			entry_id text not null,
			given_at text not null
		)`.execute(db)
		await sql`create table content_photos (
			hash text primary key,
			"by" text not null,
			at text not null,
			width integer not null,
			height integer not null,
			bytes integer not null,
			widths text not null,
			removed_at text
		)`.execute(db)
		await sql`create table content_confirmations (
			id text primary key,
			kind text not null,
			entry_id text not null,
			field text not null,
			value text not null,
			source text not null,
			link text,
			checked_on text not null,
			valid_until text,
			"by" text not null,
			at text not null
		)`.execute(db)
		await sql`create index content_confirmations_entry on content_confirmations (kind, entry_id)`.execute(
			db,
		)
	},
}
