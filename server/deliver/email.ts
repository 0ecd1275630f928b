/** Mail to the company: through SMTP, through the EmailJS endpoint, or as files where neither is set. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { site } from '#content/site.ts'
import { atMost } from '../at-most.ts'
import type { MailSettings, Settings } from '../settings.ts'
import { writeDurably } from '../store/durable-file.ts'
import type { Submission } from '../store/tables.ts'
import { ChannelFailure, postJson, type Send, sendTimeout } from './channel.ts'
import { composeMail, senderOf, subjectOf, textOf } from './mail.ts'

type MailHouse = Pick<Settings, 'contactEmail' | 'mailFrom' | 'siteUrl' | 'dataDir'>

function message(submission: Submission, house: MailHouse): SendMailOptions {
	const { subject, text, html, replyTo } = composeMail(submission, house.siteUrl)
	return {
		from: { name: site.brand.en, address: house.mailFrom },
		to: house.contactEmail,
		replyTo,
		subject,
		text,
		html,
		date: new Date(submission.created_at),
		// The same submission always has the same id, so that a mail that had to be sent twice is shown once.
		messageId: `<${submission.reference}.${submission.kind}@${new URL(house.siteUrl).hostname}>`,
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}

function smtpFailure(error: unknown): ChannelFailure {
	const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
	const answer = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
	// Only a permanent refusal of the message itself is about this mail; the addresses are the same for all.
	const aboutMessage = code === 'EMESSAGE' && typeof answer === 'number' && answer >= 500
	const short = typeof answer === 'number' ? `SMTP_${answer}` : `${code ?? 'SMTP'}`
	return new ChannelFailure(short.slice(0, 40), !aboutMessage)
}

function throughSmtp(url: string, house: MailHouse): Send {
	const transport = nodemailer.createTransport({
		url,
		connectionTimeout: sendTimeout / 2,
		greetingTimeout: sendTimeout / 2,
		dnsTimeout: sendTimeout / 2,
		socketTimeout: sendTimeout,
	})
	return async (submission) => {
		try {
			await transport.sendMail(message(submission, house))
		} catch (error) {
			throw smtpFailure(error)
		}
	}
}

/** The service takes one call a second and refuses the next. */
const emailjsPause = 1100

type Emailjs = Extract<MailSettings, { kind: 'emailjs' }>

/** The wire shape of the service's own client, version 4.4.1. */
function throughEmailjs(settings: Emailjs, house: MailHouse): Send {
	const oneByOne = atMost(1)
	let nextAt = 0
	const send: Send = (submission) => {
		const { name, address } = senderOf(submission)
		const isContact = submission.kind === 'contact_submissions'
		return postJson(`${settings.origin}/api/v1.0/email/send`, {
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
					: composeMail(submission, house.siteUrl).text,
				inquiry_type: isContact ? textOf(submission.fields.inquiry_type) : submission.kind,
				to_email: house.contactEmail,
			},
			...(settings.privateKey === null ? {} : { accessToken: settings.privateKey }),
		})
	}
	return (submission) =>
		oneByOne(async () => {
			await wait(Math.max(0, nextAt - Date.now()))
			nextAt = Date.now() + emailjsPause
			await send(submission)
		})
}

function intoFiles(house: MailHouse): Send {
	const composer = nodemailer.createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
	})
	return async (submission) => {
		const { message: content } = await composer.sendMail(message(submission, house))
		// Named after the submission: written twice, it is still one mail.
		const day = submission.created_at.slice(0, 10)
		const path = join(house.dataDir, 'mail', `${day}-${submission.reference}.eml`)
		try {
			await writeDurably(path, content instanceof Uint8Array ? content : '')
		} catch {
			throw new ChannelFailure('NOT_WRITTEN', true)
		}
	}
}

export function createEmail(settings: Settings): Send {
	const { mail } = settings
	if (mail.kind === 'smtp') return throughSmtp(mail.url, settings)
	if (mail.kind === 'emailjs') return throughEmailjs(mail, settings)
	return intoFiles(settings)
}
