/**
 * Mail to people outside the company. A row names its recipient and a template; the text is made when it is sent, so
 * that what must not be stored (the token of a link) never is. Rows are added in the transaction of what caused them.
 */
import { randomUUID } from 'node:crypto'
import { expressionBuilder } from 'kysely'
import * as v from 'valibot'
import { createClaims, type Failure } from './claims.ts'
import type { Database } from './database.ts'
import type { Row, Tables, Trx } from './schema.ts'

export type NewOutgoing = {
	/** What caused it. The same event sends the same template to the same person once. */
	eventId: string
	caseId?: string | null
	messageId?: string | null
	/** A mail address; for WhatsApp a number, or the platform's id of a person. Nothing leaves where it is empty. */
	recipient: string
	template: string
	params: Readonly<Record<string, string | number | boolean | null>>
	/** Not before this time: until then it can be taken back. */
	leavesAt?: Date
}

/** What a worker reads of a row. */
export const outgoingColumns = [
	'id',
	'event_id',
	'case_id',
	'message_id',
	'recipient',
	'template',
	'params',
	'created_at',
	'attempts',
] as const
type ClaimedRow = Pick<Row<'outgoing'>, (typeof outgoingColumns)[number]>
export type OutgoingRow = Omit<ClaimedRow, 'params'> & Pick<NewOutgoing, 'params'>

const storedParams = v.pipe(
	v.string(),
	v.parseJson(),
	v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
)
export const readOutgoing = (row: ClaimedRow): OutgoingRow => ({
	...row,
	params: v.parse(storedParams, row.params),
})

const outgoing = expressionBuilder<Tables, 'outgoing'>()
const { and, or } = outgoing
const isNotSent = outgoing('sent_at', 'is', null)
const isOpen = and([
	isNotSent,
	outgoing('cancelled_at', 'is', null),
	outgoing('failed_at', 'is', null),
])
/** A template that only a newer version knows is left to it. */
const made = (templates: readonly string[]) => outgoing('template', 'in', templates)
const isOne = (id: string) => outgoing('id', '=', id)

export type OutgoingRows = ReturnType<typeof createOutgoingRows>

