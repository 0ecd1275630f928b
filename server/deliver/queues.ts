/**
 * What waits to be sent, in queues: the company's mail, the company's spreadsheet, and mail to everybody else. The worker
 * serves all of them alike.
 */
import { site } from '#content/site.ts'
import type { LogFields } from '../log.ts'
import type { Failure } from '../store/claims.ts'
import type { DeliveryRow } from '../store/delivery-rows.ts'
import type { OutgoingRow } from '../store/outgoing-rows.ts'
import type { Store } from '../store/store.ts'
import type { Channel } from '../store/tables.ts'
import { type Attempt, ChannelFailure, type Send } from './channel.ts'
import type { Mail } from './mail.ts'
import { mailFile, type SendMail } from './mail-transport.ts'
import { NotBefore, type Templates } from './templates.ts'

/** One claimed row. */
export type Job = {
	id: string
	attempts: number
	/** What the log says of it. */
	said: LogFields
	send(attempt: Attempt): Promise<void>
	markDone(): Promise<void>
	markFailed(failure: Failure, next: Date, isNoted: boolean): Promise<void>
}

export type Queue = {
	/** How many are sent at a time, where it is not what all others do. */
	atOnce?: number
	claimDue(by: string, until: Date, limit: number): Promise<Job[]>
	claimProbe(by: string, until: Date): Promise<Job | undefined>
	hold(ids: readonly string[], by: string, until: Date): Promise<void>
	release(isGone: (claimedBy: string) => boolean): Promise<void>
	wake(): Promise<void>
}

export function companyQueue(
	{ deliveries, submissions }: Store,
	channel: Channel,
	send: Send,
): Queue {
	function job(row: DeliveryRow): Job {
		const said: LogFields = { channel, kind: row.kind }
		return {
			id: row.id,
			attempts: row.attempts,
			said,
			async send(attempt) {
				const submission = await submissions.find(row.kind, row.submission_id)
				if (!submission) throw new ChannelFailure('NO_SUBMISSION', { permanent: true })
				said.reference = submission.reference
				await send(submission, attempt)
			},
			markDone: () => deliveries.markDelivered(row.id),
			markFailed: (failure, next, isNoted) => deliveries.markFailed(row.id, failure, next, isNoted),
		}
	}
	return {
		claimDue: async (by, until, limit) =>
			(await deliveries.claimDue(channel, by, until, limit)).map(job),
		async claimProbe(by, until) {
			const row = await deliveries.claimProbe(channel, by, until)
			return row && job(row)
		},
		hold: deliveries.hold,
		release: deliveries.release,
		wake: () => deliveries.wake(channel),
	}
}

/** After three days without getting through, a person has to find another way. */
const patience = 72 * 60 * 60 * 1000

/** The one template whose words a colleague wrote. */
const writtenByHand = 'message'

export function outgoingQueue(
	{ outgoing, undelivered, cases: { mailThread } }: Store,
	templates: Templates,
	sendMail: SendMail,
	replyAddress: string | null,
): Queue {
	const known = Object.keys(templates)

	/** What ties the mail to its case: nothing where it belongs to none. */
	async function threadOf(caseId: string | null, mail: Mail) {
		if (caseId === null) return {}
		const references = await mailThread.references(caseId)
		const answers = await mailThread.lastReceived(caseId)
		const tag = replyAddress === null ? null : await mailThread.replyTag(caseId)
		if (replyAddress === null || tag === null) return { references, answers }
		const address = replyAddress.replace('*', tag)
		const name = mail.replyTo?.name ?? site.brand[mail.language]
		return { references, answers, replyTo: { name, address }, bounceTo: address }
	}

	function job(row: OutgoingRow): Job {
		let isObsolete = false
		let notBefore: Date | null = null
		return {
			id: row.id,
			attempts: row.attempts,
			said: { channel: 'outgoing', kind: row.template },
			async send(attempt) {
				const mail = await templates[row.template]?.(row).catch((error: unknown) => {
					if (!(error instanceof NotBefore)) throw error
					notBefore = error.until
				})
				isObsolete = mail === null
				if (!mail) return
				await sendMail(
					{
						...mail,
						...(await threadOf(row.case_id, mail)),
						isAutomatic: row.template !== writtenByHand,
						to: row.recipient,
						date: new Date(),
						id: row.id,
						file: mailFile(row.created_at, row.id),
						isPersonal: true,
					},
					attempt,
				)
			},
			markDone() {
				if (notBefore) return outgoing.postpone(row.id, notBefore)
				return isObsolete ? outgoing.drop(row.id) : outgoing.markSent(row.id)
			},
			markFailed(failure, next) {
				const isTooLate = Date.now() - Date.parse(row.created_at) > patience
				const permanent = failure.permanent || isTooLate
				return undelivered.mailFailed(row, { ...failure, permanent }, next)
			},
		}
	}
	return {
		claimDue: async (by, until, limit) =>
			(await outgoing.claimDue(known, by, until, limit)).map(job),
		async claimProbe(by, until) {
			const row = await outgoing.claimProbe(known, by, until)
			return row && job(row)
		},
		hold: outgoing.hold,
		release: outgoing.release,
		wake: () => outgoing.wake(known),
	}
}
