/** A colleague's message as it leaves by WhatsApp. */
import * as v from 'valibot'
import { linkValue } from '#domain/cases/template-values.ts'
import { reminderMessage } from '#domain/conversations/approved-message.ts'
import { defaultLanguage, isLanguage } from '#domain/language.ts'
import { mailWords } from '../../deliver/mail-words.ts'
import { NotBefore } from '../../deliver/templates.ts'
import type { WhatsappTemplates } from '../../deliver/whatsapp-queue.ts'
import type { Settings } from '../../settings.ts'
import { firstNameOf } from '../../store/cases/applicant.ts'
import type { Store } from '../../store/store.ts'

const storedValues = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
/** More the platform does not take in one message. */
const longestText = 4096

/** The own link goes by mail alone: whoever has the telephone would have it. */
const textOf = (body: string, siteUrl: string) =>
	body.replaceAll(`{${linkValue}}`, `${siteUrl}/status`)

/** Asked when it is written: nothing is cut off what a colleague wrote. */
export const isTooLong = (body: string, siteUrl: string) =>
	textOf(body, siteUrl).length > longestText

export function whatsappTemplates(
	{ cases, submissions }: Pick<Store, 'cases' | 'submissions'>,
	{ siteUrl }: Pick<Settings, 'siteUrl'>,
): WhatsappTemplates {
	const languageOf = (given: unknown) =>
		typeof given === 'string' && isLanguage(given) ? given : defaultLanguage

	return {
		async wa_text({ message_id }) {
			const message = message_id === null ? null : await cases.message(message_id)
			if (!message) return null
			return { type: 'text', body: textOf(message.body, siteUrl) }
		},

		async wa_template({ message_id, params: { name, values, language } }) {
			if (message_id !== null && !(await cases.message(message_id))) return null
			return {
				type: 'template',
				name: `${name}`,
				language: languageOf(language),
				values: v.parse(storedValues, values),
			}
		},

		/** As `reminder-mail.ts` says it. */
		async wa_reminder({ case_id, params: { missing }, created_at }) {
			const about = case_id === null ? null : await cases.find(case_id)
			const submission = about && (await submissions.find(about.kind, about.submission_id))
			if (!about || !submission) return null
			// The platform may be away for days.
			if (!(await cases.reminders.isWanted(about.id, created_at))) return null
			const now = new Date()
			const from = cases.reminders.allowedFrom(about, now)
			if (from === null) return null
			if (from > now) throw new NotBefore(from)
			const { language, reference } = about
			const counted = mailWords[language]('reminder.missing', { count: Number(missing) })
			const values = [firstNameOf(submission), counted, reference]
			return { type: 'template', name: reminderMessage, language, values }
		},

		async wa_stopped({ params: { language } }) {
			return { type: 'text', body: mailWords[languageOf(language)]('whatsappStopped') }
		},
	}
}
