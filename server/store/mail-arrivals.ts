/**
 * A mail becomes a message of its case, exactly once: the row of its arrival, the message, its documents, the clock and the place up to
 * which the mailbox is read are written in one transaction, by whoever holds the lease of the mailbox.
 */
import { languageOf } from '#domain/conversations/language-of.ts'
import {
	type MailMatch,
	type MailSigns,
	matchMail,
	type Standing,
} from '#domain/conversations/match-mail.ts'
import type { LeftOut } from '#domain/desk/message-api.ts'
import type { CaseMessages } from './cases/case-messages.ts'
import { addEvent, idOfKey } from './cases/events.ts'
import { addMessage, type MailFacts } from './cases/message-rows.ts'
import { addCase } from './cases/new-case.ts'
import type { ArrivalKind } from './conversation-tables.ts'
import type { Database } from './database.ts'
import { claimForMessage } from './document-rows.ts'
import type { Guesses } from './guesses.ts'
import { isHeld, type Lease, writeLeaseData } from './leases.ts'
import { createMailAside } from './mail-aside.ts'
import { createMailBounds } from './mail-bounds.ts'
import { mailLookups } from './mail-lookups.ts'
import { noteReport, type ReportedMail } from './mail-reports.ts'
import type { Trx } from './schema.ts'
import { createSubmissions } from './submissions.ts'

export interface ArrivedMail {
	key: string
	/** When the mail server took it. */
	at: string
	/** Where it is in the mailbox, and its bytes there. */
	place: string
	size: number
	name: string
	subject: string
	text: string
	quoted: string
	externalId: string
	signs: Omit<MailSigns, 'at'>
	report: ReportedMail | null
	/** Names of documents that are kept and wait for their case. */
	documents: readonly string[]
	leftOut: readonly LeftOut[]
	/** Why not all of it was read; a person looks at it in the mailbox. */
	aside: string | null
	/** The key under which it was set aside, where a person wants it read once more. */
	again?: string
}

interface Landed {
	kind: ArrivalKind
	caseId: string | null
	messageId?: string | null
	aside?: string | null
}

