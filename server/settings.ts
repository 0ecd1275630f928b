/**
 * The environment, parsed once at start. Every wrong or half-given value becomes one line a person can act on;
 * nothing else in the server reads `process.env`.
 */
import * as v from 'valibot'
import { site } from '#content/site.ts'
import { type CodeMode, codeModes } from '#domain/desk/roles.ts'
import { halfGiven } from './setting-groups.ts'
import {
	databaseAddress,
	mailAddress,
	mailboxAddress,
	platformAddress,
	replyPattern,
	scannerAddress,
	smtpAddress,
	webAddress,
	webOrigin,
	wholeNumber,
} from './setting-values.ts'

export type MailSettings =
	| { kind: 'files' }
	/** `optional` sends in plain text to a server that offers nothing better. */
	| { kind: 'smtp'; url: string; tls: 'required' | 'optional' }
	| {
			kind: 'emailjs'
			serviceId: string
			templateId: string
			publicKey: string
			privateKey: string | null
			origin: string
	  }

/** A mailbox that is read over IMAP. */
export type MailboxSettings = {
	url: string
	/** The name under which its mail server writes what it found out about senders; empty: no sender is ever proven. */
	authserv: string
}

/** The office's number at WhatsApp, by the platform's own calls. */
export type WhatsappSettings = {
	token: string
	/** The platform's id of the number. */
	numberId: string
	/** Signs what the platform calls in. */
	appSecret: string
	/** The word with which the platform asks for the address of the calls. */
	verifyToken: string
	/** Where the platform is called, without a slash at its end. */
	api: string
}

export type S3Settings = {
	bucket: string
	/** Null means the store of the region itself; a set endpoint means path-style addresses. */
	endpoint: string | null
	region: string
	accessKeyId: string
	secretAccessKey: string
}

/** What a process does: it answers visitors and staff, it does the background work, or both. */
export type ProcessRole = 'all' | 'web' | 'worker'

export type Settings = {
	role: ProcessRole
	port: number
	/** Undefined listens on all interfaces. */
	host: string | undefined
	/** The public origin, without a slash at its end. */
	siteUrl: string
	dataDir: string
	/** Null means the embedded SQLite file in `dataDir`. */
	databaseUrl: string | null
	/** Null means files in `dataDir`. */
	s3: S3Settings | null
	mail: MailSettings
	contactEmail: string
	mailFrom: string
	/** Where answers to a case's mails go; its star is the case's tag. Null means the company's address, for all alike. */
	replyAddress: string | null
	/** What families write there comes into their cases; null means that nobody reads it but people. */
	mailbox: MailboxSettings | null
	/** Null means that WhatsApp is opened on the colleague's own device. */
	whatsapp: WhatsappSettings | null
	/** Whether applicants get a mail by themselves: that it arrived, that something changed. */
	confirmMail: boolean
	/** Whether families are reminded by themselves of documents that they were asked for. */
	remindersOn: boolean
	/** Null means the CSV file in `dataDir`. */
	spreadsheetUrl: string | null
	/** Null keeps submissions for good. */
	retentionDays: number | null
	/** A ClamAV daemon; null means that documents are not scanned. */
	clamdUrl: string | null
	/** How much of the disk uploads may take while nobody has claimed them, and how much of it stays free. */
	room: { unclaimedMb: number; unclaimedPerAddressMb: number; freeMb: number }
	/** Null means that documents are never served. */
	staffPassword: string | null
	/** Who needs a second factor at the desk. */
	deskRequireCode: CodeMode
	/** Opens `/metrics`; null means that nothing is measured. */
	metricsToken: string | null
	/** How many proxies in front to believe for the client's address. */
	trustProxy: number
}

/** It guards every passport that was ever sent, and can be guessed at from anywhere. */
const minStaffPassword = 12

