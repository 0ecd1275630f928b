/**
 * Messages that leave by WhatsApp. The platform has no way to send the same one twice without the person getting it twice, so a row says
 * when its call began: one whose answer nobody knows waits for the platform to report it, and is sent again only by a person.
 */
import { expressionBuilder } from 'kysely'
import { perhapsSent, refusalOf } from '#domain/conversations/whatsapp-codes.ts'
import type { Doing } from './cases/case-changes.ts'
import { lockCase } from './cases/case-rows.ts'
import { recordEvent } from './cases/record-event.ts'
import { createClaims, type Failure, never } from './claims.ts'
import type { Database } from './database.ts'
import { type OutgoingRow, outgoingColumns, readOutgoing } from './outgoing-rows.ts'
import { allowTemplate, refuseTemplate, type TemplateName } from './refused-templates.ts'
import type { Run, Tables } from './schema.ts'
import { noteUndelivered } from './undelivered.ts'

/** The names of their templates: an older version that runs beside this one does not know them, and leaves the rows alone. */
export const whatsappTemplates = ['wa_text', 'wa_template', 'wa_reminder', 'wa_stopped'] as const

/** How long the platform may take to report a message whose call had no answer. */
const reportTime = 2 * 60 * 1000

const outgoing = expressionBuilder<Tables, 'outgoing'>()
const { and, exists, not, selectFrom } = outgoing
const isNotSent = outgoing('sent_at', 'is', null)
const isOpen = and([
	isNotSent,
	outgoing('cancelled_at', 'is', null),
	outgoing('failed_at', 'is', null),
	outgoing('template', 'in', whatsappTemplates),
])
const isGivenUp = and([
	isNotSent,
	outgoing('cancelled_at', 'is', null),
	outgoing('failed_at', 'is not', null),
	outgoing('template', 'in', whatsappTemplates),
])
const isOne = (id: string) => outgoing('id', '=', id)
const isClaimed = (id: string, by: string) => and([isOne(id), outgoing('claimed_by', '=', by)])
const hasNotBegun = outgoing('begun_at', 'is', null)

/** Nothing older to the same person is still on its way: what somebody reads is in the order in which it was written. */
const isFirst = not(
	exists(
		selectFrom('outgoing as older')
			.select('older.id')
			.whereRef('older.recipient', '=', 'outgoing.recipient')
			.where('older.template', 'in', whatsappTemplates)
			// A reminder may wait for the family's morning, and answers do not wait for it.
			.where('older.template', '<>', 'wa_reminder')
			.where('older.sent_at', 'is', null)
			.where('older.cancelled_at', 'is', null)
			.where('older.failed_at', 'is', null)
			.where(({ eb, or, and: both, ref }) =>
				or([
					eb('older.created_at', '<', ref('outgoing.created_at')),
					both([
						eb('older.created_at', '=', ref('outgoing.created_at')),
						eb('older.id', '<', ref('outgoing.id')),
					]),
				]),
			),
	),
)

