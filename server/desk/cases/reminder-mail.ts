/** A reminder as a mail, in the words that the site has for it now. It says how many documents are missing, not which. */
import { fillValues } from '#domain/cases/template-values.ts'
import type { Text } from '#domain/language.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { mailWords } from '../../deliver/mail-words.ts'
import { NotBefore, type Template } from '../../deliver/templates.ts'
import type { Settings } from '../../settings.ts'
import { firstNameOf } from '../../store/cases/applicant.ts'
import type { Store } from '../../store/store.ts'
import { createComposer } from './message-mail.ts'

export function createReminderMail(
	{ store, content }: { store: Store; content: Pick<SiteContent, 'current'> },
	settings: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
): Template {
	const compose = createComposer(store, settings, brand)
	return async ({ case_id, params, recipient, created_at }) => {
		const about = case_id === null ? null : await store.cases.find(case_id)
		const submission = about && (await store.submissions.find(about.kind, about.submission_id))
		const { templates } = content.current().documents.pages.templates
		const words = templates.find(({ id }) => id === `reminder_${params.n}`)
		if (!about || !submission || !words) return null
		// A mail may wait for days until the mail server takes it.
		if (!(await store.cases.reminders.isWanted(about.id, created_at))) return null
		const now = new Date()
		const from = store.cases.reminders.allowedFrom(about, now)
		if (from === null) return null
		if (from > now) throw new NotBefore(from)
		const { language, reference } = about
		const values = {
			first_name: firstNameOf(submission),
			reference,
			missing: mailWords[language]('reminder.missing', { count: Number(params.missing) }),
		}
		const [subject, body] = [words.subject, words.body].map((text) =>
			fillValues(text[language], values),
		)
		if (!subject || !body) return null
		return compose({ language, subject, body, case: about.id, to: recipient })
	}
}