export function createOutgoingRows(database: Database) {
	const claims = createClaims(database, {
		name: 'outgoing',
		isOpen,
		isNotTaken: isNotSent,
		takenAt: (sent_at) => ({ sent_at }),
	})

	return {
		hold: claims.hold,
		release: claims.release,

		async add(trx: Trx, rows: readonly NewOutgoing[]): Promise<void> {
			const now = new Date()
			// A case that came by WhatsApp has no address: what is mailed by itself is not.
			for (const row of rows.filter(({ recipient }) => recipient !== '')) {
				await trx
					.insertInto('outgoing')
					.values({
						id: randomUUID(),
						event_id: row.eventId,
						case_id: row.caseId ?? null,
						message_id: row.messageId ?? null,
						recipient: row.recipient,
						template: row.template,
						params: JSON.stringify(row.params),
						created_at: now.toISOString(),
						attempts: 0,
						next_attempt_at: (row.leavesAt ?? now).toISOString(),
						outage: false,
					})
					.onConflict((known) => known.columns(['event_id', 'recipient', 'template']).doNothing())
					.execute()
			}
		},

		/** The newest mail of a case by a template; `isUntouched` while no worker has taken it. */
		async lastOf(trx: Trx, caseId: string, template: string) {
			const row = await trx
				.selectFrom('outgoing')
				.select([...outgoingColumns, 'next_attempt_at', 'claimed_by', 'sent_at', 'cancelled_at'])
				.where('case_id', '=', caseId)
				.where('template', '=', template)
				.orderBy('next_attempt_at', 'desc')
				.limit(1)
				.executeTakeFirst()
			if (!row) return null
			const { next_attempt_at, claimed_by, sent_at, cancelled_at, ...own } = row
			const isUntouched =
				row.attempts === 0 && claimed_by === null && sent_at === null && cancelled_at === null
			return { ...readOutgoing(own), isUntouched, leavesAt: next_attempt_at }
		},

		/** Changes what a mail that waits will say; false when a worker has taken it meanwhile. */
		async rewrite(trx: Trx, id: string, params: NewOutgoing['params']): Promise<boolean> {
			const { numUpdatedRows } = await trx
				.updateTable('outgoing')
				.set({ params: JSON.stringify(params) })
				.where('id', '=', id)
				.where('claimed_by', 'is', null)
				.where('attempts', '=', 0)
				.where('sent_at', 'is', null)
				.executeTakeFirst()
			return numUpdatedRows === 1n
		},

		async claimDue(
			templates: readonly string[],
			by: string,
			until: Date,
			limit: number,
		): Promise<OutgoingRow[]> {
			if (templates.length === 0) return []
			const isDue = outgoing('next_attempt_at', '<=', new Date().toISOString())
			const wanted = and([made(templates), isDue])
			const claim = claims.claim(await database.ready(), by, until, wanted, limit)
			return (await claim.returning(outgoingColumns).execute()).map(readOutgoing)
		},

		/** One row to find out whether mail that was not taken is taken again, however long it still had to wait. */
		async claimProbe(
			templates: readonly string[],
			by: string,
			until: Date,
		): Promise<OutgoingRow | undefined> {
			if (templates.length === 0) return undefined
			const wanted = and([made(templates), outgoing('outage', '=', true)])
			const claim = claims.claim(await database.ready(), by, until, wanted, 1)
			const row = await claim.returning(outgoingColumns).executeTakeFirst()
			return row && readOutgoing(row)
		},

		async wake(templates: readonly string[]): Promise<void> {
			if (templates.length > 0) await claims.wake(made(templates))
		},

		markSent: async (id: string) => claims.done(await database.ready(), isOne(id)),

		/** A permanent failure is the end of it. False when it was over before. */
		markFailed: async (id: string, failure: Failure, next: Date, trx?: Trx) =>
			claims.failed(trx ?? (await database.ready()), isOne(id), failure, next, false),

		/** It may not leave before that time, whatever its channel does. */
		async postpone(id: string, until: Date): Promise<void> {
			const next = { next_attempt_at: until.toISOString(), outage: false }
			await (await database.ready())
				.updateTable('outgoing')
				.set({ ...next, claimed_by: null, claimed_until: null })
				.where('id', '=', id)
				.where(isOpen)
				.execute()
		},

		/** There is nothing to say any more. */
		async drop(id: string): Promise<void> {
			const cancelled_at = new Date().toISOString()
			await (await database.ready())
				.updateTable('outgoing')
				.set({ cancelled_at, claimed_by: null, claimed_until: null })
				.where('id', '=', id)
				.where(isOpen)
				.execute()
		},

		/** Takes a message back. False when it has left, or is leaving right now. */
		async cancel(trx: Trx, messageId: string): Promise<boolean> {
			const now = new Date().toISOString()
			const { numUpdatedRows } = await trx
				.updateTable('outgoing')
				.set({ cancelled_at: now })
				.where('message_id', '=', messageId)
				.where(isOpen)
				// A call whose answer is lost may have been heard.
				.where('begun_at', 'is', null)
				.where(or([outgoing('claimed_until', 'is', null), outgoing('claimed_until', '<', now)]))
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/** What became of the mails of a case, oldest first. */
		ofCase: async (caseId: string) =>
			(await database.ready())
				.selectFrom('outgoing')
				.select([
					'id',
					'message_id',
					'recipient',
					'template',
					'next_attempt_at',
					'sent_at',
					'cancelled_at',
					'failed_at',
					'failure_reason',
				])
				.where('case_id', '=', caseId)
				.orderBy('created_at')
				.orderBy('id')
				.execute(),
	}
}
