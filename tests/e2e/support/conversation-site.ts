/** A site of its own that reads a mailbox and speaks WhatsApp: a real Dovecot, a real SMTP server, a stand-in for the platform. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { createAccounts } from '#server/desk/accounts.ts'
import { addSampleDocuments } from '#server/desk/demo/sample-documents.ts'
import { openDocuments } from '#server/documents/documents.ts'
import { openStore } from '#server/store/store.ts'
import type { Fields } from '#server/store/tables.ts'
import { signatureOf } from '#server/whatsapp/webhook.ts'
import { startServer } from '#tools/torture/harness/server.ts'
import { newSubmission } from '../../factories/submissions.ts'
import { waCall } from '../../factories/whatsapp.ts'
import { startSmtp } from '../../fakes/smtp.ts'
import {
	platformNumber,
	platformToken,
	startWhatsappPlatform,
} from '../../fakes/whatsapp-platform.ts'
import { startDovecot } from '../../services/dovecot.ts'
import { freePort } from '../../services/free-port.ts'
import { staffPassword } from './invited-person.ts'
import { hydrated } from './page.ts'
import { expect } from './test.ts'

const host = 'rihla.example'
const appSecret = 'app secret'

/** What our mail server writes above a mail of which it is sure. */
export const proven = {
	'Authentication-Results': `mx.${host}; dmarc=pass header.from=mail.example`,
}

export async function startConversationSite() {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-conversation-'))
	const port = await freePort()
	const siteUrl = `http://localhost:${port}`
	const [smtp, dovecot, platform] = await Promise.all([
		startSmtp(),
		startDovecot(),
		startWhatsappPlatform(),
	])
	const server = await startServer({
		port,
		log: join(dataDir, 'server.log'),
		env: {
			DATA_DIR: dataDir,
			SITE_URL: siteUrl,
			SMTP_URL: smtp.url,
			SMTP_TLS: 'optional',
			CONTACT_EMAIL: 'office@company.example',
			CONFIRM_MAIL: 'off',
			MAIL_FROM: `site@${host}`,
			REPLY_ADDRESS: `office+*@${host}`,
			MAILBOX_URL: dovecot.url,
			MAILBOX_AUTHSERV: `mx.${host}`,
			REMINDERS: 'on',
			WHATSAPP_TOKEN: platformToken,
			WHATSAPP_NUMBER_ID: platformNumber,
			WHATSAPP_APP_SECRET: appSecret,
			WHATSAPP_VERIFY_TOKEN: 'verify',
			WHATSAPP_API: platform.api,
		},
	})
	const store = await openStore({ dataDir, databaseUrl: null })
	const database = new DatabaseSync(join(dataDir, 'rihla.sqlite'), { timeout: 5000 })

	return {
		siteUrl,
		smtp,
		dovecot,
		platform,
		store,

		/** An application with a picture and a PDF. */
		async newCase(language: Language, fields: Fields) {
			const { submission } = await store.submissions.submit(
				newSubmission('user_applications', { language, fields }),
			)
			const documents = await openDocuments({ dataDir, s3: null, siteUrl }, store)
			await addSampleDocuments(store, documents, submission.id)
			return submission.id
		},

		async enter(page: Page, role: Role, language: Language, path: string) {
			const accounts = createAccounts(store, '')
			const email = `${role}-${Date.now()}@rihla.example`
			const name = language === 'ar' ? 'سارة الحداد' : 'Sara Haddad'
			const address = await accounts.invite({ email, name, role, language }, 3600)
			const context = page.context()
			await context.request.get(`${siteUrl}${address}`)
			const form = { password: staffPassword }
			await context.request.post(`${siteUrl}/desk/welcome`, {
				headers: { origin: siteUrl },
				form,
				maxRedirects: 0,
			})
			await context.addCookies([{ name: 'language', value: language, url: siteUrl }])
			await page.goto(`${siteUrl}${path}`)
			await hydrated(page)
		},

		/** The platform calls. */
		async bring(...values: readonly object[]) {
			const body = waCall(values)
			const answer = await fetch(`${siteUrl}/api/whatsapp`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-hub-signature-256': signatureOf(Buffer.from(body), appSecret),
				},
				body,
			})
			expect(answer.status).toBe(200)
		},

		/** Without the seconds in which it can be taken back. */
		letLeave: () =>
			database
				.prepare('update outgoing set next_attempt_at = ? where sent_at is null')
				.run(new Date().toISOString()),

		/** As if the family had last written by WhatsApp then. */
		wroteLastAt: (at: Date) =>
			database.prepare('update contacts set last_in_at = ?').run(at.toISOString()),

		async stop() {
			database.close()
			await store.close()
			await server.end('SIGTERM')
			await Promise.all([smtp.stop(), dovecot.remove(), platform.stop()])
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}
export type ConversationSite = Awaited<ReturnType<typeof startConversationSite>>