export function parseSettings(
	env: Record<string, string | undefined>,
): { settings: Settings } | { faults: string[] } {
	const faults: string[] = []
	// An empty value is an unset one: `.env` files and container dashboards produce both.
	const value = (name: string) => (env[name] ?? '').trim()
	const given = (name: string) => value(name) !== ''

	/** `must` ends the line that stops the start. */
	function read<S extends v.GenericSchema<string, unknown>>(
		name: string,
		schema: S,
		must: string,
	): v.InferOutput<S> | undefined {
		if (!given(name)) return undefined
		const result = v.safeParse(schema, value(name))
		if (result.success) return result.output
		faults.push(`${name} must be ${must}`)
		return undefined
	}
	const text = (name: string) => value(name) || undefined

	const roleNames = v.picklist(['all', 'web', 'worker'])
	const role: ProcessRole = read('ROLE', roleNames, 'all, web or worker') ?? 'all'
	const port = read('PORT', wholeNumber(0, 65535), 'a port number from 0 to 65535') ?? 3000
	const origin = 'an http or https address without a path'
	const siteUrl = read('SITE_URL', webOrigin, origin) ?? `http://localhost:${port}`
	const databaseUrl = read('DATABASE_URL', databaseAddress, 'a postgres:// address') ?? null
	const s3 = {
		bucket: text('S3_BUCKET'),
		endpoint: read('S3_ENDPOINT', webAddress, 'an http or https address') ?? null,
		region: text('S3_REGION'),
		accessKeyId: text('S3_ACCESS_KEY_ID'),
		secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
	}
	const smtpUrl = read('SMTP_URL', smtpAddress, 'an smtp:// or smtps:// address')
	const smtpTls = read('SMTP_TLS', v.picklist(['required', 'optional']), 'required or optional')
	const emailjs = {
		serviceId: text('EMAILJS_SERVICE_ID'),
		templateId: text('EMAILJS_TEMPLATE_ID'),
		publicKey: text('EMAILJS_PUBLIC_KEY'),
		privateKey: text('EMAILJS_PRIVATE_KEY') ?? null,
		origin: read('EMAILJS_ORIGIN', webOrigin, origin) ?? 'https://api.emailjs.com',
	}
	const contactEmail = read('CONTACT_EMAIL', mailAddress, 'an e-mail address')
	const mailFrom = read('MAIL_FROM', mailAddress, 'an e-mail address')
	const replyMust = 'an e-mail address with +* before its @, such as office+*@rihla.example'
	const replyAddress = read('REPLY_ADDRESS', replyPattern, replyMust) ?? null
	const mailboxMust =
		'imaps://user:password@host/INBOX, with special characters percent-encoded; imap:// only to this machine'
	const mailboxUrl = read('MAILBOX_URL', mailboxAddress, mailboxMust)
	const authservName = v.pipe(v.string(), v.regex(/^[^\s;]+$/))
	const authserv = read('MAILBOX_AUTHSERV', authservName, 'one name, such as mx.rihla.example')
	const apiMust = 'an https address without a query; http:// only to this machine'
	const whatsapp = {
		token: text('WHATSAPP_TOKEN'),
		numberId: read('WHATSAPP_NUMBER_ID', v.pipe(v.string(), v.regex(/^\d+$/)), 'digits alone'),
		appSecret: text('WHATSAPP_APP_SECRET'),
		verifyToken: text('WHATSAPP_VERIFY_TOKEN'),
		api: read('WHATSAPP_API', platformAddress, apiMust) ?? 'https://graph.facebook.com/v26.0',
	}
	const spreadsheetUrl = read('SPREADSHEET_URL', webAddress, 'an http or https address') ?? null
	const confirmMail = read('CONFIRM_MAIL', v.picklist(['on', 'off']), 'on or off')
	const reminders = read('REMINDERS', v.picklist(['on', 'off']), 'on or off')
	const retentionDays = read('RETENTION_DAYS', wholeNumber(1, 36500), 'a number of days, 1 or more')
	const clamdUrl = read('CLAMD_URL', scannerAddress, 'a tcp:// or unix:// address') ?? null
	const megabytes = (name: string) => read(name, wholeNumber(0, 9e8), 'a number of megabytes')
	const room = {
		unclaimedMb: megabytes('UNCLAIMED_MB') ?? 5000,
		unclaimedPerAddressMb: megabytes('UNCLAIMED_MB_PER_ADDRESS') ?? 600,
		freeMb: megabytes('FREE_MB') ?? 1000,
	}
	const longEnough = v.pipe(v.string(), v.minLength(minStaffPassword))
	const must = `${minStaffPassword} characters or longer`
	const staffPassword = read('STAFF_PASSWORD', longEnough, must) ?? null
	const metricsToken =
		read('METRICS_TOKEN', v.pipe(v.string(), v.minLength(16)), '16 characters or longer') ?? null
	const trustProxy = read('TRUST_PROXY', wholeNumber(0, 20), 'a number of proxies, 0 to 20') ?? 0

	const requireCode = v.picklist(codeModes)
	const deskRequireCode =
		read('DESK_REQUIRE_CODE', requireCode, 'off, manager or all') ??
		// A site with TLS is a real one: whoever can erase and export needs more than a password.
		(siteUrl.startsWith('https:') ? 'manager' : 'off')

	faults.push(...halfGiven(given))
	const usesEmailjs = given('EMAILJS_SERVICE_ID')
	if (given('SMTP_URL') && usesEmailjs) {
		faults.push('SMTP_URL and EMAILJS_SERVICE_ID are both given: mail goes out one way only')
	}
	if ((given('SMTP_URL') || usesEmailjs) && !given('CONTACT_EMAIL')) {
		faults.push('CONTACT_EMAIL missing: real mail needs the real address it goes to')
	}
	const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
	if (replyAddress !== null && !given('SMTP_URL')) {
		faults.push('REPLY_ADDRESS needs SMTP_URL: without it no mail leaves that could be answered')
	}
	if (
		replyAddress !== null &&
		domainOf(replyAddress) !== domainOf(mailFrom ?? site.mailFrom.address)
	) {
		faults.push(
			'REPLY_ADDRESS must be of the same domain as MAIL_FROM, or mail servers take it for forged',
		)
	}
	if (given('MAILBOX_URL') && !given('SMTP_URL')) {
		faults.push('MAILBOX_URL needs SMTP_URL: what comes in by mail is answered by mail')
	}
	if (given('MAILBOX_AUTHSERV') && !given('MAILBOX_URL')) {
		faults.push(
			'MAILBOX_AUTHSERV needs MAILBOX_URL: it says whom to believe about mails that come in',
		)
	}
	if (confirmMail === 'on' && usesEmailjs) {
		faults.push('CONFIRM_MAIL needs SMTP_URL: EmailJS carries mail to the company only')
	}
	if (reminders === 'on' && usesEmailjs && !whatsapp.token) {
		faults.push('REMINDERS needs SMTP_URL or WHATSAPP_*: EmailJS carries mail to the company only')
	}
	if (role === 'worker' && !given('SITE_URL')) {
		faults.push('SITE_URL missing: a worker writes the addresses of the site into mails')
	}
	if (faults.length > 0) return { faults }

	return {
		settings: {
			role,
			port,
			host: text('HOST'),
			siteUrl,
			dataDir: text('DATA_DIR') ?? './data',
			databaseUrl,
			s3: wholeS3(s3),
			mail: smtpUrl
				? { kind: 'smtp', url: smtpUrl, tls: smtpTls ?? 'required' }
				: (wholeEmailjs(emailjs) ?? { kind: 'files' }),
			contactEmail: contactEmail ?? site.email.address,
			mailFrom: mailFrom ?? site.mailFrom.address,
			replyAddress,
			mailbox: mailboxUrl ? { url: mailboxUrl, authserv: authserv ?? '' } : null,
			whatsapp: wholeWhatsapp(whatsapp),
			confirmMail: confirmMail === undefined ? smtpUrl !== undefined : confirmMail === 'on',
			remindersOn: reminders === 'on',
			spreadsheetUrl,
			retentionDays: retentionDays ?? null,
			clamdUrl,
			room,
			staffPassword,
			deskRequireCode,
			metricsToken,
			trustProxy,
		},
	}
}

type Partly<T> = { [K in keyof T]: T[K] | undefined }

function wholeS3(given: Partly<S3Settings>): S3Settings | null {
	const { bucket, endpoint = null, region, accessKeyId, secretAccessKey } = given
	if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
	return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function wholeWhatsapp(given: Partly<WhatsappSettings>): WhatsappSettings | null {
	const { token, numberId, appSecret, verifyToken, api } = given
	if (!token || !numberId || !appSecret || !verifyToken || !api) return null
	return { token, numberId, appSecret, verifyToken, api }
}

type Emailjs = Extract<MailSettings, { kind: 'emailjs' }>

function wholeEmailjs(given: Partly<Omit<Emailjs, 'kind'>>): Emailjs | null {
	const { serviceId, templateId, publicKey, privateKey = null, origin } = given
	if (!serviceId || !templateId || !publicKey || !origin) return null
	return { kind: 'emailjs', serviceId, templateId, publicKey, privateKey, origin }
}
