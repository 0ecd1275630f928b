/** Mail to the company: as any mail leaves, or through the EmailJS endpoint. */
import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../at-most.ts'
import type { MailSettings, Settings } from '../settings.ts'
import { type Submission, textOf } from '../store/tables.ts'
import { postJson, type Send } from './channel.ts'
import { composeMail, senderOf, subjectOf } from './mail.ts'
import { mailFile, type SendMail } from './mail-transport.ts'

/** The service takes one call a second and refuses the next. */
const emailjsPause = 1100

type Emailjs = Extract<MailSettings, { kind: 'emailjs' }>
type MailHouse = Pick<Settings, 'contactEmail' | 'siteUrl'>

/** The wire shape of the service's own client, version 4.4.1. */
function throughEmailjs(settings: Emailjs, house: MailHouse, hasDesk: HasDesk): Send {
	const oneByOne = atMost(1)
	let nextAt = 0
	const send: Send = async (submission, attempt) => {
		const { name, address } = senderOf(submission)
		const isContact = submission.kind === 'contact_submissions'
		return postJson(
			`${settings.origin}/api/v1.0/email/send`,
			{
				lib_version: '4.4.1',
				user_id: settings.publicKey,
				service_id: settings.serviceId,
				template_id: settings.templateId,
				template_params: {
					from_name: name,
					from_email: address,
					phone: textOf(submission.fields.phone),
					subject: subjectOf(submission),
					// The other forms have no message of their own: all their answers are the message.
					message: isContact
						? textOf(submission.fields.message)
						: composeMail(submission, house.siteUrl, await hasDesk(submission)).text,
					inquiry_type: isContact ? textOf(submission.fields.inquiry_type) : submission.kind,
					to_email: house.contactEmail,
				},
				...(settings.privateKey === null ? {} : { accessToken: settings.privateKey }),
			},
			attempt,
		)
	}
	return (submission, attempt) =>
		oneByOne(async () => {
			await wait(Math.max(0, nextAt - Date.now()))
			attempt.begin()
			nextAt = Date.now() + emailjsPause
			await send(submission, attempt)
		})
}

/** Whether the company reads this submission at its desk. */
type HasDesk = (submission: Submission) => Promise<boolean>

export function createEmail(
	settings: Settings,
	sendMail: SendMail,
	hasAccounts: () => Promise<boolean>,
): Send {
	// A message that could not be stored has no case, and its database is not asked. If the lookup fails, nothing private is mailed.
	const hasDesk: HasDesk = async ({ id }) => id !== '' && hasAccounts().catch(() => true)
	if (settings.mail.kind === 'emailjs') return throughEmailjs(settings.mail, settings, hasDesk)
	return async (submission, attempt) =>
		sendMail(
			{
				...composeMail(submission, settings.siteUrl, await hasDesk(submission)),
				to: settings.contactEmail,
				date: new Date(submission.created_at),
				id: `${submission.reference}.${submission.kind}`,
				file: mailFile(submission.created_at, submission.reference),
				isPersonal: false,
				isAutomatic: true,
			},
			attempt,
		)
}
