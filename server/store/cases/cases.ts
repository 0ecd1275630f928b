/** Cases: what the desk works with. */
import type { ThreadPart } from '#domain/desk/thread.ts'
import type { Database } from '../database.ts'
import type { Erasures } from '../erasures.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { LinkOrigin, Trx } from '../schema.ts'
import { type Submission, textOf } from '../tables.ts'
import { emailKeyOf } from './applicant.ts'
import { createAttachments } from './attachments.ts'
import { createAudit } from './audit.ts'
import { createBackfill } from './backfill-cases.ts'
import { createCaseChanges } from './case-changes.ts'
import { createCaseDocuments } from './case-documents.ts'
import { createCaseErasure } from './case-erasure.ts'
import { createCaseMessages } from './case-messages.ts'
import { createCaseRequests } from './case-requests.ts'
import { type CaseRow, findCase, lockCase, selectCases } from './case-rows.ts'
import { createContactChanges } from './contact-changes.ts'
import { createContacts } from './contacts.ts'
import { eventsOf, stageMoves } from './events.ts'
import { createEveryCase } from './every-case.ts'
import { createFigures } from './figures.ts'
import { createFromApplicant } from './from-applicant.ts'
import { createInbox } from './inbox.ts'
import { createLinkActions, type LinkSettings } from './link-actions.ts'
import { addLink, createVisits, mintLink } from './links.ts'
import { createMailThread } from './mail-thread.ts'
import {
	findMessage,
	lastAnswer,
	lastMailFailure,
	lastWritten,
	messagesOf,
} from './message-rows.ts'
import { createMoveMail } from './move-mail.ts'
import { addCase, receiptOf } from './new-case.ts'
import { createNotify } from './notices.ts'
import { createNotifyApplicant } from './notify-applicant.ts'
import { createOverview } from './overview.ts'
import { createPacks } from './packs.ts'
import { createReminders, type ReminderSettings } from './reminders.ts'
import { rowDetails } from './row-details.ts'
import { createSavedViews } from './saved-views.ts'
import { createStaffNotices } from './staff-notices.ts'
import { threadOf } from './thread.ts'
import { createViewers } from './viewers.ts'
import { createWhatsappPeople } from './whatsapp-people.ts'

/** The mail that says that a submission arrived; its words are made when it is sent. */
const receivedTemplate = 'received'

/** More would let a stranger fill somebody's mailbox through the site. */
const confirmations = { kind: 'confirmation', points: 3, seconds: 24 * 60 * 60 }

export function createCases(
	database: Database,
	outgoing: OutgoingRows,
	erasures: Erasures,
	/** `canMail`: mail can reach applicants at all. `confirmMail`: they get one without asking when something arrived or changed. */
	settings: { confirmMail: boolean } & ReminderSettings & LinkSettings,
) {
	const notifyApplicant = createNotifyApplicant(outgoing, settings)
	const notify = createNotify(outgoing, settings)
	const inbox = createInbox(database)
	const reminders = createReminders(database, outgoing, settings)
	const changes = createCaseChanges(database, notifyApplicant, reminders)
	const messages = createCaseMessages(database, outgoing)

	/** Counted in one statement: submissions that come at once wait for each other here. */
	const mayConfirm = async (trx: Trx, address: string) =>
		(await settings.takeIn(trx, `confirmation ${emailKeyOf(address)}`, confirmations)) === null

	return {
		...changes,
		...messages,
		fromApplicant: createFromApplicant(database, { ...changes, ...messages }, notify),
		contacts: createContacts(database),
		whatsappPeople: createWhatsappPeople(database),
		attachments: createAttachments(database),
		contactChanges: createContactChanges(database, messages, notify),
		links: createLinkActions(database, notify, settings),
		erasure: createCaseErasure(database, erasures, notify),
		visits: createVisits(database),
		documents: createCaseDocuments(database, notifyApplicant, reminders),
		requests: createCaseRequests(database, notifyApplicant, reminders),
		reminders,
		packs: createPacks(database),
		mailThread: createMailThread(database),
		...createMoveMail(database, changes),
		inbox,
		every: createEveryCase(database, inbox),
		viewers: createViewers(database),
		staffNotices: createStaffNotices(database, outgoing),
		views: createSavedViews(database),
		audit: createAudit(database),
		overview: createOverview(database),
		figures: createFigures(database),
		backfill: createBackfill(database),

		/** The case of a new submission, with the link that its sender is given and the mail that confirms it. */
		async open(trx: Trx, submission: Submission, linkToken?: string) {
			await addCase(trx, submission, { beforeDesk: false })
			if (linkToken) await addLink(trx, submission.id, 'screen', linkToken)
			const recipient = textOf(submission.fields.email)
			if (!settings.confirmMail || !(await mayConfirm(trx, recipient))) return
			await outgoing.add(trx, [
				{
					eventId: receiptOf(submission.id),
					caseId: submission.id,
					recipient,
					template: receivedTemplate,
					params: { language: submission.language },
				},
			])
		},

		find: async (id: string) => findCase(await database.ready(), id),
		events: async (id: string) => eventsOf(await database.ready(), id),
		message: async (id: string, caseId?: string) => findMessage(await database.ready(), id, caseId),
		messages: async (id: string) => messagesOf(await database.ready(), id),
		thread: async (id: string, asked: { part: ThreadPart; entries: number }) =>
			threadOf(await database.ready(), id, asked),
		stageMoves: async (id: string) => stageMoves(await database.ready(), id),
		lastAnswer: async (id: string) => lastAnswer(await database.ready(), id),
		lastMailFailure: async (id: string) => lastMailFailure(await database.ready(), id),
		lastWritten: async (id: string) => lastWritten(await database.ready(), id),
		rowDetails: async (ids: readonly string[]) => rowDetails(await database.ready(), ids),

		/** Other cases of the same mail address; none where there is no address. */
		async othersOf(row: CaseRow): Promise<CaseRow[]> {
			if (row.email_key === '') return []
			return selectCases(await database.ready())
				.where('email_key', '=', row.email_key)
				.where('id', '<>', row.id)
				.orderBy('created_at', 'desc')
				.limit(20)
				.execute()
		},

		/** The token of a new status link, seen this once. */
		mintLink: async (id: string, origin: LinkOrigin) =>
			mintLink(await database.ready(), id, origin),

		/** The same for a mail that leaves now. Null when the case has another address: one that is changed this moment is waited for. */
		mintMailed: (id: string, recipient: string): Promise<string | null> =>
			database.transaction(async (trx) => {
				const row = await lockCase(trx, id)
				return row?.email_key === emailKeyOf(recipient) ? mintLink(trx, id, 'mail') : null
			}),

		/** Distinguishes a case that was erased from one that never existed: both share the id of the submission. */
		async wasErased(id: string): Promise<boolean> {
			const db = await database.ready()
			const done = await db
				.selectFrom('erasures')
				.select('id')
				.where('submission_id', '=', id)
				.where('done_at', 'is not', null)
				.executeTakeFirst()
			return done !== undefined
		},
	}
}