export function createMailArrivals(
	database: Database,
	{ receive }: Pick<CaseMessages, 'receive'>,
	guesses: Pick<Guesses, 'takeIn'>,
) {
	const bounds = createMailBounds(guesses)
	// Neither a mail to the company, which would come back into the mailbox, nor a confirmation to an address that nobody has proved.
	const submissions = createSubmissions(database, async (trx, submission) => {
		await addCase(trx, submission, { beforeDesk: false, cameBy: 'mail' })
	})

	const factsOf = (mail: ArrivedMail, proof: MailFacts['proof']): MailFacts => ({
		externalId: mail.externalId,
		sender: mail.signs.from,
		proof,
		quoted: mail.quoted,
		leftOut: mail.leftOut,
	})

	/** What a manager wants read is taken, however many came before. */
	const isFlood = async (trx: Trx, mail: ArrivedMail, caseId: string, by: Standing | 'auto') =>
		mail.again === undefined && (await bounds.isFloodOfCase(trx, caseId, by))

	/** In a case that is there. */
	async function intoCase(
		trx: Trx,
		mail: ArrivedMail,
		match: Extract<MailMatch, { result: 'case' }>,
		data: Readonly<Record<string, unknown>> = {},
	): Promise<Landed> {
		const { key, at, text: body, subject } = mail
		if (await isFlood(trx, mail, match.caseId, match.standing))
			return { kind: 'message', caseId: match.caseId, aside: 'flood' }
		const messageId = await receive(trx, match.caseId, {
			type: 'wrote',
			channel: 'mail',
			body,
			subject,
			key,
			at,
			mail: factsOf(mail, match.standing),
			staysClosed: !match.opensAgain,
			data: { proof: match.standing, by: match.by, ...data },
		})
		if (messageId !== null) await claimForMessage(trx, mail.documents, match.caseId, messageId)
		return { kind: 'message', caseId: match.caseId, messageId, aside: mail.aside }
	}

	async function intoNewCase(
		trx: Trx,
		mail: ArrivedMail,
		match: Extract<MailMatch, { result: 'new' }>,
	): Promise<Landed> {
		const { signs, subject, key, text, name } = mail
		if (mail.again === undefined && (await bounds.isFloodOfNew(trx, signs)))
			return { kind: 'message', caseId: null, aside: 'flood' }
		const { submission } = await submissions.submitIn(trx, {
			kind: 'contact_submissions',
			key: `mail ${key}`,
			fingerprint: key,
			language: languageOf(`${subject} ${text}`),
			createdAt: mail.at,
			// What was written is the case's first message, with all that is known of it.
			fields: {
				name: name || signs.from,
				email: signs.from,
				phone: '',
				subject,
				message: '',
				inquiry_type: null,
			},
			deliveries: [],
		})
		const standing = signs.proof === 'proven' ? 'own' : 'unsure'
		const into = { result: 'case', caseId: submission.id, standing, by: 'contact' } as const
		const landed = await intoCase(
			trx,
			mail,
			{ ...into, opensAgain: true },
			{
				...(match.mentions === null ? {} : { mentions: match.mentions }),
				...(match.claims.length === 0 ? {} : { claims: match.claims }),
			},
		)
		// One mail is one piece of news, though it made a case and wrote into it.
		await trx.updateTable('cases').set({ news: 1 }).where('id', '=', submission.id).execute()
		return landed
	}

	/** A line in the case that a machine answered: no clock, and not unread. */
	async function automatic(trx: Trx, mail: ArrivedMail, caseId: string | null): Promise<Landed> {
		if (caseId === null) return { kind: 'auto', caseId }
		if (await isFlood(trx, mail, caseId, 'auto')) return { kind: 'auto', caseId, aside: 'flood' }
		const { key, at, text: body, subject } = mail
		const id = idOfKey(key, caseId, 'auto_mail')
		const eventId = idOfKey(id, 'event')
		const event = { id: eventId, caseId, at, actor: 'system', type: 'auto_mail' }
		if (await addEvent(trx, { ...event, data: { channel: 'mail' } })) {
			const message = { id, caseId, eventId, channel: 'mail', body, subject, by: 'system', at }
			await addMessage(trx, { ...message, direction: 'in', mail: factsOf(mail, 'auto') })
			await claimForMessage(trx, mail.documents, caseId, id)
		}
		return { kind: 'auto', caseId, messageId: id }
	}

	async function land(trx: Trx, mail: ArrivedMail): Promise<Landed> {
		const { at, report, signs } = mail
		if (report) return { kind: 'bounce', caseId: await noteReport(trx, report, mail) }
		// Nothing that could be answered: its reason is all there is to say.
		if (signs.from === '')
			return { kind: 'message', caseId: null, aside: mail.aside ?? 'no_sender' }
		const isColleague = await trx
			.selectFrom('staff')
			.select('id')
			.where('email', '=', signs.from)
			.executeTakeFirst()
		const isOwn = signs.isOwn || isColleague !== undefined
		const match = await matchMail({ ...signs, isOwn, at }, mailLookups(trx))
		if (match.result === 'case') return intoCase(trx, mail, match)
		if (match.result === 'new') return intoNewCase(trx, mail, match)
		if (match.result === 'automatic') return automatic(trx, mail, match.caseId)
		return { kind: 'own', caseId: null }
	}

	return {
		...createMailAside(database),

		/** `lost` when another process has the lease now: nothing was written. `known` when it had come before. */
		take: (
			lease: Lease,
			position: unknown,
			mail: ArrivedMail,
		): Promise<'taken' | 'known' | 'lost'> =>
			database.transaction(async (trx) => {
				if (!(await isHeld(trx, lease))) return 'lost'
				const { key, at, place, size, signs, again } = mail
				if (again !== undefined) await trx.deleteFrom('arrivals').where('key', '=', again).execute()
				const isNew = await trx
					.insertInto('arrivals')
					.values({
						key,
						channel: 'mail',
						kind: 'message',
						at,
						received_at: new Date().toISOString(),
						state: 'done',
						place,
						size,
					})
					.onConflict((known) => known.doNothing())
					.returning('key')
					.executeTakeFirst()
				if (isNew) {
					const { kind, caseId, messageId = null, aside = null } = await land(trx, mail)
					await trx
						.updateTable('arrivals')
						.set({
							kind,
							case_id: caseId,
							message_id: messageId,
							...(aside === null ? {} : { state: 'aside', reason: aside, sender: signs.from }),
						})
						.where('key', '=', key)
						.execute()
				}
				await writeLeaseData(trx, lease, position)
				return isNew ? 'taken' : 'known'
			}),
	}
}
