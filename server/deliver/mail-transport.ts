/** How a mail leaves: through SMTP, or as a file where none is set. */
import { Socket } from 'node:net'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { site } from '#content/site.ts'
import type { MailSettings, Settings } from '../settings.ts'
import { writeDurably } from '../store/durable-file.ts'
import { type Attempt, ChannelFailure, connectTimeout } from './channel.ts'
import type { Mail } from './mail.ts'

export type MailToSend = Mail & {
	to: string
	date: Date
	/** Always the same for the same mail, so that one that had to be sent twice is shown once. */
	id: string
	/** Its name as a file: written twice, it is still one mail. */
	file: string
	/** The address of the recipient is of this mail alone, so that its refusal ends this mail and not the channel. */
	isPersonal: boolean
	/** Nobody wrote it: holiday notices must not answer it. */
	isAutomatic: boolean
	/** Ids of the case's mails before it, oldest first. */
	references?: readonly string[]
	/** The Message-ID of the mail that it answers. */
	answers?: string | null
	/** Where the mail's server reports that it could not deliver it, where that is an address of this mail's case. */
	bounceTo?: string | undefined
}
export type SendMail = (mail: MailToSend, attempt: Attempt) => Promise<void>

type MailHouse = Pick<Settings, 'mailFrom' | 'siteUrl' | 'dataDir'>

/** RFC 3834, and what Exchange reads instead. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Asks the servers on the way to name this mail when they give it up or put it off. */
const reportOn = (id: string) => ({
	id,
	return: 'headers' as const,
	notify: ['failure' as const, 'delay' as const],
})

function message(mail: MailToSend, house: MailHouse) {
	const { to, id, language, replyTo, subject, text, html, date } = mail
	const { isAutomatic, references = [], answers = null, bounceTo } = mail
	const idOf = (one: string) => `<${one}@${new URL(house.siteUrl).hostname}>`
	return {
		subject,
		text,
		html,
		date,
		from: { name: site.brand[language], address: house.mailFrom },
		to,
		...(replyTo ? { replyTo } : {}),
		messageId: idOf(id),
		// Its own id too: relays that replace the Message-ID keep this header, and so does an answer.
		...(references.length > 0 || answers !== null
			? { references: [...references.map(idOf), ...(answers === null ? [] : [answers]), idOf(id)] }
			: {}),
		...(answers === null || isAutomatic ? {} : { inReplyTo: answers }),
		...(isAutomatic ? { headers: automatic } : {}),
		...(bounceTo ? { envelope: { from: bounceTo, to }, dsn: reportOn(id) } : {}),
		disableFileAccess: true,
		disableUrlAccess: true,
	} satisfies SendMailOptions
}

function smtpFailure(error: unknown, isPersonal: boolean): ChannelFailure {
	const read = (name: string): unknown =>
		error instanceof Error ? Reflect.get(error, name) : undefined
	const code = read('code')
	const answer = read('responseCode')
	const isRefused = typeof answer === 'number' && answer >= 500
	// The company's own address is the same for all: its refusal is repaired in the settings, and then everything goes out.
	const aboutThis = code === 'EMESSAGE' || (isPersonal && read('command') === 'RCPT TO')
	const short = typeof answer === 'number' ? `SMTP_${answer}` : `${code ?? 'SMTP'}`
	const permanent = isRefused && aboutThis
	return new ChannelFailure(short.slice(0, 40), { permanent, outage: !permanent && !aboutThis })
}

function throughSmtp(
	{ url, tls }: Extract<MailSettings, { kind: 'smtp' }>,
	house: MailHouse,
): SendMail {
	return async (mail, attempt) => {
		attempt.begin()
		// A socket of our own can be ended; nodemailer's can't.
		const socket = new Socket()
		const end = () => socket.destroy()
		attempt.signal.addEventListener('abort', end, { once: true })
		const transport = nodemailer.createTransport({
			url,
			socket,
			requireTLS: tls === 'required',
			connectionTimeout: connectTimeout,
			greetingTimeout: connectTimeout,
			dnsTimeout: connectTimeout,
		})
		try {
			await transport.sendMail(message(mail, house))
		} catch (error) {
			if (attempt.signal.aborted) throw new ChannelFailure('TIMEOUT', { outage: true })
			throw smtpFailure(error, mail.isPersonal)
		} finally {
			attempt.signal.removeEventListener('abort', end)
		}
	}
}

export function mailFolder(dataDir: string): string {
	return join(dataDir, 'mail')
}

/** Days first, so that a list of the folder is in order. */
export function mailFile(createdAt: string, name: string): string {
	return `${createdAt.slice(0, 10)}-${name}.eml`
}

export function nameInMailFile(file: string): string {
	return file.slice('YYYY-MM-DD-'.length).replace(/\.eml$/, '')
}

function intoFiles(house: MailHouse): SendMail {
	const composer = nodemailer.createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
	})
	return async (mail, attempt) => {
		attempt.begin()
		const { message: content } = await composer.sendMail(message(mail, house))
		try {
			const path = join(mailFolder(house.dataDir), mail.file)
			await writeDurably(path, content instanceof Uint8Array ? content : '')
		} catch {
			throw new ChannelFailure('NOT_WRITTEN', { outage: true })
		}
	}
}

/** EmailJS sends what its template says to the company; it has no way to anybody else. */
const nowhere: SendMail = async () => {
	throw new ChannelFailure('NO_WAY', { permanent: true })
}

export function createMailTransport(settings: Settings): SendMail {
	const { mail } = settings
	if (mail.kind === 'smtp') return throughSmtp(mail, settings)
	return mail.kind === 'emailjs' ? nowhere : intoFiles(settings)
}
