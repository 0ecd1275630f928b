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

export type Draft = DraftContent & { isSent: boolean }

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

export function createApplicationDrafts(database: Database) {
	async function find(secret: string) {
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
		return { version: row.version, draft: { ...content, isSent } }
	}

	return {
		/** The Idempotency-Key under which the draft is sent, however often. */
		keyOf: (secret: string) => `draft-${digestOf(secret)}`,

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
		async read(secret: string): Promise<Draft | null> {
			return (await find(secret))?.draft ?? null
		},

		/** The draft as it then is; two tabs that change it at once both succeed. Null when it is gone or was sent. */
		async change(
			secret: string,
			edit: (content: DraftContent) => DraftContent,
		): Promise<DraftContent | null> {
			for (;;) {
				const found = await find(secret)
				if (!found || found.draft.isSent) return null
				const { isSent: _, ...content } = found.draft
				const next = edit(content)
				const db = await database.ready()
				const changed = await db
					.updateTable('application_drafts')
					.set({ sealed: seal(next, secret), version: found.version + 1, ends_at: after(life) })
					.where('id', '=', digestOf(secret))
					.where('version', '=', found.version)
					.returning('id')
					.executeTakeFirst()
				if (changed) return next
			}
		},

		/** Its content goes; that it was sent is known for a few minutes more. */
		async markSent(secret: string, caseId: string): Promise<void> {
			const db = await database.ready()
			await db
				.updateTable('application_drafts')
				.set((draft) => ({
					sealed: '',
					version: draft('version', '+', 1),
					case_id: caseId,
					ends_at: after(afterSending),
				}))
				.where('id', '=', digestOf(secret))
				.execute()
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
