import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { storedChoices } from '#domain/forms/application.ts'
import type { Language } from '#domain/language.ts'
import { addRows } from './add-rows.ts'
import { type DraftRead, endDraft } from './application-drafts.ts'
import type { Database } from './database.ts'
import { type ClaimedDocument, claimDocuments } from './document-rows.ts'
import { dialledBy } from './phones.ts'
import { makeReference, referenceSuffix } from './reference.ts'
import type { Row, Run, Trx } from './schema.ts'
import {
	type Channel,
	columns,
	type Fields,
	type Kind,
	type Submission,
	type Value,
} from './tables.ts'

/** What happened to a channel before the submission was stored, or who is sending it right now. */
export type NewDelivery = {
	channel: Channel
	claimedBy?: string
	claimedUntil?: string
	deliveredAt?: string
}

export type NewSubmission = {
	kind: Kind
	/** The visitor's Idempotency-Key. */
	key: string
	/** A digest of the content: the same key with another content is another submission by mistake. */
	fingerprint: string
	language: Language
	fields: Fields
	deliveries: readonly NewDelivery[]
	/** Set when the reference was given out before the row could be stored. */
	reference?: string
	createdAt?: string
	/** The answer that the visitor got, where a repeated call must get the same one (contact). */
	answer?: string | null
	/** The documents that the submission claims. */
	documents?: readonly ClaimedDocument[]
	/** The draft that it was, which ends with it. */
	draft?: DraftRead
	/** Opens its status page, for the one who sends it. */
	linkToken?: string
}

export type Submitted = {
	/** False when the key was known: the submission is the one stored then. */
	created: boolean
	submission: Submission
	fingerprint: string
	answer: string | null
}

/** A claimed document was never issued, or belongs to another application. */
export class UnknownDocument extends Error {}

/** The draft was changed since it was read. */
export class ChangedDraft extends Error {}

type StoredRow = Row<Kind>

const listOfText = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const choices = v.pipe(v.string(), v.parseJson(), storedChoices)

function readValue(type: 'text' | 'flag' | 'list' | 'choices', stored: unknown): Value {
	if (type === 'list') return v.parse(listOfText, stored)
	if (type === 'choices') return stored === null ? [] : v.parse(choices, stored)
	return typeof stored === 'string' || typeof stored === 'boolean' ? stored : null
}

function writeValue(value: Value): string | boolean | null {
	return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** A row of its table as it was submitted. */
export function readRow(kind: Kind, row: StoredRow): Omit<Submitted, 'created'> {
	const { id, reference, created_at, language, fingerprint } = row
	const answer: unknown = Reflect.get(row, 'answer')
	const fields = Object.fromEntries(
		Object.entries(columns[kind]).map(([name, type]) => [
			name,
			readValue(type, Reflect.get(row, name)),
		]),
	)
	return {
		submission: { kind, id, reference, created_at, language, fields },
		fingerprint,
		answer: typeof answer === 'string' ? answer : null,
	}
}

async function findBy(run: Run, kind: Kind, column: 'id' | 'idempotency_key', value: string) {
	const row = await run.selectFrom(kind).selectAll().where(column, '=', value).executeTakeFirst()
	return row ? readRow(kind, row) : null
}

export const findSubmission = async (
	run: Run,
	kind: Kind,
	id: string,
): Promise<Submission | null> => (await findBy(run, kind, 'id', id))?.submission ?? null

async function insert(
	trx: Trx,
	given: NewSubmission & { reference: string },
	opened: Opened,
): Promise<Submitted> {
	const { kind, key, fingerprint, language } = given
	const fields: Fields = { ...given.fields, phone_e164: dialledBy(given.fields) }
	const id = randomUUID()
	const now = given.createdAt ?? new Date().toISOString()
	const own = Object.keys(columns[kind]).map((name) => [name, writeValue(fields[name] ?? null)])
	const submitted = {
		id,
		reference: given.reference,
		created_at: now,
		language,
		idempotency_key: key,
		fingerprint,
		...Object.fromEntries(own),
		...(given.answer ? { answer: given.answer } : {}),
	}
	const [row] = await addRows(trx, kind, 'new', [submitted], (insert) =>
		insert.onConflict((known) => known.column('idempotency_key').doNothing()).returningAll(),
	)
	if (!row) {
		const known = await findBy(trx, kind, 'idempotency_key', key)
		if (!known) throw new Error('a key was taken and is not there')
		return { created: false, ...known }
	}
	if (given.draft && !(await endDraft(trx, given.draft, id))) throw new ChangedDraft()
	const next_attempt_at = new Date().toISOString()
	const deliveries = given.deliveries.map(
		({ channel, claimedBy = null, claimedUntil = null, deliveredAt = null }) => ({
			id: randomUUID(),
			kind,
			submission_id: id,
			channel,
			created_at: now,
			attempts: deliveredAt ? 1 : 0,
			next_attempt_at,
			claimed_by: claimedBy,
			claimed_until: claimedUntil,
			delivered_at: deliveredAt,
			outage: false,
		}),
	)
	await addRows(trx, 'deliveries', 'new', deliveries, (insert) => insert)
	if (given.documents && !(await claimDocuments(trx, given.documents, id))) {
		// Thrown, so that the transaction leaves nothing behind.
		throw new UnknownDocument()
	}
	const stored = readRow(kind, row)
	await opened(trx, stored.submission, given.linkToken)
	return { created: true, ...stored }
}

/** PostgreSQL says 23505, SQLite names the column. */
function isTakenReference(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	const constraint = Reflect.get(error, 'constraint')
	return `${constraint ?? error.message}`.match(/unique.*reference|reference_key/i) !== null
}

/** What else is written in the transaction of a new submission. */
export type Opened = (trx: Trx, submission: Submission, linkToken?: string) => Promise<void>

export function createSubmissions(database: Database, opened: Opened) {
	/** Stores the submission with its deliveries and claims in one transaction, or finds what the key made before. */
	async function submit(given: NewSubmission): Promise<Submitted> {
		for (let attempt = 1; ; attempt += 1) {
			// A reference that was given out already is only added to, so that it is still found.
			const reference =
				attempt === 1 ? given.reference : given.reference && given.reference + referenceSuffix()
			try {
				return await database.sharedTransaction((trx) =>
					insert(trx, { ...given, reference: reference ?? makeReference() }, opened),
				)
			} catch (error) {
				if (attempt === 5 || !isTakenReference(error)) throw error
			}
		}
	}

	return {
		submit,
		/** The same inside a transaction of the caller. A reference that is taken fails it, instead of being drawn again. */
		submitIn: (trx: Trx, given: NewSubmission) =>
			insert(trx, { ...given, reference: given.reference ?? makeReference() }, opened),
		find: async (kind: Kind, id: string) => findSubmission(await database.ready(), kind, id),
		findByKey: async (kind: Kind, key: string): Promise<Submitted | null> => {
			const known = await findBy(await database.ready(), kind, 'idempotency_key', key)
			return known && { created: false, ...known }
		},
	}
}
