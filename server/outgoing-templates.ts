import { site } from '#content/site.ts'
import type { SiteContent } from './content/site-content.ts'
import type { Templates } from './deliver/templates.ts'
import { createAccountMails } from './desk/account-mails.ts'
import { createMessageMail } from './desk/cases/message-mail.ts'
import { createReminderMail } from './desk/cases/reminder-mail.ts'
import type { Settings } from './settings.ts'
import { createStatusMails } from './status/status-mails.ts'
import type { Store } from './store/store.ts'

/** Every mail that goes to somebody outside the company, by the name in its row. */
export function outgoingTemplates(
	{ store, content }: { store: Store; content: SiteContent },
	settings: Settings,
): Templates {
	return {
		message: createMessageMail(store, settings, site.brand),
		reminder: createReminderMail({ store, content }, settings, site.brand),
		...createAccountMails(site.brand),
		...createStatusMails(store, settings, site.brand),
	}
}
