import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

function settingsOf(env: Record<string, string>) {
	const result = parseSettings(env)
	if ('faults' in result) throw new Error(result.faults.join('\n'))
	return result.settings
}

function faultsOf(env: Record<string, string>) {
	const result = parseSettings(env)
	return 'faults' in result ? result.faults : []
}

const s3 = {
	S3_BUCKET: 'documents',
	S3_REGION: 'ap-southeast-1',
	S3_ACCESS_KEY_ID: 'id',
	S3_SECRET_ACCESS_KEY: 'secret',
}
const emailjs = {
	EMAILJS_SERVICE_ID: 'service',
	EMAILJS_TEMPLATE_ID: 'template',
	EMAILJS_PUBLIC_KEY: 'public',
	CONTACT_EMAIL: 'office@company.example',
}

describe('settings', () => {
	test('a manager needs a second factor as soon as the site has TLS, unless it is said otherwise', () => {
		const asked = (env: Record<string, string>) => settingsOf(env).deskRequireCode
		expect(asked({ SITE_URL: 'http://rihla.example' })).toBe('off')
		expect(asked({ SITE_URL: 'https://rihla.example' })).toBe('manager')
		expect(asked({ SITE_URL: 'https://rihla.example', DESK_REQUIRE_CODE: 'off' })).toBe('off')
		expect(asked({ SITE_URL: 'https://rihla.example', DESK_REQUIRE_CODE: 'all' })).toBe('all')
	})

	test('nothing is needed', () => {
		expect(settingsOf({})).toMatchObject({
			port: 3000,
			host: undefined,
			siteUrl: 'http://localhost:3000',
			dataDir: './data',
			databaseUrl: null,
			s3: null,
			mail: { kind: 'files' },
			spreadsheetUrl: null,
			retentionDays: null,
			staffPassword: null,
			deskRequireCode: 'off',
			metricsToken: null,
			trustProxy: 0,
		})
		expect(settingsOf({}).contactEmail).toMatch(/\.example$/)
	})

	test('an empty value is an unset one', () => {
		expect(settingsOf({ PORT: '', SMTP_URL: ' ', S3_BUCKET: '' })).toEqual(settingsOf({}))
	})

	test('the public address follows the port and loses its last slash', () => {
		expect(settingsOf({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100')
		expect(settingsOf({ SITE_URL: 'https://rihla.example/' }).siteUrl).toBe('https://rihla.example')
	})

	test.each([
		['PORT', 'eighty'],
		['PORT', '70000'],
		['SITE_URL', 'rihla.example'],
		['SITE_URL', 'https://rihla.example/path'],
		['DATABASE_URL', 'mysql://host/name'],
		['SMTP_URL', 'http://host'],
		['SMTP_TLS', 'maybe'],
		['CONTACT_EMAIL', 'nobody'],
		['MAIL_FROM', 'a@b, c@d'],
		['REPLY_ADDRESS', 'office@rihla.example'],
		['REPLY_ADDRESS', 'office+*+*@rihla.example'],
		['MAILBOX_URL', 'imap://u:p@mail.example/INBOX'],
		['MAILBOX_URL', 'imaps://mail.example/INBOX'],
		['MAILBOX_URL', 'pop3://u:p@mail.example'],
		['MAILBOX_AUTHSERV', 'two names'],
		['CONFIRM_MAIL', 'yes'],
		['REMINDERS', 'yes'],
		['SPREADSHEET_URL', 'sheet'],
		['RETENTION_DAYS', '0'],
		['RETENTION_DAYS', '1.5'],
		['TRUST_PROXY', 'yes'],
		['DESK_REQUIRE_CODE', 'sometimes'],
		['METRICS_TOKEN', 'short'],
		['EMAILJS_ORIGIN', 'nowhere'],
		['S3_ENDPOINT', 'nowhere'],
	])('%s=%s is a fault of one line that names it', (name, value) => {
		const faults = faultsOf({ ...s3, CONTACT_EMAIL: 'a@b.example', [name]: value })
		const own = faults.filter((fault) => fault.startsWith(`${name} must be`))
		expect(own).toHaveLength(1)
		expect(own[0]).not.toContain('\n')
	})

	test.each(Object.keys(s3))('documents in S3 without %s stop the start', (name) => {
		expect(faultsOf({ ...s3, [name]: '' })).toEqual([expect.stringContaining(`${name} missing`)])
	})

	test.each(Object.keys(emailjs))('EmailJS without %s stops the start', (name) => {
		expect(faultsOf({ ...emailjs, [name]: '' })).not.toEqual([])
	})

	test('an extra of a group alone stops the start', () => {
		expect(faultsOf({ S3_ENDPOINT: 'http://localhost:9000' })).toHaveLength(1)
		expect(faultsOf({ EMAILJS_ORIGIN: 'http://localhost:9000' })).toHaveLength(1)
	})

	test('real mail needs the address it goes to, and one way out', () => {
		expect(faultsOf({ SMTP_URL: 'smtp://localhost' })).toEqual([
			expect.stringContaining('CONTACT_EMAIL'),
		])
		expect(faultsOf({ ...emailjs, SMTP_URL: 'smtp://localhost' })).toHaveLength(1)
	})

	test('applicants are mailed where mail can reach them, unless it is turned off', () => {
		const smtp = { SMTP_URL: 'smtp://localhost', CONTACT_EMAIL: 'a@b.example' }
		expect(settingsOf({}).confirmMail).toBe(false)
		expect(settingsOf(emailjs).confirmMail).toBe(false)
		expect(settingsOf(smtp).confirmMail).toBe(true)
		expect(settingsOf({ ...smtp, CONFIRM_MAIL: 'off' }).confirmMail).toBe(false)
		expect(faultsOf({ ...emailjs, CONFIRM_MAIL: 'on' })).toHaveLength(1)
	})

	test('families are reminded only where somebody wants it and mail reaches them', () => {
		expect(settingsOf({}).remindersOn).toBe(false)
		expect(settingsOf({ REMINDERS: 'on' }).remindersOn).toBe(true)
		expect(faultsOf({ ...emailjs, REMINDERS: 'on' })).toHaveLength(1)
	})

	test('answers go to an address of the sender’s domain, and only where mail leaves', () => {
		const smtp = {
			SMTP_URL: 'smtp://localhost',
			CONTACT_EMAIL: 'a@b.example',
			MAIL_FROM: 'site@b.example',
		}
		const REPLY_ADDRESS = 'office+*@B.example'
		expect(settingsOf(smtp).replyAddress).toBeNull()
		expect(settingsOf({ ...smtp, REPLY_ADDRESS }).replyAddress).toBe(REPLY_ADDRESS)
		expect(faultsOf({ ...smtp, REPLY_ADDRESS: 'office+*@other.example' })).toHaveLength(1)
		expect(faultsOf({ REPLY_ADDRESS, MAIL_FROM: 'site@b.example' })).toEqual([
			expect.stringContaining('SMTP_URL'),
		])
	})

	test('a mailbox is read where mail can be answered, encrypted unless it is on this machine', () => {
		const smtp = { SMTP_URL: 'smtp://h', CONTACT_EMAIL: 'a@b.example' }
		const url = 'imaps://office:p%40ss@mail.example/INBOX'
		expect(settingsOf(smtp).mailbox).toBeNull()
		expect(settingsOf({ ...smtp, MAILBOX_URL: url }).mailbox).toEqual({ url, authserv: '' })
		const here = {
			MAILBOX_URL: 'imap://u:p@127.0.0.1:1143/INBOX',
			MAILBOX_AUTHSERV: 'mx.b.example',
		}
		expect(settingsOf({ ...smtp, ...here }).mailbox?.authserv).toBe('mx.b.example')
		expect(faultsOf({ MAILBOX_URL: url })).toEqual([expect.stringContaining('SMTP_URL')])
		expect(faultsOf({ ...smtp, MAILBOX_AUTHSERV: 'mx' })).toEqual([
			expect.stringContaining('MAILBOX_URL'),
		])
	})

	test('WhatsApp is given whole or not at all, and its token travels encrypted', () => {
		const given = {
			WHATSAPP_TOKEN: 't',
			WHATSAPP_NUMBER_ID: '1065',
			WHATSAPP_APP_SECRET: 's',
			WHATSAPP_VERIFY_TOKEN: 'v',
		}
		expect(settingsOf({}).whatsapp).toBeNull()
		expect(settingsOf(given).whatsapp?.api).toBe('https://graph.facebook.com/v26.0')
		const here = { ...given, WHATSAPP_API: 'http://127.0.0.1:8080/v26.0/' }
		expect(settingsOf(here).whatsapp?.api).toBe('http://127.0.0.1:8080/v26.0')
		expect(faultsOf({ ...given, WHATSAPP_TOKEN: '' })).toEqual([
			expect.stringContaining('WHATSAPP_TOKEN missing'),
		])
		for (const WHATSAPP_API of ['http://graph.example/v26.0', 'https://graph.example/?a=b'])
			expect(faultsOf({ ...given, WHATSAPP_API })).toHaveLength(1)
		expect(faultsOf({ ...given, WHATSAPP_NUMBER_ID: '+60 12' })).toHaveLength(1)
	})

	test('whole groups are taken over', () => {
		expect(settingsOf(s3).s3).toMatchObject({ bucket: 'documents', endpoint: null })
		expect(settingsOf(emailjs).mail).toMatchObject({
			kind: 'emailjs',
			privateKey: null,
			origin: 'https://api.emailjs.com',
		})
		expect(settingsOf({ SMTP_URL: 'smtp://h', CONTACT_EMAIL: 'a@b.example' }).mail).toEqual({
			kind: 'smtp',
			url: 'smtp://h',
			tls: 'required',
		})
	})

	test('a process does everything unless it is given a role; a worker has to know where the site is', () => {
		expect(settingsOf({}).role).toBe('all')
		expect(settingsOf({ ROLE: 'web' }).role).toBe('web')
		expect(settingsOf({ ROLE: 'worker', SITE_URL: 'https://rihla.example' }).role).toBe('worker')
		expect(faultsOf({ ROLE: 'worker' })).toEqual([expect.stringContaining('SITE_URL')])
		expect(faultsOf({ ROLE: 'both' })).toEqual([expect.stringContaining('ROLE')])
	})

	test('.env.example names every variable that is read', () => {
		const source = readFileSync('server/settings.ts', 'utf8')
		const names = new Set(
			source.match(/'[A-Z][A-Z0-9]*(_[A-Z0-9]+)*'/g)?.map((n) => n.slice(1, -1)),
		)
		const example = readFileSync('.env.example', 'utf8')
		for (const name of names) expect(example).toMatch(new RegExp(`^#${name}=`, 'm'))
		expect(names.size).toBeGreaterThan(20)
	})
})
