/**
 * Mail to people outside the company. A row names its recipient and a template; the text is made when it is sent, so
 * that what must not be stored (the token of a link) never is. Rows are added in the transaction of what caused them.
 */
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { createClaims, type Failure } from './claims.ts'
import type { Database } from './database.ts'

export type NewOutgoing = {
	/** What caused it. The same event sends the same template to the same person once. */
	eventId: string
	caseId?: string | null
	messageId?: string | null
	/** A mail address. */
	recipient: string
	template: string
	params: Readonly<Record<string, string | number | boolean | null>>
	/** Not before this time: until then it can be taken back. */
	leavesAt?: Date
}

const outgoingRow = v.object({
	id: v.string(),
	event_id: v.string(),
	case_id: v.nullable(v.string()),
	message_id: v.nullable(v.string()),
	recipient: v.string(),
	template: v.string(),
	params: v.pipe(
		v.string(),
		v.transform((text): unknown => JSON.parse(text)),
		v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
	),
	created_at: v.string(),
	attempts: v.number(),
})
export type OutgoingRow = v.InferOutput<typeof outgoingRow>

const outgoingState = v.object({
	id: v.string(),
	message_id: v.nullable(v.string()),
	recipient: v.string(),
	template: v.string(),
	next_attempt_at: v.string(),
	sent_at: v.nullable(v.string()),
	cancelled_at: v.nullable(v.string()),
	failed_at: v.nullable(v.string()),
	failure_reason: v.nullable(v.string()),
})

const isOpen = sql`sent_at is null and cancelled_at is null and failed_at is null`

export type OutgoingRows = ReturnType<typeof createOutgoingRows>

export function createOutgoingRows(database: Database) {
	const claims = createClaims(database, {
		name: 'outgoing',
		doneAt: 'sent_at',
		isOpen,
		needed: Object.keys(outgoingRow.entries),
	})
	/** A template that only a newer version knows is left to it. */
	const made = (templates: readonly string[]) =>
		templates.length === 0 ? sql`1 = 0` : sql`template in (${sql.join([...templates])})`

	return {
		hold: claims.hold,
		release: claims.release,

		async add(trx: Transaction<unknown>, rows: readonly NewOutgoing[]): Promise<void> {
			const now = new Date()
			for (const row of rows) {
				await sql`
					insert into outgoing (id, event_id, case_id, message_id, recipient, template, params, created_at,
						attempts, next_attempt_at, outage)
					values (${randomUUID()}, ${row.eventId}, ${row.caseId ?? null}, ${row.messageId ?? null},
						${row.recipient}, ${row.template}, ${JSON.stringify(row.params)}, ${now.toISOString()}, 0,
						${(row.leavesAt ?? now).toISOString()}, ${false})
					on conflict (event_id, recipient, template) do nothing`.execute(trx)
			}
		},

		claimDue: async (templates: readonly string[], by: string, until: Date, limit: number) =>
			v.parse(v.array(outgoingRow), await claims.claimDue(by, until, made(templates), limit)),

		claimProbe: async (templates: readonly string[], by: string, until: Date) =>
			v.parse(v.optional(outgoingRow), await claims.claimProbe(by, until, made(templates))),

		wake: (templates: readonly string[]) => claims.wake(made(templates)),

		async markSent(id: string): Promise<void> {
			await claims.done(sql`id = ${id}`).execute(await database.ready())
		},

		/** A permanent failure is the end of it. */
		async markFailed(id: string, failure: Failure, next: Date): Promise<void> {
			await claims.failed(sql`id = ${id}`, failure, next, false).execute(await database.ready())
		},

		/** There is nothing to say any more. */
		async drop(id: string): Promise<void> {
			await sql`
				update outgoing set cancelled_at = ${new Date().toISOString()}, claimed_by = null, claimed_until = null
				where id = ${id} and ${isOpen}`.execute(await database.ready())
		},

		/** Takes a message back. False when it has left, or is leaving right now. */
		async cancel(trx: Transaction<unknown>, messageId: string): Promise<boolean> {
			const now = new Date().toISOString()
			const { rows } = await sql`
				update outgoing set cancelled_at = ${now}
				where message_id = ${messageId} and ${isOpen} and (claimed_until is null or claimed_until < ${now})
				returning id`.execute(trx)
			return rows.length > 0
		},

		/** What became of the mails of a case, oldest first. */
		async ofCase(caseId: string) {
			const { rows } = await sql`
				select id, message_id, recipient, template, next_attempt_at, sent_at, cancelled_at, failed_at, failure_reason
				from outgoing where case_id = ${caseId} order by created_at, id`.execute(
				await database.ready(),
			)
			return v.parse(v.array(outgoingState), rows)
		},
	}
}
