/** A colleague's message as it leaves by WhatsApp. */
import * as v from 'valibot'
import { linkValue } from '#domain/cases/template-values.ts'
import { defaultLanguage, isLanguage } from '#domain/language.ts'
import { mailWords } from '../../deliver/mail-words.ts'
import type { WhatsappTemplates } from '../../deliver/whatsapp-queue.ts'
import type { Settings } from '../../settings.ts'
import type { Store } from '../../store/store.ts'

const storedValues = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
/** More the platform does not take in one message. */
const longestText = 4096

export function whatsappTemplates(
	{ cases }: Pick<Store, 'cases'>,
	{ siteUrl }: Pick<Settings, 'siteUrl'>,
): WhatsappTemplates {
	const languageOf = (given: unknown) =>
		typeof given === 'string' && isLanguage(given) ? given : defaultLanguage

	return {
		async wa_text({ message_id }) {
			const message = message_id === null ? null : await cases.message(message_id)
			if (!message) return null
			// The own link goes by mail alone: whoever has the telephone would have it.
			const body = message.body.replaceAll(`{${linkValue}}`, `${siteUrl}/status`)
			return { type: 'text', body: body.slice(0, longestText) }
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

		async wa_stopped({ params: { language } }) {
			return { type: 'text', body: mailWords[languageOf(language)]('whatsappStopped') }
		},
	}
}