export function createWhatsappOutgoing(database: Database) {
	const claims = createClaims(database, {
		name: 'outgoing',
		isOpen,
		isNotTaken: isNotSent,
		takenAt: (sent_at) => ({ sent_at }),
	})

	/** What nobody has heard of for so long is said to a person. */
	async function giveUpWaiting(run: Run): Promise<void> {
		const now = Date.now()
		const isOver = and([
			isOpen,
			outgoing('begun_at', '<', new Date(now - reportTime).toISOString()),
		])
		const over = await run
			.selectFrom('outgoing')
			.select(['id', 'case_id', 'message_id', 'template'])
			.where(isOver)
			.execute()
		for (const row of over)
			await database.transaction(async (trx) => {
				if (row.case_id !== null) await lockCase(trx, row.case_id)
				const { numUpdatedRows } = await trx
					.updateTable('outgoing')
					.set({
						...{ failed_at: new Date(now).toISOString(), failure_reason: perhapsSent },
						...{ next_attempt_at: never, claimed_by: null, claimed_until: null, outage: false },
					})
					.where(isOne(row.id))
					.where(isOver)
					.executeTakeFirst()
				if (numUpdatedRows > 0n) await noteUndelivered(trx, row)
			})
	}

	return {
		hold: claims.hold,
		release: claims.release,

		async claimDue(by: string, until: Date, limit: number): Promise<OutgoingRow[]> {
			const db = await database.ready()
			await giveUpWaiting(db)
			const isDue = outgoing('next_attempt_at', '<=', new Date().toISOString())
			const claim = claims.claim(db, by, until, and([isDue, hasNotBegun, isFirst]), limit)
			return (await claim.returning(outgoingColumns).execute()).map(readOutgoing)
		},

		/** One row to find out whether the platform takes messages again, however long it still had to wait. */
		async claimProbe(by: string, until: Date): Promise<OutgoingRow | undefined> {
			const wanted = and([outgoing('outage', '=', true), hasNotBegun, isFirst])
			const claim = claims.claim(await database.ready(), by, until, wanted, 1)
			const row = await claim.returning(outgoingColumns).executeTakeFirst()
			return row && readOutgoing(row)
		},

		wake: () => claims.wake(outgoing('template', 'in', whatsappTemplates)),

		/** Before the call. False when the row is no longer ours, or another call has begun: then there is none. */
		async begin(id: string, by: string): Promise<boolean> {
			const { numUpdatedRows } = await (await database.ready())
				.updateTable('outgoing')
				.set({ begun_at: new Date().toISOString() })
				.where(isClaimed(id, by))
				.where(hasNotBegun)
				.where(isOpen)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/** `template`: what it was sent as, where that was an approved message. */
		async markSent(id: string, externalId: string, template: TemplateName | null): Promise<void> {
			const db = await database.ready()
			if (template) await allowTemplate(db, template)
			await db
				.updateTable('outgoing')
				.set(({ fn, val }) => ({
					external_id: externalId,
					status: fn.coalesce('status', val('accepted' as const)),
				}))
				.where('id', '=', id)
				.execute()
			await claims.done(db, isOne(id))
		},

		/**
		 * Refused: the call may be made again where that helps. Only while the row is claimed by the process that says so: one that slept
		 * would free the row of the process that is calling now, and the message would leave twice.
		 */
		async markRefused(
			row: OutgoingRow,
			by: string,
			failure: Failure,
			next: Date,
			template: TemplateName | null,
		): Promise<void> {
			const { id, case_id } = row
			await database.transaction(async (trx) => {
				if (case_id !== null) await lockCase(trx, case_id)
				await trx
					.updateTable('outgoing')
					.set({ begun_at: null })
					.where(isClaimed(id, by))
					.where(isNotSent)
					.execute()
				const isChanged = await claims.failed(trx, isClaimed(id, by), failure, next, false)
				if (isChanged && failure.permanent) await noteUndelivered(trx, row)
				if (template && refusalOf(Number(failure.code)) === 'template_broken')
					await refuseTemplate(trx, template, failure.code)
			})
		},

		/** No answer is not a no: it waits for a report. */
		async markUnknown(id: string, by: string): Promise<void> {
			await (await database.ready())
				.updateTable('outgoing')
				.set(({ eb }) => ({
					...{ claimed_by: null, claimed_until: null },
					last_attempt_at: new Date().toISOString(),
					attempts: eb('attempts', '+', 1),
				}))
				.where(isClaimed(id, by))
				.where(isOpen)
				.execute()
		},

		/** Those among these messages of a case that were given up before they left. */
		async givenUp(
			caseId: string,
			messages: readonly string[],
		): Promise<(OutgoingRow & { failure_reason: string | null })[]> {
			if (messages.length === 0) return []
			const rows = await (await database.ready())
				.selectFrom('outgoing')
				.select([...outgoingColumns, 'failure_reason'])
				.where('case_id', '=', caseId)
				.where('message_id', 'in', messages)
				.where(isGivenUp)
				.execute()
			return rows.map((row) => ({ ...readOutgoing(row), failure_reason: row.failure_reason }))
		},

		/** A person wants it sent once more. False when there is nothing to send. */
		sendAgain: (caseId: string, messageId: string, doing: Doing): Promise<boolean> =>
			database.transaction(async (trx) => {
				const { numUpdatedRows } = await trx
					.updateTable('outgoing')
					.set({
						...{ begun_at: null, failed_at: null, failure_reason: null },
						next_attempt_at: new Date().toISOString(),
					})
					.where('case_id', '=', caseId)
					.where('message_id', '=', messageId)
					.where(isGivenUp)
					.executeTakeFirst()
				if (numUpdatedRows === 0n) return false
				await recordEvent(trx, caseId, 'sent_again', doing, { message: messageId })
				return true
			}),

		/** Whether the platform said so of the last message to them. */
		async isNotThere(recipient: string): Promise<boolean> {
			const row = await (await database.ready())
				.selectFrom('outgoing')
				.select('failure_reason')
				.where('recipient', '=', recipient)
				.where('template', 'in', whatsappTemplates)
				.orderBy('created_at', 'desc')
				.limit(1)
				.executeTakeFirst()
			return refusalOf(Number(row?.failure_reason ?? NaN)) === 'not_reachable'
		},

		/** Whether messages leave: the code of what holds them up, and since when. Null while all is in order. */
		async fault(): Promise<{ code: string; since: string } | null> {
			const row = await (await database.ready())
				.selectFrom('outgoing')
				.select(['failure_reason', 'created_at'])
				.where(isOpen)
				.where('outage', '=', true)
				.orderBy('created_at')
				.limit(1)
				.executeTakeFirst()
			return row ? { code: row.failure_reason ?? '', since: row.created_at } : null
		},
	}
}
