/**
 * Applications that are filled in without scripts: five pages, one after the other. What was typed waits here under a secret that
 * only the visitor's address bar holds. The table has the digest of the secret, and content encrypted with it: neither staff nor a
 * copy of the database can read a draft that nobody has sent.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { documentLabels } from '#domain/cases/codes.ts'
import { digestOf, newSecret } from '../secret.ts'
import type { Database } from './database.ts'
import type { Trx } from './schema.ts'

const minute = 60_000
/** After the last change; uploads that nobody has claimed live as long. */
const life = 24 * 60 * minute
/** A draft that was sent answers a repeated press for so long. */
const afterSending = 15 * minute

/** Twice what the longest answers take; letters that JSON writes as six could take more. */
const mostBytes = 64 * 1024
/** All that wait at once: together they take less than half a gigabyte. */
const mostDrafts = 5000

const draftContent = v.object({
	values: v.record(v.string(), v.string()),
	documents: v.array(
		v.object({
			/** Under which it is kept. */
			name: v.string(),
			/** As the visitor's device calls it. */
			fileName: v.string(),
			size: v.number(),
			label: v.optional(v.picklist(documentLabels), 'other'),
		}),
	),
})
export type DraftContent = v.InferOutput<typeof draftContent>

/** `version` grows with every change. */
export type Draft = DraftContent & { version: number; isSent: boolean }

/** A draft as somebody read it. */
export type DraftRead = { id: string; version: number }

const keyFrom = (secret: string) =>
	createHmac('sha256', secret).update('application draft').digest()

function seal(content: DraftContent, secret: string): string {
	const text = JSON.stringify(content)
	if (Buffer.byteLength(text) > mostBytes) throw new Error('the draft is too long')
	const nonce = randomBytes(12)
	const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce)
	const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64')
}

function unseal(sealed: string, secret: string): DraftContent {
	const bytes = Buffer.from(sealed, 'base64')
	const cipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
	cipher.setAuthTag(bytes.subarray(12, 28))
	const text = Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
	return v.parse(draftContent, JSON.parse(text))
}

const after = (time: number) => new Date(Date.now() + time).toISOString()

/** Its content goes, and that it was sent is known for a few minutes more. */
const ended = (caseId: string) => ({ sealed: '', case_id: caseId, ends_at: after(afterSending) })

/** In the transaction that stores the application. False where it was changed since it was read: what came meanwhile would be lost with it. */
export async function endDraft(
	trx: Trx,
	{ id, version }: DraftRead,
	caseId: string,
): Promise<boolean> {
	const row = await trx
		.updateTable('application_drafts')
		.set({ ...ended(caseId), version: version + 1 })
		.where('id', '=', id)
		.where('version', '=', version)
		.returning('id')
		.executeTakeFirst()
	return row !== undefined
}

export function createApplicationDrafts(database: Database) {
	async function read(secret: string): Promise<Draft | null> {
		const db = await database.ready()
		const row = await db
			.selectFrom('application_drafts')
			.select(['sealed', 'version', 'case_id'])
			.where('id', '=', digestOf(secret))
			.where('ends_at', '>', new Date().toISOString())
			.executeTakeFirst()
		if (!row) return null
		const isSent = row.case_id !== null
		const content = isSent ? { values: {}, documents: [] } : unseal(row.sealed, secret)
		return { ...content, version: row.version, isSent }
	}

	return {
		/** The Idempotency-Key under which the draft is sent, however often. */
		keyOf: (secret: string) => `draft-${digestOf(secret)}`,

		/** What the application that is sent names, so that it ends this draft as it was read, or nothing. */
		asRead: (secret: string, { version }: Draft): DraftRead => ({ id: digestOf(secret), version }),

		/** Returns the secret of the new draft; null when too many wait. */
		async create(content: DraftContent): Promise<string | null> {
			const secret = newSecret()
			const db = await database.ready()
			const { waiting } = await db
				.selectFrom('application_drafts')
				.select(({ fn }) => fn.countAll<number>().as('waiting'))
				.executeTakeFirstOrThrow()
			if (waiting >= mostDrafts) return null
			await db
				.insertInto('application_drafts')
				.values({
					id: digestOf(secret),
					sealed: seal(content, secret),
					version: 1,
					ends_at: after(life),
					case_id: null,
				})
				.execute()
			return secret
		},

		/** Null when there is none of this secret, or its time is over. */
		read,

		/** Nothing where it has ended. Whatever came into it since its application was stored goes with it. */
		async end(secret: string, caseId: string): Promise<void> {
			const db = await database.ready()
			await db
				.updateTable('application_drafts')
				.set((draft) => ({ ...ended(caseId), version: draft('version', '+', 1) }))
				.where('id', '=', digestOf(secret))
				.where('case_id', 'is', null)
				.execute()
		},

		/** The draft as it then is; two tabs that change it at once both succeed. Null when it is gone or was sent. */
		async change(
			secret: string,
			edit: (content: DraftContent) => DraftContent,
		): Promise<Draft | null> {
			for (;;) {
				const found = await read(secret)
				if (!found || found.isSent) return null
				const { version: before, isSent, ...content } = found
				const next = edit(content)
				const version = before + 1
				const db = await database.ready()
				const changed = await db
					.updateTable('application_drafts')
					.set({ sealed: seal(next, secret), version, ends_at: after(life) })
					.where('id', '=', digestOf(secret))
					.where('version', '=', before)
					.returning('id')
					.executeTakeFirst()
				if (changed) return { ...next, version, isSent }
			}
		},

		async remove(secret: string): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('application_drafts').where('id', '=', digestOf(secret)).execute()
		},

		async sweep(): Promise<void> {
			const now = new Date().toISOString()
			const db = await database.ready()
			await db.deleteFrom('application_drafts').where('ends_at', '<=', now).execute()
		},
	}
}
